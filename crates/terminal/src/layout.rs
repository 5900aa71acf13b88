//! Text in columns.

use unicode_width::UnicodeWidthStr;

/// Rows of cells as lines with aligned columns, the first to the left and the others to the right.
pub fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, width))| {
            let gap = " ".repeat(width - cell.width());
            if at == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// A text padded with blanks to a width, or cut to it with a mark.
pub fn fit(text: &str, width: usize) -> String {
    let long = text.width();
    if long <= width {
        return format!("{text}{}", " ".repeat(width - long));
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if cut.width() + 2 > width {
            break;
        }
        cut.push(letter);
    }
    cut.push('…');
    fit(&cut, width.max(1))
}

/// A text in lines of at most this width, the later ones indented.
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let options = textwrap::Options::new(width.max(8)).subsequent_indent(indent);
    textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["a".into(), "10".into()], vec!["żółw".into(), "7".into()]];
        assert_eq!(columns(&rows), ["a     10", "żółw   7"]);
    }

    #[test]
    fn texts_fit_their_width() {
        assert_eq!((fit("ab", 4), fit("abcdef", 4)), ("ab  ".into(), "abc…".into()));
        assert_eq!(wrap("one two three", 9, "  "), ["one two", "  three"]);
    }
}
