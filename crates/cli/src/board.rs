//! What the table looks like: the drawing that the folder of a game brings.

use std::sync::Arc;

use mittwoch_games::board;
use mittwoch_kernel::Viewer;
use mittwoch_match::MatchLook;
use mittwoch_words::Words;
use serde_json::Value;

pub use mittwoch_terminal::{Drawing, Scene};

use crate::host::Host;

/// What a viewer sees of a match, with nothing lit.
pub fn sight<'a>(game: MatchLook<'a>, sheet: Arc<Value>, words: &'a Words) -> Scene<'a> {
    let (key, view, viewer) = (&game.public().header().game, game.view(), game.viewer());
    Scene { key, view, sheet, viewer, awaited: game.awaited(), words, lit: &[] }
}

/// What a viewer sees of a match wherever it is played.
pub fn sight_of<'a>(host: &'a dyn Host, viewer: Viewer, words: &'a Words) -> Scene<'a> {
    let (key, view) = (host.title().about().key, host.view(viewer));
    let (sheet, awaited) = (host.sheet(), host.awaited());
    Scene { key, view, sheet, viewer, awaited, words, lit: &[] }
}

/// The board as a drawing of at most this width.
pub fn draw(sight: &Scene, width: u16) -> Drawing {
    board(sight.key).draw(sight, width)
}

/// A piece as it looks on the board, where that is shorter than its name.
pub fn glyph(game: &str, piece: &str, words: &Words) -> Option<String> {
    (board(game).glyph)(piece, words)
}

/// The board in sentences, for screen readers and scripts.
pub fn describe(sight: &Scene) -> Vec<String> {
    board(sight.key).describe(sight)
}
