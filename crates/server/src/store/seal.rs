//! What binds the lines of a table to how it stands, the same in every engine: data that moves
//! from one to another is sound there too.

use mittwoch_protocol::Stage;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::{Append, Occupant, StoreResult, TableSummary, UserId};

/// All that a step of a table writes beside its lines.
pub(super) struct StepSeal<'a> {
    pub id: &'a str,
    pub version: i64,
    pub stage: &'a str,
    pub standing: &'a str,
    pub sealed: &'a str,
    /// The chain of the table's own lines; tables of before have none until their next step.
    pub table_chain: Option<&'a [u8]>,
}

impl StepSeal<'_> {
    /// The digest over it and over the chain of the lines.
    pub(super) fn digest(&self, chain: &[u8]) -> Vec<u8> {
        let mut hash = Sha256::new();
        for part in [self.id, self.stage, self.standing, self.sealed] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hash.update(self.version.to_le_bytes());
        hash.update(chain);
        if let Some(chain) = self.table_chain {
            hash.update(chain);
        }
        hash.finalize().to_vec()
    }
}

/// The chain with one more line.
pub(super) fn link(chain: &[u8], line: &str) -> Vec<u8> {
    Sha256::new().chain_update(chain).chain_update(line).finalize().to_vec()
}

/// A chain with further lines.
pub(super) fn linked(chain: &[u8], lines: &[String]) -> Vec<u8> {
    lines.iter().fold(chain.to_vec(), |chain, line| link(&chain, line))
}

/// What a step makes of the row of its table.
pub(super) struct SealedStep {
    pub stage: &'static str,
    pub free: i64,
    pub open: bool,
    pub standing: String,
    pub sealed: String,
    pub chain: Vec<u8>,
    pub table_chain: Vec<u8>,
    pub digest: Vec<u8>,
}

impl SealedStep {
    /// The row after a step, from the chains before it.
    pub(super) fn new(step: &Append, chain: &[u8], table_chain: &[u8]) -> StoreResult<SealedStep> {
        let (chain, table_chain) =
            (linked(chain, &step.lines), linked(table_chain, &step.table_lines));
        let (standing, sealed) =
            (serde_json::to_string(&step.standing)?, serde_json::to_string(&step.sealed)?);
        let stage = stage_text(step.standing.stage);
        let kept = StepSeal {
            id: &step.table,
            version: step.version + 1,
            stage,
            standing: &standing,
            sealed: &sealed,
            table_chain: Some(&table_chain),
        };
        let digest = kept.digest(&chain);
        let (free, open) = (free(&step.standing), step.standing.stage == Stage::Open);
        Ok(SealedStep { stage, free, open, standing, sealed, chain, table_chain, digest })
    }
}

/// As much of what is kept of a table's standing as a step has to know.
#[derive(Deserialize)]
pub(super) struct KeptSeats {
    pub seats: Vec<Occupant>,
}

/// Who sits at a table now and did not before.
pub(super) fn newcomers(before: &[Occupant], now: &[Occupant]) -> Vec<UserId> {
    let known: Vec<UserId> = before.iter().filter_map(Occupant::person).collect();
    now.iter().filter_map(Occupant::person).filter(|person| !known.contains(person)).collect()
}

/// The name under which a stage is kept.
pub(super) fn stage_text(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Over => "over",
        Stage::Frozen => "frozen",
    }
}

/// How many seats are free.
pub(super) fn free(standing: &TableSummary) -> i64 {
    standing.seats.iter().filter(|seat| **seat == Occupant::Empty).count() as i64
}
