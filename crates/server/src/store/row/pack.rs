use std::collections::BTreeMap;

use mittwoch_kernel::Pack;
use mittwoch_protocol::{PackInfo, PackLabel};
use sqlx::FromRow;

use super::number;
use crate::store::{StoreFault, StoreResult};

/// An installed pack as a row.
#[derive(FromRow)]
pub(in crate::store) struct PackRow {
    digest: String,
    game: String,
    name: String,
    original: i64,
    entries: i64,
    bytes: i64,
    made: i64,
}

impl From<PackRow> for PackInfo {
    fn from(row: PackRow) -> PackInfo {
        let PackRow { digest, game, name, original, entries, bytes, made } = row;
        let [original, entries, bytes] = [original, entries, bytes].map(number);
        let label = PackLabel { digest, name, original, entries };
        PackInfo { label, game, hosted: false, bytes, made }
    }
}

/// The files of a pack as one document.
pub(in crate::store) fn pack_files(pack: &Pack) -> StoreResult<String> {
    let files: BTreeMap<&str, String> = pack.files().collect();
    Ok(serde_json::to_string(&files)?)
}

/// The pack that is in such a document.
pub(in crate::store) fn read_pack(text: &str) -> StoreResult<Pack> {
    let files: BTreeMap<String, String> = serde_json::from_str(text)?;
    let pack = Pack::new(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    pack.map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        StoreFault::Broken(format!("a kept pack cannot be read: {}", faults.join("; ")))
    })
}
