//! All that a viewer knows, rebuilt from its observation alone: so nothing known is missing there.

mod frame;
mod player;

use mittwoch_kernel::{Bag, List, Seat, Viewer};
use mittwoch_testkit::{Broken, Reader, knowledge_is_rebuilt};

use super::{Knowledge, Known};
use crate::UnconsciousMind;
use crate::component::{Colour, Face, Location, Side};
use crate::id::IdBoard;
use crate::state::{Cover, Deck, IdeaSpace, Player, SEATS, Shelf, Shown, State, Therapy, TileRow};

#[test]
fn an_observation_tells_all_that_is_known() -> Result<(), Broken> {
    let rebuilt = knowledge_is_rebuilt::<UnconsciousMind>(1, read)?;
    assert!(rebuilt > 3000, "only {rebuilt} times");
    Ok(())
}

/// From whose side the numbers are read.
struct Circle {
    side: Seat,
    boards: u8,
}

impl Circle {
    fn around(&self, place: usize) -> Seat {
        Seat((self.side.0 + place as u8) % self.boards)
    }

    fn owner(&self, from: &mut Reader<'_>, name: &str) -> Option<Seat> {
        from.one_of(name).map(|place| self.around(place))
    }
}

fn read(game: &UnconsciousMind, from: &mut Reader<'_>) -> Knowledge {
    let side = Seat(from.id("seat").expect("somebody's side"));
    let viewer = if from.flag("watching") { Viewer::Spectator } else { Viewer::Seat(side) };
    let circle = Circle { side, boards: game.config.boards() };
    let mut table = table(&circle, from);
    for place in 0..usize::from(circle.boards) {
        let seat = circle.around(place);
        table.players[seat.index()] = from.part("board", place, player::board);
    }
    let mut turned = Bag::EMPTY;
    if game.config.is_solo() {
        (table.id, turned) = id(from);
    }
    table.therapy = Therapy {
        room: from.id("room in treatment"),
        excess: from.small("excess"),
        treated: bits(from.some_of("rooms treated")) as u8,
    };
    table.stack = frame::business(&circle, from);
    Knowledge { viewer, table: Known(table), turned }
}

/// All that lies on the table, in the order in which it is written.
fn table(circle: &Circle, from: &mut Reader<'_>) -> State {
    let round = from.small("round");
    let turn = circle.owner(from, "turn").expect("somebody's turn");
    let signal = (from.flag("end signalled"), from.small("round of the signal"));
    let location = |from: &mut Reader<'_>, name| from.one_of(name).map(|at| Location::ALL[at]);
    let freud = location(from, "Freud").expect("he stands somewhere");
    let journalist = location(from, "Journalist");
    let fireworks = from.one_of("Fireworks").map(|at| Colour::ALL[at]);
    let (covers, slots) = locations(from);
    let freud_marker = from.small("marker of Freud");
    let goals = parts(from, "goal", |from, _| circle.owner(from, "owner"));
    let (tokens, marks) = districts(circle, from);
    let spaces = parts(from, "idea space", |from, _| space(circle, from));
    let [research, routine, cases, layers, latent, manifest] = decks(from);
    let bottom = from.id("bottom client");
    let candidates = from.some_of("first clients");
    let (held, gone_tiles) = (from.some_of("tiles held"), from.some_of("tiles gone"));
    let tiles = parts(from, "tile row", |from, _| row(from));
    let shown_research = parts(from, "research shown", |from, _| from.id("card"));
    let shown_clients = parts(from, "client shown", |from, _| shown(from));
    let shown_manifest = parts(from, "dream shown", |from, _| from.id("dream"));
    let treatises = parts(from, "treatise", |from, _| Shelf {
        owner: circle.owner(from, "owner"),
        volumes: ids(from, "volumes"),
    });
    State {
        round,
        turn,
        signal: signal.0.then_some(signal.1),
        freud,
        journalist,
        fireworks,
        covers,
        freud_marker,
        goals,
        spaces,
        tokens,
        slots,
        marks,
        tiles,
        held,
        gone_tiles,
        research,
        shown_research,
        routine,
        bottom,
        cases,
        shown_clients,
        candidates,
        layers,
        latent,
        manifest,
        shown_manifest,
        treatises,
        players: [Player::default(); SEATS],
        id: IdBoard::default(),
        therapy: Therapy::default(),
        stack: mittwoch_kernel::Stack::new(),
    }
}

