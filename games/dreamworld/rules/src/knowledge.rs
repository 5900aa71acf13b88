//! All that one viewer can know, and how it grows.

#[cfg(test)]
mod reading;

use mittwoch_kernel::{Bag, Chance, Folds, List, Seat, Seats, Stack, Viewer};

use crate::Dreamworld;
use crate::component::{Card, ROWS};
use crate::event::{Choice, EventView, Open};
use crate::phase::arrange;
use crate::state::{Frame, Owner, Placed, Player, Professor, SEATS, State};
use crate::view::{Counts, LineCard, Now, View, counted};

/// The table as far as one viewer knows it: the fields of a state, with holes.
///
/// Hands of others hold only what was drawn openly, and the pool holds every card that the viewer
/// has not seen, wherever it is.
///
/// It is no state: the rules answer nothing about it, for with holes they would answer wrongly.
///
/// ```compile_fail,E0308
/// # use mittwoch_kernel::{Game, Seat};
/// # use mittwoch_dreamworld::{Action, Dreamworld, Knowledge};
/// fn offers(game: &Dreamworld, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
///     game.legal(knowledge.table(), seat, offers);
/// }
/// ```
///
/// Whoever wants to ask the rules samples a state in which everything known is true:
///
/// ```
/// # use mittwoch_kernel::{Game, Knowing, Seat, FastRng};
/// # use mittwoch_dreamworld::{Action, Dreamworld, Knowledge};
/// fn offers(game: &Dreamworld, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
///     game.legal(&game.determinize(knowledge, &mut FastRng::new(1)), seat, offers);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known(State);

impl Known {
    /// Where the game is.
    pub fn top(&self) -> Option<Frame> {
        self.0.stack.top()
    }

    /// The cards known to be in a hand.
    pub fn hand(&self, seat: Seat) -> Bag {
        self.0.hands[seat.index()]
    }

    /// The fields with their holes, for the observation alone.
    pub(crate) fn fields(&self) -> &State {
        &self.0
    }
}

/// What a viewer knows who forgets nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    viewer: Viewer,
    table: Known,
    hand_sizes: [u8; SEATS],
}

impl Knowledge {
    /// Who knows.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as far as the viewer knows it.
    pub fn table(&self) -> &Known {
        &self.table
    }

    /// How many cards are in a hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// The cards that the viewer has not seen.
    pub fn unseen(&self) -> Bag {
        self.table.0.pool
    }

    /// How many cards of a hand the viewer does not know.
    pub fn hidden_in_hand(&self, seat: Seat) -> u32 {
        u32::from(self.hand_sizes[seat.index()]) - self.table.hand(seat).len()
    }

    fn counts(&self) -> Counts {
        let hidden: u32 = (0..SEATS as u8).map(|seat| self.hidden_in_hand(Seat(seat))).sum();
        Counts { hands: self.hand_sizes, pool: (self.table.0.pool.len() - hidden) as u8 }
    }
}

/// What a viewer knows who sees this view and remembers nothing of before.
pub(crate) fn know(game: &Dreamworld, viewer: Viewer, view: &View) -> Knowledge {
    let mut table = State {
        round: view.round,
        clients: [0; 6],
        tiles: [[0; 2]; 6],
        pool: game.catalogue.deck,
        hands: [Bag::EMPTY; SEATS],
        open: [Bag::EMPTY; SEATS],
        line: List::new(),
        lying: Bag::EMPTY,
        laid_in: [0; Card::COUNT as usize],
        plus_on: [0; Card::COUNT as usize],
        players: [Player { left: [0; ROWS], supply: 0, professor: Professor::Table }; SEATS],
        id_flipped: 0,
        choosers: Seats::NONE,
        waiting: Seats::NONE,
        choices: [None; SEATS],
        stack: Stack::new(),
    };
    know_cards(&mut table, view);
    know_column(game, &mut table, view);
    let mut hand_sizes = [0; SEATS];
    for (seat, player) in view.players.iter().enumerate() {
        hand_sizes[seat] = player.hand;
        know_player(&mut table, seat, view);
    }
    know_place(game, &mut table, view);
    Knowledge { viewer, table: Known(table), hand_sizes }
}

fn know_cards(table: &mut State, view: &View) {
    for card in view.seen() {
        table.pool.remove(card.0);
    }
    for placed in &view.line {
        table.line.push(Placed { card: placed.card, owner: placed.owner });
        table.plus_on[placed.card.index()] = placed.plus;
    }
    for lying in &view.lying {
        table.lying.insert(lying.card.0);
        table.laid_in[lying.card.index()] = lying.round;
        table.plus_on[lying.card.index()] = lying.plus;
    }
    if let Some(mine) = &view.mine {
        table.hands[mine.seat.index()] = mine.hand.iter().map(|card| card.0).collect();
        table.choices[mine.seat.index()] = mine.choice;
    }
}

fn know_column(game: &Dreamworld, table: &mut State, view: &View) {
    let tile = |name: &String| place(game.catalogue.tiles.iter().map(|(id, _)| id), name);
    for (at, client) in view.clients.iter().enumerate() {
        let clients = game.catalogue.clients.iter().map(|(id, _)| id);
        table.clients[at] = place(clients, &client.name);
        table.tiles[at] = client.tiles.each_ref().map(tile);
    }
}

