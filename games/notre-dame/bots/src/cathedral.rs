//! What markers on the cathedral promise for the end of the period.

use mittwoch_kernel::{Seat, Seats};

use super::ahead::rounds_in_period;
use super::judge::{Judge, PRESTIGE, Position};

impl Judge<'_> {
    /// The own part of the prestige to be shared, less some of what the others get (ND-10.30).
    pub(super) fn cathedral(self, at: Position) -> i32 {
        let markers = |seat: Seat| i32::from(at.state.player(seat).cathedral);
        let players = self.game.config().players;
        let all: i32 = Seats::first_n(players).iter().map(markers).sum();
        if all == 0 {
            return 0;
        }
        let share = self.share(at, all);
        let others = (all - i32::from(at.player.cathedral)) * share / i32::from(players - 1);
        let own = i32::from(at.player.cathedral) * share;
        own + if own > 0 { at.bonus } else { 0 } - others * self.weights.envy / 100
    }

    /// What one more marker on the cathedral will bring.
    pub(super) fn cathedral_share(self, at: Position) -> i32 {
        let players = Seats::first_n(self.game.config().players).iter();
        let all: i32 = players.map(|seat| i32::from(at.state.player(seat).cathedral)).sum();
        self.share(at, all + 1)
    }

    /// The prestige for each marker, with those that others will still bring.
    fn share(self, at: Position, all: i32) -> i32 {
        let to_come = self.others_plays(at) * self.weights.visit;
        let prestige = i32::from(self.game.catalogue().cathedral);
        if to_come == 0 {
            return prestige / all * PRESTIGE;
        }
        prestige * PRESTIGE * 100 / (all * 100 + to_come)
    }

    /// The cards that the others still play in this period.
    fn others_plays(self, at: Position) -> i32 {
        let others = Seats::first_n(self.game.config().players).iter().filter(|s| *s != at.seat);
        others
            .map(|seat| {
                2 * rounds_in_period(at.state) + 2 - at.state.played[seat.index()].len() as i32
            })
            .sum()
    }
}