/// Parts of one name, one after the other.
fn parts<T, const N: usize>(
    from: &mut Reader<'_>,
    name: &str,
    mut read: impl FnMut(&mut Reader<'_>, usize) -> T,
) -> [T; N] {
    std::array::from_fn(|place| from.part(name, place, |from| read(from, place)))
}

/// Places in the pack counted from 1, and 0 for none.
fn ids<const N: usize>(from: &mut Reader<'_>, name: &str) -> [Option<u8>; N] {
    from.counts::<N>(name).map(|id| id.checked_sub(1))
}

fn bits(bag: Bag) -> u32 {
    bag.iter().fold(0, |bits, at| bits | 1 << at)
}

fn locations(from: &mut Reader<'_>) -> ([Option<Cover>; 6], [u8; 6]) {
    let mut slots = [0; 6];
    let covers = parts(from, "location", |from, place| {
        let (tile, side) = (from.id("tile"), from.one_of("side of the tile"));
        slots[place] = bits(from.some_of("slots used")) as u8;
        Some(Cover { tile: tile?, side: Face::ALL[side?] })
    });
    (covers, slots)
}

fn districts(circle: &Circle, from: &mut Reader<'_>) -> ([u8; 3], [[Option<Seat>; 4]; 3]) {
    let mut tokens = [0; 3];
    let marks = parts(from, "district", |from, place| {
        tokens[place] = from.small("tokens");
        parts(from, "slot", |from, _| circle.owner(from, "owner"))
    });
    (tokens, marks)
}

fn space(circle: &Circle, from: &mut Reader<'_>) -> IdeaSpace {
    IdeaSpace {
        ideas: from.small("ideas"),
        bright: from.small("bright ideas"),
        owner: circle.owner(from, "owner").unwrap_or_default(),
        action: from.id("action").unwrap_or_default(),
    }
}

fn decks(from: &mut Reader<'_>) -> [Deck; 6] {
    let names = [
        "research deck",
        "routine clients",
        "case studies",
        "grief layers",
        "latent dreams",
        "manifest dreams",
    ];
    names.map(|name| {
        from.part(name, 0, |from| Deck {
            bag: from.some_of("may come"),
            count: from.small("cards"),
            gone: from.some_of("gone"),
        })
    })
}

fn row(from: &mut Reader<'_>) -> TileRow {
    TileRow {
        unseen: from.some_of("may come"),
        below: from.small("tiles below"),
        shown: parts(from, "column", |from, _| from.id("tile")),
    }
}

fn shown(from: &mut Reader<'_>) -> Option<Shown> {
    let (client, layer) = (from.id("client"), from.id("layer"));
    Some(Shown { client: client?, layer: layer? })
}

/// What the solo game adds, and the meeting-table cards ever seen.
fn id(from: &mut Reader<'_>) -> (IdBoard, Bag) {
    let compass = if from.flag("arrow points right") { Side::Right } else { Side::Left };
    let active = bits(from.some_of("active tiles")) as u16;
    let guards = bits(from.some_of("guards")) as u8;
    let deck = from.some_of("meeting-table cards that may come");
    let spent = from.some_of("meeting-table cards turned");
    let turned = from.some_of("meeting-table cards ever seen");
    let board = IdBoard {
        compass,
        active,
        guards,
        deck,
        spent,
        order: from.counts("order of the overlays"),
        covers: ids(from, "clients under overlays"),
        goal_row: from.counts("goals from the left"),
        candidates: list(ids(from, "first clients from the left")),
        shelf: list(ids(from, "treatises from the left")),
        row: list(ids(from, "research from the left")),
        next_room: from.id("room of the next box"),
    };
    (board, turned)
}

fn list<const N: usize>(ids: [Option<u8>; N]) -> List<u8, N> {
    ids.into_iter().flatten().collect()
}
