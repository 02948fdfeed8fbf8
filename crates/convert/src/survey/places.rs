//! The lines in which bytes of a file stand.

use std::io::{self, BufRead as _, BufReader, SeekFrom};

use crate::mapping::Input;

/// The line of each offset, 1-based. The file is read once, as far as the last of them.
pub(super) fn lines(input: &mut dyn Input, offsets: &[u64]) -> io::Result<Vec<u64>> {
    let mut lines = vec![1; offsets.len()];
    let mut order: Vec<usize> = (0..offsets.len()).collect();
    order.sort_unstable_by_key(|at| offsets.get(*at).copied());
    let mut rest = order.into_iter().peekable();
    if rest.peek().is_none() {
        return Ok(lines);
    }
    input.seek(SeekFrom::Start(0))?;
    let mut reader = BufReader::with_capacity(1 << 16, input);
    let (mut offset, mut line) = (0_u64, 1_u64);
    loop {
        let chunk = reader.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        let mut counted = 0;
        while let Some(at) = rest.peek().copied() {
            let wanted = offsets.get(at).copied().unwrap_or_default() - offset;
            let Some(before) = usize::try_from(wanted).ok().and_then(|end| chunk.get(counted..end))
            else {
                break;
            };
            line += feeds(before);
            counted += before.len();
            if let Some(place) = lines.get_mut(at) {
                *place = line;
            }
            rest.next();
        }
        if rest.peek().is_none() {
            break;
        }
        line += feeds(chunk.get(counted..).unwrap_or_default());
        let length = chunk.len();
        offset += length as u64;
        reader.consume(length);
    }
    Ok(lines)
}

fn feeds(bytes: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', bytes).count() as u64
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn offsets_are_found_in_any_order() {
        let text = format!("a\nb\n{}\nd", "x".repeat(1 << 17));
        let last = text.len() as u64 - 1;
        let offsets = vec![last, 0, 2, 4, 2, 1 << 17, (1 << 17) + 4, last];
        let found = lines(&mut Cursor::new(text), &offsets).unwrap();
        assert_eq!(found, [4, 1, 2, 3, 2, 3, 3, 4]);
        assert_eq!(lines(&mut Cursor::new("a"), &[]).unwrap(), [0; 0]);
    }
}
