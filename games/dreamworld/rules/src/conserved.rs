//! No piece appears or vanishes, and every frame finds what it relies on.

use mittwoch_kernel::Bag;

use crate::Dreamworld;
use crate::event::Choice;
use crate::phase::determine_scoring::cheapest;
use crate::state::{Frame, LAST_ROUND, Owner, Professor, SEATS, State};

/// Checks cards, tokens and where the game is; the sentence names what is wrong.
pub(crate) fn conserved(game: &Dreamworld, state: &State) -> Result<(), String> {
    cards(game, state)?;
    tokens(game, state)?;
    frame(game, state).map_err(str::to_owned)
}

/// Checks what the current frame relies on.
pub(crate) fn frame(game: &Dreamworld, state: &State) -> Result<(), &'static str> {
    match state.stack.current() {
        Frame::Round => demand(state.round < LAST_ROUND, "no round follows the last one"),
        Frame::Choose | Frame::ChooseAgain => choices(state),
        Frame::Line { next } => demand(
            usize::from(next) <= state.line.len() && state.choices == [None; SEATS],
            "cards are scored once all are in the line",
        ),
        Frame::Turn { at } => turn(state, at),
        Frame::Flip { at, left, flipped } => {
            turn(state, at)?;
            let seat = state.turn().ok_or("a turn belongs to a seat")?;
            let fits = cheapest(game, state, seat).is_some_and(|value| value <= left);
            demand(fits || flipped > 0, "scoring flips at least one token")
        }
        Frame::Check => Ok(()),
        Frame::Over => demand(state.stack.depth() == 1, "nothing is unfinished at the end"),
    }
}

/// Whoever has chosen has the card, and nobody else has a choice (DW-5.2, DW-5.3).
fn choices(state: &State) -> Result<(), &'static str> {
    for (at, choice) in (0..).zip(state.choices) {
        let seat = mittwoch_kernel::Seat(at);
        let chosen = state.choosers.contains(seat) && !state.waiting.contains(seat);
        demand(choice.is_some() == chosen, "a choice lies before who has chosen")?;
        let held = match choice {
            Some(Choice::Card(card)) => state.hands[seat.index()].contains(card.0),
            Some(Choice::Professor) => state.players[seat.index()].professor == Professor::Hand,
            None => true,
        };
        demand(held, "what is chosen is in the hand")?;
    }
    Ok(())
}

/// The card belongs to a player, and the line goes on behind it.
fn turn(state: &State, at: u8) -> Result<(), &'static str> {
    let placed = state.line.get(usize::from(at)).ok_or("the card is not in the line")?;
    demand(matches!(placed.owner, Owner::Seat(_)), "a turn belongs to a seat")?;
    demand(state.stack.depth() == 2, "the line goes on behind a turn")
}

fn demand(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}

fn cards(game: &Dreamworld, state: &State) -> Result<(), String> {
    let line: Bag = state.line.iter().map(|placed| placed.card.0).collect();
    let places = state.hands.into_iter().chain([state.pool, state.lying, line]);
    let (mut all, mut count) = (Bag::EMPTY, 0);
    for place in places {
        all = all.union(place);
        count += place.len();
    }
    if all != game.catalogue.deck || count != game.catalogue.deck.len() {
        return Err(format!("{count} Dream cards lie about, {} of them different", all.len()));
    }
    let unsound = (0..SEATS).find(|seat| !state.open[*seat].minus(state.hands[*seat]).is_empty());
    unsound.map_or(Ok(()), |seat| Err(format!("an open card is not in the hand of seat {seat}")))
}

/// Every flipped standard token is a +1 token in a supply or on a card (DW-6.9, DW-6.14).
fn tokens(game: &Dreamworld, state: &State) -> Result<(), String> {
    let mut flipped = 0;
    for player in &state.players[..usize::from(game.config.players)] {
        for ((_, tokens), left) in game.catalogue.rows.iter().zip(player.left) {
            flipped += tokens.len() - usize::from(left.max(1));
        }
    }
    let supplies = state.players.iter().map(|player| usize::from(player.supply));
    let on_cards = state.plus_on.iter().map(|plus| usize::from(*plus));
    let held: usize = supplies.chain(on_cards).sum();
    if held == flipped {
        return Ok(());
    }
    Err(format!("{flipped} standard tokens are flipped, but {held} +1 tokens exist"))
}
