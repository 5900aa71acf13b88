use std::collections::BTreeMap;
use std::time::Instant;

use mittwoch_games::{OwnerPack, check_owner};
use mittwoch_kernel::{DataFault, Pack};
use mittwoch_protocol::PackLabel;

use super::PackLimits;

/// How many characters of a digest stand for a pack that has no name.
const SHORT: usize = 8;

/// A pack without a fault.
#[derive(Clone, Debug)]
pub struct SoundPack {
    /// The key of its game.
    pub game: &'static str,
    /// The whole pack.
    pub pack: Pack,
    /// What it is called, and how much of it is original.
    pub label: PackLabel,
    /// Its size.
    pub bytes: u32,
}

impl SoundPack {
    /// Checks files, or names everything that is wrong with them.
    pub(super) fn new(
        files: &BTreeMap<String, String>,
        name: Option<&str>,
        limits: &PackLimits,
    ) -> Result<SoundPack, Vec<DataFault>> {
        let oversize = oversize(files, limits);
        if !oversize.is_empty() {
            return Err(oversize);
        }
        let texts = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let (owner, faults) = Pack::parsed(texts);
        let owner = match name {
            Some(name) => owner.named(name),
            None => owner,
        };
        let end = Instant::now() + limits.time;
        let OwnerPack { title, pack } =
            check_owner((owner, faults), None, &|| Instant::now() < end)?;
        let bytes = pack.files().map(|(name, text)| name.len() + text.len()).sum::<usize>();
        Ok(SoundPack { game: title.about().key, label: label(&pack), bytes: bytes as u32, pack })
    }
}

/// What a pack is called, and how much of it is original.
pub fn label(pack: &Pack) -> PackLabel {
    let (digest, share) = (pack.digest(), pack.originality());
    let name = pack.name().unwrap_or(&digest[..SHORT]).to_owned();
    PackLabel { digest, name, original: share.original, entries: share.entries }
}

/// What is too much before anything is read.
fn oversize(files: &BTreeMap<String, String>, limits: &PackLimits) -> Vec<DataFault> {
    let mut faults = Vec::new();
    if files.len() > limits.files {
        faults.push(DataFault::new(format!("a pack has at most {} files", limits.files)));
    }
    for (name, text) in files.iter().take(limits.files) {
        if !is_file_name(name) {
            let short: String = mittwoch_kernel::plain(name).chars().take(60).collect();
            let what = "a file of a pack is called like `cards.toml`, without a folder";
            faults.push(DataFault::in_file(&short, what));
        } else if text.len() > limits.file_bytes {
            let what = format!("a file has at most {} bytes", limits.file_bytes);
            faults.push(DataFault::in_file(name, what));
        }
    }
    if files.values().map(String::len).sum::<usize>() > limits.bytes {
        faults.push(DataFault::new(format!("a pack has at most {} bytes", limits.bytes)));
    }
    faults
}

/// Small letters, digits and hyphens before `.toml`.
fn is_file_name(name: &str) -> bool {
    let letter = |sign: char| matches!(sign, 'a'..='z' | '0'..='9' | '-');
    let stem = name.strip_suffix(".toml");
    stem.is_some_and(|stem| (1..=50).contains(&stem.len()) && stem.chars().all(letter))
}
