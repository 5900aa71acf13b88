//! Chapter 4: rounds.

use mittwoch_dreamworld::{Open, Side};
use mittwoch_kernel::{Chance, EventLog, FastRng, Game};

use crate::position::{Position, game};

/// DW-4.1, DW-4.2: random players hardly ever finish early, so rounds 13 and 14 come too.
#[test]
fn fourteen_rounds_down_the_column_sun_before_moon() {
    let game = game(4);
    let mut thought = FastRng::new(3);
    let mut state = game.setup(&mut thought, &mut EventLog::default());
    let mut seen: Vec<(u8, Side, Option<usize>)> = Vec::new();
    let mut offers = Vec::new();
    while let Some(seat) = game.asked(&state).first() {
        if seen.last().is_none_or(|(round, ..)| *round != state.round) {
            seen.push((state.round, state.side(), state.client_place()));
        }
        game.legal(&state, seat, &mut offers);
        let action = offers[thought.below(offers.len() as u32) as usize];
        game.perform(&mut state, seat, action, &mut thought, &mut EventLog::default());
    }
    let expected: Vec<_> = (1..=14u8)
        .map(|round| {
            let side = if round % 2 == 1 { Side::Sun } else { Side::Moon };
            let place = usize::from(round - 1) / 2;
            (round, side, (place < 6).then_some(place))
        })
        .collect();
    assert_eq!(seen, expected);
}

/// DW-4.3.
#[test]
fn play_then_score_then_the_next_round() {
    let position = Position::new(4);
    assert_eq!(position.asked(), [0, 1, 2, 3], "all choose first");
    assert_eq!(position.refused(0, "score 0"), "DW-4.3");
    assert_eq!(position.refused(0, "draw professor"), "DW-4.3");
    let position = position.round(1).tile("small-gap");
    let position = position.play(&["hex-2-sun", "hex-3-sun", "hex-4-sun", "hex-5-sun"]);
    assert_eq!(position.asked(), [0], "the farthest acts first");
    assert_eq!(position.refused(0, "play hex-2-sun"), "DW-4.3");
    let position = position.rest_of_round();
    assert_eq!(position.state.round, 2);
    let (client, tile) = (position.state.client_at(2), position.state.tile_at(2));
    assert!(position.told.contains(&Open::RoundStarted { round: 2, client, tile }));
}

/// DW-4.4.
#[test]
fn played_cards_stay_face_up_until_drawn() {
    let names = ["hex-2-sun", "hex-3-sun", "hex-4-sun", "hex-5-sun"];
    let position = Position::new(4).round(1).tile("small-gap").play(&names).rest_of_round();
    for name in names {
        let card = crate::position::card(name);
        assert!(position.state.lying.contains(card.0));
        assert_eq!(position.state.laid_in[card.index()], 1);
    }
    let position = position.round(2).tile("small-gap");
    let position =
        position.play(&["diamond-2-sun", "diamond-3-sun", "circle-4-sun", "circle-5-sun"]);
    assert!(position.offered(position.asked()[0], "draw hex-3-sun"));
}
