//! The laws, one file each. A law looks at one walk and tells how much it checked.

use mittwoch_kernel::Whole;

use crate::{Broken, Case};

mod commuting;
mod conserved;
mod copied;
mod determinized;
mod foretold;
mod hidden;
mod json;
mod known;
mod notation;
mod numbered;
mod observed;
mod offered;
mod phrases;
mod refused;
mod replayed;
mod revealed;
mod sealed;
mod waiting;

pub(crate) use known::{first, learn};

/// A property that every game has, checked on one walk at a time.
pub struct Law<G: Whole> {
    /// Its name, as in [`Broken`] and in reports.
    pub name: &'static str,
    /// What it counts: the unit of the number that a check returns.
    pub counts: &'static str,
    /// Checks one walk and tells how many things it looked at.
    pub check: fn(&Case<'_, G>) -> Result<u64, Broken>,
}

/// Every law, the cheap ones first.
pub fn laws<G: Whole>() -> [Law<G>; 18] {
    [
        law("offered answers perform", "offers", offered::check),
        law("other answers are refused", "refusals", refused::check),
        law("pieces are conserved", "states", conserved::check),
        law("a copy is independent", "performances", copied::check),
        law("answers commute", "orders", commuting::check),
        law("sealed answers are secret", "views", sealed::check),
        law("knowledge equals the view", "views", known::check),
        law("what is learnt is revealed", "answers", revealed::check),
        law("previews come true", "answers", foretold::check),
        law("replay equals live", "records", replayed::check),
        law("notation round trips", "texts", notation::check),
        law("answers have numbers", "numbers", numbered::check),
        law("observations keep their form", "observations", observed::check),
        law("phrases are known", "phrases", phrases::check),
        law("no question closes too early", "answers", waiting::check),
        law("JSON round trips", "values", json::check),
        law("determinized states fit", "states", determinized::check),
        law("non-interference", "permuted worlds", hidden::check),
    ]
}

fn law<G: Whole>(
    name: &'static str,
    counts: &'static str,
    check: fn(&Case<'_, G>) -> Result<u64, Broken>,
) -> Law<G> {
    Law { name, counts, check }
}
