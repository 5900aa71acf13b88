use mittwoch_kernel::{Outcome, Pack};

use crate::replay::header_of;
use crate::{Header, RecordFault, Title};

/// What a sound record of a finished match says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Its head.
    pub header: Header,
    /// How many answers stand in it.
    pub answers: usize,
    /// How the match ended.
    pub outcome: Outcome,
}

/// Checks the record of a finished match: every answer legal, every draw what the seed yields, the
/// seed what it was bound to, the outcome what the answers lead to, and no line changed.
///
/// `pack` is the component pack of the match where it is none that was ever built in.
pub fn verify(
    games: &[&dyn Title],
    text: &str,
    pack: Option<&Pack>,
) -> Result<Verified, RecordFault> {
    let head = header_of(text)?;
    let title = games.iter().find(|title| title.about().key == head.game);
    let title = title
        .ok_or_else(|| RecordFault::new(1, format!("no game '{}' is known here", head.game)))?;
    let unknown = || RecordFault::new(1, "the match was played with another component pack");
    let pack = pack.cloned().or_else(|| title.pack_of(None, &head.pack)).ok_or_else(unknown)?;
    let ended = title.resume(text, &pack)?;
    let outcome = ended.outcome().ok_or_else(|| {
        RecordFault::new(text.lines().count(), "the match is not over, so nothing can be verified")
    })?;
    Ok(Verified { header: ended.header().clone(), answers: ended.answers(), outcome })
}
