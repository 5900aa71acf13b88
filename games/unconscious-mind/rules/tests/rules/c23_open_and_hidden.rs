//! Chapter 23: what is open and what is hidden.

use mittwoch_kernel::{Bag, Knowing, Seat, Setting, Viewer};
use mittwoch_unconscious_mind::effect::notation;
use mittwoch_unconscious_mind::{Event, EventView, Frame, Open, Tile, View};

use crate::position::Position;

fn text(view: &View) -> String {
    serde_json::to_string(view).expect("JSON")
}

fn mentions(text: &str, name: &str) -> bool {
    text.contains(&format!("\"{name}\""))
}

/// UM-23.1, UM-23.7.
#[test]
fn all_viewers_see_the_same_table_and_onlookers_no_more() {
    let position = Position::new(3).hand(0, 2).hand(1, 3).own("median-passion");
    let onlooker = position.view(Viewer::Spectator);
    assert_eq!(onlooker.mine, None);
    for viewer in Viewer::all(3) {
        let view = View { mine: None, ..position.view(viewer) };
        assert_eq!(view, onlooker, "{viewer:?}");
    }
    for (seen, player) in onlooker.players.iter().zip(&position.state.players) {
        assert_eq!(
            (seen.points, seen.coffee, seen.boxes),
            (player.points, player.coffee, player.boxes)
        );
        assert_eq!((seen.bright, seen.reputation), (player.bright, player.reputation));
        assert_eq!(
            (seen.dial, seen.professor, seen.inkpot),
            (player.dial, player.professor, player.inkpot)
        );
        assert_eq!(seen.rooms[0].marker, player.rooms[0].marker);
        assert!(seen.rooms[0].client.is_some() && seen.rooms[0].latent.is_some());
        assert_eq!(seen.hand, player.hand_count, "the size of a hand");
    }
    assert_eq!(onlooker.research.count, position.state.research.count);
    assert_eq!((onlooker.routine, onlooker.cases), (position.state.routine.count, 10));
    assert_eq!(onlooker.treatises.len(), 9);
    assert_eq!(onlooker.tiles[0].below, position.state.tiles[0].below);
}

/// UM-23.2.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let position = Position::new(3).hand(0, 2).hand(1, 3);
    for viewer in Viewer::all(3) {
        let text = text(&position.view(viewer));
        for seat in 0..2 {
            let hand = position.state.players[seat].hand;
            let seen = hand.iter().filter(|card| mentions(&text, &position.card_name(*card)));
            let expected = if viewer.is(Seat(seat as u8)) { hand.len() } else { 0 };
            assert_eq!(seen.count() as u32, expected, "{viewer:?} looks at seat {seat}");
        }
    }
}

/// UM-23.2.
#[test]
fn a_card_from_the_display_is_known_until_it_is_played_or_swapped() {
    let known = |position: &Position| position.view(Viewer::Seat(Seat(1))).players[0].known.clone();
    let position = Position::new(2).in_hand("stage-fright").run("gain research 1");
    let shown = position.state.shown_research[0].expect("a card");
    let shown = position.card_name(shown);
    let position = position.answer(&format!("swap stage-fright {shown}"));
    assert_eq!(known(&position), std::slice::from_ref(&shown));
    let position = position.run("gain research 1");
    let swapped = position.answer(&format!("swap {shown} stage-fright"));
    assert_eq!(known(&swapped), ["stage-fright"]);
    let played = swapped.frame(Frame::Play { left: 1 }).answer("play stage-fright");
    assert!(known(&played).is_empty());
}

/// UM-23.2: what a card given away was, the others learn by it, so that it cannot simply go back.
#[test]
fn a_swap_shows_the_others_what_was_given() {
    let position = Position::new(3).in_hand("stage-fright").run("gain research 1");
    let shown = position.card_name(position.state.shown_research[0].expect("a card"));
    let position = position.answer(&format!("swap stage-fright {shown}"));
    let swapped = |event: &&Event| matches!(event, Event::Open { what: Open::Swapped { .. }, .. });
    let swap = position.events.iter().find(swapped).expect("a swap");
    for viewer in Viewer::all(3) {
        assert_eq!(position.game.reveals(swap, viewer), !viewer.is(Seat(0)), "{viewer:?}");
    }
}

/// UM-23.2: only the owner hears which card was drawn.
#[test]
fn a_draw_is_told_to_its_owner_alone() {
    let position = Position::new(3).run("gain research 1");
    let drew = position.events.iter().find(|event| matches!(event, Event::Drew { .. }));
    let drew = drew.expect("a draw");
    for viewer in Viewer::all(3) {
        let told = position.game.event_view(drew, viewer);
        assert_eq!(matches!(told, Some(EventView::Drew { .. })), viewer.is(Seat(0)));
    }
}

