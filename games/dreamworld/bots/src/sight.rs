//! How a position looks to the judge that learns: tokens, hand and rounds to come of the own seat,
//! and what lies open of the others. What a hand holds is told by what its cards can still do.
//!
//! A line of thought ends where a round begins. What is turned up there is luck, which would only
//! blur the comparison of answers, so that nothing of it is told.

use mittwoch_dreamworld::{
    Card, Dreamworld, Frame, Icon, LAST_ROUND, Owner, Professor, SEATS, State, Suit,
};
use mittwoch_kernel::{Bag, Seat};
use mittwoch_search::{RowPen, Sight};

/// The numbers of a row.
const WIDTH: usize = 192;
/// Places that say nothing: the weights were taught with a row that had more of them.
const SPARE: usize = 7;
/// The numbers about each other player.
const OTHER: usize = 17;
/// The most tokens of a row that are told apart.
const TOKENS: usize = 5;
/// The next rounds that are told one by one.
const NEXT: u8 = 6;

/// The view of the judge.
#[derive(Clone, Copy)]
pub(super) struct RoundSight;

impl Sight<Dreamworld> for RoundSight {
    fn width(&self) -> usize {
        WIDTH
    }

    fn usual(&self) -> f32 {
        5.0
    }

    /// A line of thought ends where a round begins.
    fn is_usual(&self, game: &Dreamworld, state: &State) -> bool {
        let all = usize::from(game.config().players);
        state.stack.top() == Some(Frame::Choose) && state.waiting.len() == all
    }

    /// A race: whoever flips all tokens first wins, by however much (DW-9.2).
    fn lead_counts(&self) -> f32 {
        0.05
    }

    /// Golden tokens are few; what is left of all tokens tells finer who was ahead (DW-9.6).
    fn lead(&self, game: &Dreamworld, state: &State, seat: Seat) -> Option<f32> {
        let left = |seat: Seat| Look { game, state, seat }.left(seat).0;
        let others = (0..game.config().players).map(Seat).filter(|other| *other != seat);
        let least = others.map(left).reduce(f32::min);
        let least = least.unwrap_or_else(|| Look { game, state, seat }.id_left());
        Some((least - left(seat)) / 10.0)
    }

    fn look(&self, game: &Dreamworld, states: &[State], seat: Seat, rows: &mut [f32]) {
        for (state, row) in states.iter().zip(rows.chunks_exact_mut(WIDTH)) {
            let mut pen = RowPen::new(row);
            Look { game, state, seat }.write(&mut pen);
            debug_assert_eq!(pen.written(), WIDTH);
        }
    }
}

/// A position from a seat.
#[derive(Clone, Copy)]
struct Look<'a> {
    game: &'a Dreamworld,
    state: &'a State,
    seat: Seat,
}

