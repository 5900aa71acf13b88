//! All that one viewer can know, and how it grows.

mod guess;
#[cfg(test)]
mod reading;

pub(crate) use guess::{determinize, know};

use mittwoch_kernel::{Bag, Folds, Seat, Seats, Stack, Viewer};

use crate::NotreDame;
use crate::component::Card;
use crate::event::{EventView, Open};
use crate::state::{Frame, Player, State};
use crate::view::{self, View};

/// The table as far as one viewer knows it: the fields of a state, with holes.
///
/// Cards to choose from, hands and used cards hold only what the viewer knows to be there, and the
/// decks hold none.
///
/// It is no state: the rules answer nothing about it, for with holes they would answer wrongly.
///
/// ```compile_fail,E0308
/// # use mittwoch_kernel::{Game, Seat};
/// # use mittwoch_notre_dame::{Action, NotreDame, Knowledge};
/// fn offers(game: &NotreDame, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
///     game.legal(knowledge.table(), seat, offers);
/// }
/// ```
///
/// Whoever wants to ask the rules samples a state in which everything known is true:
///
/// ```
/// # use mittwoch_kernel::{Game, Knowing, Seat, FastRng};
/// # use mittwoch_notre_dame::{Action, NotreDame, Knowledge};
/// fn offers(game: &NotreDame, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
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

    /// Where the game is, with all that is unfinished; nothing of it is hidden.
    pub fn stack(&self) -> Stack<Frame, 3> {
        self.0.stack
    }

    /// The cards known to be among those that a player chooses from.
    pub fn looking(&self, seat: Seat) -> Bag {
        self.0.looking[seat.index()]
    }

    /// The cards known to be in a hand.
    pub fn hand(&self, seat: Seat) -> Bag {
        self.0.hands[seat.index()]
    }

    /// The cards known to be used.
    pub fn discard(&self) -> Bag {
        self.0.discard
    }

    /// What belongs to a player; the prestige is all of it only if the viewer counted it.
    pub fn player(&self, seat: Seat) -> &Player {
        self.0.player(seat)
    }

    /// The fields with their holes, for the observation alone.
    pub(crate) fn fields(&self) -> &State {
        &self.0
    }
}

/// What a viewer knows who forgets nothing.
///
/// Which cards are somewhere else, nobody knows where, stands in `unseen`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    viewer: Viewer,
    table: Known,
    /// Cards that the viewer cannot place in this period.
    unseen: Bag,
    /// Two cards that the viewer passed: the next player has one, the one after the other.
    pair: Bag,
    /// Cards that the viewer has seen at any time.
    ever: Bag,
    /// Persons that the viewer has seen at any time.
    persons_seen: Bag,
    /// Whose prestige the viewer has counted from the start.
    counted: Seats,
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

    /// The cards that the viewer cannot place in this period: in decks, in hands, or laid away.
    pub fn unseen(&self) -> Bag {
        self.unseen
    }

    /// Two cards that the viewer passed in this round: the next player has one of them and the
    /// player after that the other, or they laid them away.
    pub fn pair(&self) -> Bag {
        self.pair
    }

    /// Whose prestige the viewer knows exactly.
    pub fn counted(&self) -> Seats {
        self.counted
    }

    /// The cards that the viewer has seen at any time.
    pub(crate) fn ever(&self) -> Bag {
        self.ever
    }

    /// The persons that the viewer has seen at any time.
    pub(crate) fn persons_seen(&self) -> Bag {
        self.persons_seen
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn see(&mut self, cards: Bag) {
        self.unseen = self.unseen.minus(cards);
        self.ever = self.ever.union(cards);
    }
}

/// The view that follows from what is known.
pub(crate) fn known_view(game: &NotreDame, knowledge: &Knowledge) -> View {
    view::project(game, &knowledge.table.0, knowledge.viewer)
}

/// Adds what an event tells.
pub(crate) fn learn(game: &NotreDame, knowledge: &mut Knowledge, event: &EventView) {
    match *event {
        EventView::Drew { seat, cards } => {
            knowledge.see(cards);
            knowledge.table.0.looking[seat.index()] = cards;
        }
        EventView::Chose { seat, card } => {
            knowledge.table.0.choices[seat.index()] = Some(card);
            knowledge.table.0.waiting.remove(seat);
        }
        EventView::HasChosen { seat } => knowledge.table.0.waiting.remove(seat),
        EventView::Received { seat, cards } => receive(knowledge, seat, cards),
        EventView::Open(open) => learn_open(game, knowledge, open),
    }
}

