//! Notebook tiles (chapter 13): where a gained tile may go.

use crate::UnconsciousMind;
use crate::refusal::Refusal;
use crate::state::{CELLS, Player, State};

/// Whether a gained tile may be placed on an empty cell (UM-13.3, UM-13.4).
pub(crate) fn check_cell(game: &UnconsciousMind, player: &Player, cell: u8) -> Result<(), Refusal> {
    let at = usize::from(cell);
    if cell >= CELLS || player.notebook[at].is_some() {
        return Err(Refusal::NotLeftmost);
    }
    let row = at - at % 3;
    if player.notebook[row..at].iter().any(Option::is_none) {
        return Err(Refusal::NotLeftmost);
    }
    let covered = [2, 5, 8].iter().filter(|right| player.notebook[**right].is_some()).count();
    let need = game.catalogue.board.thresholds[covered.min(2)];
    let have = player.cured.len() as u8;
    if at % 3 == 2 && have < need {
        return Err(Refusal::Threshold { need, have });
    }
    Ok(())
}

/// Whether some empty cell can take a tile (UM-13.5).
pub(crate) fn can_place(game: &UnconsciousMind, player: &Player) -> bool {
    (0..CELLS).any(|cell| check_cell(game, player, cell).is_ok())
}

/// Whether a gained tile may go to a cell: an empty one, or any tile's if there is none (UM-13.6).
pub(crate) fn check(game: &UnconsciousMind, state: &State, cell: u8) -> Result<(), Refusal> {
    let player = state.me();
    if can_place(game, player) {
        return check_cell(game, player, cell);
    }
    match player.notebook.get(usize::from(cell)) {
        Some(Some(_)) => Ok(()),
        _ => check_cell(game, player, cell).and(Err(Refusal::NotLeftmost)),
    }
}
