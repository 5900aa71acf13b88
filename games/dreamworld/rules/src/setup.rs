use mittwoch_kernel::{Bag, Chance, Label, List, Seat, Seats, Stack};

use crate::Dreamworld;
use crate::component::{CLIENTS, Card, TILES};
use crate::config::ProfessorStart;
use crate::state::{Frame, Player, Professor, SEATS, State};

const COUNTED: &str = "the component check counted them";

/// Player set-up and main set-up (chapters 2 and 3), up to the start of round 1.
pub(crate) fn set_up<C: Chance>(game: &Dreamworld, chance: &mut C) -> State {
    let clients = column(game, chance);
    let tiles = tiles(game, chance);
    let mut pool = game.catalogue.deck;
    let mut hands = [Bag::EMPTY; SEATS];
    for seat in Seats::first_n(game.config.players).iter() {
        let hand = u32::from(game.catalogue.hand);
        hands[seat.index()] =
            pool.deal(hand, chance, Label::of("hand", seat), |card| Card(card).to_string());
    }
    let mut stack = Stack::new();
    stack.push(Frame::Round);
    State {
        round: 0,
        clients,
        tiles,
        pool,
        hands,
        open: [Bag::EMPTY; SEATS],
        line: List::new(),
        lying: Bag::EMPTY,
        laid_in: [0; Card::COUNT as usize],
        plus_on: [0; Card::COUNT as usize],
        players: std::array::from_fn(|seat| player(game, Seat(seat as u8))),
        id_flipped: 0,
        choosers: Seats::NONE,
        waiting: Seats::NONE,
        choices: [None; SEATS],
        stack,
    }
}

/// Shuffles the Clients into a column (DW-3.2).
fn column<C: Chance>(game: &Dreamworld, chance: &mut C) -> [u8; CLIENTS] {
    let mut bag: Bag = (0..CLIENTS as u8).collect();
    chance.announce("column of clients".into(), || {
        game.catalogue.clients.iter().map(|(id, _)| id.clone()).collect()
    });
    std::array::from_fn(|_| bag.draw_next(chance).expect(COUNTED))
}

/// Gives every Client a tile on each side; dealing all twelve in order divides them (DW-3.3).
fn tiles<C: Chance>(game: &Dreamworld, chance: &mut C) -> [[u8; 2]; CLIENTS] {
    let mut bag: Bag = (0..TILES as u8).collect();
    chance.announce("therapy tiles".into(), || {
        game.catalogue.tiles.iter().map(|(id, _)| id.clone()).collect()
    });
    std::array::from_fn(|_| std::array::from_fn(|_| bag.draw_next(chance).expect(COUNTED)))
}

fn player(game: &Dreamworld, seat: Seat) -> Player {
    let seated = seat.0 < game.config.players;
    let count = |row: usize| if seated { game.catalogue.rows[row].1.len() as u8 } else { 0 };
    let professor = match game.config.professor {
        ProfessorStart::Table => Professor::Table,
        ProfessorStart::Hand => Professor::Hand,
    };
    Player { left: std::array::from_fn(count), supply: 0, professor }
}