/// The id of a component that the view names; a view of another pack is a fault of the program.
fn place<'a>(mut all: impl Iterator<Item = &'a String>, name: &String) -> u8 {
    all.position(|id| id == name).expect("a view names components of this pack") as u8
}

fn know_player(table: &mut State, seat: usize, view: &View) {
    let player = &view.players[seat];
    let known: Bag = player.known.iter().map(|card| card.0).collect();
    table.open[seat] = known;
    table.hands[seat] = table.hands[seat].union(known);
    table.players[seat].supply = player.supply;
    table.players[seat].professor = player.professor_card;
    for (row, tokens) in player.rows.iter().enumerate() {
        table.players[seat].left[row] = tokens.len() as u8;
    }
}

fn know_place(game: &Dreamworld, table: &mut State, view: &View) {
    if let Some(id) = &view.id {
        let flipped = id.tokens.iter().zip(0..).filter(|((_, flipped), _)| *flipped);
        table.id_flipped = flipped.fold(0, |bits, (_, bit)| bits | 1 << bit);
    }
    let frame = match view.now {
        Now::Choosing { choosers, waiting, again } => {
            (table.choosers, table.waiting) = (choosers, waiting);
            if again { Frame::ChooseAgain } else { Frame::Choose }
        }
        Now::Turn { at, .. } => {
            table.stack.push(Frame::Line { next: at + 1 });
            Frame::Turn { at }
        }
        Now::Flipping { at, left, flipped, .. } => {
            table.stack.push(Frame::Line { next: at + 1 });
            Frame::Flip { at, left, flipped }
        }
        Now::Over { .. } => Frame::Over,
    };
    table.stack.push(frame);
    // While cards are scored nobody is choosing; the set of choosers is then the last one.
    if !matches!(view.now, Now::Choosing { .. }) {
        table.choosers = Seats::first_n(game.config.players);
    }
}

/// Adds what an event tells.
pub(crate) fn learn(game: &Dreamworld, knowledge: &mut Knowledge, event: &EventView) {
    match *event {
        EventView::Chose { seat, choice } => {
            knowledge.table.0.choices[seat.index()] = Some(choice);
            knowledge.table.0.waiting.remove(seat);
        }
        EventView::HasChosen { seat } => knowledge.table.0.waiting.remove(seat),
        EventView::Open(open) => {
            match open {
                Open::Revealed { seat, choice: Choice::Card(_) } => {
                    knowledge.hand_sizes[seat.index()] -= 1;
                }
                Open::Drew { seat, .. } => knowledge.hand_sizes[seat.index()] += 1,
                _ => {} // No other event changes how many cards a hand has.
            }
            game.apply(&mut knowledge.table.0, open);
        }
    }
}

/// The view that follows from what is known.
pub(crate) fn known_view(game: &Dreamworld, knowledge: &Knowledge) -> View {
    counted(game, &knowledge.table.0, knowledge.counts(), knowledge.viewer)
}

/// The line as it would lie with one more card of a player.
pub(crate) fn line_with(game: &Dreamworld, seat: Seat, view: &View, card: Card) -> Vec<LineCard> {
    let mut knowledge = know(game, Viewer::Seat(seat), view);
    let placed = Placed { card, owner: Owner::Seat(seat) };
    arrange::insert(game, &mut knowledge.table.0, placed);
    known_view(game, &knowledge).line
}

/// Samples a full state: unseen cards are dealt to the hands, and sealed choices are guessed.
pub(crate) fn determinize<C: Chance>(
    game: &Dreamworld,
    knowledge: &Knowledge,
    chance: &mut C,
) -> State {
    let mut state = knowledge.table.0;
    for seat in Seats::first_n(game.config.players).iter() {
        let hidden = knowledge.hidden_in_hand(seat);
        let dealt = state.pool.deal(hidden, chance, "unknown hand", |card| Card(card).to_string());
        state.hands[seat.index()] = state.hands[seat.index()].union(dealt);
    }
    for seat in state.choosers.iter() {
        let sealed = !state.waiting.contains(seat) && state.choices[seat.index()].is_none();
        let choosing = matches!(state.stack.top(), Some(Frame::Choose | Frame::ChooseAgain));
        if sealed && choosing {
            state.choices[seat.index()] = guess(&state, seat, chance);
        }
    }
    state
}

fn guess<C: Chance>(state: &State, seat: Seat, chance: &mut C) -> Option<Choice> {
    let hand = state.hands[seat.index()];
    let professor = state.players[seat.index()].professor == Professor::Hand;
    let number = chance.below(hand.len() + u32::from(professor));
    Some(hand.nth(number).map_or(Choice::Professor, |card| Choice::Card(Card(card))))
}

/// The names of the cards that the viewer has not seen: any two could change places.
pub(crate) fn interchangeable(_game: &Dreamworld, knowledge: &Knowledge) -> Vec<Vec<String>> {
    vec![knowledge.table.0.pool.iter().map(|card| Card(card).to_string()).collect()]
}
