//! What the steps are called, and by which paragraphs they go.

use mittwoch_kernel::{Phrase, Piece, ScoreLine, Wording};

use super::forms;
use super::run::Run;
use crate::UnconsciousMind;
use crate::component::ROUTINE;
use crate::effect::Good;
use crate::event::{EventView, Open};
use crate::id::{Did, Errand, ID, PERSON, Pick};
use crate::score;
use crate::state::TREATISES;

/// The ends of the keys of what lies on the table.
pub(super) const PIECES: &[&str] = &[
    "card",
    "tile",
    "routine",
    "case-study",
    "layer",
    "latent",
    "manifest",
    "overlay",
    "twin",
    "treatise",
];

/// The ends of the keys of what only the companion says.
pub(super) const TOLD: &[&str] = &["won", "lost"];

fn name(kind: &str) -> String {
    format!("at-table-{kind}")
}

/// What is entered has no name but its kind.
pub(super) fn rename(game: &mut UnconsciousMind) {
    let all = &mut game.catalogue;
    all.research.iter_mut().for_each(|card| card.id = name("card"));
    all.tiles.iter_mut().for_each(|tile| tile.id = name("tile"));
    for (client, at) in all.clients.iter_mut().zip(0..) {
        client.id = name(if ROUTINE.contains(&at) { "routine" } else { "case-study" });
    }
    all.layers.iter_mut().for_each(|layer| layer.id = name("layer"));
    all.latent.iter_mut().for_each(|dream| dream.id = name("latent"));
    all.manifest.iter_mut().for_each(|dream| dream.id = name("manifest"));
    for overlay in &mut all.id.overlays {
        (overlay.id, overlay.twin) = (name("overlay"), name("twin"));
    }
    for (treatise, at) in all.treatises.iter_mut().zip(0..) {
        treatise.id = forms::treatise_word(at);
        treatise.volumes.truncate(1);
    }
}

/// The names of what lies on the table.
pub(super) fn pieces() -> Vec<Piece> {
    let kinds = PIECES.iter().filter(|kind| **kind != "treatise");
    let kinds = kinds.map(|kind| Piece {
        name: name(kind),
        phrase: Phrase::new(&format!("um-companion-piece-{kind}")),
    });
    let treatises = (0..TREATISES).map(forms::treatise);
    let treatises = treatises.map(|at| Piece { name: at.word, phrase: at.phrase });
    kinds.chain(treatises).collect()
}

/// What a step says and by which paragraphs; nothing if it is of no account at a real table.
pub(super) fn tell(run: &Run, what: Open) -> Option<(Phrase, &'static [&'static str])> {
    let silent = matches!(
        what,
        Open::RoundStarted { .. }
            | Open::TurnStarted
            | Open::Slid { .. }
            | Open::TurnedUp { .. }
            | Open::ClientShown { .. }
            | Open::ManifestShown { .. }
            | Open::SpareLaid { .. }
    );
    if silent {
        return None;
    }
    if let Open::Ended { .. } = what {
        return Some((ended(run), &["ID-10.1", "ID-10.3"]));
    }
    Some((run.game.tell(&EventView::Open { seat: ID, what }), rules(what)))
}

/// How the game ended (ID-10.3).
fn ended(run: &Run) -> Phrase {
    let its = score::total(&run.game, &run.state, ID);
    let yours = run.facts.points.unwrap_or(0);
    let reputation = |board| run.state.player(board).reputation;
    let won = (yours, reputation(PERSON)) > (its, reputation(ID));
    let phrase = Phrase::new(if won { "um-companion-tell-won" } else { "um-companion-tell-lost" });
    phrase.number("yours", yours).number("its", its)
}

/// Where the points of the Id would come from now.
pub(super) fn score(run: &Run) -> Vec<ScoreLine> {
    let lines = score::sheet(&run.game, &run.state);
    let own = |line: ScoreLine| ScoreLine {
        values: line.values.get(ID.index()).copied().into_iter().collect(),
        ..line
    };
    lines.into_iter().map(own).collect()
}

