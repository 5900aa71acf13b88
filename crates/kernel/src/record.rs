use serde::{Deserialize, Serialize};

use crate::{NameList, Seat};

/// One draw of one or more items out of a listed pool, without putting back.
///
/// Each number counts from 0 in the ascending list of what was left at that moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// What the draw is for.
    #[serde(rename = "for")]
    pub what: String,
    /// The seat it is for, where it is for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The position in the stream of random words before the first number.
    pub at: u64,
    /// The items that could come, by plain name, in ascending order of their ids.
    pub from: NameList,
    /// The numbers drawn.
    pub numbers: Vec<u32>,
    /// The items that came, by plain name.
    pub got: Vec<String>,
}

/// One answer and the draws made while it was performed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<A> {
    /// Who answered.
    pub seat: Seat,
    /// The answer.
    pub action: A,
    /// Whether the driver answered because only one answer was offered.
    pub auto: bool,
    /// The draws made while performing it.
    pub draws: Vec<Draw>,
}
