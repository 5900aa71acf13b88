//! Chapter 23: what is open and what is hidden.

use mittwoch_kernel::{Game, Knowing, Log, Seat, Thought, Viewer, Wording};
use mittwoch_unconscious_mind::{Event, EventView, Frame};

use super::position::Position;

/// UM-23.1, UM-23.7.
#[test]
fn onlookers_see_what_is_open_to_all() {
    let position = Position::new(3).hand(1, 2);
    let view = position.view(Viewer::Spectator);
    assert_eq!((view.mine, view.players[1].hand), (None, 2));
    assert_eq!(view.players[0].coffee, 4);
    assert_eq!(view.research.count, position.state.research.count);
}

/// UM-23.2.
#[test]
fn a_drawn_card_is_seen_by_its_owner_and_a_swapped_one_by_all() {
    let position = Position::new(2).run("gain research 1");
    let mine = position.view(Viewer::Seat(Seat(0)));
    assert_eq!(mine.mine.map(|mine| mine.hand.len()), Some(1));
    assert!(position.view(Viewer::Seat(Seat(1))).players[0].known.is_empty());
    let swap = position.verb("swap")[0].clone();
    let taken = swap.split(' ').next_back().expect("a name").to_owned();
    let position = position.answer(&swap);
    assert_eq!(position.view(Viewer::Seat(Seat(1))).players[0].known.join(" "), taken);
    let position = position.frame(Frame::Play { left: 1 }).answer(&format!("play {taken}"));
    assert!(position.view(Viewer::Spectator).players[0].known.is_empty());
}

/// UM-23.2: only the owner is told what was drawn.
#[test]
fn a_draw_is_told_to_its_owner_alone() {
    let position = Position::new(2).hand(0, 0).run("gain research 1 + gain coffee 2");
    let (mut state, mut log) = (position.state, Log::default());
    let action = position.game.read("pick 1").expect("an action");
    position.game.perform(&mut state, Seat(0), action, &mut Thought::new(1), &mut log);
    let drew = log.0.iter().find(|event| matches!(event, Event::Drew { .. })).expect("drawn");
    let told = |seat| position.game.event_view(drew, Viewer::Seat(Seat(seat)));
    assert!(matches!(told(0), Some(EventView::Drew { .. })));
    assert_eq!(told(1), None);
}

/// UM-23.3, UM-23.4.
#[test]
fn decks_are_hidden_but_the_top_of_a_notebook_stack_is_seen() {
    let position = Position::new(2);
    let view = position.view(Viewer::Spectator);
    let top = position.state.tiles[0].shown[0].expect("a tile");
    let name = &position.game.catalogue().tiles[usize::from(top)].id;
    assert_eq!(view.tiles[0].shown[0].as_ref(), Some(name));
    let knowledge = position.game.know(Viewer::Spectator, &view);
    let groups = position.game.interchangeable(&knowledge);
    assert!(groups[6].len() == 21 && !groups[6].contains(name), "tiles below are not known");
}

/// UM-23.4: because no two tiles have one main effect, a main side names its tile.
#[test]
fn no_two_tiles_have_the_same_main_effect() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    let text = |tile: &mittwoch_unconscious_mind::Tile| {
        mittwoch_unconscious_mind::effect::notation(&catalogue.effects, tile.main)
    };
    let mut texts: Vec<String> = catalogue.tiles[..48].iter().map(text).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 48);
}

/// UM-23.6.
#[test]
fn what_was_used_is_known_to_all() {
    let position = Position::new(2).dial(&["minor-growth", "minor-freedom"]);
    let position = position.dream(0, "a-missing-shoe");
    let position = position.answers(&["treat room-1", "use minor-growth common"]);
    let position = position.answer("use minor-freedom common").answer("pick 2");
    let view = position.view(Viewer::Spectator);
    assert!(view.manifest.gone.contains(&"a-missing-shoe".to_owned()));
}
