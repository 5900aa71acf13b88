//! The rules digest of a game, cut into its headings and numbered paragraphs.

/// One piece of a digest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DigestPart<'a> {
    /// A heading.
    Heading(&'a str),
    /// A numbered paragraph.
    Rule {
        /// Its number, such as `DW-6.4`.
        id: &'a str,
        /// What it says.
        text: &'a str,
    },
    /// Anything else.
    Plain(&'a str),
}

/// The parts of a digest in their order.
pub fn parts(digest: &str) -> impl Iterator<Item = DigestPart<'_>> {
    digest.lines().map(str::trim).filter(|line| !line.is_empty()).map(part)
}

fn part(line: &str) -> DigestPart<'_> {
    if line.starts_with('#') {
        return DigestPart::Heading(line.trim_start_matches('#').trim());
    }
    let numbered = line.strip_prefix("**").and_then(|rest| rest.split_once("**"));
    match numbered {
        Some((id, text)) => DigestPart::Rule { id, text: text.trim() },
        None => DigestPart::Plain(line),
    }
}

/// The text of one numbered paragraph.
pub fn paragraph<'a>(digest: &'a str, wanted: &str) -> Option<&'a str> {
    parts(digest).find_map(|part| match part {
        DigestPart::Rule { id, text } if id.eq_ignore_ascii_case(wanted) => Some(text),
        _ => None,
    })
}

/// The parts as lines to read, each paragraph with its number before it.
pub fn lines(digest: &str) -> Vec<String> {
    parts(digest)
        .flat_map(|part| match part {
            DigestPart::Heading(text) => vec![String::new(), text.to_uppercase(), String::new()],
            DigestPart::Rule { id, text } => vec![format!("{id}  {}", plain(text))],
            DigestPart::Plain(text) => vec![plain(text)],
        })
        .skip_while(String::is_empty)
        .collect()
}

/// Text without the marks of emphasis.
pub fn plain(text: &str) -> String {
    text.replace("*(", "(").replace(")*", ")").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str = "# Rules\n\n## 1 First\n\nFollows.\n\n**DW-1.1** One `thing`.\n";

    #[test]
    fn paragraphs_are_found_by_number_in_any_case() {
        assert_eq!(paragraph(DIGEST, "dw-1.1"), Some("One `thing`."));
        assert_eq!(paragraph(DIGEST, "DW-1.2"), None);
    }

    #[test]
    fn lines_carry_numbers_and_no_marks() {
        let lines = lines(DIGEST);
        assert_eq!(lines[0], "RULES");
        assert_eq!(lines.last().map(String::as_str), Some("DW-1.1  One thing."));
    }
}
