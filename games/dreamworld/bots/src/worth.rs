//! What things are worth to the greedy bot, in hundredths of a token's point.

use mittwoch_dreamworld::{Card, Dreamworld, LAST_ROUND, State, Suit};
use mittwoch_kernel::Seat;

/// A +1 token in the supply.
pub(super) const PLUS: i32 = 80;
/// The Professor card in the hand, while rounds remain.
pub(super) const PROFESSOR: i32 = 170;
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
    let most = supply.min(3);
    let worth = |spent: u8| {
        let gained = rows.best(limits[usize::from(spent)]).0;
        // Spent tokens lie on a card that anybody may draw, so they are not wholly lost.
        (gained > 0).then(|| gained - i32::from(spent) * (PLUS - 10))
    };
    (0..=most)
        .filter_map(|spent| worth(spent).map(|worth| (worth, spent)))
        .max_by_key(|(worth, spent)| (*worth, 3 - *spent))
        .unwrap_or((0, 0))
}

/// How many of the rounds to come a suit could score in.
pub(super) fn rounds_to_come(game: &Dreamworld, state: &State, suit: Suit) -> u32 {
    let clients = &game.catalogue().clients;
    let scores = |round: &u8| {
        let place = usize::from((round - 1) / 2);
        state.clients.get(place).is_none_or(|client| clients[usize::from(*client)].1 == suit)
    };
    (state.round + 1..=LAST_ROUND).filter(scores).count() as u32
}

/// What one more card is worth in a hand.
pub(super) fn card(game: &Dreamworld, state: &State, seat: Seat, card: Card) -> i32 {
    let suit = card.suit();
    let held = state.hands[seat.index()];
    let same = held.iter().filter(|other| Card(*other).suit() == suit && *other != card.0).count();
    let needed = rounds_to_come(game, state, suit) as i32;
    let short = needed - same as i32;
    // Numbers in the middle leave room on both sides.
    let middle = 5 - i32::from(card.number().abs_diff(6));
    let base = if short > 0 { 150 + 20 * short.min(4) } else { 25 * needed.min(2) };
    if needed == 0 { 0 } else { base + 8 * middle }
}
