//! What things are worth to the greedy bot, in hundredths of a token's point.

use mittwoch_dreamworld::{Card, Dreamworld, LAST_ROUND, State};
use mittwoch_kernel::{Bag, Seat};

/// A +1 token in the supply.
pub(super) const PLUS: i32 = 80;
/// The Professor card in the hand, while rounds remain.
pub(super) const PROFESSOR: i32 = 170;
/// The limits that are told apart, from 0 on: none is larger.
pub(super) const LIMITS: usize = 24;
/// Flipping the last token.
const FINISH: i32 = 10_000;

/// Flipping a token: high ones are worth more than their number, because few limits reach them.
fn token(value: u8, golden: bool, rounds_left: u8) -> i32 {
    let value = i32::from(value);
    let base = 100 * value + 12 * value * (value - 2);
    // Without a finisher golden tokens decide (DW-9.5), so they weigh more toward the end.
    let late = if golden { 260 - 60 * i32::from(rounds_left.min(4)) } else { PLUS };
    base + late
}

/// The rows of a player and what may still be flipped in them.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a> {
    game: &'a Dreamworld,
    left: [u8; 5],
    rounds_left: u8,
}

impl<'a> Rows<'a> {
    pub(super) fn of(game: &'a Dreamworld, state: &State, seat: Seat) -> Rows<'a> {
        let left = state.players[seat.index()].left;
        Rows { game, left, rounds_left: LAST_ROUND - state.round.min(LAST_ROUND) }
    }

    /// The most that a limit is worth, and the row to begin with.
    pub(super) fn best(self, limit: u8) -> (i32, Option<u8>) {
        self.best_from(limit, 0)
    }

    /// The most that every limit is worth, reckoned row by row.
    pub(super) fn worths(self) -> [i32; LIMITS] {
        let (mut best, mut all) = ([0; LIMITS], (0, FINISH));
        for row in 0..5 {
            let (before, mut taken) = (best, (0, 0));
            for left in (1..=self.left[usize::from(row)]).rev() {
                let Some(value) = self.game.catalogue().token(row, left) else { break };
                taken.0 += usize::from(value);
                taken.1 += token(value, left == 1, self.rounds_left);
                for limit in taken.0..LIMITS {
                    best[limit] = best[limit].max(before[limit - taken.0] + taken.1);
                }
            }
            all = (all.0 + taken.0, all.1 + taken.1);
        }
        best.iter_mut().skip(all.0).for_each(|worth| *worth = all.1);
        best
    }

    /// Tries rows in order, so that a set of tokens is looked at once and not in every order.
    fn best_from(self, limit: u8, first: u8) -> (i32, Option<u8>) {
        if self.left == [0; 5] {
            return (FINISH, None);
        }
        let mut best = (0, None);
        for row in first..5 {
            let left = self.left[usize::from(row)];
            let Some(value) = self.game.catalogue().token(row, left) else { continue };
            if value > limit {
                continue;
            }
            let mut rest = self;
            rest.left[usize::from(row)] -= 1;
            let worth =
                token(value, left == 1, self.rounds_left) + rest.best_from(limit - value, row).0;
            if worth > best.0 {
                best = (worth, Some(row));
            }
        }
        best
    }
}

/// The best of scoring with 0 to 3 +1 tokens: worth and number of tokens.
pub(super) fn best_score(rows: Rows, limits: [u8; 4], supply: u8) -> (i32, u8) {
    best_of(&rows.worths(), limits, supply)
}

/// The same where it is known what every limit is worth.
pub(super) fn best_of(worths: &[i32; LIMITS], limits: [u8; 4], supply: u8) -> (i32, u8) {
    let most = supply.min(3);
    let worth = |spent: u8| {
        let gained = worths[usize::from(limits[usize::from(spent)]).min(LIMITS - 1)];
        // Spent tokens lie on a card that anybody may draw, so they are not wholly lost.
        (gained > 0).then(|| gained - i32::from(spent) * (PLUS - 10))
    };
    (0..=most)
        .filter_map(|spent| worth(spent).map(|worth| (worth, spent)))
        .max_by_key(|(worth, spent)| (*worth, 3 - *spent))
        .unwrap_or((0, 0))
}

/// What a hand has and needs, suit by suit, from which follows what one more card is worth.
#[derive(Clone, Copy)]
pub(super) struct HandNeeds {
    hand: Bag,
    /// How many of the rounds to come each suit could score in.
    needed: [i32; 3],
    held: [i32; 3],
}

impl HandNeeds {
    pub(super) fn of(game: &Dreamworld, state: &State, seat: Seat) -> HandNeeds {
        let (clients, mut needed) = (&game.catalogue().clients, [0; 3]);
        for round in state.round + 1..=LAST_ROUND {
            match state.client_at(round) {
                Some(client) => needed[clients[usize::from(client)].1 as usize] += 1,
                None => needed.iter_mut().for_each(|needed| *needed += 1),
            }
        }
        let (hand, mut held) = (state.hands[seat.index()], [0; 3]);
        hand.iter().for_each(|card| held[Card(card).suit() as usize] += 1);
        HandNeeds { hand, needed, held }
    }

    /// The same of a hand of which nothing but its size is known: any of these cards may be in it.
    pub(super) fn of_any(game: &Dreamworld, state: &State, seat: Seat, cards: Bag) -> HandNeeds {
        let needs = HandNeeds::of(game, state, seat);
        let (size, all) = (needs.hand.len() as i32, cards.len().max(1) as i32);
        let mut held = [0; 3];
        cards.iter().for_each(|card| held[Card(card).suit() as usize] += 1);
        HandNeeds { hand: cards, held: held.map(|held| (held * size + all / 2) / all), ..needs }
    }

    /// What one more card is worth in the hand.
    pub(super) fn card(&self, card: Card) -> i32 {
        let suit = card.suit() as usize;
        let same = self.held[suit] - i32::from(self.hand.contains(card.0));
        let (needed, short) = (self.needed[suit], self.needed[suit] - same);
        // Numbers in the middle leave room on both sides.
        let middle = 5 - i32::from(card.number().abs_diff(6));
        let base = if short > 0 { 150 + 20 * short.min(4) } else { 25 * needed.min(2) };
        if needed == 0 { 0 } else { base + 8 * middle }
    }
}

#[cfg(test)]
mod tests {
    use mittwoch_kernel::{FastRng, Game, Pack, Setting, Silent};

    use super::*;

    #[test]
    fn rows_reckoned_together_are_worth_what_the_best_set_of_tokens_is() {
        let pack = Pack::new(mittwoch_dreamworld::FILES.iter().copied()).expect("sound files");
        let game = Dreamworld::new(&pack, &Setting::new(2)).expect("a sound setting");
        let mut state = game.setup(&mut FastRng::new(1), &mut Silent);
        for left in [[1, 2, 3, 4, 5], [1, 0, 2, 0, 3], [0, 1, 0, 1, 1], [0, 0, 0, 1, 0], [0; 5]] {
            state.players[0].left = left;
            let rows = Rows::of(&game, &state, Seat(0));
            let worths = rows.worths();
            for limit in 0..LIMITS as u8 {
                assert_eq!(worths[usize::from(limit)], rows.best(limit).0, "{left:?} {limit}");
            }
        }
    }
}
