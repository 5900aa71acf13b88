//! Where the points came from that were scored on the way, told from what happened.

use mittwoch_kernel::{Phrase, ScoreLine, Seat};

use crate::UnconsciousMind;
use crate::action::Free;
use crate::effect::Good;
use crate::event::{Event, Open};
use crate::id::Did;
use crate::phase::publish::CITED_POINTS;
use crate::setup::start_points;
use crate::state::SEATS;

/// What can bring points during the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Treatises,
    Clients,
    Therapy,
    City,
    Notebook,
    Rest,
}

/// The sources in their order on the sheet.
pub(crate) const SOURCES: [&str; 6] = [
    "um-earned-treatises",
    "um-earned-clients",
    "um-earned-therapy",
    "um-earned-city",
    "um-earned-notebook",
    "um-earned-rest",
];

/// Counts by source; what an effect gains belongs to whatever set it off.
pub(crate) fn lines(game: &UnconsciousMind, events: &[Event]) -> Vec<ScoreLine> {
    let boards = game.boards().count();
    let mut table = [[0; SEATS]; SOURCES.len()];
    for seat in game.boards() {
        table[Source::Rest as usize][seat.index()] = start_points(game, seat);
    }
    let mut cause = Source::Rest;
    for event in events {
        let Event::Open { seat, what } = *event else { continue };
        cause = set_off(what).unwrap_or(cause);
        if let Some((source, whose, points)) = scored(game, seat, what, cause) {
            table[source as usize][whose.index()] += points;
        }
    }
    let line = |(key, row): (&&'static str, [i32; SEATS])| ScoreLine {
        what: Phrase::new(key),
        values: row[..boards].to_vec(),
    };
    SOURCES.iter().zip(table).map(line).collect()
}

/// What an event brings, from where and to whom.
fn scored(
    game: &UnconsciousMind,
    seat: Seat,
    what: Open,
    cause: Source,
) -> Option<(Source, Seat, i32)> {
    let mine = |source, points: u8| Some((source, seat, i32::from(points)));
    match what {
        Open::Published { points, .. } => mine(Source::Treatises, points),
        Open::VolumeLaid { cited: Some(author), .. } => {
            Some((Source::Treatises, author, i32::from(CITED_POINTS)))
        }
        Open::Cured { points, .. } => mine(Source::Clients, points),
        Open::Helped { points, .. }
        | Open::Catharsis { points, .. }
        | Open::MarkerSet { points, .. } => mine(Source::Therapy, points),
        Open::TookNoTile { points, .. } => mine(Source::Notebook, points),
        Open::TrackTriggered { points, .. } | Open::Reputation { points, .. } => {
            mine(Source::Rest, points)
        }
        Open::Gained { good: Good::Points, count, .. } => mine(cause, count),
        Open::Gained { good: Good::Box, beyond, .. } => {
            mine(Source::Rest, beyond * game.exchanges.box_points())
        }
        Open::Freed { free: Free::Points, gained, .. } => mine(Source::Rest, gained),
        Open::Id(Did::Brewed { points, .. }) => mine(Source::Rest, points),
        _ => None,
    }
}

/// The source to which an event and what follows from it belongs.
fn set_off(what: Open) -> Option<Source> {
    match what {
        Open::TurnStarted | Open::Laid { .. } | Open::RecallBegan { .. } | Open::Played { .. } => {
            Some(Source::Rest)
        }
        Open::PublishBegan { .. } | Open::Published { .. } => Some(Source::Treatises),
        Open::Cured { .. } => Some(Source::Clients),
        Open::TreatBegan { .. }
        | Open::DreamUsed { .. }
        | Open::Helped { .. }
        | Open::Catharsis { .. }
        | Open::MarkerSet { .. }
        | Open::Lasting { .. } => Some(Source::Therapy),
        Open::Walked { .. }
        | Open::Visited { .. }
        | Open::BonusChosen { .. }
        | Open::BonusTaken { .. }
        | Open::FireworksUsed { .. } => Some(Source::City),
        Open::Inked { .. }
        | Open::ChoseLine { .. }
        | Open::Triggered { .. }
        | Open::TileTriggered { .. }
        | Open::TookTile { .. }
        | Open::Placed { .. }
        | Open::Copied { .. }
        | Open::Id(
            Did::Inked { .. } | Did::Line { .. } | Did::Tile { .. } | Did::TookTile { .. },
        ) => Some(Source::Notebook),
        _ => None,
    }
}
