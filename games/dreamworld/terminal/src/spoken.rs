//! The board in sentences.

use mittwoch_dreamworld::{LineCard, PlayerView};
use mittwoch_kernel::{Phrase, Seat};

use super::{BoardView, players, stage};

/// The same regions as the drawing, in the same order.
pub(super) fn lines(board: &BoardView) -> Vec<String> {
    let mut lines = vec![board.round(), board.round_tile(), corner(board), board.stock()];
    lines.extend(board.view.line.iter().enumerate().map(|(at, card)| placed(board, at, card)));
    if board.view.line.is_empty() {
        lines.push(board.words.say("dw-board-line-empty"));
    }
    let seats = (0..).map(Seat);
    lines
        .extend(board.view.players.iter().zip(seats).map(|(view, seat)| player(board, view, seat)));
    lines.extend(players::id_text(board));
    lines.extend(hand(board));
    lines.extend((1..=board.sheet.last_round).filter_map(|round| earlier(board, round)));
    lines
}

fn corner(board: &BoardView) -> String {
    board.words.phrase(&Phrase::new("dw-board-corner").number("corner", board.corner()))
}

fn placed(board: &BoardView, at: usize, card: &LineCard) -> String {
    let add = board.add(card).unwrap_or_else(|| "none".to_owned());
    let phrase = Phrase::new("dw-board-line-card")
        .number("place", at as i64 + 1)
        .word("owner", &stage::owner(board, card.owner))
        .piece("card", card.card.to_string())
        .word("suit", if card.on_suit { "on" } else { "off" })
        .number("gap", card.gap)
        .word("add", &add)
        .number("plus", card.plus);
    board.words.phrase(&phrase)
}

fn player(board: &BoardView, view: &PlayerView, seat: Seat) -> String {
    let rows: Vec<_> = view.rows.iter().map(|row| players::row_text(row)).collect();
    let phrase = Phrase::new("dw-board-player")
        .seat("name", seat)
        .number("golden", view.golden)
        .number("left", view.remaining)
        .number("plus", view.supply)
        .number("hand", view.hand)
        .word("professor", &players::professor(board, view.professor_card))
        .word("tokens", &rows.join(" / "));
    board.words.phrase(&phrase)
}

fn hand(board: &BoardView) -> Option<String> {
    let mine = board.view.mine.as_ref()?;
    let cards = mine.hand.iter().map(ToString::to_string).collect();
    Some(board.words.phrase(&Phrase::new("dw-board-hand-is").pieces("cards", cards)))
}

/// The face-up cards of an earlier round, if any are left.
fn earlier(board: &BoardView, round: u8) -> Option<String> {
    let lying: Vec<_> = board.view.lying.iter().filter(|lying| lying.round == round).collect();
    if lying.is_empty() {
        return None;
    }
    let cards: Vec<_> = lying
        .iter()
        .map(|lying| {
            let card = board.words.piece(&lying.card.to_string());
            if lying.plus > 0 { format!("{card} +{}", lying.plus) } else { card }
        })
        .collect();
    let phrase = Phrase::new("dw-board-earlier")
        .number("round", round)
        .piece("client", board.client(round))
        .word("cards", &board.words.list(&cards));
    Some(board.words.phrase(&phrase))
}
