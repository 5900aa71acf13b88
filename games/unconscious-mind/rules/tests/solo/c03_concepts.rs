//! Chapter 3: exchange, compass, research cards and goals.

use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{Did, Exchange, Frame, ID, Open, Pick, Side, Step};

use super::table::Table;

fn instead(what: Exchange, times: u8) -> Frame {
    Frame::Id(Step::Exchange { what, times })
}

/// ID-3.1: the aid in full.
#[test]
fn the_aid_gives_coffee_and_boxes() {
    let coffee = [
        (Exchange::Elevate, 1),
        (Exchange::Transfer, 1),
        (Exchange::Minor, 1),
        (Exchange::Location, 1),
        (Exchange::NoCard, 1),
        (Exchange::Median, 2),
        (Exchange::Tile, 2),
    ];
    for (what, wanted) in coffee {
        let table = Table::new().goes(&[instead(what, 1)]);
        assert_eq!((table.id().coffee, table.id().boxes), (wanted, 0), "{what:?}");
    }
    for what in [Exchange::Major, Exchange::GainTile] {
        let table = Table::new().goes(&[instead(what, 1)]);
        assert_eq!((table.id().coffee, table.id().boxes), (0, 1), "{what:?}");
    }
    let table = Table::new().goes(&[instead(Exchange::NoTreatise, 1)]);
    assert_eq!(table.id().played.len(), 1, "a card is drawn and played");
}

/// ID-3.1: printed words and what is taken for them.
#[test]
fn printed_effects_are_exchanged() {
    let cases = [
        ("elevate", Exchange::Elevate),
        ("generate minor growth", Exchange::Minor),
        ("generate median passion", Exchange::Median),
        ("generate major freedom", Exchange::Major),
        ("gain tile left", Exchange::GainTile),
        ("trigger tile", Exchange::Tile),
    ];
    for (text, what) in cases {
        assert_eq!(Table::new().runs(text).exchanges(), [(what, 1)], "{text}");
    }
}

/// ID-3.2, ID-3.3: coffee becomes boxes at once, piece by piece; beyond three boxes points.
#[test]
fn coffee_becomes_boxes_and_boxes_points() {
    let table = Table::new().with(|state| state.players[ID.index()].coffee = 3);
    let table = table.goes(&[Frame::Gain { good: Good::Coffee, count: 6 }]);
    let id = table.id();
    assert_eq!((id.coffee, id.boxes, id.points), (1, 2, 0), "nine coffee, none lost");
    let table = table.with(|state| state.players[ID.index()].boxes = 3);
    let table = table.goes(&[Frame::Gain { good: Good::Coffee, count: 3 }]);
    assert_eq!((table.id().coffee, table.id().boxes, table.id().points), (0, 3, 2));
    let last = table.did().pop();
    assert_eq!(last, Some(Did::Brewed { coffee: 4, points: 2, left: 0 }));
    let table = table.goes(&[instead(Exchange::Major, 1)]);
    assert_eq!((table.id().boxes, table.id().points), (3, 4), "the same for a box of its own");
}

/// ID-3.4, ID-3.5: the outermost of several; a single candidate leaves the arrow alone.
#[test]
fn the_compass_is_turned_only_where_it_chooses() {
    let table = Table::new().with(|state| state.id.compass = Side::Right);
    let right = table.state.shown_research[1];
    let table = table.goes(&[Frame::Id(Step::Swap), Frame::Draw { left: 1 }]);
    let compass = Did::Compass { pick: Pick::Research, from: Side::Right };
    assert_eq!((table.did()[0], table.state.id.compass), (compass, Side::Left));
    assert!(right.is_some_and(|card| table.id().hand.contains(card)));
    let table = Table::new().with(|state| {
        state.id.compass = Side::Right;
        let gone = state.shown_research[1].take();
        gone.iter().for_each(|card| state.research.gone.insert(*card));
    });
    let table = table.goes(&[Frame::Id(Step::Swap), Frame::Draw { left: 1 }]);
    assert_eq!((table.turns_of_compass(), table.state.id.compass), (0, Side::Right));
}

/// ID-3.2: the log keeps the count of coffee, gain by gain.
#[test]
fn the_running_coffee_is_told() {
    let table = Table::new().with(|state| state.players[ID.index()].coffee = 2);
    let table =
        table.goes(&[Frame::Gain { good: Good::Coffee, count: 3 }, instead(Exchange::Minor, 1)]);
    let what = Exchange::Minor;
    let wanted = [
        Did::Exchanged { what, times: 1, total: 3 },
        Did::Coffee { count: 3, total: 6 },
        Did::Brewed { coffee: 4, points: 0, left: 2 },
    ];
    assert_eq!(table.did(), wanted);
    let table = Table::new().goes(&[instead(Exchange::Major, 1)]);
    assert_eq!(
        table.did(),
        [Did::Exchanged { what: Exchange::Major, times: 1, total: 0 }],
        "a box"
    );
}

/// ID-3.7: cards are laid at the right end of the row.
#[test]
fn cards_are_laid_from_left_to_right() {
    let table = Table::new().goes(&[Frame::Draw { left: 2 }]).playing(&["on-obsession"]);
    let table = table.wish(&["the-lost-toy"]).goes(&[Frame::Play { left: 1 }]);
    let table = table.wish(&["stage-fright"]).goes(&[Frame::Play { left: 1 }]);
    let row = ["on-obsession", "the-lost-toy", "stage-fright"].map(|name| table.research(name));
    assert_eq!(table.state.id.row.as_slice(), row);
}

