use mittwoch_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::component::{Card, ClientId, RowId, TileId};
use crate::state::{Frame, Owner, Placed, Professor, State};
use crate::{Dreamworld, phase::arrange};

/// What a player chose to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// A Dream card.
    Card(Card),
    /// The Professor card.
    Professor,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player chose in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// What a viewer is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventView {
    /// The viewer chose.
    Chose {
        /// The viewer.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// Somebody else chose.
    HasChosen {
        /// Who.
        seat: Seat,
    },
    /// Something that everybody sees.
    Open(Open),
}

/// Something that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// A round began.
    RoundStarted {
        /// Its number.
        round: u8,
        /// The Client, or nothing at Freud.
        client: Option<ClientId>,
        /// The tile that governs the round, if any.
        tile: Option<TileId>,
    },
    /// A card was turned up and joined the line.
    TurnedUp {
        /// The card.
        card: Card,
        /// What it is there for.
        owner: Owner,
    },
    /// A chosen card was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The card.
        choice: Choice,
    },
    /// The players who showed the Professor choose again.
    ChooseAgain {
        /// Who.
        seats: Seats,
    },
    /// The line is final and scoring begins.
    Arranged,
    /// A player's turn to score or draw came.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The place of the card, counted from the farthest.
        at: u8,
        /// The gap.
        gap: u8,
        /// What the tile adds.
        add: i8,
    },
    /// A player declared to score.
    Scored {
        /// Who.
        seat: Seat,
        /// +1 tokens spent.
        spent: u8,
        /// The limit with them.
        limit: u8,
    },
    /// A player flipped a token.
    Flipped {
        /// Who.
        seat: Seat,
        /// The row.
        row: RowId,
        /// The token's value.
        value: u8,
        /// Whether it is the golden one.
        golden: bool,
    },
    /// A player's scoring ended.
    TurnDone {
        /// Who.
        seat: Seat,
    },
    /// A player drew a Dream card.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The +1 tokens on it.
        plus: u8,
    },
    /// A player drew the Professor card.
    DrewProfessor {
        /// Who.
        seat: Seat,
    },
    /// A player could neither score nor draw.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player could draw nothing and did not want to score.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The Id's card came to score.
    IdTurn {
        /// The place of the card, counted from the farthest.
        at: u8,
        /// The gap.
        gap: u8,
        /// What the tile adds.
        add: i8,
        /// The limit.
        limit: u8,
    },
    /// The Id flipped a token.
    IdFlipped {
        /// Its place among the Id's tokens.
        token: u8,
        /// Its value.
        value: u8,
    },
    /// The game ended.
    Ended {
        /// Who won; nobody if the Id did.
        winners: Seats,
    },
}

impl Dreamworld {
    /// Lets an open event change a state, or what somebody knows of one.
    ///
    /// This is the only place that says what an open event does, so knowledge that is folded from
    /// event views cannot drift away from the truth.
    #[inline]
    pub(crate) fn apply(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { round, .. } => self.start_round(state, round),
            Open::TurnedUp { card, owner } => self.join(state, card, owner),
            Open::Revealed { seat, choice } => self.reveal_choice(state, seat, choice),
            Open::ChooseAgain { seats } => {
                (state.choosers, state.waiting) = (seats, seats);
                state.stack.replace(Frame::ChooseAgain);
            }
            Open::Arranged => state.stack.replace(Frame::Line { next: 0 }),
            Open::TurnBegan { at, .. } => {
                state.stack.replace(Frame::Line { next: at + 1 });
                state.stack.push(Frame::Turn { at });
            }
            Open::Scored { seat, spent, limit } => declare(state, seat, spent, limit),
            Open::Flipped { seat, row, value, golden } => flip(state, seat, row, value, golden),
            Open::TurnDone { .. } | Open::Passed { .. } | Open::Declined { .. } => {
                state.stack.pop();
            }
            Open::Drew { seat, card, plus } => draw(state, seat, card, plus),
            Open::DrewProfessor { seat } => {
                state.players[seat.index()].professor = Professor::Hand;
                state.stack.pop();
            }
            Open::IdTurn { at, .. } => state.stack.replace(Frame::Line { next: at + 1 }),
            Open::IdFlipped { token, .. } => state.id_flipped |= 1 << token,
            Open::Ended { .. } => state.stack.replace(Frame::Over),
        }
    }

    fn start_round(&self, state: &mut State, round: u8) {
        for placed in state.line.iter() {
            state.lying.insert(placed.card.0);
            state.laid_in[placed.card.index()] = state.round;
        }
        state.line.clear();
        state.round = round;
        state.choosers = Seats::first_n(self.config.players);
        state.waiting = state.choosers;
        state.stack.replace(Frame::Choose);
    }

    fn join(&self, state: &mut State, card: Card, owner: Owner) {
        state.pool.remove(card.0);
        arrange::insert(self, state, Placed { card, owner });
    }

    fn reveal_choice(&self, state: &mut State, seat: Seat, choice: Choice) {
        state.choices[seat.index()] = None;
        match choice {
            Choice::Card(card) => {
                state.hands[seat.index()].remove(card.0);
                state.open[seat.index()].remove(card.0);
                self.join(state, card, Owner::Seat(seat));
            }
            Choice::Professor => state.players[seat.index()].professor = Professor::Table,
        }
    }
}

fn declare(state: &mut State, seat: Seat, spent: u8, limit: u8) {
    let Some(at) = state.turn_place() else { return };
    let card = state.line[usize::from(at)].card;
    state.players[seat.index()].supply -= spent;
    state.plus_on[card.index()] += spent;
    state.stack.replace(Frame::Flip { at, left: limit, flipped: 0 });
}

fn flip(state: &mut State, seat: Seat, row: RowId, value: u8, golden: bool) {
    let player = &mut state.players[seat.index()];
    player.left[usize::from(row)] -= 1;
    player.supply += u8::from(!golden);
    if let Some(Frame::Flip { at, left, flipped }) = state.stack.top() {
        state.stack.replace(Frame::Flip { at, left: left - value, flipped: flipped + 1 });
    }
}

fn draw(state: &mut State, seat: Seat, card: Card, plus: u8) {
    state.lying.remove(card.0);
    state.laid_in[card.index()] = 0;
    state.plus_on[card.index()] = 0;
    state.hands[seat.index()].insert(card.0);
    state.open[seat.index()].insert(card.0);
    state.players[seat.index()].supply += plus;
    state.stack.pop();
}
