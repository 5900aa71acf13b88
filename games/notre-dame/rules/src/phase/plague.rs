//! Phase 5: plague (chapter 12).

use mittwoch_kernel::{Folds, Seat, Sink};

use crate::NotreDame;
use crate::component::{Ability, Sector};
use crate::event::{Event, Open};
use crate::state::{Frame, LAST_STEP, Player, State};

/// The prestige that a hit costs (ND-12.4).
const LOSS: u16 = 2;

impl NotreDame {
    /// The plague for one player and the pieces in the hospital (ND-12.3, ND-14.3).
    pub fn plague_for(&self, state: &State, seat: Seat) -> (u8, u8) {
        let hired = state.hired[seat.index()];
        let doctor = hired.is_some_and(|p| self.catalogue.person(p).ability == Ability::Doctor);
        let plague = if doctor { 0 } else { self.plague(state) };
        (plague, state.player(seat).pieces(Sector::Hospital))
    }

    /// Where the plague would bring a player's rat now; beyond 9 means a hit.
    pub fn forecast(&self, state: &State, seat: Seat) -> u8 {
        let (plague, hospital) = self.plague_for(state, seat);
        (state.player(seat).rat + plague).saturating_sub(hospital)
    }
}

/// The sectors from which a marker may be lost: the fullest ones that hold one (ND-12.6, ND-12.7).
#[inline]
pub(crate) fn fullest(player: &Player) -> impl Iterator<Item = Sector> + use<> {
    let pieces = player.all_pieces();
    let most = pieces.into_iter().max();
    let markers = player.sectors;
    Sector::ALL.into_iter().filter(move |sector| {
        Some(pieces[*sector as usize]) == most && markers[*sector as usize] > 0
    })
}

/// The plague comes to the player at a turn (ND-12.2).
pub(crate) fn come<S: Sink<Event>>(game: &NotreDame, state: &mut State, turn: u8, sink: &mut S) {
    let seat = game.at_turn(state, turn);
    let (plague, hospital) = game.plague_for(state, seat);
    let there = game.forecast(state, seat);
    let (to, hit) = (there.min(LAST_STEP), there > LAST_STEP);
    game.happen(state, sink, Open::PlagueCame { seat, plague, hospital, to, hit });
    if hit {
        lose(game, state, seat, sink);
    }
}

fn lose<S: Sink<Event>>(game: &NotreDame, state: &mut State, seat: Seat, sink: &mut S) {
    let prestige = state.player(seat).prestige().min(LOSS) as u8; // ND-12.5
    game.happen(state, sink, Open::LostPrestige { seat, prestige });
    if matches!(state.stack.top(), Some(Frame::Lose { .. })) {
        return;
    }
    if let Some(sector) = fullest(state.player(seat)).next() {
        game.happen(state, sink, Open::LostMarker { seat, sector });
    }
}
