//! How a position looks to the judge that learns: what the rule of thumb says of every seat, and
//! what lies open or is in the own hand. Components count by what they do, never by their names, so
//! that an owner's pack looks like what it is.

use mittwoch_kernel::{Bag, Seat, Seats};
use mittwoch_notre_dame::{
    Ability, Card, Frame, LAST_STEP, Measure, NotreDame, Player, SEATS, Sector, State,
};
use mittwoch_search::{RowPen, Sight};

use super::ahead::turn_of;
use super::gains::{KINDS, kind_place};
use super::judge::{Judge, Position};
use super::weights::WEIGHTS;

/// The numbers of a row.
const WIDTH: usize = 225;
/// The numbers about each other player.
const OTHER: usize = 16;
/// Ten prestige, in the unit of worths.
const TEN: f32 = 1000.0;

/// The view of the judge.
#[derive(Clone, Copy)]
pub(super) struct RoundSight;

impl Sight<NotreDame> for RoundSight {
    fn width(&self) -> usize {
        WIDTH
    }

    fn usual(&self) -> f32 {
        40.0
    }

    /// A search asks about positions in which nobody is in the midst of an answer.
    fn is_usual(&self, game: &NotreDame, state: &State) -> bool {
        let all = usize::from(game.config().players);
        let drafting = matches!(state.stack.top(), Some(Frame::Draft { .. }));
        state.stack.depth() == 1 && (!drafting || state.waiting.len() == all)
    }

    fn look(&self, game: &NotreDame, states: &[State], seat: Seat, rows: &mut [f32]) {
        let judge = Judge::new(game, &WEIGHTS);
        for (state, row) in states.iter().zip(rows.chunks_exact_mut(WIDTH)) {
            let mut pen = RowPen::new(row);
            Look { judge, state, seat }.write(&mut pen);
            debug_assert_eq!(pen.written(), WIDTH);
        }
    }
}

/// A position from a seat.
#[derive(Clone, Copy)]
struct Look<'a> {
    judge: Judge<'a>,
    state: &'a State,
    seat: Seat,
}

/// What the rule of thumb says of a seat, part by part.
struct Parts {
    parts: [i32; 8],
}

impl Parts {
    fn of(judge: Judge<'_>, at: Position<'_>) -> Parts {
        let parts = [
            i32::from(at.player.prestige()) * 100,
            judge.supply(at),
            judge.income(at),
            judge.ride(at),
            judge.cathedral(at),
            -judge.rats(at, at.ahead.plague),
            judge.to_come(at),
            judge.coins_and_hire(at),
        ];
        Parts { parts }
    }

    fn sum(&self) -> i32 {
        self.parts.iter().sum()
    }
}

