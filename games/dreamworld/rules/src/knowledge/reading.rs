//! All that a viewer knows, rebuilt from its observation alone: so nothing known is missing there.

use mittwoch_kernel::{Bag, List, Seat, Seats, Stack, Viewer};
use mittwoch_testkit::{Broken, Reader, knowledge_is_rebuilt};

use super::{Knowledge, Known};
use crate::Dreamworld;
use crate::component::{CLIENTS, Card};
use crate::event::Choice;
use crate::state::{Frame, Owner, Placed, Player, Professor, SEATS, State};

#[test]
fn an_observation_tells_all_that_is_known() -> Result<(), Broken> {
    let rebuilt = knowledge_is_rebuilt::<Dreamworld>(20, read)?;
    assert!(rebuilt > 30_000, "only {rebuilt} times");
    Ok(())
}

fn read(game: &Dreamworld, from: &mut Reader<'_>) -> Knowledge {
    let players = game.config.players;
    let side = Seat(from.id("seat").expect("somebody's side"));
    let viewer = if from.flag("watching") { Viewer::Spectator } else { Viewer::Seat(side) };
    let around = |place: usize| Seat((side.0 + place as u8) % players);
    let seats = |places: Bag| places.iter().map(|place| around(place.into())).collect::<Seats>();
    let mut table = blank();
    table.round = from.id("round").map_or(0, |round| round + 1);
    column(from, &mut table);
    table.line = line(from, players, around);
    table.lying = from.some_of("lying");
    table.laid_in = from.counts("laid in round");
    table.plus_on = from.counts("+1 tokens on cards");
    table.pool = from.some_of("unseen");
    let mut hand_sizes = [0; SEATS];
    for place in 0..usize::from(players) {
        let seat = around(place).index();
        hand_sizes[seat] = from.part("player", place, |from| player(from, &mut table, seat));
    }
    let flipped = from.some_of("tokens of the Id flipped");
    table.id_flipped = flipped.iter().fold(0, |bits, bit| bits | 1 << bit);
    table.choosers = seats(from.some_of("choosing"));
    table.waiting = seats(from.some_of("waited for"));
    table.stack = business(from);
    Knowledge { viewer, table: Known(table), hand_sizes }
}

fn blank() -> State {
    State {
        round: 0,
        clients: [0; CLIENTS],
        tiles: [[0; 2]; CLIENTS],
        pool: Bag::EMPTY,
        hands: [Bag::EMPTY; SEATS],
        open: [Bag::EMPTY; SEATS],
        line: List::new(),
        lying: Bag::EMPTY,
        laid_in: [0; Card::COUNT as usize],
        plus_on: [0; Card::COUNT as usize],
        players: [Player { left: [0; 5], supply: 0, professor: Professor::Table }; SEATS],
        id_flipped: 0,
        choosers: Seats::NONE,
        waiting: Seats::NONE,
        choices: [None; SEATS],
        stack: Stack::new(),
    }
}

fn column(from: &mut Reader<'_>, table: &mut State) {
    for place in 0..CLIENTS {
        let [client, sun, moon] = from.part("column", place, |from| {
            ["client", "tile of the sun side", "tile of the moon side"].map(|name| from.id(name))
        });
        table.clients[place] = client.expect("a Client lies there");
        table.tiles[place] = [sun, moon].map(|tile| tile.expect("a tile lies there"));
    }
}

fn line(from: &mut Reader<'_>, players: u8, around: impl Fn(usize) -> Seat) -> List<Placed, 8> {
    let others = [Owner::NonPlayer, Owner::Random, Owner::Id];
    let mut line = List::new();
    for place in 0..8 {
        let (card, owner) =
            from.part("line", place, |from| (from.id("card"), from.one_of("owner")));
        let (Some(card), Some(owner)) = (card, owner) else { continue };
        let other = owner.checked_sub(players.into()).map(|other| others[other]);
        let owner = other.unwrap_or_else(|| Owner::Seat(around(owner)));
        line.push(Placed { card: Card(card), owner });
    }
    line
}

/// Says how many cards are in the hand.
fn player(from: &mut Reader<'_>, table: &mut State, seat: usize) -> u8 {
    table.hands[seat] = from.some_of("cards known to be in the hand");
    table.open[seat] = from.some_of("cards that everybody knows");
    let cards = from.small("cards in the hand");
    let player = &mut table.players[seat];
    player.left = from.counts("tokens left in each row");
    player.supply = from.small("+1 tokens");
    let professor = from.flag("professor in the hand");
    player.professor = if professor { Professor::Hand } else { Professor::Table };
    table.choices[seat] = from.id("choice").map(|choice| match choice {
        Card::COUNT => Choice::Professor,
        card => Choice::Card(Card(card)),
    });
    cards
}

fn business(from: &mut Reader<'_>) -> Stack<Frame, 4> {
    let frames: Vec<_> = (0..4).map(|place| from.part("business", place, frame)).collect();
    let mut stack = Stack::new();
    frames.into_iter().flatten().rev().for_each(|frame| stack.push(frame));
    stack
}

fn frame(from: &mut Reader<'_>) -> Option<Frame> {
    let kind = from.one_of("kind");
    let at = from.count("place in the line") as u8;
    let left = from.small("left of the limit");
    let flipped = from.small("tokens flipped");
    Some(match kind? {
        0 => Frame::Round,
        1 => Frame::Choose,
        2 => Frame::ChooseAgain,
        3 => Frame::Line { next: at },
        4 => Frame::Turn { at },
        5 => Frame::Flip { at, left, flipped },
        6 => Frame::Check,
        _ => Frame::Over,
    })
}
