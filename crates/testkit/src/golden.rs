use std::path::Path;
use std::{env, fs};

/// The most bytes of a playthrough.
const LARGEST: usize = 300_000;

/// Compares a playthrough with the committed file; with `MITTWOCH_BLESS=1` it becomes that file.
pub fn check_playthrough(path: impl AsRef<Path>, text: &str) -> Result<(), String> {
    let path = path.as_ref();
    if env::var_os("MITTWOCH_BLESS").is_none_or(|value| value != "1") {
        return compare_playthrough(path, text);
    }
    small_enough(path, text)?;
    let fault = |error| format!("{}: {error}", path.display());
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(fault)?;
    fs::write(path, text).map_err(fault)
}

/// Compares a playthrough with a file; the sentence names the first line that differs.
pub fn compare_playthrough(path: &Path, text: &str) -> Result<(), String> {
    small_enough(path, text)?;
    let name = path.display();
    let committed = fs::read_to_string(path)
        .map_err(|error| format!("{name}: {error} (MITTWOCH_BLESS=1 writes it)"))?;
    let Some((line, old, new)) = first_difference(&committed, text) else { return Ok(()) };
    Err(format!(
        "{name}, line {line}: the game plays differently\n  committed {old}\n  now       {new}\n\
         If that is meant, MITTWOCH_BLESS=1 writes the file anew."
    ))
}

fn small_enough(path: &Path, text: &str) -> Result<(), String> {
    if text.len() <= LARGEST {
        return Ok(());
    }
    Err(format!("{} would have {} bytes, more than {LARGEST}", path.display(), text.len()))
}

fn first_difference<'a>(old: &'a str, new: &'a str) -> Option<(usize, &'a str, &'a str)> {
    let (mut old, mut new) = (old.lines(), new.lines());
    (1..).find_map(|line| match (old.next(), new.next()) {
        (None, None) => Some(None),
        (a, b) if a == b => None,
        (a, b) => Some(Some((line, a.unwrap_or("(the end)"), b.unwrap_or("(the end)")))),
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_by_line_also_at_the_end() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), Some((2, "b", "c")));
        assert_eq!(first_difference("a\n", "a\nb\n"), Some((2, "(the end)", "b")));
    }
}
