//! A Dream card in a few cells: shape and number say what colour repeats.

use mittwoch_dreamworld::{Card, Icon, Suit};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// The shape of a suit.
pub(super) fn shape(suit: Suit) -> char {
    match suit {
        Suit::Diamond => '◆',
        Suit::Hex => '⬢',
        Suit::Circle => '●',
    }
}

/// The colour of a suit.
pub(super) fn style(suit: Suit) -> Style {
    Style::new().fg(match suit {
        Suit::Diamond => Color::LightRed,
        Suit::Hex => Color::LightGreen,
        Suit::Circle => Color::LightMagenta,
    })
}

/// The sign of an icon.
pub(super) fn sign(icon: Icon) -> char {
    match icon {
        Icon::Sun => '☼',
        Icon::Moon => '☾',
    }
}

/// A card as text, such as `◆10☼`.
pub(super) fn text(card: Card) -> String {
    format!("{}{}{}", shape(card.suit()), card.number(), sign(card.icon()))
}

/// A card of six cells; a lit one stands in brackets.
pub(super) fn cell(card: Card, lit: bool) -> Span<'static> {
    if lit {
        let style = style(card.suit()).add_modifier(Modifier::REVERSED | Modifier::BOLD);
        return Span::styled(format!("{:<6}", format!("[{}]", text(card))), style);
    }
    Span::styled(format!("{:<6}", format!(" {} ", text(card))), style(card.suit()))
}
