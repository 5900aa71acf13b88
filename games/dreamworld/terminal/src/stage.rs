//! The stage: tonight's Client and the line of Dream cards beside it.

use mittwoch_dreamworld::{Icon, LineCard, Owner};
use mittwoch_kernel::Phrase;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{BoardView, card};
use mittwoch_terminal::layout::fit;

/// How wide the place of one card is.
const PLACE: usize = 13;

/// The stage: two lines of words, three of cards, a line of names for the table below it.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let strong = Style::new().add_modifier(Modifier::BOLD);
    let stock = board.stock();
    let tile = fit(&board.round_tile(), width.saturating_sub(stock.chars().count() + 1));
    let mut lines =
        vec![Line::styled(board.round(), strong), Line::from(format!("{tile} {stock}"))];
    let mut places: Vec<_> = board.view.line.iter().map(|placed| place(board, placed)).collect();
    if places.is_empty() {
        places.push(empty(board));
    }
    places.push(corner(board));
    if board.view.side == Icon::Moon {
        places.reverse();
    }
    let rows = [0, 1, 2].map(|row| places.iter().map(move |place| place[row].clone()));
    lines.extend(rows.map(|spans| Line::from(spans.collect::<Vec<_>>())));
    lines
}

/// A card, whose it is, and its gap with what the tile adds, if it can score at all.
fn place(board: &BoardView, placed: &LineCard) -> [Span<'static>; 3] {
    let name = placed.card.to_string();
    let mut top = card::cell(placed.card, board.is_lit(&name));
    let plus = if placed.plus > 0 { format!("+{}", placed.plus) } else { String::new() };
    top.content = fit(&format!("{}{plus}", top.content), PLACE).into();
    let score = match placed.owner {
        Owner::Seat(_) if !placed.on_suit => board.words.say("dw-board-off-suit"),
        _ => {
            let gap = board.words.phrase(&Phrase::new("dw-board-gap").number("gap", placed.gap));
            gap + &board.add(placed).unwrap_or_default()
        }
    };
    [
        top,
        Span::raw(fit(&format!(" {}", owner(board, placed.owner)), PLACE)),
        Span::raw(fit(&format!(" {score}"), PLACE)),
    ]
}

/// Whose card it is.
pub(super) fn owner(board: &BoardView, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => board.words.name(seat),
        Owner::NonPlayer => board.words.say("dw-board-non-player"),
        Owner::Random => board.words.say("dw-board-random"),
        Owner::Id => board.words.say("dw-board-id"),
    }
}

/// What is said while no card lies there.
fn empty(board: &BoardView) -> [Span<'static>; 3] {
    let text = board.words.say("dw-board-line-empty");
    let blank = " ".repeat(text.chars().count() + 2);
    [Span::raw(blank.clone()), Span::raw(format!(" {text} ")), Span::raw(blank)]
}

/// The Client with its corner number, nearest to which the closest card lies.
fn corner(board: &BoardView) -> [Span<'static>; 3] {
    let suit = board
        .view
        .clients
        .iter()
        .find(|client| client.name == board.client(board.view.round))
        .map(|client| client.suit);
    let shapes = match suit {
        Some(suit) => card::shape(suit).to_string(),
        None => mittwoch_dreamworld::Suit::ALL.map(card::shape).iter().collect(),
    };
    let name = board.words.short_piece(board.client(board.view.round));
    let style = suit.map(card::style).unwrap_or_default();
    let sign = card::sign(board.view.side);
    [
        Span::styled(fit(&format!("| {shapes} {sign}"), PLACE + 4), style),
        Span::raw(fit(&format!("| {name}"), PLACE + 4)),
        Span::raw(fit(&format!("| {}", board.corner()), PLACE + 4)),
    ]
}
