//! Chapters 2 and 3: set-up of the table and of the players.

use std::collections::BTreeSet;

use mittwoch_kernel::{FastRng, Game, Seat, Setting, Silent};
use mittwoch_unconscious_mind::{Frame, Location, Open, STARTING_LAYER, Table};

use crate::position::{Position, game};

/// UM-2.1, UM-2.2, UM-2.3, UM-2.4.
#[test]
fn city_track_and_goals_are_laid_out() {
    let position = Position::fresh(Setting::new(3));
    let state = &position.state;
    assert_eq!((state.tokens, state.freud_marker), ([8; 3], 1));
    assert_eq!(state.goals, [None; 7]);
    let goals = &position.game.catalogue().goals;
    assert!(goals.iter().any(|goal| goal.location == Some(state.freud)));
}

/// UM-2.6, UM-2.7.
#[test]
fn each_level_has_a_stack_and_two_tiles() {
    for (players, tiles) in [(2, 12), (3, 15), (4, 18)] {
        let position = Position::fresh(Setting::new(players));
        for row in &position.state.tiles {
            assert!(row.shown.iter().all(Option::is_some));
            assert_eq!(row.below + 3, tiles);
        }
    }
}

/// UM-2.8, UM-2.9, UM-2.10, UM-2.11.
#[test]
fn displays_are_filled_from_their_decks() {
    let state = Position::fresh(Setting::new(2)).state;
    assert!(state.shown_clients.iter().all(Option::is_some));
    assert!(state.shown_clients[..2].iter().flatten().all(|shown| shown.client < 12));
    assert!(state.shown_clients[2..].iter().flatten().all(|shown| shown.client >= 12));
    assert_eq!((state.layers.count, state.latent.count, state.manifest.count), (20, 24, 20));
    assert!(state.shown_manifest.iter().all(Option::is_some));
    assert_eq!((state.research.count, state.treatises[0].owner), (34, None));
    assert!(state.shown_research.iter().all(Option::is_some));
}

/// UM-3.1, UM-3.2, UM-3.5.
#[test]
fn players_start_with_their_supplies() {
    let state = Position::fresh(Setting::new(4)).state;
    let goods = state.players.map(|player| (player.coffee, player.bright, player.boxes));
    assert_eq!(goods, [(4, 0, 0), (5, 0, 0), (4, 1, 0), (5, 1, 0)]);
    for player in &state.players {
        assert_eq!((player.inkpot, player.ideas, player.locked), (0, 3, 3));
        assert_eq!((player.dial[0], player.locked_lines), ([7, 0], 0b11_1111));
        assert_eq!(player.points, 0);
    }
}

/// UM-3.3, UM-3.4.
#[test]
fn the_first_seat_begins_and_lies_on_top_of_the_stack() {
    let position = Position::new(3);
    assert_eq!((position.state.turn, position.state.round), (Seat(0), 1));
    let order: Vec<u8> = position.state.ranking(3).iter().map(|seat| seat.0).collect();
    assert_eq!(order, [2, 1, 0], "the lower marker is ahead");
}

/// UM-3.6, UM-3.7, UM-3.8, UM-3.9, UM-3.10, UM-E.17.
#[test]
fn clients_are_drafted_in_reverse_order_with_both_dreams() {
    let position = Position::fresh(Setting::new(4));
    assert_eq!((position.state.turn, position.offers().len()), (Seat(3), 5));
    let first = position.offers()[0].clone();
    let position = position.answer(&first);
    assert_eq!(position.top(), Frame::Manifest { room: 0 });
    let room = position.me().rooms[0];
    assert!(room.latent.is_some() && room.manifest.is_none(), "latent first");
    assert_eq!((room.layer, position.me().blocked), (Some(STARTING_LAYER), true));
    assert_eq!(position.offers().len(), 5, "four shown dreams and the top of the deck");
    let dream = position.offers()[0].clone();
    let position = position.answer(&dream);
    assert_eq!(position.state.turn, Seat(2));
    assert!(position.state.shown_manifest.iter().all(Option::is_some));
    let room = position.state.players[3].rooms[0];
    let client = &position.game.catalogue().clients[usize::from(room.client.expect("a client"))];
    assert_eq!(room.marker, client.therapy + 2);
    let points = position.game.catalogue().board.therapy_points[usize::from(room.marker)];
    assert_eq!(position.state.players[3].points, i16::from(points));
}

