//! No piece appears or vanishes, and every frame finds what it relies on.

use mittwoch_kernel::Bag;

use crate::NightMarket;
use crate::state::{Frame, State};

/// Checks coins, wares and where the game is; the sentence names what is wrong.
pub(crate) fn conserved(game: &NightMarket, state: &State) -> Result<(), String> {
    let coins = state.hands.into_iter().chain([state.purse, state.spent]);
    whole(coins, game.catalogue.all_coins(), "coins")?;
    let stall: Bag = state.stall.into_iter().collect();
    let wares = state.bought.into_iter().chain([state.wares, stall]);
    whole(wares, game.catalogue.all_wares(), "wares")?;
    frame(game, state).map_err(str::to_owned)
}

fn whole(places: impl Iterator<Item = Bag>, all: Bag, what: &str) -> Result<(), String> {
    let (sum, found) =
        places.fold((0, Bag::EMPTY), |(sum, found), place| (sum + place.len(), found.union(place)));
    if found == all && sum == all.len() {
        return Ok(());
    }
    Err(format!("{sum} {what} lie about, {} of them different", found.len()))
}

/// Checks what the current frame relies on.
pub(crate) fn frame(game: &NightMarket, state: &State) -> Result<(), &'static str> {
    match state.stack.current() {
        Frame::Round => demand(state.stall.is_none(), "the ware of a round is sold in it"),
        Frame::Bid => {
            let sealed = game
                .all()
                .iter()
                .all(|seat| state.bids[seat.index()].is_some() != state.waiting.contains(seat));
            demand(sealed && state.stall.is_some(), "a coin lies before who has bid")
        }
        Frame::Trade { seat } => demand(
            !state.hand(seat).is_empty() && !state.purse.is_empty() && state.stack.depth() == 2,
            "whoever trades has a coin and can draw one",
        ),
        Frame::Draw { .. } => {
            demand(!state.purse.is_empty() && state.stack.depth() == 2, "there is a coin to draw")
        }
        Frame::Over => demand(state.stack.depth() == 1, "nothing is unfinished at the end"),
    }
}

fn demand(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}
