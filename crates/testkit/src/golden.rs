use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use insta::Settings;

/// The most bytes of a golden text.
const LARGEST: usize = 300_000;

/// Compares a golden text with the committed snapshot of this folder and name, `NAME.snap`;
/// `cargo xtask playthroughs` writes it anew, and `cargo insta review` shows what differs.
pub fn check_playthrough(path: impl AsRef<Path>, text: &str) -> Result<(), String> {
    let path = path.as_ref();
    small_enough(path, text)?;
    let (folder, name) = (path.parent(), path.file_stem().and_then(|name| name.to_str()));
    let (Some(folder), Some(name)) = (folder, name) else {
        return Err(format!("{} is no name of a golden text", path.display()));
    };
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let compared = catch_unwind(AssertUnwindSafe(|| {
        settings.bind(|| insta::assert_snapshot!(name, text));
    }));
    compared.map_err(|_| {
        format!(
            "{}/{name}.snap differs as shown above; if that is meant, cargo xtask playthroughs \
             writes it anew",
            folder.display()
        )
    })
}

fn small_enough(path: &Path, text: &str) -> Result<(), String> {
    if text.len() <= LARGEST {
        return Ok(());
    }
    Err(format!("{} would have {} bytes, more than {LARGEST}", path.display(), text.len()))
}
