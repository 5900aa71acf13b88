//! Chapter 2: player set-up.

use mittwoch_dreamworld::Professor;
use mittwoch_kernel::{Knowing, Setting, Viewer};

use crate::position::{Position, game};

/// DW-2.1.
#[test]
fn every_player_has_another_professor() {
    let position = Position::new(4);
    let view = position.game.view(&position.state, Viewer::Spectator);
    let names: Vec<&str> = view.players.iter().map(|p| p.professor.as_str()).collect();
    assert_eq!(names, ["carl", "margarete", "alfred", "sabina"]);
}

/// DW-2.2, DW-2.3.
#[test]
fn rows_of_equal_values_with_the_golden_token_leftmost() {
    let game = game(3);
    let rows: Vec<Vec<u8>> = game.catalogue().rows.iter().map(|(_, row)| row.to_vec()).collect();
    let expected: [&[u8]; 5] = [&[6], &[5, 5], &[4, 4, 4], &[3; 4], &[2; 5]];
    assert_eq!(rows, expected);
    let standard: Vec<u8> = rows.iter().flat_map(|row| row[1..].to_vec()).collect();
    assert_eq!(standard, [5, 4, 4, 3, 3, 3, 2, 2, 2, 2]);
    assert_eq!(rows.iter().flatten().map(|v| u32::from(*v)).sum::<u32>(), 50);
}

/// DW-2.4.
#[test]
fn tokens_start_unflipped_and_the_supply_empty() {
    for players in 1..=4 {
        let position = Position::new(players);
        for player in &position.state.players[..usize::from(players)] {
            assert_eq!((player.left, player.supply, player.golden()), ([1, 2, 3, 4, 5], 0, 0));
        }
    }
}

/// DW-2.5.
#[test]
fn the_professor_starts_on_the_table_or_by_option_in_the_hand() {
    let position = Position::new(2);
    assert_eq!(position.state.players[0].professor, Professor::Table);
    assert!(!position.offered(0, "play professor"));
    assert_eq!(position.refused(0, "play professor"), "DW-5.12");
    let position = Position::of(Setting::new(2).with("professor", "hand"));
    assert_eq!(position.state.players[1].professor, Professor::Hand);
    assert!(position.offered(0, "play professor"));
}
