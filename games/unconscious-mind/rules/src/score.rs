//! Who has won, and where points come from (chapter 22).

mod earned;

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats};

use crate::UnconsciousMind;
use crate::component::Power;
use crate::effect::Count;
use crate::id::{ID, PERSON};
use crate::state::{Frame, State};

pub(crate) use earned::{SOURCES, lines as earnings};

/// The parts of the final scoring, after the points scored on the way.
pub(crate) const PARTS: [&str; 9] = [
    "um-sheet-so-far",
    "um-sheet-reputation",
    "um-sheet-rank",
    "um-sheet-districts",
    "um-sheet-rows",
    "um-sheet-tags",
    "um-sheet-case-studies",
    "um-sheet-boxes",
    "um-sheet-bright-ideas",
];

/// What each part brings a player if the game ended now.
pub(crate) fn parts(game: &UnconsciousMind, state: &State, seat: Seat) -> [i32; PARTS.len()] {
    let (player, catalogue) = (state.player(seat), &game.catalogue);
    let count = |what| usize::from(game.count(state, seat, what));
    let kinds = count(Count::Kinds).min(6);
    [
        i32::from(player.points),
        i32::from(player.reputation), // UM-22.1
        rank(game, state, seat),
        i32::from(catalogue.city.presence[count(Count::Districts)]), // UM-22.5
        i32::from(catalogue.board.row_points[count(Count::Rows)]),   // UM-22.6
        i32::from(catalogue.board.kind_points[kinds]),               // UM-22.7
        case_studies(game, state, seat),
        i32::from(player.boxes) * i32::from(game.exchanges.box_points()), // UM-22.10
        bright_ideas(game, state, seat),
    ]
}

/// The first and the second on the track score for treatises and cured clients (UM-22.2, UM-22.3).
fn rank(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    let place = state.ranking(game.config.boards()).iter().position(|at| *at == seat);
    let place = place.expect("everybody is on the track");
    let share = game.catalogue.reputation.shares.get(place).copied();
    let things =
        game.count(state, seat, Count::Treatises) + game.count(state, seat, Count::Cured(None));
    share.map_or(0, |share| i32::from(share) * i32::from(things))
}

/// Case studies without a layer score their condition (UM-22.8).
fn case_studies(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    if game.is_id(seat) {
        return game.id_case_studies(state);
    }
    let live = game.live(state, seat).iter();
    let scores = live.map(|client| match &game.catalogue.clients[usize::from(client)].power {
        Power::Score(amount) => i32::from(amount.value(|what| game.count(state, seat, what))),
        Power::Lasting { .. } => 0,
    });
    scores.sum()
}

/// Coffee becomes bright ideas, and each of these is a point (UM-22.11).
fn bright_ideas(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let brewed = game
        .exchanges
        .bright
        .map_or(0, |(coffee, bright)| i32::from(player.coffee / coffee.max(1)) * i32::from(bright));
    i32::from(player.bright) + brewed
}

/// The points of a player if the game ended now.
pub(crate) fn total(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    parts(game, state, seat).iter().sum()
}

/// The winner if the game ended now: points, then reputation, then the lower marker (UM-22.12).
pub(crate) fn winners(game: &UnconsciousMind, state: &State) -> Seats {
    if game.config.is_solo() {
        return if beats_the_id(game, state) { Seats::only(PERSON) } else { Seats::NONE };
    }
    let ranking = state.ranking(game.config.players);
    let best = ranking.iter().rev().max_by_key(|seat| total(game, state, **seat));
    best.map_or(Seats::NONE, |seat| Seats::only(*seat))
}

/// More points than the Id, or as many and a higher reputation (ID-10.3).
fn beats_the_id(game: &UnconsciousMind, state: &State) -> bool {
    let standing = |board| (total(game, state, board), state.player(board).reputation);
    standing(PERSON) > standing(ID)
}

/// How the game would end now.
pub(crate) fn as_it_stands(game: &UnconsciousMind, state: &State) -> Outcome {
    Outcome {
        winners: winners(game, state),
        scores: game.all_seats().map(|seat| total(game, state, seat)).collect(),
        automaton: game.config.is_solo().then(|| total(game, state, ID)),
        rounds: state.round.into(),
    }
}

/// How the game ended, once it is over.
pub(crate) fn outcome(game: &UnconsciousMind, state: &State) -> Option<Outcome> {
    (state.stack.top() == Some(Frame::Over)).then(|| as_it_stands(game, state))
}

/// Where each seat's points, and those of the Id, come from if the game ended now.
pub(crate) fn sheet(game: &UnconsciousMind, state: &State) -> Vec<ScoreLine> {
    let all: Vec<_> = game.boards().map(|seat| parts(game, state, seat)).collect();
    let line = |at: usize| ScoreLine {
        what: Phrase::new(PARTS[at]),
        values: all.iter().map(|parts| parts[at]).collect(),
    };
    (0..PARTS.len()).map(line).collect()
}
