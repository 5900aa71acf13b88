//! No piece appears or vanishes, and every frame finds what it relies on.

use mittwoch_kernel::{Bag, Seats};

use crate::NotreDame;
use crate::component::Card;
use crate::phase::plague;
use crate::state::{
    COINS, DRAWN, Frame, LAST_ROUND, LAST_STEP, MARKERS, PERIOD, Place, SEATS, State,
};

/// Checks cards, markers, coins, messages and persons; the sentence names what is wrong.
pub(crate) fn conserved(game: &NotreDame, state: &State) -> Result<(), String> {
    cards(game, state)?;
    hands(game, state)?;
    markers(game, state)?;
    coins(game, state)?;
    messages(game, state)?;
    persons(game, state)?;
    frame(game, state).map_err(str::to_owned)
}

/// Checks what the current frame relies on.
pub(crate) fn frame(game: &NotreDame, state: &State) -> Result<(), &'static str> {
    let players = game.config.players;
    match state.stack.current() {
        Frame::Round => demand(state.round < LAST_ROUND, "no round follows the last one"),
        Frame::Draft { step } => draft(game, state, step),
        Frame::Cards { turn } => {
            let hand = turn < 2 * players && !hand_at(game, state, turn).is_empty();
            demand(hand, "who plays a card has one")
        }
        Frame::Hire { turn } => {
            let hired = |turn| state.hired[game.at_turn(state, turn).index()].is_some();
            demand(turn < players && !hired(turn), "nobody hires twice in a round")
        }
        Frame::Plague { turn } => demand(turn < players, "the plague comes to each player once"),
        Frame::RoundEnd => demand(state.hands == [Bag::EMPTY; SEATS], "all cards are played"),
        Frame::Over => demand(state.round == LAST_ROUND, "the game ends after the last round"),
        question => {
            demand(state.stack.depth() > 1, "a question lies above a phase")?;
            ask(game, state, question)
        }
    }
}

/// Everybody chooses from as many cards, and who has chosen has done so from these (ND-5.1).
fn draft(game: &NotreDame, state: &State, step: u8) -> Result<(), &'static str> {
    for seat in Seats::first_n(game.config.players).iter() {
        let (looking, choice) = (state.looking[seat.index()], state.choices[seat.index()]);
        let some = (1..=u32::from(DRAWN - step)).contains(&looking.len());
        demand(some, "there are cards to choose from, three or two at most")?;
        demand(choice.is_none() == state.waiting.contains(seat), "who waits has not chosen")?;
        demand(choice.is_none_or(|card| looking.contains(card.0)), "a choice is one of the cards")?;
    }
    Ok(())
}

fn hand_at(game: &NotreDame, state: &State, turn: u8) -> Bag {
    state.hands[game.at_turn(state, turn).index()]
}

/// Checks what a question above a phase relies on: there is something to choose.
fn ask(game: &NotreDame, state: &State, question: Frame) -> Result<(), &'static str> {
    match question {
        Frame::Source { seat, .. } => {
            demand(state.player(seat).supply == 0, "a marker is moved only without a supply")
        }
        Frame::Gift { seat, .. } => demand(state.player(seat).coins > 0, "a gift needs a coin"),
        Frame::Friend { .. } => Ok(()),
        Frame::Ride { steps, .. } => demand(steps > 0, "a ride has a piece in the carriage house"),
        Frame::Message { seat } => {
            let there = game.may_take(state, seat, state.player(seat).carriage);
            demand(there, "a message that may be taken lies there")
        }
        Frame::RatBack { seat } => demand(state.player(seat).rat > 0, "the rat can go back"),
        Frame::Favour { left, .. } => demand(left > 0, "a favour is left to choose"),
        Frame::Payer { seat, count } => {
            let choice = game.payers(state, seat).len() > 1;
            demand(count > 0 && choice, "several are the richest")
        }
        Frame::Lose { seat } => demand(
            plague::fullest(state.player(seat)).count() > 1,
            "several sectors are the fullest",
        ),
        person => person_asks(state, person),
    }
}

/// Checks what a question of a person relies on (chapter 14).
fn person_asks(state: &State, question: Frame) -> Result<(), &'static str> {
    match question {
        Frame::FoolFrom { seat } => {
            let player = state.player(seat);
            let piece = player.cathedral > 0 || player.all_pieces().iter().any(|n| *n > 0);
            demand(piece, "the Fool has a piece to move")
        }
        Frame::FoolTo { seat, from, friend } => {
            let player = state.player(seat);
            let there = match (friend, from) {
                (true, Place::Sector(sector)) => player.friend == Some(sector),
                (true, _) => false,
                (false, place) => player.markers_at(place) > 0,
            };
            demand(there, "the piece that the Fool moves is there")
        }
        Frame::MinstrelFrom { seat } => {
            let piece = state.player(seat).all_pieces().iter().any(|n| *n > 0);
            demand(piece, "the Minstrel has a piece to move")
        }
        Frame::MinstrelCarry { seat, from } => {
            demand(state.player(seat).pieces(from) > 0, "the Minstrel moves pieces that are there")
        }
        Frame::MinstrelTo { seat, from, markers, friend } => {
            let player = state.player(seat);
            let there = markers <= player.sectors[from as usize]
                && (!friend || player.friend == Some(from))
                && markers + u8::from(friend) > 0;
            demand(there, "the pieces that the Minstrel moves are there")
        }
        Frame::Bishop { seat } => {
            let player = state.player(seat);
            let can = player.general > 0 && player.all_pieces().contains(&0);
            demand(can, "the Bishop has a marker and an empty sector")
        }
        _ => Err("this frame asks nothing"),
    }
}

fn demand(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
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
