use mittwoch_kernel::{Bag, Chance, List, Seat, Seats, Stack};

use crate::NotreDame;
use crate::component::{Colour, MOST_MARKETS};
use crate::state::{COINS, Frame, MARKERS, Player, SEATS, State};

/// The markers in a player's supply at the start (ND-2.3).
const START_MARKERS: u8 = 4;
/// The coins of a player at the start (ND-2.3).
const START_COINS: u16 = 3;

/// Chapter 2, up to the start of round 1.
pub(crate) fn set_up<C: Chance>(game: &NotreDame, chance: &mut C) -> State {
    let grey = game.catalogue.grey.iter().fold(Bag::EMPTY, |all, deck| all.union(*deck));
    let mut stack = Stack::new();
    stack.push(Frame::Round);
    let taken = START_COINS as i16 * i16::from(game.config.players);
    State {
        round: 0,
        stack,
        persons: game.catalogue.brown.union(grey),
        shown: List::new(),
        hired: [None; SEATS],
        deck: game.cards,
        looking: [Bag::EMPTY; SEATS],
        hands: [Bag::EMPTY; SEATS],
        discard: Bag::EMPTY,
        played: [List::new(); SEATS],
        waiting: Seats::NONE,
        choices: [None; SEATS],
        messages: messages(game, chance),
        bank: COINS - taken,
        players: std::array::from_fn(|seat| player(game, Seat(seat as u8))),
    }
}

fn player(game: &NotreDame, seat: Seat) -> Player {
    if seat.0 >= game.config.players {
        return Player::default();
    }
    Player {
        supply: START_MARKERS,
        general: MARKERS - START_MARKERS,
        coins: START_COINS,
        carriage: game.catalogue.centre(seat),
        ..Player::default()
    }
}

/// Lays the shuffled messages of each colour on the corners of its borough (ND-2.5).
fn messages<C: Chance>(game: &NotreDame, chance: &mut C) -> [Option<u8>; MOST_MARKETS] {
    let mut messages = [None; MOST_MARKETS];
    for colour in Colour::ALL {
        lay(game, colour, &mut messages, chance);
    }
    messages
}

fn lay<C: Chance>(
    game: &NotreDame,
    colour: Colour,
    messages: &mut [Option<u8>; MOST_MARKETS],
    chance: &mut C,
) {
    let Some(borough) = game.catalogue.boroughs.iter().position(|b| b.colour == colour) else {
        return;
    };
    let mut kinds: Bag = (0..game.catalogue.messages.len() as u8).collect();
    chance.announce("messages".into(), || {
        kinds.iter().map(|kind| game.catalogue.message_name(colour, kind)).collect()
    });
    for (market, message) in game.catalogue.markets.iter().zip(messages) {
        if usize::from(market.borough) == borough && market.message {
            *message = Some(kinds.draw_next(chance).expect("a message for each corner"));
        }
    }
}
