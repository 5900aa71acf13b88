use mittwoch_protocol::{Fault, FaultCode};

const SHORTEST: usize = 2;
const LONGEST: usize = 24;

/// A name as it will be kept, or why it cannot be one.
///
/// Letters and digits of any script and a few signs: nothing invisible, nothing that turns the
/// direction of the line, nothing that looks like a part of the page.
pub(super) fn check(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let length = name.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return refuse(format!("A name has {SHORTEST} to {LONGEST} signs."));
    }
    let plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’');
    if !name.chars().all(plain) || name.contains("  ") {
        return refuse("A name has letters, digits, single spaces and - _ . ' only.".to_owned());
    }
    if !name.chars().any(char::is_alphanumeric) {
        return refuse("A name has at least one letter or digit.".to_owned());
    }
    Ok(name.to_owned())
}

fn refuse(what: String) -> Result<String, Fault> {
    Err(Fault::new(FaultCode::Name, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_names() {
        for name in ["Anna", "Łucja O’Neil", "Аня", "李雷", " padded ", "a-b_c.d"] {
            assert!(check(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_read_or_seen_is_no_name() {
        let long = "x".repeat(25);
        for name in ["", "a", "  ", "--", "a  b", "<b>x</b>", "a\u{202e}b", "a\nb", long.as_str()] {
            assert!(check(name).is_err(), "{name:?}");
        }
    }
}