/// ID-3.6, ID-3.7: a face-down stack that nobody knows, and a row in play.
#[test]
fn cards_are_drawn_unseen_and_played_from_the_top() {
    let table = Table::new().goes(&[Frame::Draw { left: 2 }]);
    let (id, research) = (table.id(), &table.state.research);
    assert_eq!((id.hand_count, id.hand.len()), (2, 0));
    assert_eq!(research.bag.len(), u32::from(research.count) + 2, "unseen, not known to be held");
    let table = table.wish(&["the-lost-toy"]).goes(&[Frame::Play { left: 1 }]);
    let card = table.research("the-lost-toy");
    assert_eq!(table.state.id.row.as_slice(), [card]);
    assert_eq!((table.id().hand_count, table.id().coffee), (1, 2), "its effect comes to pass");
    assert!(table.told.contains(&Open::Played { card }));
}

/// ID-3.8: no cards, one exchange; fewer cards than allowed, no exchange.
#[test]
fn an_empty_stack_brings_the_exchange_once() {
    let table = Table::new().runs("play research 2");
    assert_eq!(table.exchanges(), [(Exchange::NoCard, 1)]);
    let table = Table::new().goes(&[Frame::Draw { left: 1 }]).wish(&["on-obsession"]);
    let table = table.runs("play research 2");
    assert_eq!((table.exchanges().len(), table.id().played.len()), (0, 1));
}

/// ID-3.9, ID-3.10: two columns of active tiles meet their goal.
#[test]
fn active_tiles_complete_columns_and_meet_goals() {
    let table = Table::new().with(|state| state.id.active = 0b011_011_001);
    let table = table.goes(&[Frame::Id(Step::Flip { row: 1 })]);
    let table = table.with(|state| state.id.active = 0b011_011_011);
    let before = table.id().reputation;
    let table = table.goes(&[instead(Exchange::Minor, 1)]);
    assert!(table.told.iter().any(|open| matches!(open, Open::Claimed { .. })));
    assert_eq!(table.id().reputation, before + 1);
    let parts = table.game.score_parts(&table.state, ID);
    assert_eq!(parts[4], 0, "no row is complete yet");
    let table = table.with(|state| state.id.active = 0b111);
    assert_eq!(table.game.score_parts(&table.state, ID)[4], 1);
}

/// ID-3.11, ID-3.12: all of them, in printed order, and goods as printed.
#[test]
fn joined_effects_come_in_printed_order() {
    let table = Table::new().runs("elevate + transfer + gain coffee 1");
    assert_eq!(table.exchanges(), [(Exchange::Elevate, 1), (Exchange::Transfer, 1)]);
    assert_eq!(table.id().coffee, 3);
    let table = Table::new().runs("gain coffee 1 + gain bright 1");
    assert_eq!((table.id().coffee, table.id().bright), (1, 2));
}

/// ID-3.13, ID-3.14: prices are free, and what may be done is done.
#[test]
fn prices_are_free() {
    let table = Table::new().runs("pay median growth -> gain box 1");
    assert_eq!(table.id().boxes, 1);
    let table = Table::new().runs("pay coffee 3 -> gain bright 1");
    assert_eq!((table.id().bright, table.id().coffee), (2, 0));
    let table = Table::new().runs("per districts max 3: generate minor any");
    assert_eq!(table.exchanges(), [], "nothing is counted yet");
    assert!(matches!(table.did()[..], [Did::Idle { .. }]), "{:?}", table.did());
}

/// ID-3.15: the first that it can do, else the first.
#[test]
fn of_a_choice_the_first_possible_is_taken() {
    let table = Table::new().insights(0).runs("play research 2 / publish");
    assert_eq!(table.exchanges(), [(Exchange::NoCard, 1)], "neither is possible");
    let table = Table::new().goes(&[Frame::Draw { left: 1 }]).runs("play research 2 / publish");
    assert_eq!(table.id().played.len(), 1);
}

/// ID-3.16: points and coffee, no action.
#[test]
fn a_reputation_trigger_gives_points_and_coffee_alone() {
    let table = Table::new().runs("trigger reputation");
    assert_eq!((table.id().points, table.id().coffee), (1, 2));
    assert!(!table.told.iter().any(|open| matches!(open, Open::Picked { .. })));
}

/// ID-3.17: special effects come to nothing, and that is told.
#[test]
fn effects_for_choices_of_people_have_no_use() {
    for text in ["special exchange-dream", "special take-back-idea", "move professor to freud"] {
        let before = Table::new();
        let state = before.state;
        let table = before.runs(text);
        assert!(matches!(table.told[..], [Open::Id(Did::Idle { .. })]), "{text}: {:?}", table.told);
        assert_eq!((table.state.players, table.state.freud), (state.players, state.freud));
    }
    assert_eq!(Table::new().runs("special copy-display").exchanges(), [(Exchange::Tile, 1)]);
}

/// ID-3.18: one more than its tags.
#[test]
fn a_tag_counts_one_more() {
    let table = Table::new().playing(&["fairy-tales-retold"]).runs("trigger tag library");
    assert_eq!(table.exchanges(), [(Exchange::Location, 2)]);
}
