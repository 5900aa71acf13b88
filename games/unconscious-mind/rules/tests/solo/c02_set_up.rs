//! Chapters 1 and 2: the game and its set-up.

use mittwoch_kernel::{Game, Knowing, Setting, Viewer};
use mittwoch_unconscious_mind::{
    Colour, Did, Frame, ID, Open, PERSON, Pick, Side, Spot, Tag, UnconsciousMind,
};

use super::table::Table;
use crate::support::pack;

fn fresh(wishes: &[&str]) -> Table {
    Table::fresh(&pack(), &Setting::new(1), wishes)
}

/// ID-1.1, ID-1.2, ID-1.3: one seat, two boards; no action of the meeting table is the Id's.
#[test]
fn there_are_two_boards_and_one_seat() {
    let table = Table::new();
    assert_eq!(table.game.seats(), 1);
    let view = table.game.view(&table.state, Viewer::Seat(PERSON));
    assert_eq!(view.players.len(), 2);
    assert_eq!(table.game.asked(&table.state).iter().collect::<Vec<_>>(), [PERSON]);
    let table = table.wish(&["id-card-1-2-down"]).goes(&[Frame::Turn]);
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!((view.spaces[1].ideas, view.spaces[1].action.clone()), (2, None));
    assert!(!table.told.iter().any(|open| matches!(open, Open::Pointed { .. })));
}

/// ID-1.4: a spectator sees every bit of what the person sees of the Id.
#[test]
fn everything_about_the_id_is_open() {
    let table = Table::new().turn();
    let views = [Viewer::Seat(PERSON), Viewer::Spectator].map(|viewer| {
        let view = table.game.view(&table.state, viewer);
        (view.players[1].clone(), view.id)
    });
    assert_eq!(views[0], views[1]);
    assert!(views[0].1.is_some());
}

/// ID-2.1: as for two players.
#[test]
fn the_table_is_that_of_two_players() {
    let table = fresh(&[]);
    let open = (0..16).filter(|space| !table.game.catalogue().table.blocked.contains(*space));
    assert_eq!(open.count(), 8);
    let row = &table.state.tiles[0];
    assert_eq!(usize::from(row.below) + row.shown.iter().flatten().count(), 12);
    assert_eq!(table.state.candidates.len() + 1, 3, "the Id has taken one of three");
}

/// ID-2.2: five clients in the middle; two goals met at once are claimed from the left.
#[test]
fn the_goal_of_five_clients_lies_in_the_middle() {
    let table = fresh(&["three-ideas"]).begun();
    let goals = table.game.catalogue().goals.clone();
    let name = |at: usize| goals[usize::from(table.state.id.goal_row[at])].id.as_str();
    assert_eq!((name(0), name(3)), ("three-ideas", "five-clients"));
    let table = table.with(|state| {
        state.id.active = 0b011_011_011;
        state.players[ID.index()].locked = 0;
        state.id.goal_row.reverse();
    });
    let table = table.goes(&[Frame::Draw { left: 1 }]);
    let claimed = |open: &Open| match open {
        Open::Claimed { goal } => Some(goals[usize::from(*goal)].id.clone()),
        _ => None,
    };
    let claimed: Vec<_> = table.told.iter().filter_map(claimed).collect();
    assert_eq!(claimed, ["two-columns", "three-ideas"], "three-ideas lies at the right end now");
}

/// ID-2.3: the treatises are shown as they lie: rows of equal points, green, purple and red.
#[test]
fn the_grid_of_treatises_is_green_purple_red() {
    let table = fresh(&[]);
    let all = &table.game.catalogue().treatises;
    let place = |at: usize| (all[at].points, all[at].volumes[0].map(Colour::index));
    for row in 0..3 {
        let points = all[3 * row].points;
        let wanted = [0, 1, 2].map(|column| (points, Some(column)));
        assert_eq!([0, 1, 2].map(|column| place(3 * row + column)), wanted);
    }
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert!(view.treatises.iter().map(|shown| &shown.name).eq(all.iter().map(|one| &one.id)));
}

/// ID-2.4: the person chooses an end of the row, from the second treatise on.
#[test]
fn treatises_of_the_person_lie_in_a_row() {
    let table = Table::new();
    let first = table.treatise("first-steps");
    let second = table.treatise("open-doors");
    let give = |table: Table, treatise| {
        table.with(|state| {
            state.players[0].dial[Spot::RESERVE.index()][1] += 1;
            state.stack.push(Frame::Endow { treatise });
        })
    };
    let table = give(table, first).answer("endow reserve");
    assert_eq!(table.state.id.shelf.as_slice(), [first], "the first is simply laid down");
    let table = give(table, second).answer("endow reserve");
    assert_eq!(table.state.stack.top(), Some(Frame::Shelve { treatise: second }));
    let table = table.answer("shelve left");
    assert_eq!(table.state.id.shelf.as_slice(), [second, first]);
    assert!(table.told.contains(&Open::Shelved { treatise: second, side: Side::Left }));
}

