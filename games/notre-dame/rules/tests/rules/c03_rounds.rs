//! Chapter 3: rounds and phases.

use mittwoch_kernel::Game;
use mittwoch_notre_dame::{Frame, Open};

use crate::position::Position;

/// ND-3.1.
#[test]
fn there_are_nine_rounds_in_three_periods() {
    for players in 2..=5 {
        let position = Position::new(players).until(|position| position.asked().is_empty());
        let rounds: Vec<u8> = position
            .told
            .iter()
            .filter_map(|event| match event {
                Open::RoundStarted { round } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(rounds, [2, 3, 4, 5, 6, 7, 8, 9], "the first began with the set-up");
        let periods: Vec<usize> = (0..position.told.len())
            .filter(|at| matches!(position.told[*at], Open::PeriodEnded { .. }))
            .collect();
        assert_eq!(periods.len(), 3);
        assert_eq!(position.game.outcome(&position.state).expect("over").rounds, 9);
    }
}

/// ND-3.2.
#[test]
fn phases_follow_each_other() {
    let position = Position::new(3);
    assert_eq!(position.state.shown.len(), 3, "persons first");
    assert_eq!(position.refused(0, "hire monk"), "ND-5.1");
    assert_eq!(position.refused(0, "play lapis-park"), "ND-5.1");
    let position = position.drafted();
    assert_eq!(position.state.stack.top(), Some(Frame::Cards { turn: 0 }));
    assert_eq!(position.refused(0, "decline"), "ND-6.1");
    let position = position.until(|p| matches!(p.state.phase(), Frame::Hire { .. }));
    assert_eq!(position.state.hands.map(mittwoch_kernel::Bag::len), [0; 5]);
    let round = position.state.round;
    let position = position.until(|p| p.state.round != round);
    assert_eq!(position.state.phase(), Frame::Draft { step: 0 });
    let came = |event: &Open| matches!(event, Open::PlagueCame { .. });
    assert_eq!(position.told.iter().filter(|event| came(event)).count(), 3);
}

/// ND-3.3.
#[test]
fn the_start_player_is_first_and_the_others_follow_clockwise() {
    let position = Position::new(4).round(3).drafted();
    let position = position.until(|p| matches!(p.state.phase(), Frame::Hire { .. }));
    let players: Vec<u8> = position
        .told
        .iter()
        .filter_map(|event| match event {
            Open::Played { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(players, [2, 3, 0, 1, 2, 3, 0, 1]);
    assert_eq!(position.refused(1, "decline"), "ND-3.3");
}
