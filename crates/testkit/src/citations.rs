use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Which paragraphs of a rules digest the tests cite.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Citations {
    /// Every paragraph of the digest.
    pub paragraphs: BTreeSet<String>,
    /// Paragraphs that no test cites.
    pub uncited: BTreeSet<String>,
    /// Cited numbers that the digest does not have.
    pub unknown: BTreeSet<String>,
}

/// The numbers of the paragraphs of a digest: those in bold, as in `**DW-2.3**` or `**DW-E.1**`.
pub fn paragraphs(digest: &str) -> BTreeSet<String> {
    let bold = digest.split("**").skip(1).step_by(2);
    bold.filter(|text| paragraph_at(text) == Some(text)).map(str::to_owned).collect()
}

/// Compares a digest with the `*.rs` files under the given folders.
pub fn citations<P: AsRef<Path>>(digest: &str, folders: &[P]) -> io::Result<Citations> {
    let paragraphs = paragraphs(digest);
    let mut cited = BTreeSet::new();
    for folder in folders {
        collect(folder.as_ref(), &mut cited)?;
    }
    let uncited = paragraphs.difference(&cited).cloned().collect();
    let game = |number: &String| paragraphs.iter().any(|own| own[..2] == number[..2]);
    let unknown = cited.iter().filter(|number| game(number) && !paragraphs.contains(*number));
    let unknown = unknown.cloned().collect();
    Ok(Citations { paragraphs, uncited, unknown })
}

fn collect(path: &Path, cited: &mut BTreeSet<String>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), cited)?;
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        cited.extend(cited_in(&fs::read_to_string(path)?));
    }
    Ok(())
}

fn cited_in(text: &str) -> BTreeSet<String> {
    let starts = text.char_indices().filter(|(at, _)| {
        let before = text[..*at].chars().next_back();
        !before.is_some_and(|c| c.is_ascii_alphanumeric())
    });
    starts.filter_map(|(at, _)| paragraph_at(&text[at..])).map(str::to_owned).collect()
}

/// The paragraph number at the start of a text: two capitals, a hyphen, a chapter (a number or one
/// capital), a full stop and a number.
fn paragraph_at(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let capital = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_uppercase);
    if !capital(0) || !capital(1) || bytes.get(2) != Some(&b'-') {
        return None;
    }
    let dot = if capital(3) { 4 } else { digits(bytes, 3)? };
    if bytes.get(dot) != Some(&b'.') {
        return None;
    }
    digits(bytes, dot + 1).map(|end| &text[..end])
}

/// Where the digits that start at a place end, if there are any.
fn digits(bytes: &[u8], from: usize) -> Option<usize> {
    let count = bytes.get(from..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    (count > 0).then_some(from + count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bold_numbers_are_paragraphs() {
        let digest = "**DW-1.2** text, see DW-9.9 and **bold words**.\n\n**DW-E.12** **DW-1.**";
        let wanted = ["DW-1.2", "DW-E.12"].map(str::to_owned);
        assert_eq!(paragraphs(digest), BTreeSet::from(wanted));
    }

    #[test]
    fn citations_are_found_in_the_middle_of_a_text_and_longest_first() {
        let text = "/// DW-1.12, (DW-E.3): ÄDW-7 XDW-1.1 ND-2.1.";
        let wanted = ["DW-1.12", "DW-E.3", "ND-2.1"].map(str::to_owned);
        assert_eq!(cited_in(text), BTreeSet::from(wanted));
    }

    #[test]
    fn uncited_and_unknown_paragraphs_are_told_apart() {
        let folder = std::env::temp_dir().join(format!("citations-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep")).expect("a folder");
        fs::write(folder.join("deep/a.rs"), "// AB-1.1 AB-9.9 CD-1.1").expect("a file");
        fs::write(folder.join("a.txt"), "AB-1.2").expect("a file");
        let found = citations("**AB-1.1** and **AB-1.2**", &[&folder]).expect("readable");
        fs::remove_dir_all(&folder).expect("removable");
        assert_eq!(found.uncited, BTreeSet::from(["AB-1.2".to_owned()]));
        assert_eq!(found.unknown, BTreeSet::from(["AB-9.9".to_owned()]), "CD is another game");
    }
}
