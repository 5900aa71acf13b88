//! Ids that stand once in the whole pack, and the pieces without print.

use std::collections::BTreeMap;

use mittwoch_kernel::{DataFault, Pack};

use super::super::{FILES, raw};
use super::Check;

/// How many of each piece the box holds.
const PIECES: [(&str, u8); 26] = [
    ("meeting-table", 1),
    ("city", 1),
    ("freud", 1),
    ("freud-marker", 1),
    ("player-boards", 4),
    ("insight-dials", 4),
    ("office-boards", 4),
    ("professors", 4),
    ("ideas", 24),
    ("therapy-markers", 8),
    ("reputation-markers", 4),
    ("score-markers", 4),
    ("common-insights", 28),
    ("own-insights", 24),
    ("inkpots", 4),
    ("box-markers", 4),
    ("coffee-markers", 4),
    ("first-player-token", 1),
    ("bright-ideas-of-1", 16),
    ("bright-ideas-of-5", 4),
    ("journalist", 1),
    ("fireworks", 1),
    ("inkpot-cover", 1),
    ("compass-arrow", 1),
    ("turn-card", 1),
    ("exchange-aid", 1),
];

impl Check {
    pub(super) fn census(&mut self, pack: &Pack) {
        const FILE: &str = "pieces.toml";
        self.unique(pack);
        let Some(raw::Pieces { piece }) = self.read(pack, FILE) else { return };
        self.count(piece.len(), PIECES.len(), FILE, "kinds of pieces");
        for (id, count) in PIECES {
            let found = piece.iter().find(|piece| piece.id == id).map_or(0, |piece| piece.count);
            self.require(found == count, FILE, id, format!("there must be {count} of it"));
        }
    }

    /// Ids are plain names in records, so no two components of any kind may share one.
    fn unique(&mut self, pack: &Pack) {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (file, _) in FILES {
            let Ok(ids) = pack.read::<Ids>(file) else { continue };
            for id in ids.0 {
                self.faults.plain(file, &id);
                if let Some(first) = seen.insert(id.clone(), file) {
                    let what = format!("this id stands also in {first}");
                    self.faults.push(DataFault::in_entry(file, &id, what));
                }
            }
        }
    }
}

/// Every `id` of a file, in tables and in lists of tables.
struct Ids(Vec<String>);

impl<'de> serde::Deserialize<'de> for Ids {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ids, D::Error> {
        #[derive(serde::Deserialize)]
        struct Named {
            id: Option<String>,
        }
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Part {
            Many(Vec<Named>),
            One(Named),
        }
        let parts = BTreeMap::<String, Part>::deserialize(deserializer)?;
        let named = parts.into_values().flat_map(|part| match part {
            Part::Many(entries) => entries,
            Part::One(entry) => vec![entry],
        });
        Ok(Ids(named.filter_map(|named| named.id).collect()))
    }
}