impl Look<'_> {
    fn write(self, pen: &mut RowPen<'_>) {
        self.moment(pen);
        self.tokens(pen);
        self.hand(pen);
        self.rounds(pen);
        self.lying(pen);
        self.others(pen);
        self.id(pen);
        pen.skip(SPARE);
    }

    fn moment(self, pen: &mut RowPen<'_>) {
        let state = self.state;
        pen.which(Some(usize::from(self.game.config().players - 1)), SEATS);
        pen.which(Some(usize::from(state.round.saturating_sub(1))), LAST_ROUND.into());
        pen.put(f32::from(LAST_ROUND - state.round.min(LAST_ROUND)) / 7.0);
        let phase = match state.stack.top() {
            Some(Frame::Choose) => 0,
            Some(Frame::ChooseAgain) => 1,
            _ => 2,
        };
        pen.which(Some(phase), 3);
        // Whether the own turn of this round is over.
        let now = state.turn_place().map_or(0, usize::from);
        let own = state.line.iter().position(|placed| placed.owner == Owner::Seat(self.seat));
        pen.flag(phase == 2 && own.is_some_and(|own| own < now));
        // What is left of the own limit in the midst of flipping.
        let left = match state.stack.top() {
            Some(Frame::Flip { left, .. }) if state.turn() == Some(self.seat) => left,
            _ => 0,
        };
        pen.put(f32::from(left) / 4.0);
    }

    /// The first round in which a card is still to be played.
    fn next_round(self) -> u8 {
        let choosing = matches!(self.state.stack.top(), Some(Frame::Choose | Frame::ChooseAgain));
        self.state.round + u8::from(!choosing)
    }

    /// Whether a card of a suit can score in a round.
    fn scores_in(self, round: u8, suit: Suit) -> bool {
        let clients = &self.game.catalogue().clients;
        let client = self.state.client_at(round);
        client.is_none_or(|client| clients[usize::from(client)].1 == suit)
    }

    fn left(self, seat: Seat) -> (f32, u8) {
        let player = &self.state.players[seat.index()];
        let row = |(row, left): (usize, &u8)| -> f32 {
            let token = |left: u8| self.game.catalogue().token(row as u8, left);
            (1..=*left).filter_map(token).map(f32::from).sum()
        };
        (player.left.iter().enumerate().map(row).sum(), player.golden())
    }

    fn tokens(self, pen: &mut RowPen<'_>) {
        let player = &self.state.players[self.seat.index()];
        player.left.iter().for_each(|left| pen.count((*left).into(), TOKENS));
        let (left, golden) = self.left(self.seat);
        pen.put(left / 25.0);
        pen.count(golden.into(), 5);
        pen.count(player.supply.into(), 8);
        pen.put(f32::from(player.supply) / 5.0);
        pen.flag(player.professor == Professor::Hand);
        // What a flip needs at least, and what the last tokens need together.
        let next = |(row, left): (usize, &u8)| self.game.catalogue().token(row as u8, *left);
        let values = || player.left.iter().enumerate().filter_map(next);
        pen.put(f32::from(values().min().unwrap_or(0)) / 3.0);
        pen.put(f32::from(values().max().unwrap_or(0)) / 3.0);
    }

    /// The suits in the order in which they come to be needed: what they are called does not count.
    fn suits(self) -> [Suit; 3] {
        let mut suits = Suit::ALL;
        let clients = &self.game.catalogue().clients;
        let first = |suit: Suit| {
            (self.next_round()..=LAST_ROUND).find(|round| {
                let client = self.state.client_at(*round);
                client.is_some_and(|client| clients[usize::from(client)].1 == suit)
            })
        };
        suits.sort_by_key(|suit| first(*suit).unwrap_or(LAST_ROUND + 1));
        suits
    }

    fn hand(self, pen: &mut RowPen<'_>) {
        let hand = self.state.hands[self.seat.index()];
        let mut short_all = 0.0;
        for suit in self.suits() {
            let mut needed = [0.0f32; 2];
            for round in self.next_round()..=LAST_ROUND {
                if self.scores_in(round, suit) {
                    needed[usize::from(round % 2)] += 1.0;
                }
            }
            let held: Bag = hand.iter().filter(|card| Card(*card).suit() == suit).collect();
            let (count, all) = (held.len() as f32, needed[0] + needed[1]);
            pen.put(count / 4.0);
            needed.iter().for_each(|needed| pen.put(needed / 2.0));
            pen.put((all - count).max(0.0) / 2.0);
            short_all += (all - count).max(0.0);
            let mut bands = [0u8; 5];
            for card in held.iter() {
                bands[usize::from((Card(card).number() - 1) / 2).min(4)] += 1;
            }
            bands.iter().for_each(|band| pen.put(f32::from(*band) / 2.0));
        }
        pen.put(short_all / 4.0);
        pen.put(hand.len() as f32 / 8.0);
    }

    /// The next rounds one by one: how many own cards can score there, and how far from the Client
    /// the two farthest of them lie, which is what a gap can be at most.
    fn rounds(self, pen: &mut RowPen<'_>) {
        let first = self.next_round();
        for round in first..first + NEXT {
            if round > LAST_ROUND {
                pen.skip(4);
                continue;
            }
            let side = if round % 2 == 1 { Icon::Sun } else { Icon::Moon };
            let corner = self.game.catalogue().corner(side);
            let (mut count, mut best, mut second) = (0u8, 0, 0);
            for card in self.state.hands[self.seat.index()].iter().map(Card) {
                if self.scores_in(round, card.suit()) {
                    let far = card.number().abs_diff(corner);
                    count += 1;
                    (best, second) = if far > best { (far, best) } else { (best, second.max(far)) };
                }
            }
            pen.flag(true);
            pen.put(f32::from(count) / 4.0);
            pen.put(f32::from(best) / 6.0);
            pen.put(f32::from(second) / 6.0);
        }
    }

    fn lying(self, pen: &mut RowPen<'_>) {
        let mut counts = [0u8; 3];
        let mut plus = 0u8;
        for card in self.state.lying.iter().map(Card) {
            counts[card.suit() as usize] += 1;
            plus += self.state.plus_on[card.index()];
        }
        for suit in self.suits() {
            pen.put(f32::from(counts[suit as usize]) / 8.0);
        }
        pen.put(f32::from(plus) / 6.0);
    }

    fn others(self, pen: &mut RowPen<'_>) {
        let (players, start) = (self.game.config().players, pen.written());
        let (own, own_golden) = self.left(self.seat);
        let (mut least, mut most) = (f32::MAX, 0);
        let mut other = self.seat.next(players);
        while other != self.seat {
            let (left, golden) = self.left(other);
            (least, most) = (least.min(left), most.max(golden));
            pen.flag(true);
            pen.put((left - own) / 15.0);
            self.rival(pen, other, left, golden);
            other = other.next(players);
        }
        pen.skip((SEATS - 1) * OTHER - (pen.written() - start));
        let alone = players == 1;
        pen.put(if alone { 0.0 } else { (least - own) / 15.0 });
        pen.put(if alone { 0.0 } else { (f32::from(own_golden) - f32::from(most)) / 3.0 });
    }

    fn rival(self, pen: &mut RowPen<'_>, other: Seat, left: f32, golden: u8) {
        let player = &self.state.players[other.index()];
        pen.put(left / 25.0);
        pen.count(golden.into(), 5);
        player.left.iter().for_each(|left| pen.put(f32::from(*left) / 3.0));
        pen.put(f32::from(player.supply) / 5.0);
        pen.flag(player.professor == Professor::Hand);
        pen.put(self.state.hands[other.index()].len() as f32 / 8.0);
        pen.put(self.state.open[other.index()].len() as f32 / 4.0);
    }

    /// What the Id has left.
    fn id_left(self) -> f32 {
        let tokens = self.game.catalogue().id_tokens.iter().enumerate();
        let open = tokens.filter(|(token, _)| self.state.id_flipped >> token & 1 == 0);
        open.map(|(_, value)| f32::from(*value)).sum()
    }

    fn id(self, pen: &mut RowPen<'_>) {
        if !self.game.config().is_solo() {
            return pen.skip(8);
        }
        let left = self.id_left();
        pen.put(left / 15.0);
        pen.count(self.state.id_flipped.count_ones(), 6);
        pen.put((left - self.left(self.seat).0) / 15.0);
    }
}
