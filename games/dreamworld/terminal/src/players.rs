//! What everybody sees of each player, and the viewer's own hand.

use mittwoch_dreamworld::{Choice, PlayerView, Professor, Suit};
use mittwoch_kernel::{Phrase, Seat};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{BoardView, card};
use mittwoch_terminal::layout::{columns, fit};

/// A table with a line for each player, and one for the Id.
pub(super) fn lines(board: &BoardView) -> Vec<Line<'static>> {
    let keys = [
        "dw-board-golden",
        "dw-board-left",
        "dw-board-plus",
        "dw-board-hand",
        "dw-board-professor",
    ];
    let mut head = vec![String::new()];
    head.extend(keys.map(|key| board.words.say(key)));
    let mut rows = vec![head];
    let seats = (0..).map(Seat);
    rows.extend(board.view.players.iter().zip(seats).map(|(player, seat)| {
        let mark = if board.awaited.contains(seat) { '>' } else { ' ' };
        let mut row = vec![format!("{mark} {}", board.words.name(seat))];
        row.extend(figures(board, player));
        row
    }));
    let tokens: Vec<_> = board.view.players.iter().map(|player| tokens(board, player)).collect();
    let mut lines = Vec::new();
    let texts = columns(&rows);
    let width = texts.iter().map(|text| text.width()).max().unwrap_or(0);
    for (at, text) in texts.iter().enumerate() {
        let mut spans = vec![Span::raw(fit(text, width + 2))];
        match at {
            0 => spans.push(Span::raw(board.words.say("dw-board-tokens"))),
            at => spans.extend(tokens[at - 1].clone()),
        }
        let style = if at == 0 { Style::new().add_modifier(Modifier::DIM) } else { Style::new() };
        lines.push(Line::from(spans).style(style));
    }
    lines.extend(id(board));
    lines
}

fn figures(board: &BoardView, player: &PlayerView) -> Vec<String> {
    let numbers = [player.golden, player.remaining, player.supply, player.hand];
    let mut cells: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    cells.push(professor(board, player.professor_card));
    cells
}

/// Where a Professor card is, in a word.
pub(super) fn professor(board: &BoardView, professor: Professor) -> String {
    board.words.say(match professor {
        Professor::Hand => "dw-board-in-hand",
        Professor::Table => "dw-board-on-table",
    })
}

/// The unflipped tokens row by row, such as `5*5 4*44`; the golden ones carry a star.
fn tokens(board: &BoardView, player: &PlayerView) -> Vec<Span<'static>> {
    let viewer = board.view.mine.as_ref().map(|mine| mine.seat);
    let own = viewer.and_then(|seat| board.view.players.get(seat.index())) == Some(player);
    let row = |(at, row): (usize, &Vec<u8>)| {
        let lit = own && board.sheet.rows.get(at).is_some_and(|row| board.is_lit(&row.name));
        let style = if lit { Modifier::REVERSED } else { Modifier::empty() };
        let text = row_text(row).replace(' ', "");
        let text = if lit { format!("[{text}]") } else { text };
        [
            Span::raw(if at == 0 { "" } else { " " }),
            Span::styled(text, Style::new().add_modifier(style)),
        ]
    };
    player.rows.iter().enumerate().flat_map(row).collect()
}

/// One row of tokens, such as `4* 4 4`.
pub(super) fn row_text(row: &[u8]) -> String {
    if row.is_empty() {
        return "-".to_owned();
    }
    let token = |(at, value): (usize, &u8)| {
        let star = if at == 0 { "*" } else { "" };
        format!("{value}{star}")
    };
    row.iter().enumerate().map(token).collect::<Vec<_>>().join(" ")
}

fn id(board: &BoardView) -> Option<Line<'static>> {
    let text = id_text(board)?;
    Some(Line::from(format!("  {text}")))
}

/// The Id's tokens, the flipped ones in brackets.
pub(super) fn id_text(board: &BoardView) -> Option<String> {
    let id = board.view.id.as_ref()?;
    let token = |(value, flipped): &(u8, bool)| {
        if *flipped { format!("({value})") } else { value.to_string() }
    };
    let tokens: Vec<_> = id.tokens.iter().map(token).collect();
    let phrase = Phrase::new("dw-board-id-tokens").word("tokens", &tokens.join(" "));
    Some(board.words.phrase(&phrase))
}

/// The viewer's hand, a line for each suit.
pub(super) fn hand(board: &BoardView) -> Vec<Line<'static>> {
    let Some(mine) = &board.view.mine else { return Vec::new() };
    let chosen = match mine.choice {
        Some(Choice::Card(card)) => Some(card),
        _ => None,
    };
    let label = board.words.say("dw-board-your-hand");
    let wide = label.width() + 1;
    let line = |(at, suit): (usize, &mittwoch_dreamworld::Suit)| {
        let label = if at == 0 { label.as_str() } else { "" };
        let mut spans = vec![Span::raw(fit(label, wide))];
        let cards = mine.hand.iter().filter(|card| card.suit() == *suit);
        spans.extend(cards.map(|card| {
            let lit = board.is_lit(&card.to_string()) || chosen == Some(*card);
            card::cell(*card, lit)
        }));
        Line::from(spans)
    };
    Suit::ALL.iter().enumerate().map(line).collect()
}
