//! What may be answered, what may not, and why.

use mittwoch_kernel::Seat;

use crate::Dreamworld;
use crate::action::Action;
use crate::component::{Card, ROWS, RowId};
use crate::flow;
use crate::phase::determine_scoring::{MOST_SPENT, can_draw, cheapest, limit};
use crate::refusal::Refusal;
use crate::state::{Frame, Professor, State};

/// The answers open to an asked seat.
#[inline]
pub(crate) fn legal(game: &Dreamworld, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    offers.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    match state.stack.current() {
        Frame::Choose | Frame::ChooseAgain => plays(state, seat, offers),
        Frame::Turn { at } => {
            scores(game, state, seat, at, offers);
            draws(state, seat, offers);
            if game.config.may_decline() && !can_draw(state, seat) {
                offers.push(Action::Decline); // DW-6.16
            }
        }
        Frame::Flip { left, flipped, .. } => flips(game, state, seat, left, flipped, offers),
        Frame::Round | Frame::Line { .. } | Frame::Check | Frame::Over => {}
    }
}

fn plays(state: &State, seat: Seat, offers: &mut Vec<Action>) {
    offers.extend(state.hands[seat.index()].iter().map(|card| Action::Play(Card(card))));
    if state.players[seat.index()].professor == Professor::Hand {
        offers.push(Action::PlayProfessor);
    }
}

fn scores(game: &Dreamworld, state: &State, seat: Seat, at: u8, offers: &mut Vec<Action>) {
    if !game.is_on_suit(state, state.line[usize::from(at)].card) {
        return; // DW-6.3
    }
    let Some(cheapest) = cheapest(game, state, seat) else { return };
    let most = state.players[seat.index()].supply.min(MOST_SPENT);
    let enough = |spent: &u8| limit(game, state, at, *spent) >= cheapest;
    offers.extend((0..=most).filter(enough).map(Action::Score));
}

fn draws(state: &State, seat: Seat, offers: &mut Vec<Action>) {
    if state.players[seat.index()].professor == Professor::Table {
        offers.push(Action::DrawProfessor);
    }
    offers.extend(state.lying.iter().map(|card| Action::Draw(Card(card))));
}

fn flips(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    left: u8,
    flipped: u8,
    offers: &mut Vec<Action>,
) {
    let rows = state.players[seat.index()].left;
    for row in 0..ROWS as u8 {
        let value = game.catalogue.token(row, rows[usize::from(row)]);
        if value.is_some_and(|value| value <= left) {
            offers.push(Action::Flip(row));
        }
    }
    if flipped > 0 {
        offers.push(Action::Stop);
    }
}

/// Whether a seat may give an answer, and if not, why.
pub(crate) fn check(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let frame = state.stack.current();
    if !flow::asked(game, state).contains(seat) {
        return Err(match frame {
            Frame::Over => Refusal::Over,
            Frame::Choose | Frame::ChooseAgain => Refusal::NotChoosing,
            _ => Refusal::NotYourTurn,
        });
    }
    match (frame, action) {
        (Frame::Choose | Frame::ChooseAgain, _) => check_choice(state, seat, action),
        (_, Action::Play(_) | Action::PlayProfessor) => Err(Refusal::NotPlaying),
        (Frame::Flip { left, flipped, .. }, _) => {
            check_flip(game, state, seat, left, flipped, action)
        }
        (Frame::Turn { at }, Action::Score(spent)) => check_score(game, state, seat, at, spent),
        (_, Action::Draw(card)) => check_draw(state, card),
        (_, Action::DrawProfessor) if state.players[seat.index()].professor == Professor::Hand => {
            Err(Refusal::ProfessorInHand)
        }
        (_, Action::DrawProfessor) => Ok(()),
        (_, Action::Decline) => check_decline(game, state, seat),
        (_, Action::Flip(_) | Action::Stop | Action::Score(_)) => Err(Refusal::NotFlipping),
    }
}

fn check_choice(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Play(card) if state.hands[seat.index()].contains(card.0) => Ok(()),
        Action::Play(_) => Err(Refusal::NotInHand),
        Action::PlayProfessor => match state.players[seat.index()].professor {
            Professor::Hand => Ok(()),
            Professor::Table => Err(Refusal::ProfessorOnTable),
        },
        _ => Err(Refusal::NotScoring),
    }
}

fn check_score(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    at: u8,
    spent: u8,
) -> Result<(), Refusal> {
    let supply = state.players[seat.index()].supply;
    if !game.is_on_suit(state, state.line[usize::from(at)].card) {
        return Err(Refusal::OffSuit);
    }
    if spent > MOST_SPENT {
        return Err(Refusal::MoreThanThree);
    }
    if spent > supply {
        return Err(Refusal::NotEnoughPlus { supply });
    }
    let limit = limit(game, state, at, spent);
    match cheapest(game, state, seat) {
        Some(value) if value <= limit => Ok(()),
        _ => Err(Refusal::NothingFits { limit }),
    }
}

fn check_flip(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    left: u8,
    flipped: u8,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Flip(row) => check_row(game, state, seat, left, row),
        Action::Stop if flipped == 0 => Err(Refusal::FirstFlip),
        Action::Stop => Ok(()),
        _ => Err(Refusal::AlreadyScoring),
    }
}

fn check_row(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    left: u8,
    row: RowId,
) -> Result<(), Refusal> {
    let Some(tokens) = state.players[seat.index()].left.get(usize::from(row)) else {
        return Err(Refusal::NoSuchRow);
    };
    match game.catalogue.token(row, *tokens) {
        None => Err(Refusal::RowDone),
        Some(value) if value > left => Err(Refusal::AboveLimit { value, left }),
        Some(_) => Ok(()),
    }
}

fn check_draw(state: &State, card: Card) -> Result<(), Refusal> {
    if state.lying.contains(card.0) {
        return Ok(());
    }
    let this_round = state.line.iter().any(|placed| placed.card == card);
    Err(if this_round { Refusal::ThisRound } else { Refusal::NotFaceUp })
}

fn check_decline(game: &Dreamworld, state: &State, seat: Seat) -> Result<(), Refusal> {
    if can_draw(state, seat) {
        return Err(Refusal::MustDraw);
    }
    if game.config.may_decline() { Ok(()) } else { Err(Refusal::MustScore) }
}

/// Answers that a player would expect beside the offers, with what forbids each.
pub(crate) fn neighbours(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    refused: &mut Vec<(Action, Refusal)>,
) {
    refused.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    let expected: Vec<Action> = match state.stack.current() {
        Frame::Choose | Frame::ChooseAgain => vec![Action::PlayProfessor],
        Frame::Turn { .. } => (0..=MOST_SPENT)
            .map(Action::Score)
            .chain([Action::DrawProfessor])
            .chain(state.line.iter().map(|placed| Action::Draw(placed.card)))
            .chain(game.config.may_decline().then_some(Action::Decline))
            .collect(),
        Frame::Flip { .. } => (0..ROWS as u8).map(Action::Flip).chain([Action::Stop]).collect(),
        Frame::Round | Frame::Line { .. } | Frame::Check | Frame::Over => Vec::new(),
    };
    let checked = expected.into_iter().filter_map(|action| {
        check(game, state, seat, action).err().map(|refusal| (action, refusal))
    });
    refused.extend(checked);
}