impl Look<'_> {
    fn write(self, pen: &mut RowPen<'_>) {
        let game = self.judge.game;
        let at = Position::of(game, self.state, self.seat);
        let own = Parts::of(self.judge, at);
        self.moment(pen, at);
        own.parts.iter().for_each(|part| pen.put(*part as f32 / TEN));
        board(pen, at.player);
        self.plague(pen, at);
        self.cards(pen, at);
        self.persons(pen, at);
        self.others(pen, at.player, &own);
    }

    fn moment(self, pen: &mut RowPen<'_>, at: Position<'_>) {
        let (game, state) = (self.judge.game, self.state);
        pen.which(Some(usize::from(game.config().players - 2)), SEATS - 1);
        pen.which(Some(usize::from(state.round.saturating_sub(1))), 9);
        let phase = match state.phase() {
            Frame::Round | Frame::Draft { step: 0 } => 0,
            Frame::Draft { .. } => 1,
            Frame::Cards { .. } => 2,
            Frame::Hire { .. } => 3,
            _ => 4,
        };
        pen.which(Some(phase), 5);
        pen.which(Some(usize::from(at.ahead.plays.clamp(0, 18) as u8 % 2)), 2);
        pen.put(at.ahead.plays as f32 / 9.0);
        pen.flag(at.ahead.hire);
        pen.flag(at.ahead.plague);
        pen.put(f32::from(turn_of(game, state, self.seat)) / 4.0);
    }

    fn plague(self, pen: &mut RowPen<'_>, at: Position<'_>) {
        let forecast = self.judge.game.forecast(self.state, self.seat);
        pen.flag(at.ahead.plague && forecast > LAST_STEP);
        pen.put(if at.ahead.plague { f32::from(forecast) / 9.0 } else { 0.0 });
    }

    fn cards(self, pen: &mut RowPen<'_>, at: Position<'_>) {
        let own = self.seat.index();
        let mut hand = self.state.hands[own];
        if let Some(card) = self.state.choices[own] {
            hand.insert(card.0);
        }
        let chosen = self.state.choices[own].is_some();
        let looking = if chosen { Bag::EMPTY } else { self.state.looking[own] };
        let gains = self.judge.gains(at);
        for cards in [hand, looking] {
            let mut counts = [0u8; KINDS];
            cards.iter().for_each(|card| counts[kind_place(Card(card).kind())] += 1);
            counts.iter().for_each(|count| pen.put(f32::from(*count)));
        }
        pen.put(hand.len() as f32 / 3.0);
        let mut held = [0i32; KINDS];
        let (mut best, mut second) = (0, 0);
        for card in hand.iter() {
            let place = kind_place(Card(card).kind());
            held[place] = gains[place];
            let gain = gains[place];
            (best, second) = if gain > best { (gain, best) } else { (best, second.max(gain)) };
        }
        held.iter().for_each(|gain| pen.put(*gain as f32 / TEN));
        let plays = 2 - self.state.played[own].len();
        pen.put(if plays > 0 { best as f32 / TEN } else { 0.0 });
        pen.put(if plays > 1 { second as f32 / TEN } else { 0.0 });
        let seen = looking.iter().map(|card| gains[kind_place(Card(card).kind())]);
        let (mut best, mut second) = (0, 0);
        for gain in seen {
            (best, second) = if gain > best { (gain, best) } else { (best, second.max(gain)) };
        }
        pen.put(best as f32 / TEN);
        pen.put(second as f32 / TEN);
    }

    /// The best of each kind of person who can still be hired in this round, and who is to come.
    fn persons(self, pen: &mut RowPen<'_>, at: Position<'_>) {
        let catalogue = self.judge.game.catalogue();
        let mut best = [0.0f32; 9];
        if at.ahead.hire && at.player.coins > 0 {
            for person in &self.state.shown {
                let worth = self.judge.person(at, *person) as f32 / TEN;
                best[0] = best[0].max(worth);
                for (place, number) in kinds(catalogue.person(*person).ability, worth) {
                    best[place] = best[place].max(number);
                }
            }
        }
        best.iter().for_each(|number| pen.put(*number));
        let mut coming = [0.0f32; 8];
        let persons = self.state.persons.both(self.judge.grey);
        persons.iter().for_each(|person| coming[measure(catalogue.person(person).ability)] += 1.0);
        coming.iter().for_each(|number| pen.put(*number));
    }

    fn others(self, pen: &mut RowPen<'_>, me: &Player, own: &Parts) {
        let (game, start) = (self.judge.game, pen.written());
        let (mut worths, mut prestige) = (i32::MIN, 0);
        let mut other = self.seat.next(game.config().players);
        // The next players come first: they get the cards that are passed.
        while other != self.seat {
            let at = Position::of(game, self.state, other);
            let parts = Parts::of(self.judge, at);
            worths = worths.max(parts.sum());
            prestige = prestige.max(at.player.prestige());
            pen.flag(true);
            pen.put((own.sum() - parts.sum()) as f32 / TEN);
            parts.parts.iter().for_each(|part| pen.put(*part as f32 / TEN));
            rival(pen, at);
            other = other.next(game.config().players);
        }
        pen.skip((SEATS - 1) * OTHER - (pen.written() - start));
        pen.put((own.sum() - worths) as f32 / TEN);
        pen.put((f32::from(me.prestige()) - f32::from(prestige)) / 10.0);
        let all = Seats::first_n(game.config().players).iter();
        let markers: u8 = all.map(|seat| self.state.player(seat).cathedral).sum();
        pen.put(f32::from(markers) / 6.0);
        pen.put(f32::from(me.cathedral) / f32::from(markers.max(1)));
    }
}

fn rival(pen: &mut RowPen<'_>, at: Position<'_>) {
    let Player { supply, coins, rat, .. } = *at.player;
    pen.put(f32::from(supply) / 5.0);
    pen.put(f32::from(coins) / 5.0);
    pen.put(f32::from(rat) / 9.0);
    pen.put(f32::from(at.player.pieces(Sector::Hospital)) / 3.0);
    pen.put(at.ahead.plays as f32 / 9.0);
    pen.flag(at.ahead.hire);
}

/// The own borough.
fn board(pen: &mut RowPen<'_>, player: &Player) {
    pen.count(player.supply.into(), 8);
    pen.put(f32::from(player.general) / 10.0);
    pen.count(player.coins.into(), 8);
    player.all_pieces().iter().for_each(|pieces| pen.count((*pieces).into(), 5));
    pen.count(player.cathedral.into(), 4);
    let place = player.friend.map_or(0, |sector| 1 + sector as usize);
    pen.which(Some(place), 8);
    pen.count(player.rat.into(), 9);
    pen.put(player.messages.count_ones() as f32 / 4.0);
}

/// What a person offers, by place.
fn kinds(ability: Ability, worth: f32) -> [(usize, f32); 4] {
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => {
            let of = |count: u8| f32::from(count) / 3.0;
            [(1, of(prestige)), (2, of(coins + favours)), (3, of(markers)), (1, 0.0)]
        }
        Ability::Score { .. } => [(4, worth); 4],
        Ability::Doctor => [(5, 1.0); 4],
        Ability::Fool => [(6, 1.0); 4],
        Ability::Minstrel => [(7, 1.0); 4],
        Ability::Bishop => [(8, 1.0); 4],
    }
}

/// What a person counts who is still to come.
fn measure(ability: Ability) -> usize {
    match ability {
        Ability::Score { per: Measure::Pieces, .. } => 0,
        Ability::Score { per: Measure::PiecesInFullest, .. } => 1,
        Ability::Score { per: Measure::EmptySectors, .. } => 2,
        Ability::Score { per: Measure::FreeSteps, .. } => 3,
        Ability::Score { per: Measure::Messages, .. } => 4,
        Ability::Score { per: Measure::Sectors { at_least: 0..=1 }, .. } => 5,
        Ability::Score { per: Measure::Sectors { .. }, .. } => 6,
        _ => 7,
    }
}
