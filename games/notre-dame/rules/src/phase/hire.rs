//! Phase 4: hire a person (chapter 7).

use mittwoch_kernel::{Folds, Seat, Sink};

use super::person;
use crate::NotreDame;
use crate::component::{Ability, PersonId};
use crate::event::{Event, Open};
use crate::refusal::Refusal;
use crate::state::State;

/// Whether the player at a turn has a coin (ND-7.2).
#[inline]
pub(crate) fn can_pay(game: &NotreDame, state: &State, turn: u8) -> bool {
    state.player(game.at_turn(state, turn)).coins > 0
}

/// Whether a person's ability can be used at all (ND-7.4).
pub(crate) fn usable(
    game: &NotreDame,
    state: &State,
    seat: Seat,
    person: PersonId,
) -> Result<(), Refusal> {
    let player = state.player(seat);
    let in_sectors = || player.friend.is_some() || player.sectors.iter().any(|count| *count > 0);
    match game.catalogue.person(person).ability {
        Ability::Fool if !in_sectors() && player.cathedral == 0 => Err(Refusal::NoPiece),
        Ability::Minstrel if !in_sectors() => Err(Refusal::NoPiece),
        Ability::Bishop if player.general == 0 => Err(Refusal::NoMarkerForBishop),
        Ability::Bishop if !player.all_pieces().contains(&0) => Err(Refusal::NoEmptySector),
        _ => Ok(()),
    }
}

/// Hires a person for a coin and uses its ability (ND-7.1).
pub(crate) fn hire<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    person: PersonId,
    sink: &mut S,
) {
    game.happen(state, sink, Open::Hired { seat, person });
    person::use_ability(game, state, seat, game.catalogue.person(person).ability, sink);
}
