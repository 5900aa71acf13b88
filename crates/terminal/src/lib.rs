//! What boards in a terminal are drawn with. The drawing of a game lies in its folder and is a
//! [`TerminalBoard`]; a game that has none is shown as the list of what its viewer sees.

pub mod cell;
pub mod layout;
mod plain;

use std::sync::Arc;

use mittwoch_kernel::{Seats, Viewer};
use mittwoch_words::Words;
use ratatui::style::Modifier;
use ratatui::text::{Span, Text};
use serde_json::Value;

/// What there is to draw: a view, whose it is, and what is lit up.
pub struct Scene<'a> {
    /// The key of the game.
    pub key: &'a str,
    /// What the viewer sees.
    pub view: Value,
    /// What is printed on the components.
    pub sheet: Arc<Value>,
    /// Who looks.
    pub viewer: Viewer,
    /// The seats whose answer is awaited.
    pub awaited: Seats,
    /// The language, the pieces and the players.
    pub words: &'a Words,
    /// The pieces and places that the answer in focus concerns.
    pub lit: &'a [String],
}

impl<'a> Scene<'a> {
    /// The same with some pieces lit.
    pub fn lit(self, lit: &'a [String]) -> Scene<'a> {
        Scene { lit, ..self }
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

/// How a game looks. Each function gives nothing for what it cannot read.
#[derive(Clone, Copy)]
pub struct TerminalBoard {
    /// The board as a drawing of at most this width.
    pub draw: fn(&Scene, u16) -> Option<Drawing>,
    /// A piece as it looks on the board, where that is shorter than its name.
    pub glyph: fn(&str, &Words) -> Option<String>,
    /// The board in sentences, for screen readers and scripts.
    pub describe: fn(&Scene) -> Option<Vec<String>>,
}

impl TerminalBoard {
    /// The board of a game that has no drawing: what its viewer sees, field by field.
    pub const PLAIN: TerminalBoard = TerminalBoard {
        draw: |sight, _| Some(plain::draw(sight)),
        glyph: |_, _| None,
        describe: |sight| Some(plain::describe(sight)),
    };

    /// The board as a drawing of at most this width.
    pub fn draw(&self, sight: &Scene, width: u16) -> Drawing {
        (self.draw)(sight, width).unwrap_or_else(|| plain::draw(sight))
    }

    /// The board in sentences.
    pub fn describe(&self, sight: &Scene) -> Vec<String> {
        (self.describe)(sight).unwrap_or_else(|| plain::describe(sight))
    }
}
