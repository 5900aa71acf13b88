//! How likely somebody is to choose each card, as far as everybody at the table can reckon it.

use mittwoch_dreamworld::{Card, Dreamworld, Effect, Owner, Placed, State};
use mittwoch_kernel::{Bag, Chance, FastRng, Seat, Seats};

use super::greedy;
use super::worth::{self, HandNeeds, Rows};

/// Every card.
pub(super) const CARDS: usize = Card::COUNT as usize;
/// How many lines are imagined: with a tenth of them, chance in what is thought likely costs ten
/// points of a hundred against three others.
const LINES: usize = 240;
/// What cards may be behind the best one and still be chosen now and then, in hundredths of a
/// token's point: nobody reckons exactly as this bot does.
const TEMPER: f32 = 50.0;
/// How likely what seems foolish is still to be chosen.
const FOLLY: f32 = 0.005;
/// Of off-suit cards only a few are thought of.
const OFF_SUIT: f32 = 0.3;

/// How likely each card is to be chosen where it is in the hand, but for a factor.
pub(super) type Odds = [f32; CARDS];

/// What a seat would gain at once by each card, if others choose among what nobody has seen.
///
/// `world` is one in which everything known is true; of hands only all cards together are looked at.
pub(super) fn odds(game: &Dreamworld, world: &State, seat: Seat) -> Odds {
    let hidden = world.hands.iter().fold(world.pool, |all, hand| all.union(*hand));
    let lines = imagined(game, world, seat, hidden);
    let purse = Purse::of(game, world, seat);
    let needs = HandNeeds::of_any(game, world, seat, hidden);
    let mut gains = [f32::NEG_INFINITY; CARDS];
    for card in hidden.iter().map(Card) {
        let gain = match game.is_on_suit(world, card) {
            true => purse.mean(game, &lines, card),
            false => purse.draw,
        };
        gains[card.index()] = (gain - needs.card(card) * 4 / 10) as f32;
    }
    let best = gains.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut odds = gains.map(|gain| ((gain - best) / TEMPER).exp() + FOLLY);
    for card in hidden.iter().map(Card).filter(|card| !game.is_on_suit(world, *card)) {
        odds[card.index()] *= OFF_SUIT;
    }
    odds
}

/// Lines as they may lie before the seat adds its card: mostly on-suit cards of the others.
fn imagined(game: &Dreamworld, world: &State, seat: Seat, hidden: Bag) -> Vec<State> {
    let mut luck = FastRng::new(world.round.into());
    let on_suit: Bag = hidden.iter().filter(|card| game.is_on_suit(world, Card(*card))).collect();
    let others = Seats::first_n(game.config().players);
    let mut line = || {
        let mut line = *world;
        for other in others.iter().filter(|other| *other != seat) {
            let likely = !on_suit.is_empty() && luck.below(10) > 0;
            let card = any(if likely { on_suit } else { hidden }, &mut luck);
            game.lay(&mut line, Placed { card, owner: Owner::Seat(other) });
        }
        if game.tile(world) == Some(Effect::RandomAfter) {
            game.lay(&mut line, Placed { card: any(hidden, &mut luck), owner: Owner::Random });
        }
        line
    };
    (0..LINES).map(|_| line()).collect()
}

fn any(cards: Bag, luck: &mut FastRng) -> Card {
    Card(cards.nth(luck.below(cards.len().max(1))).unwrap_or_default())
}

/// What a seat can make of a limit.
struct Purse {
    seat: Seat,
    worths: [i32; worth::LIMITS],
    supply: u8,
    draw: i32,
}

impl Purse {
    fn of(game: &Dreamworld, world: &State, seat: Seat) -> Purse {
        let worths = Rows::of(game, world, seat).worths();
        let supply = world.players[seat.index()].supply;
        Purse { seat, worths, supply, draw: greedy::best_draw(game, world, seat) }
    }

    /// What a card brings in the mean of some lines.
    fn mean(&self, game: &Dreamworld, lines: &[State], card: Card) -> i32 {
        let gain = |line: &State| {
            let mut line = *line;
            let at = game.lay(&mut line, Placed { card, owner: Owner::Seat(self.seat) });
            let limits = [0, 1, 2, 3].map(|spent| game.limit(&line, at, spent));
            worth::best_of(&self.worths, limits, self.supply).0.max(self.draw)
        };
        lines.iter().map(gain).sum::<i32>() / lines.len().max(1) as i32
    }
}