/// UM-3.12, UM-3.13, UM-3.14.
#[test]
fn a_starting_tile_sets_professor_and_insights() {
    let mut position = Position::fresh(Setting::new(2));
    while position.top() != Frame::PickTile {
        let first = position.offers()[0].clone();
        position = position.answer(&first);
    }
    assert_eq!((position.state.turn, position.offers().len()), (Seat(0), 3));
    let mine = position.me().choice;
    let other = position.state.players[1].choice.iter().next().expect("a tile");
    let foreign = position.game.catalogue().tiles[usize::from(other)].id.clone();
    assert_eq!(position.refused(&format!("keep {foreign}")), "UM-3.12");
    let keep = position.offers()[0].clone();
    let position = position.answer(&keep);
    assert_eq!(position.state.players[0].dial[0][0], 3, "four insights are on the dial");
    let Some(Open::Kept { location, .. }) = position.told.last() else { panic!("kept") };
    assert_eq!(position.state.players[0].professor, *location);
    assert_eq!(position.offers(), ["cell r1c1", "cell r2c1", "cell r3c1"]);
    assert_eq!(position.refused("cell r1c2"), "UM-3.14");
    let position = position.answer("cell r2c1");
    assert_eq!(position.state.turn, Seat(1));
    assert_eq!(position.state.players[0].tile_count(), 1);
    assert_eq!(mine.minus(position.state.gone_tiles).len(), 1, "two leave the game");
    assert!(!position.told.iter().any(|event| matches!(event, Open::Visited { .. })));
}

/// UM-2.1, UM-7.8: the reputation point lies on the top token of a district alone.
#[test]
fn the_first_token_of_a_district_bears_reputation() {
    let position = Position::new(2).no_goals().figures(Location::Library, Location::Opera);
    let position = position.mine(|player| player.coffee = 0).bonus();
    let position = position.answer("bonus library-bottom");
    assert_eq!((position.me().reputation, position.state.tokens), (1, [7, 8, 8]));
    let position = position.bonus().answers(&["bonus library-middle", "skip"]);
    assert_eq!((position.me().reputation, position.state.tokens), (1, [6, 8, 8]));
}

/// UM-2.3, UM-2.4, UM-3.6.
#[test]
fn luck_decides_where_freud_starts_and_who_has_which_room() {
    let game = game(4);
    let (mut locations, mut glyphs) = (BTreeSet::new(), BTreeSet::new());
    for luck in 0..60 {
        let state = game.setup(&mut FastRng::new(luck), &mut Silent);
        locations.insert(state.freud.name());
        glyphs.insert(state.players[0].glyph);
        let rooms: BTreeSet<u8> = state.players.iter().map(|player| player.glyph).collect();
        assert_eq!(rooms.len(), 4, "one card each");
        assert_eq!(state.goals, [None; 7], "that goal is open too");
        assert!(state.players.iter().all(|player| player.blocked));
    }
    assert_eq!((locations.len(), glyphs.len()), (6, 4));
}

/// UM-2.5.
#[test]
fn corners_or_outer_columns_are_blocked() {
    for (players, blocked) in [
        (2, &["1-1", "1-4", "2-1", "2-4", "3-1", "3-4", "4-1", "4-4"][..]),
        (3, &["1-1", "1-4", "4-1", "4-4"]),
        (4, &[]),
    ] {
        let position = Position::new(players).answer("state-ideas");
        let offers = position.verb("point");
        for space in (0..16).map(Table::space_name) {
            let open = offers.iter().any(|offer| offer.starts_with(&format!("point {space} ")));
            assert_eq!(open, !blocked.contains(&space.as_str()), "{players} players: {space}");
        }
        if players < 4 {
            assert_eq!(position.refused("point 1-1 tile-left"), "UM-2.5");
        }
    }
}

/// UM-2.6: tiles that were left out never come.
#[test]
fn a_stack_ends_though_other_tiles_are_unseen() {
    let position = Position::new(2);
    let row = position.state.tiles[0];
    assert_eq!((row.unseen.len(), row.below), (21, 9), "nobody knows which are out");
    let position = position.with(|state| state.tiles[0].below = 0).run("gain tile left");
    let position = position.answer("tile level-i");
    let cell = position.verb("cell")[0].clone();
    assert_eq!(position.answer(&cell).state.tiles[0].shown[0], None);
}

/// UM-3.9, UM-3.10.
#[test]
fn the_unseen_top_dream_may_be_chosen() {
    let position = Position::fresh(Setting::new(2));
    let first = position.offers()[0].clone();
    let position = position.answer(&first);
    let (shown, count) = (position.state.shown_manifest, position.state.manifest.count);
    let position = position.answer("dream-top");
    let rooms = position.state.players[1].rooms;
    let dream = rooms[0].manifest.expect("a manifest dream");
    assert!(!shown.contains(&Some(dream)) && position.state.shown_manifest == shown);
    assert_eq!(position.state.manifest.count, count - 1);
    assert!(rooms[0].latent.is_some(), "it is covered, not gone");
    assert_eq!(rooms[1].marker, 0);
}

/// UM-3.7, UM-3.8, UM-3.11.
#[test]
fn one_client_more_than_players_is_open_and_the_last_seat_chooses_first() {
    for players in 2..=4 {
        let position = Position::fresh(Setting::new(players));
        assert_eq!(position.state.candidates.len(), u32::from(players) + 1);
        let mut order = vec![position.state.turn.0];
        let mut position = position;
        while position.top() != Frame::PickTile {
            position = position.first_offer();
            if order.last() != Some(&position.state.turn.0) {
                order.push(position.state.turn.0);
            }
        }
        assert_eq!(order, (0..players).rev().collect::<Vec<_>>());
        assert!(position.state.candidates.is_empty() && position.state.bottom.is_some());
    }
}