/// UM-23.3.
#[test]
fn nothing_of_the_decks_is_seen() {
    let position = Position::new(3).hand(1, 2);
    let (state, all) = (&position.state, position.game.catalogue());
    let names = |bag: Bag, name: &dyn Fn(usize) -> String| {
        bag.iter().map(|id| name(usize::from(id))).collect::<Vec<_>>()
    };
    let hidden = [
        names(state.routine.bag.union(state.cases.bag), &|id| all.clients[id].id.clone()),
        names(state.latent.bag, &|id| all.latent[id].id.clone()),
        names(state.manifest.bag, &|id| all.manifest[id].id.clone()),
        names(state.layers.bag, &|id| all.layers[id].id.clone()),
        names(state.research.bag, &|id| all.research[id].id.clone()),
        names(state.tiles[0].unseen.union(state.tiles[1].unseen), &|id| all.tiles[id].id.clone()),
    ];
    for viewer in Viewer::all(3) {
        let text = text(&position.view(viewer));
        for names in &hidden {
            assert!(names.len() > 5);
            let seen: Vec<_> = names.iter().filter(|name| mentions(&text, name)).collect();
            assert!(seen.is_empty(), "{viewer:?} sees {seen:?}");
        }
    }
    // Tiles left out of the game cannot be told from those in the stack.
    assert!(state.tiles[0].unseen.len() > u32::from(state.tiles[0].below));
}

/// UM-23.4: because no two tiles have one main effect, a main side names its tile.
#[test]
fn no_two_tiles_have_the_same_main_effect() {
    let position = Position::new(2);
    let catalogue = position.game.catalogue();
    let text = |tile: &Tile| notation(&catalogue.effects, tile.main);
    let mut texts: Vec<String> = catalogue.tiles[..48].iter().map(text).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 48);
}

/// UM-23.4: no two tiles have the same main effect, so the main side names the tile, and all that
/// is hidden of the top tile is what its banner side adds for play.
#[test]
fn the_top_of_a_stack_shows_its_main_effect() {
    let position = Position::new(2);
    let top = position.state.tiles[1].shown[0].expect("a tile");
    let name = position.game.catalogue().tiles[usize::from(top)].id.clone();
    for viewer in Viewer::all(2) {
        assert_eq!(position.view(viewer).tiles[1].shown[0], Some(name.clone()));
    }
    // Its banner is not to be had before it lies in the display.
    let position = position.run("gain tile left").answer("tile level-ii");
    assert_eq!(
        (position.top(), position.verb("trigger").len()),
        (Frame::PlaceTile { tile: top }, 0)
    );
}

/// UM-23.5.
#[test]
fn the_spare_client_is_known_to_lie_at_the_bottom() {
    let mut position = Position::fresh(Setting::new(3));
    let candidates = position.state.candidates;
    while position.state.bottom.is_none() {
        position = position.first_offer();
    }
    let spare = position.state.bottom.expect("a client");
    assert!(candidates.contains(spare) && !position.state.routine.bag.contains(spare));
    let name = position.game.catalogue().clients[usize::from(spare)].id.clone();
    for viewer in Viewer::all(3) {
        assert_eq!(position.view(viewer).bottom, Some(name.clone()));
    }
    // It comes last of its deck.
    let position = position.begun().emptied(0).with(|state| {
        let out = state.routine.bag;
        state.players[1].cured = state.players[1].cured.union(out);
        (state.routine.bag, state.routine.count) = (Bag::EMPTY, 0);
    });
    let position = position.ending();
    let routine = position.verb("draft")[0].clone();
    let position = position.answer(&routine);
    assert_eq!(position.state.shown_clients[0].map(|shown| shown.client), Some(spare));
}

/// UM-23.6.
#[test]
fn what_went_openly_is_known_to_all() {
    let position = Position::new(2).client(0, "the-bookbinder").dream(0, "a-missing-shoe");
    let position = position.layer(0, "a-quarrel-unresolved").marker(0, 4);
    let position = position.clear().fill(&[0, 1, 2, 3, 4, 6, 7]).unlocked(3);
    let position = position.dial(&["minor-growth", "minor-freedom"]);
    let replaced = position.me().notebook[4].expect("a tile");
    let replaced = position.game.catalogue().tiles[usize::from(replaced)].id.clone();
    let position = position.run("gain tile left").answers(&["tile level-i", "cell r2c2"]);
    let position = position.answers(&["treat room-1", "use minor-growth common"]);
    let position = position.answers(&["use minor-freedom common", "pick 1"]);
    for viewer in Viewer::all(2) {
        let view = position.view(viewer);
        assert!(view.manifest.gone.contains(&"a-missing-shoe".to_owned()));
        assert!(view.layers.gone.contains(&"a-quarrel-unresolved".to_owned()));
        assert!(view.gone_tiles.contains(&replaced));
        let claimed = view.goals.iter().filter(|goal| goal.owner == Some(Seat(0)));
        let claimed: Vec<&str> = claimed.map(|goal| goal.name.as_str()).collect();
        assert_eq!(claimed, ["two-columns", "three-ideas"]);
    }
}

/// UM-23.6.
#[test]
fn a_manifest_dream_from_the_top_is_open_once_it_is_chosen() {
    let position = Position::new(2).emptied(0).ending();
    let draft = position.verb("draft")[0].clone();
    let position = position.answer(&draft).answer("dream-top");
    let dream = position.state.players[0].rooms[0].manifest.expect("a dream");
    let name = position.game.catalogue().manifest[usize::from(dream)].id.clone();
    for viewer in Viewer::all(2) {
        assert_eq!(position.view(viewer).players[0].rooms[0].manifest, Some(name.clone()));
    }
}
