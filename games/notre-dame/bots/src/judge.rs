//! What a position is worth to a player.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_notre_dame::{Frame, NotreDame, Player, Sector, State};

use super::ahead::Ahead;
use super::plague::mean_plague;
use super::weights::Weights;

/// A prestige, in the unit of all worths.
pub(super) const PRESTIGE: i32 = 100;

/// Somebody who can say what a position is worth.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub(super) game: &'a NotreDame,
    pub(super) weights: &'a Weights,
    /// The mean plague of a round in each period, in tenths.
    pub(super) plagues: [i32; 3],
    /// The grey persons of all periods.
    pub(super) grey: Bag,
}

/// One position from one seat, with what the parts of a judgement share.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) ahead: Ahead,
    /// What the park adds whenever prestige is gained.
    pub(super) bonus: i32,
}

impl<'a> Position<'a> {
    pub(super) fn of(game: &NotreDame, state: &'a State, seat: Seat) -> Position<'a> {
        let player = state.player(seat);
        let park = player.pieces(Sector::Park) / game.catalogue().park_pieces.max(1);
        let ahead = Ahead::of(game, state, seat);
        Position { state, seat, player, ahead, bonus: i32::from(park) * PRESTIGE }
    }
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a NotreDame, weights: &'a Weights) -> Judge<'a> {
        let catalogue = game.catalogue();
        let grey = catalogue.grey.iter().fold(Bag::EMPTY, |all, deck| all.union(*deck));
        let plagues = catalogue.grey.map(|deck| mean_plague(game, catalogue.brown.union(deck), 3));
        Judge { game, weights, plagues, grey }
    }

    /// The worth of a position: what is won already, and what it promises.
    pub(super) fn worth(self, state: &State, seat: Seat) -> i32 {
        let at = Position::of(self.game, state, seat);
        let prestige = i32::from(at.player.prestige()) * PRESTIGE;
        if state.stack.top() == Some(Frame::Over) {
            return prestige + i32::from(at.player.coins) + i32::from(at.player.supply); // ND-9.2
        }
        prestige + self.supply(at) + self.income(at) + self.ride(at) + self.cathedral(at)
            - self.rats(at, at.ahead.plague)
            + self.to_come(at)
            + self.coins_and_hire(at)
    }
}
