//! Chapters 4 and 5: placing ideas and moving the inkpot.

use mittwoch_kernel::{Game, Pack, Setting};
use mittwoch_unconscious_mind::{Did, Frame, Freed, ID, Open, PERSON, Step, UnconsciousMind, Way};

use super::table::{Table, take};
use crate::support::{pack, told};

/// ID-4.1: two pieces, bright ones included; insights are no ideas.
#[test]
fn with_fewer_than_two_ideas_it_recalls() {
    let few = |ideas: u8, bright: u8| {
        Table::new().insights(3).with(|state| {
            take(state, 2, ID, 3 - ideas);
            let id = &mut state.players[ID.index()];
            (id.ideas, id.bright) = (ideas, bright);
        })
    };
    let table = few(1, 0).goes(&[Frame::Turn]);
    assert_eq!(table.did()[0], Did::TooFew { ideas: 1, bright: 0 });
    assert!(table.told.contains(&Open::RecallBegan { spaces: 1 }));
    assert_eq!(table.state.id.spent.len(), 0, "no card is turned");
    let table = few(0, 2).goes(&[Frame::Turn]);
    let placed = |did: &Did| matches!(did, Did::Placed { ideas: 0, bright: 2, .. });
    assert!(table.did().iter().any(placed), "two bright ideas are enough");
    assert!(!table.told.iter().any(|open| matches!(open, Open::TreatBegan { .. })));
}

/// ID-4.2: cards are turned, and shuffled when there are none left.
#[test]
fn an_empty_deck_is_shuffled_anew() {
    let table = Table::new().with(|state| {
        state.id.spent = state.id.deck;
        state.id.deck = Default::default();
    });
    let table = table.goes(&[Frame::Turn]);
    assert_eq!(table.did()[0], Did::Reshuffled);
    assert!(matches!(table.did()[1], Did::Card { .. }));
    assert_eq!((table.state.id.deck.len(), table.state.id.spent.len()), (15, 1));
}

/// ID-4.3: a space of an open column and a way.
#[test]
fn cards_show_open_spaces_and_ways() {
    let table = Table::new();
    let cards = &table.game.catalogue().id.cards;
    assert!(cards.iter().all(|card| [1, 2].contains(&(card.space % 4))));
    let ways = |space: u8| cards.iter().filter(move |card| card.space == space);
    assert!(ways(5).map(|card| card.way).eq([Way::Up, Way::Down]));
}

/// ID-4.4: both ways round the column.
#[test]
fn a_card_goes_round_its_column() {
    let table = Table::new();
    let tried = |name: &str| {
        let card = &table.game.catalogue().id.cards[usize::from(table.card(name))];
        [0, 1, 2, 3].map(|others| card.tried(others))
    };
    assert_eq!(tried("id-card-3-2-down"), [9, 13, 1, 5]);
    assert_eq!(tried("id-card-2-3-up"), [6, 2, 14, 10]);
}

/// ID-4.5: a full column means a recall, and the card is spent.
#[test]
fn a_full_column_means_a_recall() {
    let table = Table::new().wish(&["id-card-1-2-down"]).with(|state| {
        [1, 5, 9, 13].iter().for_each(|space| take(state, *space, PERSON, 1));
    });
    let table = table.goes(&[Frame::Turn]);
    let did = table.did();
    assert_eq!(did.iter().filter(|did| matches!(did, Did::Taken { .. })).count(), 4);
    assert_eq!(did[5], Did::Full);
    assert!(table.told.contains(&Open::RecallBegan { spaces: 0 }));
    assert_eq!(table.state.id.spent.len(), 1);
}

/// ID-4.6: a bright idea for a missing one; it leaves at the end of the turn.
#[test]
fn a_bright_idea_takes_the_place_of_a_missing_one() {
    let table = Table::new().wish(&["id-card-4-2-down"]).with(|state| {
        take(state, 2, ID, 2);
        state.players[ID.index()].ideas = 1;
    });
    let table = table.turn();
    assert!(table.did().contains(&Did::Placed { space: 13, ideas: 1, bright: 1 }));
    assert_eq!((table.state.spaces[13].ideas, table.state.spaces[13].bright), (1, 0));
}

/// ID-5.1: just as far as the row says.
#[test]
fn the_inkpot_moves_as_the_row_says() {
    for (row, steps) in [(1, 1), (2, 2), (3, 3)] {
        let card = format!("id-card-{row}-2-down");
        let table = Table::new().wish(&[&card]).goes(&[Frame::Turn]);
        let inked = Did::Inked { steps, to: steps, freed: Freed::Nothing };
        assert!(table.did().contains(&inked), "{:?}", table.did());
    }
}

/// ID-5.2: four steps from the top end on the covered space, and four more on row three.
#[test]
fn the_covered_space_repeats_the_move() {
    let table = Table::new().goes(&[Frame::Id(Step::Ink { steps: 4 })]);
    let did = table.did();
    assert_eq!(did[0], Did::Inked { steps: 4, to: 4, freed: Freed::Nothing });
    assert_eq!(did[1], Did::Inked { steps: 4, to: 3, freed: Freed::Idea });
    assert!(!table.told.iter().any(|open| matches!(open, Open::TrackTriggered { .. })));
}

/// ID-5.3: no pack in which the move would repeat for ever.
#[test]
fn a_move_of_five_steps_is_refused() {
    let owner = |file: &str, text: &str| {
        let owner = Pack::new([(file, text)]).expect("sound TOML");
        let pack = pack().overlaid(&owner).expect("a known file");
        let faults = UnconsciousMind::new(&pack, &Setting::new(1)).err();
        told(&faults.expect("a fault"))
    };
    let row = owner("meeting-table.toml", "[[row]]\nid = 'idea-row-4'\ninkpot = 5\n");
    assert!(row.contains("less than a lap"), "{row}");
    let slot = "[[district-slot]]\nid = 'green-6'\neffect = 'move inkpot 1..5'\n";
    let slot = owner("city.toml", slot);
    assert!(slot.contains("at most 4 steps"), "{slot}");
}

/// ID-5.4: idea, bright idea, idea, bright idea, idea, nothing.
#[test]
fn the_icon_unlocks_ideas_and_the_bright_ideas_on_them() {
    let mut table = Table::new();
    let mut freed = Vec::new();
    for _ in 0..6 {
        table.told.clear();
        table = table.with(|state| state.players[ID.index()].inkpot = 3);
        table = table.goes(&[Frame::Id(Step::Ink { steps: 3 })]);
        let Did::Inked { freed: now, .. } = table.did()[0] else { panic!("{:?}", table.did()) };
        freed.push(now);
    }
    use Freed::{Bright, Idea, Nothing};
    assert_eq!(freed, [Idea, Bright, Idea, Bright, Idea, Nothing]);
    assert_eq!((table.id().locked, table.id().ideas, table.state.id.guards), (0, 6, 0));
}
