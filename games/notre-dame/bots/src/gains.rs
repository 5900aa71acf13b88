//! What the cards in hand would bring at once, card by card.

use mittwoch_notre_dame::{Kind, Sector};

use super::judge::{Judge, PRESTIGE, Position};

/// The kinds of action cards.
pub(super) const KINDS: usize = 9;
/// A step back of the rat, in the unit of worths.
const STEP_BACK: i32 = 80;
/// How many percent a card brings for which a marker must be moved (ND-11.1).
const MOVED: i32 = 60;

/// The place of a kind of card.
pub(super) fn kind_place(kind: Kind) -> usize {
    match kind {
        Kind::Sector(sector) => sector as usize,
        Kind::NotreDame => 7,
        Kind::TrustedFriend => 8,
    }
}

impl Judge<'_> {
    /// What a card of each kind would bring at once, without what its marker promises for later.
    pub(super) fn gains(self, at: Position) -> [i32; KINDS] {
        let sectors = Sector::ALL.map(|sector| self.sector_gain(at, sector));
        let friend = Sector::ALL.iter().zip(sectors);
        let friend = friend.filter(|(sector, _)| at.player.friend != Some(**sector));
        let friend = friend.map(|(_, gain)| gain).max().unwrap_or(0);
        let placed = |gain: i32| if at.player.supply > 0 { gain } else { gain * MOVED / 100 };
        let mut gains = [0; KINDS];
        for (gain, sector) in gains.iter_mut().zip(sectors) {
            *gain = placed(sector);
        }
        gains[7] = placed(self.gift_gain(at));
        gains[8] = friend;
        gains
    }

    /// The action of a sector with one piece more.
    fn sector_gain(self, at: Position, sector: Sector) -> i32 {
        let pieces = i32::from(at.player.pieces(sector)) + 1;
        let [coin, _] = self.weights.hire_coin;
        let [marker, _] = self.weights.supply;
        let step_back = if at.player.rat > 0 { STEP_BACK } else { 0 };
        match sector {
            Sector::CloisterSchool => pieces.min(i32::from(at.player.general)) * marker,
            Sector::Bank => pieces * coin,
            Sector::Residence => pieces * PRESTIGE + at.bonus,
            Sector::CarriageHouse => self.message_gain(at, pieces),
            Sector::Hotel => {
                let favour = coin.max(marker);
                let two = pieces >= i32::from(self.game.catalogue().hotel_two_from);
                if two { 2 * favour } else { favour }
            }
            Sector::Park | Sector::Hospital => step_back,
        }
    }

    /// The best message within so many streets.
    fn message_gain(self, at: Position, steps: i32) -> i32 {
        let near = self.game.catalogue().streets.within(at.player.carriage, steps.min(99) as u8);
        let best = self.best_message(at, near);
        if best == 0 { 0 } else { best + at.bonus }
    }

    /// The best gift to Notre Dame, less what its coins are worth, and a share of the scoring.
    fn gift_gain(self, at: Position) -> i32 {
        let [coin, _] = self.weights.gift_coin;
        let gift = |(given, prestige): (i32, i32)| prestige * PRESTIGE + at.bonus - given * coin;
        let gifts = (1..).zip(self.game.catalogue().gift.map(i32::from));
        let gifts = gifts.take(usize::from(at.player.coins));
        gifts.map(gift).max().map_or(0, |best| best + self.cathedral_share(at))
    }
}
