//! No piece appears or vanishes.

use mittwoch_kernel::{Bag, Seats};

use crate::NotreDame;
use crate::component::Card;
use crate::state::{COINS, Frame, LAST_STEP, MARKERS, PERIOD, State};

/// Checks cards, markers, coins, messages and persons; the sentence names what is wrong.
pub(crate) fn conserved(game: &NotreDame, state: &State) -> Result<(), String> {
    cards(game, state)?;
    hands(game, state)?;
    markers(game, state)?;
    coins(game, state)?;
    messages(game, state)?;
    persons(game, state)
}

fn cards(game: &NotreDame, state: &State) -> Result<(), String> {
    let places = state.looking.into_iter().chain(state.hands).chain([state.deck, state.discard]);
    let (mut all, mut count) = (Bag::EMPTY, 0);
    for place in places {
        all = all.union(place);
        count += place.len();
    }
    if all == game.cards && count == game.cards.len() {
        return Ok(());
    }
    Err(format!("{count} action cards lie about, {} of them different", all.len()))
}

/// Every deck, and every card chosen or played, is where the round says (ND-5.1 to ND-6.3).
fn hands(game: &NotreDame, state: &State) -> Result<(), String> {
    let over = state.stack.top() == Some(Frame::Over);
    let left = if over { 0 } else { u32::from(state.in_period()) + 1 };
    for seat in Seats::first_n(game.config.players).iter() {
        let deck = state.deck.both(game.owned[seat.index()]).len();
        if deck != u32::from(Card::EACH) - 3 * left {
            return Err(format!("the deck of seat {} has {deck} cards", seat.0));
        }
        let hand = state.hands[seat.index()].len();
        if hand != u32::from(crate::view::hand_size(state, seat)) {
            return Err(format!("the hand of seat {} has {hand} cards", seat.0));
        }
        let chosen = state.choices[seat.index()];
        if chosen.is_some_and(|card| !state.looking[seat.index()].contains(card.0)) {
            return Err(format!("seat {} has chosen a card that it cannot keep", seat.0));
        }
    }
    Ok(())
}

fn markers(game: &NotreDame, state: &State) -> Result<(), String> {
    for (player, seat) in state.players.iter().zip(0..game.config.players) {
        let in_sectors: u8 = player.sectors.iter().sum();
        let markers = player.supply + player.general + player.cathedral + in_sectors;
        if markers != MARKERS {
            return Err(format!("seat {seat} has {markers} markers"));
        }
        if player.rat > LAST_STEP {
            return Err(format!("the rat of seat {seat} is on {}", player.rat));
        }
        if u64::from(player.lost) > player.gained.iter().map(|gained| u64::from(*gained)).sum() {
            return Err(format!("seat {seat} has lost more prestige than it gained"));
        }
    }
    Ok(())
}

fn coins(game: &NotreDame, state: &State) -> Result<(), String> {
    let players = &state.players[..usize::from(game.config.players)];
    let held: i64 = players.iter().map(|player| i64::from(player.coins)).sum();
    let all = held + i64::from(state.bank);
    if all != i64::from(COINS) {
        return Err(format!("there are {all} coins"));
    }
    if game.config.limited_coins && state.bank < 0 {
        return Err(format!("the general supply has {} coins", state.bank)); // ND-16.1
    }
    Ok(())
}

fn messages(game: &NotreDame, state: &State) -> Result<(), String> {
    let (mut all, mut count) = (0u32, 0);
    for (market, kind) in (0..).zip(state.messages) {
        let Some(kind) = kind else { continue };
        all |= 1 << (4 * game.catalogue.colour_of(market) as u32 + u32::from(kind));
        count += 1;
    }
    for player in &state.players {
        all |= player.messages;
        count += player.messages.count_ones();
    }
    let kinds = (1u32 << game.catalogue.messages.len()) - 1;
    let colours = game.catalogue.boroughs.iter().map(|borough| borough.colour as u32);
    let wanted = colours.fold(0, |bits, colour| bits | kinds << (4 * colour));
    if all == wanted && count == wanted.count_ones() {
        return Ok(());
    }
    Err(format!("{count} messages lie about, {} of them different", all.count_ones()))
}

fn persons(game: &NotreDame, state: &State) -> Result<(), String> {
    let over = state.stack.top() == Some(Frame::Over);
    let rounds = if over { 0 } else { u32::from(PERIOD - 1 - state.in_period()) };
    let grey = game.catalogue.grey[usize::from(state.period()) % 3];
    let brown = state.persons.both(game.catalogue.brown).len();
    let sound = brown == if over { game.catalogue.brown.len() } else { 2 * rounds }
        && state.persons.both(grey).len() == rounds
        && state.shown.len() == 3;
    if sound { Ok(()) } else { Err("a person is missing or shown twice".to_owned()) }
}