/// ID-2.5, ID-2.6, ID-2.7, ID-2.8, ID-2.10, ID-2.11: the board of the Id.
#[test]
fn the_id_starts_without_a_dial_and_coffee() {
    let table = fresh(&[]);
    let id = table.id();
    assert_eq!(id.dial.iter().map(|at| at[0]).sum::<u8>(), 0);
    assert_eq!((id.coffee, id.bright, id.ideas, id.locked, id.inkpot), (0, 1, 3, 3, 0));
    assert_eq!(table.state.id.guards, 0b110, "centre and right");
    assert_eq!(id.professor, table.state.freud);
    assert_eq!(table.state.ranking(2).as_slice(), [ID, PERSON], "the lower marker is ahead");
    assert!(id.notebook.iter().all(Option::is_none) && id.choice.is_empty());
}

/// ID-2.9: rows of one colour, in an order that is an option.
#[test]
fn the_rows_of_tiles_have_colours() {
    let view = |setting: Setting| {
        let table = Table::fresh(&pack(), &setting, &[]);
        table.game.view(&table.state, Viewer::Spectator).id.expect("solo").tiles
    };
    let tiles = view(Setting::new(1));
    assert_eq!(tiles[..4], ["id-notebook-1", "id-notebook-2", "id-notebook-3", "id-research-1"]);
    let tiles = view(Setting::new(1).with("id-rows", "city-notebook-research"));
    assert_eq!(
        [0, 3, 8].map(|at| tiles[at].as_str()),
        ["id-city-1", "id-notebook-1", "id-research-3"]
    );
}

/// ID-2.12, ID-2.13, ID-3.4, ID-3.5: the compass chooses the first client and turns.
#[test]
fn the_compass_chooses_the_first_client() {
    // Without other wishes the first clients are the third to fifth of the pack.
    for (side, wanted) in [("left", "the-night-watchman"), ("right", "the-pharmacist")] {
        let table = fresh(&[side]);
        let from = Side::named(side).expect("a side");
        assert_eq!(table.told[0], Open::Id(Did::Compass { pick: Pick::Client, from }));
        let client = table.client(wanted);
        assert_eq!(table.told[1], Open::Drafted { room: 0, client });
    }
}

/// ID-2.14: the strongest dream, the compass among several.
#[test]
fn the_strongest_manifest_dream_is_taken() {
    let table = fresh(&[]);
    let therapy = |at: u8| table.game.catalogue().manifest[usize::from(at)].therapy;
    let taken = table.id().rooms[0].manifest.expect("a dream");
    let shown = table.state.shown_manifest.iter().flatten();
    assert!(shown.clone().all(|dream| therapy(*dream) <= therapy(taken)));
}

/// ID-2.15, ID-2.16: overlays in a column, twins in the same order.
#[test]
fn overlays_lie_in_matching_columns() {
    let table = fresh(&["overlay-routine-wild"]);
    let overlays = &table.game.catalogue().id.overlays;
    let top = &overlays[usize::from(table.state.id.order[0])];
    assert_eq!(
        (top.id.as_str(), top.twin.as_str()),
        ("overlay-routine-wild", "overlay-case-reputation")
    );
    assert_eq!(top.tags.of(Tag::Wild), 1);
    for pair in overlays.iter().filter(|pair| pair.id != top.id) {
        assert_eq!(pair.id.replace("routine", "case"), pair.twin);
    }
}

/// ID-2.17, ID-2.18, ID-2.19, ID-2.20: what a level changes.
#[test]
fn levels_differ_in_tiles_and_overlays() {
    let easy = Table::at("easy");
    assert_eq!((easy.state.id.active, easy.id().dial[0][1], easy.id().locked_lines), (1, 0, 63));
    for (level, each) in [("medium", 2), ("hard", 3)] {
        let table = Table::at(level);
        assert_eq!(table.state.id.active, 0b001_001_001);
        assert_eq!((table.id().dial[0][1], table.id().locked_lines), (1, 0b11_0111));
        assert!(table.game.catalogue().id.overlays.iter().all(|pair| pair.score.each == each));
    }
    assert!(easy.game.catalogue().id.overlays.iter().all(|pair| pair.score.each == 2));
    let strong = Setting::new(1).with("strong-coffee", "true");
    let coffee = |setting: &Setting| {
        UnconsciousMind::new(&pack(), setting).expect("sound").catalogue().id.coffee
    };
    assert_eq!((coffee(&Setting::new(1)), coffee(&strong)), (4, 3));
    let least = UnconsciousMind::about().options.iter().filter(|option| !option.matters(2));
    assert!(least.map(|option| option.key).eq(["level", "strong-coffee", "id-rows"]));
}
