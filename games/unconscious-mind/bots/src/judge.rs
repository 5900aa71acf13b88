//! What a position is worth to a player, in tenths of a point.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_unconscious_mind::effect::scale;
use mittwoch_unconscious_mind::{Player, State, Tags, UnconsciousMind};

use super::horizon::Horizon;
use super::stock::{CLIENTS, Stock, cases};
use super::tables::Tables;
use super::weights::Weights;

/// The most that a step of Freud's marker is worth.
const STEP: i32 = 30;

/// The parts of what a position promises.
const PROMISES: usize = 13;

/// Somebody who can say what a position is worth.
///
/// The horizon is that of the position from which the thinking started: otherwise every step
/// toward the end would seem to take the future away from us alone.
#[derive(Clone)]
pub(super) struct Judge<'a> {
    pub(super) game: &'a UnconsciousMind,
    pub(super) weights: Weights,
    pub(super) tables: &'a Tables<'a>,
    pub(super) seat: Seat,
    pub(super) horizon: Horizon,
    /// What a step of Freud's marker is worth: a leader wants the end, the others do not.
    step: i32,
    stock: Stock,
    /// What each client is expected to score at the end.
    pub(super) cases: [i32; CLIENTS],
    /// Whether the hand of the seat is known, and not only what of it everybody knows.
    sees_hand: bool,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        game: &'a UnconsciousMind,
        state: &State,
        seat: Seat,
        weights: Weights,
        tables: &'a Tables<'a>,
    ) -> Judge<'a> {
        let horizon = Horizon::of(game, state, &weights);
        Judge {
            game,
            weights,
            tables,
            seat,
            horizon,
            stock: Stock::of(game, state, seat),
            cases: cases(game, state, seat, tables, horizon, weights.case),
            sees_hand: true,
            step: (lead(game, state, seat) / 2).clamp(-STEP, STEP),
        }
    }

    /// A judge of positions as they are, with what is left of the game in each of them.
    pub(super) fn looking(
        game: &'a UnconsciousMind,
        state: &State,
        seat: Seat,
        weights: Weights,
        tables: &'a Tables<'a>,
    ) -> Judge<'a> {
        let horizon = Horizon::of(game, state, &weights);
        let cases = cases(game, state, seat, tables, horizon, weights.case);
        let stock = Stock::default();
        Judge { game, weights, tables, seat, horizon, stock, cases, step: 0, sees_hand: true }
    }

    /// The same judge as if the game went on for long.
    pub(super) fn endless(&self) -> Judge<'a> {
        Judge { horizon: self.horizon.endless(), ..self.clone() }
    }

    /// The same judge with nothing but what everybody sees of the seat.
    pub(super) fn seen_outside(self) -> Judge<'a> {
        Judge { sees_hand: false, ..self }
    }

    /// The cards in the hand that are known.
    pub(super) fn hand(&self, player: &Player) -> Bag {
        if self.sees_hand { player.hand } else { player.open }
    }

    /// What is promised beyond what is won, part by part.
    pub(super) fn promises(&self, state: &State, tags: &Tags) -> [i32; PROMISES] {
        let player = state.player(self.seat);
        let [first, second] = self.rooms(player);
        [
            self.live(state),
            self.tiles(player),
            self.lines(player),
            self.cards(state),
            self.goals(state),
            self.districts(state, tags),
            self.fame(state, tags),
            self.goods(player),
            first,
            second,
            self.dial(player),
            self.ideas(player),
            self.own(player),
        ]
    }

    /// The same judge a turn later.
    pub(super) fn later(&self) -> Judge<'a> {
        let horizon = self.horizon.less_a_turn();
        Judge { horizon, ..self.clone() }
    }

    /// What is won and what it promises, as far as it changes seldom; [`same_standing`] lists all
    /// that it looks at.
    pub(super) fn standing(&self, state: &State) -> i32 {
        let parts = self.game.score_parts(state, self.seat);
        let won = scale::POINT * parts[1..7].iter().sum::<i32>();
        if self.horizon.turns == 0 {
            return won;
        }
        let tags = self.game.tags(state, self.seat);
        won + self.live(state)
            + self.notebook(state.player(self.seat))
            + self.study(state, &tags)
            + self.fame(state, &tags)
            + self.step * i32::from(state.freud_marker)
    }

    /// The rest of it, which changes with nearly every answer.
    pub(super) fn passing(&self, state: &State) -> i32 {
        let player = state.player(self.seat);
        let won = scale::POINT * (i32::from(player.points) + self.stock.points(player));
        if self.horizon.turns == 0 {
            return won;
        }
        won + self.goods(player) + self.office(player) + self.ideas(player) + self.own(player)
    }

    /// Coffee, boxes and bright ideas, beyond what they bring at the end.
    pub(super) fn goods(&self, player: &Player) -> i32 {
        let more = i32::from(player.coffee) * self.weights.coffee
            + i32::from(player.boxes) * self.weights.boxes
            + i32::from(player.bright.min(4)) * self.weights.bright;
        self.horizon.soon(more)
    }

    /// Reputation, and tags beyond what they bring at the end.
    pub(super) fn fame(&self, state: &State, tags: &Tags) -> i32 {
        let player = state.player(self.seat);
        let track = self.horizon.later(i32::from(player.reputation) * self.weights.reputation);
        track + self.horizon.later(i32::from(tags.total()) * self.weights.tag)
    }
}

/// Whether two positions differ only in what [`Judge::standing`] does not look at.
pub(super) fn same_standing(one: &State, other: &State, seat: Seat) -> bool {
    let fame = |state: &State| state.players.map(|player| (player.reputation, player.height));
    let freed = |player: &Player| player.rooms.map(|room| (room.client, room.layer));
    let (mine, yours) = (one.player(seat), other.player(seat));
    mine.notebook == yours.notebook
        && (mine.hand, mine.hand_count, mine.played) == (yours.hand, yours.hand_count, yours.played)
        && (mine.cured, freed(mine)) == (yours.cured, freed(yours))
        && (one.freud_marker, fame(one)) == (other.freud_marker, fame(other))
        && (one.goals, one.marks, one.tokens) == (other.goals, other.marks, other.tokens)
        && mine.locked == yours.locked
        && one.treatises == other.treatises
}

/// How many points a player is ahead of the best other one.
fn lead(game: &UnconsciousMind, state: &State, seat: Seat) -> i32 {
    let total = |seat: u8| game.score_parts(state, Seat(seat)).iter().sum::<i32>();
    let others = (0..game.config().boards()).filter(|other| *other != seat.0);
    total(seat.0) - others.map(total).max().unwrap_or(0)
}
