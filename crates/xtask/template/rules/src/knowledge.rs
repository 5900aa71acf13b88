//! All that one viewer can know, and how it grows.

#[cfg(test)]
mod reading;

use mittwoch_kernel::{Bag, Chance, Folds, Seat, Seats, Stack, Viewer};

use crate::NightMarket;
use crate::component::Coin;
use crate::event::{EventView, Open};
use crate::state::{Frame, SEATS, State};
use crate::view::{Counts, Now, View, counted};

/// The table as far as one viewer knows it: the fields of a state, with holes.
///
/// Hands of others are empty, and the purse holds every coin that the viewer has not seen, wherever
/// it is. It is no state: the rules answer nothing about it, for with holes they would answer
/// wrongly. Whoever wants to ask them samples a state with `determinize`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known(State);

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

    /// How many coins are in a hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// The fields with their holes, for the observation alone.
    pub(crate) fn fields(&self) -> &State {
        &self.table.0
    }

    /// The coins that the viewer has not seen.
    pub fn unseen(&self) -> Bag {
        self.table.0.purse
    }

    /// The ware of the round, until it is sold.
    pub fn stall(&self) -> Option<u8> {
        self.table.0.stall
    }

    fn hidden_in_hand(&self, seat: Seat) -> u32 {
        u32::from(self.hand_sizes[seat.index()]) - self.table.0.hand(seat).len()
    }

    fn counts(&self) -> Counts {
        let hidden: u32 = (0..SEATS as u8).map(|seat| self.hidden_in_hand(Seat(seat))).sum();
        Counts { hands: self.hand_sizes, purse: (self.unseen().len() - hidden) as u8 }
    }
}

/// What a viewer knows who sees this view and remembers nothing of before.
pub(crate) fn know(game: &NightMarket, viewer: Viewer, view: &View) -> Knowledge {
    let bag = |coins: &[Coin]| coins.iter().map(|coin| coin.0).collect::<Bag>();
    let wares = |ids: &[String]| ids.iter().map(|id| game.catalogue.named(id)).collect::<Bag>();
    let mut table = State {
        round: view.round,
        wares: wares(&view.wares),
        stall: view.stall.as_ref().map(|id| game.catalogue.named(id)),
        bought: [Bag::EMPTY; SEATS],
        purse: game.catalogue.all_coins().minus(bag(&view.spent)),
        hands: [Bag::EMPTY; SEATS],
        spent: bag(&view.spent),
        shown: [None; SEATS],
        waiting: Seats::NONE,
        bids: [None; SEATS],
        stack: Stack::new(),
    };
    let mut hand_sizes = [0; SEATS];
    for (seat, player) in view.players.iter().enumerate() {
        hand_sizes[seat] = player.coins;
        table.shown[seat] = player.shown;
        table.bought[seat] = wares(&player.bought);
    }
    if let Some(mine) = &view.mine {
        table.hands[mine.seat.index()] = bag(&mine.hand);
        table.purse = table.purse.minus(bag(&mine.hand));
        table.bids[mine.seat.index()] = mine.bid;
    }
    know_place(&mut table, view);
    Knowledge { viewer, table: Known(table), hand_sizes }
}

fn know_place(table: &mut State, view: &View) {
    match view.now {
        Now::Bidding { waiting } => {
            table.waiting = waiting;
            table.stack.push(Frame::Bid);
        }
        Now::Trading { seat } => {
            table.stack.push(Frame::Round);
            table.stack.push(Frame::Trade { seat });
        }
        Now::Over { .. } => table.stack.push(Frame::Over),
    }
}

/// Adds what an event tells.
pub(crate) fn learn(game: &NightMarket, knowledge: &mut Knowledge, event: &EventView) {
    let Knowledge { table: Known(table), hand_sizes, .. } = knowledge;
    match *event {
        EventView::Bid { seat, coin } => {
            table.bids[seat.index()] = Some(coin);
            table.waiting.remove(seat);
        }
        EventView::HasBid { seat } => table.waiting.remove(seat),
        EventView::Drew { seat, coin } => {
            table.hands[seat.index()].insert(coin.0);
            table.purse.remove(coin.0);
            hand_sizes[seat.index()] += 1;
            table.stack.pop();
        }
        EventView::HasDrawn { seat } => {
            hand_sizes[seat.index()] += 1;
            table.stack.pop();
        }
        EventView::Open(open) => {
            if let Open::Revealed { seat, .. } | Open::Laid { seat, .. } = open {
                hand_sizes[seat.index()] -= 1;
            }
            game.apply(table, open);
        }
    }
}

/// The view that follows from what is known.
pub(crate) fn known_view(game: &NightMarket, knowledge: &Knowledge) -> View {
    counted(game, &knowledge.table.0, knowledge.counts(), knowledge.viewer)
}

/// Samples a full state: unseen coins are dealt to the hands, and sealed ones are guessed.
pub(crate) fn determinize<C: Chance>(
    game: &NightMarket,
    knowledge: &Knowledge,
    chance: &mut C,
) -> State {
    let mut state = knowledge.table.0;
    for seat in game.all().iter() {
        let hidden = knowledge.hidden_in_hand(seat);
        let dealt = state.purse.deal(hidden, chance, "unknown hand", |coin| Coin(coin).to_string());
        state.hands[seat.index()] = state.hand(seat).union(dealt);
        let sealed = state.stack.current() == Frame::Bid && !state.waiting.contains(seat);
        if sealed && state.bids[seat.index()].is_none() {
            let place = chance.below(state.hand(seat).len());
            state.bids[seat.index()] = state.hand(seat).nth(place).map(Coin);
        }
    }
    state
}

/// The names of the coins that the viewer has not seen: any two could change places.
pub(crate) fn interchangeable(_game: &NightMarket, knowledge: &Knowledge) -> Vec<Vec<String>> {
    vec![knowledge.unseen().iter().map(|coin| Coin(coin).to_string()).collect()]
}
