//! The fourteen nights: Clients, tiles, and the face-up cards of earlier rounds.

use mittwoch_dreamworld::{Icon, LyingCard};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{BoardView, card};
use mittwoch_terminal::layout::fit;

/// A line for each night that is still to come or has cards left.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let nights = (1..=board.sheet.last_round).filter(|round| {
        *round >= board.view.round || board.view.lying.iter().any(|lying| lying.round == *round)
    });
    let title = Style::new().add_modifier(Modifier::DIM);
    let mut lines = vec![Line::styled(board.words.say("dw-board-nights"), title)];
    lines.extend(nights.map(|round| night(board, round, width)));
    lines
}

fn night(board: &BoardView, round: u8, width: usize) -> Line<'static> {
    let mark = if round == board.view.round { '>' } else { ' ' };
    let side = if round % 2 == 1 { Icon::Sun } else { Icon::Moon };
    let suit = board.view.clients.get(usize::from(round - 1) / 2).map(|client| client.suit);
    let shape = suit.map_or(' ', card::shape);
    let tile = board.tile(round).map(|tile| board.words.short_piece(tile)).unwrap_or_default();
    let client = board.words.short_piece(board.client(round));
    let tile_width = if width >= 100 { 34 } else { 24 };
    let mut spans = vec![
        Span::raw(format!("{mark}{round:>2} {} ", card::sign(side))),
        Span::styled(shape.to_string(), suit.map(card::style).unwrap_or_default()),
        Span::raw(format!(" {} {} ", fit(&client, 13), fit(&tile, tile_width))),
    ];
    let lying = board.view.lying.iter().filter(|lying| lying.round == round);
    spans.extend(lying.flat_map(|lying| face_up(board, lying)));
    Line::from(spans)
}

fn face_up(board: &BoardView, lying: &LyingCard) -> [Span<'static>; 2] {
    let lit = board.is_lit(&lying.card.to_string());
    let plus = if lying.plus > 0 { format!("+{} ", lying.plus) } else { String::new() };
    let mut cell = card::cell(lying.card, lit);
    cell.content = format!("{} ", cell.content.trim_end()).into();
    [cell, Span::raw(plus)]
}
