//! What may be answered, what may not, and why.

use mittwoch_kernel::Seat;

use crate::NightMarket;
use crate::action::Action;
use crate::component::Coin;
use crate::flow;
use crate::refusal::Refusal;
use crate::state::{Frame, State};

/// The answers open to an asked seat.
#[inline]
pub(crate) fn legal(game: &NightMarket, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    offers.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    let coins = state.hand(seat).iter().map(Coin);
    match state.stack.current() {
        Frame::Bid => offers.extend(coins.map(Action::Bid)),
        Frame::Trade { .. } => {
            offers.extend(coins.map(Action::Trade));
            offers.push(Action::Keep); // NM-5.2
        }
        Frame::Round | Frame::Draw { .. } | Frame::Over => {}
    }
}

/// Whether a seat may give an answer, and if not, why.
pub(crate) fn check(
    game: &NightMarket,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let frame = state.stack.current();
    if !flow::asked(game, state).contains(seat) {
        return Err(match frame {
            Frame::Bid => Refusal::HasBid,
            Frame::Trade { .. } => Refusal::NotYourTrade,
            Frame::Round | Frame::Draw { .. } | Frame::Over => Refusal::Over,
        });
    }
    match (frame, action) {
        (Frame::Bid, Action::Bid(coin)) | (Frame::Trade { .. }, Action::Trade(coin)) => {
            state.hand(seat).contains(coin.0).then_some(()).ok_or(Refusal::NotInHand)
        }
        (Frame::Trade { .. }, Action::Keep) => Ok(()),
        (Frame::Bid, _) => Err(Refusal::NotTrading),
        (_, _) => Err(Refusal::NotBidding),
    }
}

/// Answers that a player would expect beside the offers, with what forbids each.
pub(crate) fn neighbours(
    game: &NightMarket,
    state: &State,
    seat: Seat,
    refused: &mut Vec<(Action, Refusal)>,
) {
    refused.clear();
    if state.stack.current() == Frame::Bid && flow::asked(game, state).contains(seat) {
        let spent = state.spent.iter().map(|coin| Action::Bid(Coin(coin)));
        refused.extend(spent.map(|action| (action, Refusal::NotInHand)));
    }
}
