//! The round with its phase, the persons with their rats, and the viewer's own cards.

use mittwoch_kernel::Phrase;
use mittwoch_notre_dame::{Card, Colour, Frame, PersonView};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::BoardView;
use super::cell::{self, Cell};

/// A line each.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let strong = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![Line::styled(round(board), strong)];
    if !board.view.persons.is_empty() {
        lines.push(persons(board));
    }
    lines.extend(bank(board).map(Line::raw));
    lines.extend(cards(board, width));
    lines
}

/// The coins in the general supply in words, where they are limited.
pub(super) fn bank(board: &BoardView) -> Option<String> {
    let coins = board.view.bank?;
    Some(board.words.phrase(&Phrase::new("nd-board-bank").number("coins", coins)))
}

/// The round in words.
pub(super) fn round(board: &BoardView) -> String {
    let view = &board.view;
    let phrase = Phrase::new("nd-board-round")
        .word("period", &view.period.to_ascii_uppercase().to_string())
        .number("round", view.round)
        .number("last", board.sheet.last_round)
        .word("phase", phase(view.phase))
        .seat("start", view.start);
    board.words.phrase(&phrase)
}

fn phase(phase: Frame) -> &'static str {
    match phase {
        Frame::Draft { .. } => "draft",
        Frame::Cards { .. } => "cards",
        Frame::Hire { .. } => "hire",
        Frame::Plague { .. } => "plague",
        Frame::Over => "over",
        _ => "round",
    }
}

fn persons(board: &BoardView) -> Line<'static> {
    let mut spans = vec![Span::raw(board.say("nd-board-persons"))];
    spans.extend(board.view.persons.iter().map(|person| {
        let name = board.words.short_piece(&person.name);
        let text = format!("{name} {}", person.rats);
        Cell::new(text).lit(board.is_lit(&person.name)).span()
    }));
    spans.push(Span::raw(format!(" {}", plague(board))));
    Line::from(spans)
}

/// A person with the rats, in words.
pub(super) fn person(board: &BoardView, person: &PersonView) -> String {
    let phrase = Phrase::new("nd-board-person");
    board.words.phrase(&phrase.piece("person", &person.name).number("rats", person.rats))
}

/// The plague of the round in words.
pub(super) fn plague(board: &BoardView) -> String {
    board.words.phrase(&Phrase::new("nd-board-plague").number("plague", board.view.plague))
}

/// What is in the hand and what there is to choose from, in one line.
fn cards(board: &BoardView, width: usize) -> Option<Line<'static>> {
    let mine = board.view.mine.as_ref()?;
    let whole = |card: &Card| board.words.piece(&card.to_string());
    let short = |card: &Card| {
        let code = board.code(Colour::of(card.owner()));
        format!("{code} {}", board.place(card.kind()))
    };
    let group = |key: &str, cards: &[Card], name: &dyn Fn(&Card) -> String| {
        let mut spans = vec![Span::raw(board.say(key))];
        spans.extend(cards.iter().map(|card| {
            let lit = board.is_lit(&card.to_string()) || mine.choice == Some(*card);
            Cell::new(name(card)).style(cell::style(Colour::of(card.owner()))).lit(lit).span()
        }));
        if cards.is_empty() { Vec::new() } else { spans }
    };
    let line = |name: &dyn Fn(&Card) -> String| {
        let mut spans = group("nd-board-hand", &mine.hand, name);
        spans.extend(group("nd-board-looking", &mine.looking, name));
        Line::from(spans)
    };
    let long = line(&whole);
    let line = if long.to_string().width() <= width { long } else { line(&short) };
    (!line.spans.is_empty()).then_some(line)
}
