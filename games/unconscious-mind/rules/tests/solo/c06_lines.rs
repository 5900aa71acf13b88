//! Chapters 6 and 7: rows, columns and recalling ideas.

use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Did, Exchange, Frame, ID, Location, Mover, Open, Plight, Step};

use super::table::{Table, bonus, take};

fn chosen(table: &Table) -> Option<Did> {
    table.did().into_iter().find(|did| matches!(did, Did::Line { .. }))
}

/// ID-6.1: most active tiles, only unlocked columns.
#[test]
fn the_unlocked_column_with_most_active_tiles_is_chosen() {
    let table = Table::new().with(|state| {
        state.id.active = 0b100_110_011;
        state.players[ID.index()].locked = 1;
    });
    let table = table.goes(&[Frame::Id(Step::Column)]);
    assert_eq!(chosen(&table), Some(Did::Line { line: 4, active: 2, tied: false }));
}

/// ID-6.2: the foot acts only if it is unlocked.
#[test]
fn a_column_ends_with_its_unlocked_foot() {
    let table = Table::new().with(|state| state.players[ID.index()].locked = 2);
    let table = table.goes(&[Frame::Id(Step::Column)]);
    assert!(table.did().contains(&Did::Part { line: 3, end: true }), "free at medium");
    assert!(table.exchanges().contains(&(Exchange::Median, 1)));
    let table = Table::at("easy").with(|state| state.players[ID.index()].locked = 2);
    let table = table.goes(&[Frame::Id(Step::Column)]);
    assert!(!table.did().contains(&Did::Part { line: 3, end: true }));
}

/// ID-6.3: nothing without an unlocked column, and that is told.
#[test]
fn without_an_unlocked_column_nothing_happens() {
    assert_eq!(Table::new().runs("trigger column").told, [Open::Id(Did::NoColumn)]);
}

/// ID-6.5: the leftmost inactive tile, and none in a full row.
#[test]
fn the_leftmost_inactive_tile_is_flipped() {
    let table = Table::new().with(|state| state.id.active = 0b101);
    let table = table.goes(&[Frame::Id(Step::Flip { row: 0 })]);
    assert_eq!(table.did()[0], Did::Flipped { cell: 1 });
    assert_eq!(table.state.id.active, 0b111, "they stay active");
    let table = table.goes(&[Frame::Id(Step::Flip { row: 0 })]);
    assert_eq!(table.did().len(), 2, "nothing more to flip");
}

/// ID-6.6: a tile may complete a row and a column.
#[test]
fn one_tile_may_complete_two_lines() {
    let table = Table::new().insights(0).with(|state| state.id.active = 0b100_100_011);
    let table = table.goes(&[Frame::Id(Step::Flip { row: 0 })]);
    let wanted = [Did::Flipped { cell: 2 }, Did::Completed { line: 0 }, Did::Completed { line: 5 }];
    assert_eq!(table.did(), wanted);
    assert_eq!(table.id().dial[0][1], 2);
}

/// ID-6.7: the ninth tile brings reputation.
#[test]
fn the_ninth_tile_brings_reputation() {
    let table = Table::new().with(|state| {
        state.id.active = 0b011_111_111;
        state.goals = [Some(ID); 7];
    });
    let table = table.goes(&[Frame::Id(Step::Flip { row: 2 })]);
    assert_eq!(table.id().reputation, 1);
    assert_eq!(table.state.freud_marker, 2);
}

/// ID-6.8: a row triggered from elsewhere.
#[test]
fn a_free_choice_of_a_row_is_the_fullest_and_lowest() {
    let table = Table::at("easy").with(|state| state.id.active = 0b000_001_001);
    let table = table.runs("trigger row");
    assert_eq!(chosen(&table), Some(Did::Line { line: 1, active: 1, tied: true }));
    assert!(table.did().contains(&Did::Flipped { cell: 4 }), "the flip is part of it");
}

/// ID-7.1, ID-7.2: coffee for spaces, ideas back, a bonus.
#[test]
fn a_recall_brings_coffee_ideas_and_a_bonus() {
    let table = Table::at("easy").with(|state| {
        take(state, 1, ID, 2);
        take(state, 2, ID, 1);
        state.players[ID.index()].ideas = 0;
        state.players[ID.index()].bright = 0;
    });
    let table = table.goes(&[Frame::Turn]);
    assert!(table.did().contains(&Did::Coffee { count: 2, total: 2 }));
    assert!(table.told.contains(&Open::IdeasBack { ideas: 3 }));
    assert_eq!(table.id().ideas, 3);
    assert!(table.did().iter().any(|did| matches!(did, Did::Bonus { .. })));
}

/// ID-7.3, ID-7.4, ID-7.7: the highest slot, the longest move, then the token's reputation.
#[test]
fn a_district_bonus_moves_the_inkpot_as_far_as_it_can() {
    let cards = ["the-puppet-and-the-child", "the-diary-as-mirror", "on-play-and-imitation"];
    let table = Table::new().playing(&cards).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Opera;
        state.freud = Location::Theatre;
    });
    let table = table.goes(&[Frame::Bonus]);
    let bonus = bonus(&table);
    assert_eq!(bonus, (20, Mover::Freud, false, Plight::None, 5), "five tags for the slot of five");
    assert!(matches!(table.did()[1], Did::Inked { steps: 3, to: 3, .. }), "{:?}", table.did());
    let at = |test: fn(&Open) -> bool| table.told.iter().position(test);
    let boxes = at(|open| matches!(open, Open::Gained { good: Good::Box, count: 2, .. }));
    let fame = at(|open| matches!(open, Open::Reputation { .. }));
    assert!(boxes.is_some() && boxes < fame, "{:?}", table.told);
}

/// ID-7.5: equal location slots go to the professor's.
#[test]
fn of_equal_location_slots_the_professor_s_is_taken() {
    let table = Table::at("easy").with(|state| {
        state.players[ID.index()].professor = Location::Cafe;
        state.freud = Location::Museum;
    });
    let table = table.goes(&[Frame::Bonus]);
    assert_eq!(bonus(&table), (15, Mover::Professor, true, Plight::NoInsight, 0));
    assert_eq!(table.id().bright, 3, "two bright ideas at the top of the cafe");
}

/// ID-7.6, ID-7.8: no token left, no bonus there, and that is told.
#[test]
fn without_tokens_there_is_no_bonus() {
    let table = Table::new().with(|state| {
        state.players[ID.index()].professor = Location::Cafe;
        state.freud = Location::University;
        state.tokens[2] = 0;
    });
    assert_eq!(table.goes(&[Frame::Bonus]).told, [Open::Id(Did::NoBonus)]);
}
