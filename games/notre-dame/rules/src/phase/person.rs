//! What the persons do (chapter 14).

use mittwoch_kernel::{Folds, Seat, Sink};

use super::{gain, sector};
use crate::NotreDame;
use crate::action::Action;
use crate::component::{Ability, Measure, Sector};
use crate::event::{Event, Open};
use crate::state::{Frame, LAST_STEP, Place, Player, Source, State};

/// Uses an ability, up to what it asks.
pub(crate) fn use_ability<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    ability: Ability,
    sink: &mut S,
) {
    match ability {
        Ability::Gain { prestige, coins, markers, .. } => {
            gain::prestige(game, state, seat, Source::Persons, prestige, sink);
            gain::coins(game, state, seat, coins, sink);
            gain::markers(game, state, seat, markers, sink);
        }
        Ability::Score { per, every, prestige } => {
            let prestige = count(state.player(seat), per) / every * prestige;
            gain::prestige(game, state, seat, Source::Persons, prestige, sink);
        }
        Ability::Fool | Ability::Minstrel | Ability::Bishop => {}
        Ability::Doctor => {} // The plague looks at who was hired (ND-14.3).
    }
}

/// Counts what a person counts.
pub(crate) fn count(player: &Player, measure: Measure) -> u8 {
    let pieces = player.all_pieces();
    let sectors = |holds: &dyn Fn(u8) -> bool| pieces.iter().filter(|n| holds(**n)).count() as u8;
    match measure {
        Measure::Pieces => pieces.iter().sum::<u8>() + player.cathedral, // ND-14.7
        Measure::PiecesInFullest => pieces.into_iter().fold(0, u8::max), // ND-14.13
        Measure::Sectors { at_least } => sectors(&|pieces| pieces >= at_least), // ND-14.10
        Measure::EmptySectors => sectors(&|pieces| pieces == 0),         // ND-14.8
        Measure::FreeSteps => LAST_STEP - player.rat,                    // ND-14.11
        Measure::Messages => player.messages.count_ones() as u8,         // ND-14.12
    }
}

/// Performs an answer to what a person asks.
pub(crate) fn perform<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    frame: Frame,
    action: Action,
    sink: &mut S,
) {
    match (frame, action) {
        (Frame::FoolFrom { .. } | Frame::MinstrelFrom { .. }, Action::From(from)) => {
            game.happen(state, sink, Open::Picked { seat, from, friend: false });
        }
        (Frame::FoolFrom { .. }, Action::FromFriend) => {
            let from = state.player(seat).friend.map_or(Place::Beside, Place::Sector);
            game.happen(state, sink, Open::Picked { seat, from, friend: true });
        }
        (Frame::FoolTo { from, friend, .. }, Action::To(to)) => {
            put(game, state, seat, friend, from, to, sink); // ND-14.1
        }
        (Frame::Bishop { .. }, Action::To(to)) => {
            put(game, state, seat, false, Place::General, to, sink); // ND-14.9
        }
        (Frame::MinstrelCarry { .. }, Action::Carry { markers, friend }) => {
            game.happen(state, sink, Open::Gathered { seat, markers, friend });
        }
        (Frame::MinstrelTo { from, markers, friend, .. }, Action::To(to)) => {
            game.happen(state, sink, Open::Shifted { seat, from, to, markers, friend });
        }
        _ => unreachable!("{action:?} answers no question of a person, nor {frame:?}"),
    }
}

fn put<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    friend: bool,
    from: Place,
    sector: Sector,
    sink: &mut S,
) {
    let to = Place::Sector(sector);
    game.happen(state, sink, Open::Moved { seat, friend, from, to });
    sector::act(game, state, seat, sector, sink);
}
