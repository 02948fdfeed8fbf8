//! Columns.

use std::fmt::Write as _;

/// Rows whose columns are as wide as their widest cell, two spaces apart.
#[derive(Default)]
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
    /// Which columns are flush right.
    right: &'static [usize],
    indent: usize,
}

impl Table {
    /// A table that is indented, some of whose columns are flush right.
    pub(crate) fn new(indent: usize, right: &'static [usize]) -> Self {
        Self { rows: Vec::new(), right, indent }
    }

    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    /// The table, each row on a line.
    pub(crate) fn text(&self) -> String {
        let mut widths: Vec<usize> = Vec::new();
        for row in &self.rows {
            for (column, cell) in row.iter().enumerate() {
                let width = cell.chars().count();
                match widths.get_mut(column) {
                    Some(widest) => *widest = width.max(*widest),
                    None => widths.push(width),
                }
            }
        }
        let mut out = String::new();
        for row in &self.rows {
            let mut line = " ".repeat(self.indent);
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let gap = if column == 0 { "" } else { "  " };
                // Writing to a string does not fail.
                let _ = if self.right.contains(&column) {
                    write!(line, "{gap}{cell:>width$}")
                } else {
                    write!(line, "{gap}{cell:<width$}")
                };
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_they_must_be() {
        let mut table = Table::new(2, &[1]);
        table.row(["kept".to_owned(), "1,000".to_owned(), "größe".to_owned()]);
        table.row(["synthesized".to_owned(), "7".to_owned(), String::new()]);
        assert_eq!(table.text(), "  kept         1,000  größe\n  synthesized      7\n");
    }
}
