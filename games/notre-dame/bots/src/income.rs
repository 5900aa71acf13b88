//! What the pieces in the sectors promise for the cards to come.

use mittwoch_notre_dame::Sector;

use super::judge::{Judge, PRESTIGE, Position};

impl Judge<'_> {
    /// The income of all sectors but the hospital's rats, which the plague counts.
    pub(super) fn income(self, at: Position) -> i32 {
        let pieces = |sector: Sector| i32::from(at.player.pieces(sector));
        let (now, later, weights) = (at.ahead.plays, at.ahead.later_plays(), self.weights);
        let school = pieces(Sector::CloisterSchool).min(i32::from(at.player.general) + 1);
        school * later * weights.school
            + pieces(Sector::Bank) * later * weights.bank
            + pieces(Sector::Residence) * now * weights.residence
            + self.stable(pieces(Sector::CarriageHouse)) * now
            + self.hotel(pieces(Sector::Hotel)) * now
            + pieces(Sector::Hospital) * at.ahead.plagues() * weights.hospital
            + self.park(at)
    }

    fn stable(self, pieces: i32) -> i32 {
        let [first, second, further] = self.weights.carriage;
        first * pieces.min(1)
            + second * (pieces - 1).clamp(0, 1)
            + further * (pieces - 2).clamp(0, 2)
    }

    fn hotel(self, pieces: i32) -> i32 {
        let [each, two_favours] = self.weights.hotel;
        let from = i32::from(self.game.catalogue().hotel_two_from);
        each * pieces.min(from) + two_favours * i32::from(pieces >= from)
    }

    /// The bonus that the park will add, and a part of it for an odd piece (ND-10.22).
    fn park(self, at: Position) -> i32 {
        let [card, hire] = self.weights.park;
        let gains = at.ahead.plays * card + at.ahead.rounds * hire;
        let each = i32::from(self.game.catalogue().park_pieces.max(1));
        let odd = i32::from(at.player.pieces(Sector::Park)) % each;
        at.bonus / PRESTIGE * gains
            + odd * gains * self.weights.park_odd / (100 * (each - 1).max(1))
    }
}