fn learn_open(game: &NotreDame, knowledge: &mut Knowledge, open: Open) {
    let others = game.config.players;
    match open {
        Open::Passed { step: 1 } => split(knowledge, others),
        Open::Played { seat, card } => see_played(knowledge, others, seat, card),
        Open::Shown { person } => knowledge.persons_seen.insert(person),
        Open::Counted { seat, .. } => knowledge.counted.insert(seat),
        _ => {}
    }
    game.apply(&mut knowledge.table.0, open);
    match open {
        Open::Played { .. } => forget_pair(knowledge, others),
        Open::PeriodEnded { .. } => {
            knowledge.unseen = game.cards;
            knowledge.table.0.deck = Bag::EMPTY;
        }
        _ => {}
    }
}

/// Of two cards passed before, the next player keeps one and passes the other on; which, only
/// they know (ND-15.4).
fn split(knowledge: &mut Knowledge, players: u8) {
    let Some(seat) = knowledge.seat() else { return };
    let next = seat.next(players);
    knowledge.pair = std::mem::take(&mut knowledge.table.0.looking[next.index()]);
}

/// What comes back with two players tells what the rival kept (ND-13.4).
fn receive(knowledge: &mut Knowledge, seat: Seat, cards: Bag) {
    knowledge.see(cards);
    if matches!(knowledge.table.0.stack.top(), Some(Frame::Draft { .. })) {
        knowledge.table.0.looking[seat.index()] = cards;
        return;
    }
    let hand = &mut knowledge.table.0.hands[seat.index()];
    *hand = hand.union(cards);
    if !knowledge.pair.both(cards).is_empty() {
        let kept = std::mem::take(&mut knowledge.pair).minus(cards);
        let rival = &mut knowledge.table.0.hands[1 - seat.index()];
        *rival = rival.union(kept);
    }
}

/// The two who may have the cards of the pair.
fn holders(knowledge: &Knowledge, players: u8) -> Option<[Seat; 2]> {
    let next = knowledge.seat()?.next(players);
    Some([next, next.next(players)])
}

/// A played card is known, and if it is one of the pair, so is where the other one is.
fn see_played(knowledge: &mut Knowledge, players: u8, seat: Seat, card: Card) {
    knowledge.see([card.0].into_iter().collect());
    let Some(holders) = holders(knowledge, players) else { return };
    if !knowledge.pair.contains(card.0) {
        return;
    }
    let mut other = std::mem::take(&mut knowledge.pair);
    other.remove(card.0);
    let holder = if holders[0] == seat { holders[1] } else { holders[0] };
    let table = &mut knowledge.table.0;
    if table.played[holder.index()].len() < 2 {
        table.hands[holder.index()] = table.hands[holder.index()].union(other);
    } else {
        table.discard = table.discard.union(other);
    }
}

/// Once both have laid their cards away it does not matter any more who had which.
fn forget_pair(knowledge: &mut Knowledge, players: u8) {
    let Some(holders) = holders(knowledge, players) else { return };
    let table = &mut knowledge.table.0;
    if holders.iter().all(|seat| table.played[seat.index()].len() == 2) {
        table.discard = table.discard.union(std::mem::take(&mut knowledge.pair));
    }
}

/// Names that could change places without the viewer noticing: those never seen, within a deck.
///
/// Names come back in every period, so it is not enough that a card is hidden now.
pub(crate) fn interchangeable(game: &NotreDame, knowledge: &Knowledge) -> Vec<Vec<String>> {
    let cards = |cards: Bag| cards.iter().map(|card| Card(card).to_string()).collect::<Vec<_>>();
    let owned = Seats::first_n(game.config.players).iter().map(|seat| game.owned[seat.index()]);
    let mut groups: Vec<_> = owned.map(|own| cards(own.minus(knowledge.ever))).collect();
    if knowledge.table.0.period() == 0 {
        // Both were seen only together, so they may change places with each other.
        groups.push(cards(knowledge.pair));
    }
    let decks = game.catalogue.grey.into_iter().chain([game.catalogue.brown]);
    for deck in decks {
        let unseen = deck.minus(knowledge.persons_seen).iter();
        groups.push(unseen.map(|id| game.catalogue.person(id).id.clone()).collect());
    }
    groups
}
