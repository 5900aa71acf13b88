//! What persons are worth: those shown now, and those who will come.

use mittwoch_notre_dame::{Ability, LAST_STEP, Measure, PersonId, Player};

use super::judge::{Judge, PRESTIGE, Position};

impl Judge<'_> {
    /// The coins, of which one goes to the best person shown if that is worth it.
    pub(super) fn coins_and_hire(self, at: Position) -> i32 {
        let coins = i32::from(at.player.coins);
        let kept = self.coins(at, coins);
        if !at.ahead.hire || coins == 0 {
            return kept;
        }
        let best = at.state.shown.iter().map(|person| self.person(at, *person)).max();
        kept.max(self.coins(at, coins - 1) + best.unwrap_or(0))
    }

    /// What a person is worth who is hired now.
    pub(super) fn person(self, at: Position, person: PersonId) -> i32 {
        let [fool, minstrel, bishop] = self.weights.movers;
        match self.game.catalogue().person(person).ability {
            Ability::Gain { prestige, coins, markers, favours } => {
                self.gain(at, [prestige, coins, markers, favours].map(i32::from))
            }
            Ability::Score { per, every, prestige } => {
                let count = self.count(at.player, per, [0, 0]) / 100 / i32::from(every.max(1));
                self.scored(at, count * i32::from(prestige))
            }
            Ability::Doctor => self.rats(at, true) - self.rats(at, false),
            Ability::Fool => fool,
            Ability::Minstrel => minstrel,
            Ability::Bishop if at.player.all_pieces().contains(&0) => bishop,
            Ability::Bishop => 0,
        }
    }

    fn scored(self, at: Position, prestige: i32) -> i32 {
        if prestige > 0 { prestige * PRESTIGE + at.bonus } else { 0 }
    }

    fn gain(self, at: Position, [prestige, coins, markers, favours]: [i32; 4]) -> i32 {
        let have = i32::from(at.player.coins) - 1;
        let richer = self.coins(at, have + coins + favours) - self.coins(at, have);
        let mut supplied = *at.player;
        supplied.supply += markers.min(i32::from(at.player.general)) as u8;
        let markers = self.supply(Position { player: &supplied, ..at }) - self.supply(at);
        self.scored(at, prestige) + richer + markers
    }

    /// What the grey persons of this and later periods promise.
    pub(super) fn to_come(self, at: Position) -> i32 {
        let catalogue = self.game.catalogue();
        let persons = at.state.persons.both(self.grey);
        let promise = |person: PersonId| match catalogue.person(person).ability {
            Ability::Score { per, every, prestige } => {
                let count = self.count(at.player, per, self.weights.nearly);
                count * i32::from(prestige) / i32::from(every.max(1))
            }
            _ => 0,
        };
        persons.iter().map(promise).sum::<i32>() * self.weights.to_come / 100
    }

    /// A hundred times what a person counts; sectors that lack one or two pieces count in part.
    fn count(self, player: &Player, measure: Measure, nearly: [i32; 2]) -> i32 {
        let pieces = player.all_pieces().map(i32::from);
        let full = |least: i32, pieces: i32| match least - pieces {
            ..=0 => 100,
            1 if pieces > 0 => nearly[0],
            2 if pieces > 0 => nearly[1],
            _ => 0,
        };
        match measure {
            Measure::Pieces => 100 * (pieces.iter().sum::<i32>() + i32::from(player.cathedral)),
            Measure::PiecesInFullest => 100 * pieces.into_iter().max().unwrap_or(0),
            Measure::Sectors { at_least } => {
                pieces.iter().map(|pieces| full(at_least.into(), *pieces)).sum()
            }
            Measure::EmptySectors => {
                100 * pieces.iter().filter(|pieces| **pieces == 0).count() as i32
            }
            Measure::FreeSteps => 100 * i32::from(LAST_STEP - player.rat),
            Measure::Messages => 100 * player.messages.count_ones() as i32,
        }
    }
}