/// The paragraphs that decide what happens.
fn rules(what: Open) -> &'static [&'static str] {
    match what {
        Open::Id(did) => rules_of_id(did),
        Open::RecallBegan { .. } => &["ID-7.1"],
        Open::IdeasBack { .. } => &["ID-7.2"],
        Open::Gained { good: Good::Box, .. } => &["ID-3.12", "ID-3.3"],
        Open::Gained { .. } => &["ID-3.12"],
        Open::Reputation { .. } => &["UM-7.2", "UM-7.4"],
        Open::Signalled => &["UM-7.10"],
        Open::TrackTriggered { .. } => &["ID-3.16"],
        Open::CardDrawn => &["ID-3.6"],
        Open::NoCard => &["ID-9.4"],
        Open::Swapped { .. } => &["ID-9.4"],
        Open::Played { .. } => &["ID-3.7"],
        Open::VolumeLaid { cited: None, .. } => &["ID-9.11"],
        Open::VolumeLaid { .. } => &["ID-9.12"],
        Open::Published { .. } => &["ID-9.5"],
        Open::FireworksUsed { .. } | Open::FireworksMoved { .. } => &["ID-11.5"],
        Open::Claimed { .. } => &["ID-3.10"],
        Open::DreamUsed { .. } => &["ID-9.3"],
        Open::TreatmentOver { .. } => &["UM-19.15"],
        Open::Helped { .. } => &["UM-19.10"],
        Open::Catharsis { .. } => &["UM-19.11"],
        Open::LayerShed { .. } => &["ID-8.7"],
        Open::Cured { .. } => &["UM-19.13"],
        Open::RoomOpened => &["UM-19.14"],
        Open::BoxUsed { .. } => &["ID-8.1", "ID-8.3"],
        Open::Drafted { .. } => &["ID-8.5"],
        Open::LatentTurned { .. } | Open::MarkerSet { .. } => &["UM-21.9"],
        Open::TopChosen | Open::ManifestTaken { .. } => &["ID-2.14"],
        Open::TurnEnded => &["UM-21.11"],
        _ => &[],
    }
}

fn rules_of_id(did: Did) -> &'static [&'static str] {
    match did {
        Did::Compass { pick: Pick::Room, .. } => &["ID-8.3", "ID-3.5"],
        Did::Compass { .. } => &["ID-3.4", "ID-3.5"],
        Did::Reshuffled | Did::Card { .. } => &["ID-4.2", "ID-4.3"],
        Did::Taken { .. } => &["ID-4.4"],
        Did::Full => &["ID-4.5"],
        Did::TooFew { .. } => &["ID-4.1"],
        Did::Placed { .. } => &["ID-4.6"],
        Did::Inked { .. } => &["ID-5.1", "ID-5.4"],
        Did::Line { .. } => &["ID-6.1"],
        Did::NoColumn => &["ID-6.3"],
        Did::Part { end: false, .. } => &["ID-6.4"],
        Did::Part { .. } => &["ID-6.2", "ID-6.4"],
        Did::Tile { .. } => &["ID-6.2", "ID-6.4"],
        Did::Flipped { .. } => &["ID-6.5"],
        Did::Completed { .. } => &["ID-6.6"],
        Did::Exchanged { .. } => &["ID-3.1"],
        Did::Coffee { .. } => &["ID-3.12"],
        Did::Brewed { points: 0, .. } => &["ID-3.2"],
        Did::Brewed { .. } => &["ID-3.2", "ID-3.3"],
        Did::TookTile { .. } => &["ID-9.1", "ID-9.2"],
        Did::Nothing { .. } => &["ID-9.14"],
        Did::Idle { .. } => &["ID-3.17"],
        Did::Dream { .. } => &["ID-9.3"],
        Did::Treatise { .. } => &["ID-9.5"],
        Did::CannotPublish { .. } => &["ID-9.10"],
        Did::Walked { replaced: Some(_), .. } => &["ID-11.1"],
        Did::Walked { errand: Errand::Freud, .. } => &["ID-9.8"],
        Did::Walked { errand: Errand::Quiet, .. } => &["ID-9.15"],
        Did::Walked { .. } | Did::Visited { .. } => &["ID-9.13"],
        Did::Goal { .. } | Did::NoGoal => &["ID-9.9"],
        Did::Bonus { .. } => &["ID-7.3", "ID-7.5"],
        Did::NoBonus => &["ID-7.8"],
        Did::AnyKind { .. } => &["ID-8.6"],
        Did::Overlaid { .. } => &["ID-8.7"],
        Did::NoOverlay { .. } => &["ID-8.8"],
    }
}
