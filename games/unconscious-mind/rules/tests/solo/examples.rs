//! The worked examples of the rulebook.

use mittwoch_unconscious_mind::{
    Colour, Did, Exchange, Frame, Freed, ID, Location, Mover, PERSON, Plight, Step,
};

use super::table::{Table, bonus, take};

/// ID-E.1, ID-4.4: the target and the next space, round the end, are taken.
#[test]
fn the_first_free_space_is_found_round_the_end_of_the_column() {
    let table = Table::new().wish(&["id-card-2-2-up"]).with(|state| {
        take(state, 5, PERSON, 1);
        take(state, 1, PERSON, 1);
    });
    let table = table.goes(&[Frame::Turn]);
    let card = table.card("id-card-2-2-up");
    let placed = Did::Placed { space: 13, ideas: 2, bright: 0 };
    let wanted = [Did::Card { card }, Did::Taken { space: 5 }, Did::Taken { space: 1 }, placed];
    assert_eq!(table.did()[..4], wanted);
    assert_eq!((table.state.spaces[13].ideas, table.state.spaces[13].owner), (2, ID));
}

/// ID-E.2, ID-5.2, ID-5.4, ID-6.1, ID-6.2: over the covered space, the last idea, the right column.
#[test]
fn the_step_over_the_covered_space_and_two_equal_columns() {
    let table = Table::new().wish(&["id-card-1-2-down"]).with(|state| {
        state.id.active = 0b000_011_011; // Columns one and two have two active tiles each.
        state.id.guards = 0;
        let id = &mut state.players[ID.index()];
        (id.inkpot, id.locked, id.locked_lines) = (3, 1, 0b10_1111);
    });
    let table = table.goes(&[Frame::Turn]);
    let did = table.did();
    assert_eq!(did[1], Did::Placed { space: 1, ideas: 2, bright: 0 });
    assert_eq!(did[2], Did::Inked { steps: 1, to: 4, freed: Freed::Nothing });
    assert_eq!(did[3], Did::Inked { steps: 1, to: 0, freed: Freed::Idea });
    assert_eq!((table.id().locked, table.id().ideas), (0, 2), "the last idea is in the supply");
    assert_eq!(did[4], Did::Line { line: 4, active: 2, tied: true }, "the right one of two");
    let acts: Vec<_> = did
        .iter()
        .filter(|did| matches!(did, Did::Tile { .. } | Did::Part { .. }))
        .copied()
        .collect();
    assert_eq!(acts[..2], [Did::Tile { cell: 1 }, Did::Tile { cell: 4 }], "from top to bottom");
    assert_eq!(acts[2], Did::Part { line: 4, end: true }, "and the unlocked foot");
}

/// ID-E.3, ID-6.4, ID-6.5, ID-6.6: row I, II, III.
#[test]
fn the_third_tile_of_a_row_frees_its_insight() {
    let table = Table::at("easy")
        .with(|state| state.id.active = 0b011)
        .goes(&[Frame::Id(Step::Flip { row: 0 })]);
    assert_eq!(table.did(), [Did::Flipped { cell: 2 }, Did::Completed { line: 0 }]);
    let table = Table::at("easy").with(|state| state.id.active = 0b011).runs("trigger row 1");
    let did = table.did();
    assert_eq!(did[0], Did::Part { line: 0, end: false });
    assert_eq!(did[1], Did::Exchanged { what: Exchange::Minor, times: 1, total: 1 });
    let tiles = did.iter().filter(|did| matches!(did, Did::Tile { .. }));
    assert!(tiles.eq([&Did::Tile { cell: 0 }, &Did::Tile { cell: 1 }]), "III does not act");
    let end = [Did::Flipped { cell: 2 }, Did::Completed { line: 0 }];
    assert_eq!(did[did.len() - 2..], end, "no effect comes after the insight");
    assert_eq!((table.id().dial[0][1], table.id().locked_lines & 1), (1, 0));
}

/// ID-E.4, ID-7.3: purple against red.
#[test]
fn of_equal_district_bonuses_the_professor_s_is_taken() {
    // Opera, opera, museum and museum are purple; university and two cafes are red.
    let cards =
        ["stage-fright", "the-travellers-unease", "the-riddle-of-hysteria", "on-gossip-and-guilt"];
    let table = Table::new().playing(&cards).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Opera;
        state.freud = Location::Cafe;
        state.marks[1][1] = Some(PERSON);
        state.tokens = [5; 3];
    });
    let tags = table.game.tags(&table.state, ID);
    assert_eq!((tags.within(Colour::Purple), tags.within(Colour::Red)), (4, 3));
    let table = table.goes(&[Frame::Bonus]);
    assert_eq!(bonus(&table), (22, Mover::Professor, true, Plight::None, 4));
    assert_eq!((table.state.marks[1][0], table.id().dial[0][1]), (Some(ID), 0));
}

/// ID-E.5, ID-7.5, ID-7.6: the topmost location slot.
#[test]
fn without_a_district_bonus_the_topmost_location_slot_is_taken() {
    let table = Table::new().playing(&["the-puppet-and-the-child"]).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Theatre;
        state.freud = Location::Library;
        state.slots[0] = 0b001;
        state.tokens = [5; 3];
    });
    assert_eq!(table.game.tags(&table.state, ID).within(Colour::Green), 2);
    let table = table.goes(&[Frame::Bonus]);
    assert_eq!(bonus(&table), (3, Mover::Freud, false, Plight::NoTags, 0));
    assert_eq!((table.state.slots[1], table.id().dial[0][1]), (1, 1));
}

/// ID-E.6, ID-10.2, ID-2.19: the score of the hard level.
#[test]
fn overlays_score_nine_and_fifteen_at_the_hard_level() {
    let table = Table::at("hard");
    let clients = ["the-seamstress", "the-botanist", "the-heiress"].map(|name| table.client(name));
    let overlays = ["overlay-routine-red", "overlay-case-red", "overlay-case-reputation"]
        .map(|name| table.overlay(name));
    let table = table.with(|state| {
        let id = &mut state.players[ID.index()];
        id.reputation = 6;
        for (client, overlay) in clients.into_iter().zip(overlays) {
            id.cured.insert(client);
            state.id.covers[usize::from(overlay)] = Some(client);
        }
    });
    let tags = table.game.tags(&table.state, ID);
    assert_eq!((tags.at(Location::University), tags.at(Location::Cafe)), (1, 2));
    assert_eq!(table.game.score_parts(&table.state, ID)[6], 9 + 15);
}
