//! Files that were compressed with Zstandard, as agents leave their older logs: what they hold is read.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, BufWriter, Read as _, Seek as _, Write};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

/// What such files begin with.
const MAGIC: [u8; 4] = *b"\x28\xB5\x2F\xFD";

/// What a file may hold at most, in multiples of its own size and in bytes; the higher of the two counts. A log is seldom more than
/// thirty times as large as what it is compressed to.
const MOST_TIMES: u64 = 250;
const MOST_BYTES: u64 = 64 << 20;

/// Whether a file is compressed; it is at its start before and after.
pub(super) fn is_packed(file: &mut File) -> io::Result<bool> {
    let mut start = [0; MAGIC.len()];
    let length = (&*file).take(MAGIC.len() as u64).read(&mut start)?;
    file.rewind()?;
    Ok(start.get(..length) == Some(&MAGIC))
}

/// What a compressed file holds, in an unnamed temporary file, from its start.
///
/// # Errors
///
/// Where it is damaged, where it ends early, where it holds more than a log would ([`io::ErrorKind::FileTooLarge`]).
pub(super) fn unpacked(file: &File) -> io::Result<File> {
    let size = file.metadata()?.len();
    let most = MOST_BYTES.max(size.saturating_mul(MOST_TIMES));
    let mut packed = BufReader::new(file);
    let mut out = BufWriter::new(tempfile::tempfile()?);
    let mut left = most;
    while !packed.fill_buf()?.is_empty() {
        frame(&mut packed, &mut out, &mut left, most)?;
    }
    let mut out = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    out.rewind()?;
    Ok(out)
}

/// Unpacks a frame; of one that is to be skipped, nothing.
fn frame(
    packed: &mut BufReader<&File>,
    out: &mut impl Write,
    left: &mut u64,
    most: u64,
) -> io::Result<()> {
    let mut frame = match StreamingDecoder::new(&mut *packed) {
        Ok(frame) => frame,
        Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
            length,
            ..
        })) => {
            let length = u64::from(length);
            let skipped = io::copy(&mut packed.take(length), &mut io::sink())?;
            return if skipped == length { Ok(()) } else { Err(damaged("it ends early")) };
        }
        Err(error) => return Err(damaged(&error.to_string())),
    };
    let written = io::copy(&mut (&mut frame).take(*left + 1), out).map_err(|error| {
        // What went wrong with the text of the frame, and not with a file.
        if error.kind() == io::ErrorKind::Other { damaged(&error.to_string()) } else { error }
    })?;
    *left = left.checked_sub(written).ok_or_else(|| too_large(most))?;
    check(&frame.decoder)
}

/// Compares what was unpacked with the checksum of it, if there is one.
fn check(frame: &FrameDecoder) -> io::Result<()> {
    let (said, found) = (frame.get_checksum_from_data(), frame.get_calculated_checksum());
    if said.is_some() && said != found {
        return Err(damaged("its checksum is not that of what it holds"));
    }
    Ok(())
}

fn damaged(what: &str) -> io::Error {
    let message = format!("is zstd-compressed (magic 28 B5 2F FD) and damaged: {what}");
    io::Error::new(io::ErrorKind::InvalidData, message)
}

fn too_large(most: u64) -> io::Error {
    let message = format!(
        "is zstd-compressed (magic 28 B5 2F FD) and holds more than {most} bytes, which is the most that is unpacked of a file of its size: \
         decompress it first, if it is what you think it is"
    );
    io::Error::new(io::ErrorKind::FileTooLarge, message)
}

#[cfg(test)]
mod tests {
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    use super::*;

    fn file(bytes: &[u8]) -> File {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(bytes).unwrap();
        file.rewind().unwrap();
        file
    }

    fn packed(text: &[u8]) -> Vec<u8> {
        compress_to_vec(text, CompressionLevel::Fastest)
    }

    fn held(bytes: &[u8]) -> io::Result<Vec<u8>> {
        let mut held = Vec::new();
        unpacked(&file(bytes))?.read_to_end(&mut held)?;
        Ok(held)
    }

    #[test]
    fn a_file_is_told_by_what_it_begins_with() {
        assert!(is_packed(&mut file(&packed(b"{}"))).unwrap());
        for other in [&b""[..], b"\x28\xB5", b"{\"a\":1}", b"\x28\xB5\x2F\xFE\x00"] {
            assert!(!is_packed(&mut file(other)).unwrap());
        }
    }

    #[test]
    fn frames_follow_one_another_and_some_say_nothing() {
        let skipped = b"\x50\x2A\x4D\x18\x03\x00\x00\x00abc";
        let bytes = [&packed(b"one\n"), &skipped[..], &packed(b"two\n")].concat();
        assert_eq!(held(&bytes).unwrap(), b"one\ntwo\n");
        let early = &bytes[..packed(b"one\n").len() + skipped.len() - 1];
        assert!(held(early).unwrap_err().to_string().ends_with("damaged: it ends early"));
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let text = "The bed by the wall was watered on the first of May.\n".repeat(200);
        let whole = packed(text.as_bytes());
        assert_eq!(held(&whole).unwrap(), text.as_bytes());
        for length in [5, whole.len() / 2, whole.len() - 1] {
            let error = held(&whole[..length]).unwrap_err();
            assert!(error.to_string().contains("damaged"), "{length}: {error}");
        }
        let mut wrong = whole.clone();
        *wrong.last_mut().unwrap() ^= 1;
        assert!(held(&wrong).unwrap_err().to_string().contains("its checksum is not that"));
        assert!(held(&[&whole[..], b"behind it"].concat()).is_err());
    }

    #[test]
    fn what_holds_far_more_than_a_log_is_refused() {
        let zeros = packed(&vec![0; usize::try_from(MOST_BYTES).unwrap() + 1]);
        assert!((zeros.len() as u64) < MOST_BYTES / MOST_TIMES);
        let error = held(&zeros).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
        assert!(error.to_string().contains("holds more than 67108864 bytes"), "{error}");
        let parts = [packed(&vec![0; 1 << 25]), packed(&vec![0; 1 << 25]), packed(b"0")].concat();
        assert_eq!(held(&parts).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
