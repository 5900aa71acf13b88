//! The companion: the Id alone, for a person with cardboard on the table.
//!
//! The turn of the Id is run by the engine's own code on a table of which little is known. Before
//! each step [`needs`] looks at what is on top of the stack and asks for what the step will look
//! at; [`lay`] lays the answer onto the table, and the step is run. So the companion cannot differ
//! from the Id of the game, and it asks for nothing that no step needs.
//!
//! Nothing reconstructed is used: what a pack is not sure of is asked for, once where it is printed
//! on a board, each time where it is printed on a card.

mod check;
mod coming;
mod correct;
mod effects;
mod forms;
mod lay;
mod library;
mod needs;
mod numbers;
mod run;
mod spare;
mod tell;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Accompanied, Game, Knowing, Pack, Phrase, Setting, Situation, Stand, Viewer,
};

use crate::UnconsciousMind;
use crate::event::EventView;
use crate::view::View;
use run::Run;

/// Where the companion stands after all that it was told.
pub(crate) fn accompany(
    pack: &Pack,
    situation: &Situation,
) -> Result<Stand<View, EventView>, Phrase> {
    if let Some(fault) = situation.fault() {
        return Err(fault);
    }
    let setting = Setting { players: 1, options: situation.options.clone() };
    let game = UnconsciousMind::new(pack, &setting);
    let game = game.map_err(|_| Phrase::new("um-companion-fault-options"))?;
    let mut run = Run::new(game, pack);
    let reached = run.follow(&situation.told)?;
    let view = run.game.view(&run.state, Viewer::Spectator);
    let guide = Accompanied {
        situation: Situation { told: reached.used, ..situation.clone() },
        steps: run.steps.clone(),
        ask: reached.ask,
        fault: reached.fault,
        coming: coming::coming(&run),
        answered: run.answered.clone(),
        correct: correct::forms(&run),
        score: tell::score(&run),
        pieces: tell::pieces(),
    };
    let events = run.events.iter().map(|what| EventView::Open { seat: crate::id::ID, what: *what });
    Ok(Stand { guide, view, events: events.collect() })
}

/// The keys of all that the companion says.
pub(crate) fn keys() -> BTreeSet<String> {
    let named = |kind: &'static str, names: &'static [&'static str]| {
        names.iter().map(move |name| format!("um-companion-{kind}-{name}"))
    };
    named("ask", forms::ASKS)
        .chain(named("field", forms::FIELDS))
        .chain(named("word", forms::WORDS))
        .chain(named("word", lay::COUNTS))
        .chain(named("fault", check::FAULTS))
        .chain(named("piece", tell::PIECES))
        .chain(named("tell", tell::TOLD))
        .chain(named("coming", coming::COMING))
        .collect()
}
