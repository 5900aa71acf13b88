//! What the table looks like: the only place that knows how a particular game is drawn.

mod dreamworld;
mod notre_dame;
mod plain;
mod unconscious_mind;

use mittwoch_kernel::{Seats, Viewer};
use mittwoch_table::Match;
use ratatui::style::Modifier;
use ratatui::text::{Span, Text};
use serde_json::Value;

use crate::host::Host;
use crate::words::Words;

/// What there is to draw: a view, whose it is, and what is lit up.
pub struct Sight<'a> {
    /// The key of the game.
    pub key: &'a str,
    /// What the viewer sees.
    pub view: Value,
    /// Who looks.
    pub viewer: Viewer,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// The language, the pieces and the players.
    pub words: &'a Words,
    /// The pieces and places that the answer in focus concerns.
    pub lit: &'a [String],
}

impl<'a> Sight<'a> {
    /// What a viewer sees of a match, with nothing lit.
    pub fn new(game: &'a dyn Match, viewer: Viewer, words: &'a Words) -> Sight<'a> {
        let (key, view) = (&game.header().game, game.view(viewer));
        Sight { key, view, viewer, awaited: game.awaited(), words, lit: &[] }
    }

    /// What a viewer sees of a match wherever it is played.
    pub fn of(host: &'a dyn Host, viewer: Viewer, words: &'a Words) -> Sight<'a> {
        let (key, view) = (host.title().about().key, host.view(viewer));
        Sight { key, view, viewer, awaited: host.awaited(), words, lit: &[] }
    }

    /// The same with some pieces lit.
    pub fn lit(self, lit: &'a [String]) -> Sight<'a> {
        Sight { lit, ..self }
    }
}

/// A drawn board.
pub struct Drawing {
    /// All of it.
    pub text: Text<'static>,
    /// How many lines from the top should always be seen.
    pub vital: u16,
}

impl Drawing {
    /// How many lines it has.
    pub fn height(&self) -> u16 {
        u16::try_from(self.text.height()).unwrap_or(u16::MAX)
    }

    /// The first line in which something is lit.
    pub fn lit(&self) -> Option<u16> {
        let is_lit = |span: &Span| span.style.add_modifier.contains(Modifier::REVERSED);
        let line = self.text.lines.iter().position(|line| line.spans.iter().any(is_lit))?;
        u16::try_from(line).ok()
    }
}

/// The board as a drawing of at most this width.
pub fn draw(sight: &Sight, width: u16) -> Drawing {
    match sight.key {
        "dreamworld" => dreamworld::draw(sight, width),
        "notre-dame" => notre_dame::draw(sight, width),
        "unconscious-mind" => unconscious_mind::draw(sight, width),
        _ => None,
    }
    .unwrap_or_else(|| plain::draw(sight))
}

/// A piece as it looks on the board, where that is shorter than its name.
pub fn glyph(game: &str, piece: &str, words: &Words) -> Option<String> {
    match game {
        "dreamworld" => dreamworld::glyph(piece),
        "notre-dame" => notre_dame::glyph(piece, words),
        "unconscious-mind" => unconscious_mind::glyph(piece),
        _ => None,
    }
}

/// The board in sentences, for screen readers and scripts.
pub fn describe(sight: &Sight) -> Vec<String> {
    match sight.key {
        "dreamworld" => dreamworld::describe(sight),
        "notre-dame" => notre_dame::describe(sight),
        "unconscious-mind" => unconscious_mind::describe(sight),
        _ => None,
    }
    .unwrap_or_else(|| plain::describe(sight))
}
