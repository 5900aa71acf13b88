//! Knowledge from a view alone, and full states that agree with what is known.

use mittwoch_kernel::{Bag, Chance, List, Seat, Seats, Stack, Viewer};

use super::{Knowledge, Known};
use crate::NotreDame;
use crate::component::{Card, MOST_MARKETS};
use crate::state::{COINS, DRAWN, Frame, PERIOD, Player, SEATS, State};
use crate::view::{PlayerView, View};

/// What a viewer knows who sees this view and remembers nothing of before.
pub(crate) fn know(game: &NotreDame, viewer: Viewer, view: &View) -> Knowledge {
    let mut table = empty(view);
    know_persons(game, &mut table, view);
    know_board(game, &mut table, view);
    for (seat, player) in view.players.iter().enumerate() {
        table.players[seat] = know_player(game, player);
        table.played[seat] = player.played.iter().copied().collect();
        table.bank -= player.coins as i16;
    }
    know_collected(game, &mut table, view);
    if let Some(mine) = &view.mine {
        let at = mine.seat.index();
        table.looking[at] = mine.looking.iter().map(|card| card.0).collect();
        table.hands[at] = mine.hand.iter().map(|card| card.0).collect();
        table.choices[at] = mine.choice;
    }
    table.discard = table.played.iter().flatten().map(|card| card.0).collect();
    let own = table.looking.iter().chain(&table.hands).fold(table.discard, |a, b| a.union(*b));
    let counted = know_prestige(game, &mut table, view);
    Knowledge {
        viewer,
        unseen: game.cards.minus(own),
        pair: Bag::EMPTY,
        ever: own,
        persons_seen: table.shown.iter().copied().collect(),
        counted,
        table: Known(table),
    }
}

fn empty(view: &View) -> State {
    let mut stack = Stack::new();
    stack.push(view.phase);
    let questions = view.later.into_iter().chain(view.question);
    questions.for_each(|question| stack.push(question));
    State {
        round: view.round,
        stack,
        persons: Bag::EMPTY,
        shown: List::new(),
        hired: [None; SEATS],
        deck: Bag::EMPTY,
        looking: [Bag::EMPTY; SEATS],
        hands: [Bag::EMPTY; SEATS],
        discard: Bag::EMPTY,
        played: [List::new(); SEATS],
        waiting: view.waiting,
        choices: [None; SEATS],
        messages: [None; MOST_MARKETS],
        bank: COINS,
        players: [Player::default(); SEATS],
    }
}

/// Persons shown now; of those before, only how many there were can be told.
fn know_persons(game: &NotreDame, table: &mut State, view: &View) {
    let named = |name: &String| {
        let id = game.catalogue.persons.iter().position(|person| person.id == *name);
        id.expect("a view names persons of this pack") as u8
    };
    table.shown = view.persons.iter().map(|person| named(&person.name)).collect();
    for (hired, player) in table.hired.iter_mut().zip(&view.players) {
        *hired = player.hired.as_ref().map(named);
    }
    table.persons = game.catalogue.brown;
    if table.stack.top() == Some(Frame::Over) {
        return;
    }
    let to_come = game.catalogue.grey.iter().skip(usize::from(table.period()));
    table.persons = to_come.fold(table.persons, |all, deck| all.union(*deck));
    table.shown.iter().for_each(|person| table.persons.remove(*person));
}

fn know_board(game: &NotreDame, table: &mut State, view: &View) {
    let markets = view
        .boroughs
        .iter()
        .flat_map(|borough| borough.markets.iter().map(|market| (borough.colour, market)));
    for (market, (colour, seen)) in table.messages.iter_mut().zip(markets) {
        let name = seen.message.as_deref();
        *market = name.and_then(|name| game.catalogue.message_kind(colour, name));
    }
}

fn know_player(game: &NotreDame, seen: &PlayerView) -> Player {
    let carriage = game.catalogue.markets.iter().position(|market| market.id == seen.carriage);
    let mut sectors = [0; 7];
    for (sector, markers) in &seen.sectors {
        sectors[*sector as usize] = *markers;
    }
    Player {
        supply: seen.supply,
        general: seen.general,
        sectors,
        cathedral: seen.cathedral,
        friend: seen.friend,
        rat: seen.rat,
        carriage: carriage.expect("a carriage stands on a market of this pack") as u8,
        coins: seen.coins,
        ..Player::default()
    }
}

/// Of collected messages the colours are open; the kinds are those that are not on the board.
fn know_collected(game: &NotreDame, table: &mut State, view: &View) {
    let kinds = game.catalogue.messages.len() as u8;
    for borough in &game.catalogue.boroughs {
        let on_board = |kind: u8| {
            let places = table.messages.iter().zip(0..).filter(|(m, _)| **m == Some(kind));
            let mut colours = places.map(|(_, market)| game.catalogue.colour_of(market));
            colours.any(|colour| colour == borough.colour)
        };
        let mut gone: Vec<u8> = (0..kinds).filter(|kind| !on_board(*kind)).collect();
        for (player, seen) in table.players.iter_mut().zip(&view.players) {
            let count = seen.messages.iter().find(|(colour, _)| *colour == borough.colour);
            for _ in 0..count.expect("a view counts every colour").1 {
                let kind = gone.pop().expect("a collected message is not on the board");
                let kind = u32::from(kind);
                player.messages |= 1 << (4 * borough.colour as u32 + kind);
            }
        }
    }
}

/// Prestige that the viewer sees; before the first card is played nobody has any (ND-2.9).
fn know_prestige(game: &NotreDame, table: &mut State, view: &View) -> Seats {
    for seen in &view.prestige {
        let player = &mut table.players[seen.seat.index()];
        for (source, prestige) in &seen.gained {
            player.gained[*source as usize] = *prestige;
        }
        player.lost = seen.lost;
    }
    if view.round == 1 && matches!(view.phase, Frame::Draft { .. }) {
        return Seats::first_n(game.config.players);
    }
    view.prestige.iter().map(|seen| seen.seat).collect()
}

/// Samples a full state: unseen cards are dealt to where cards must be, and sealed choices are
/// guessed.
pub(crate) fn determinize<C: Chance>(
    game: &NotreDame,
    knowledge: &Knowledge,
    chance: &mut C,
) -> State {
    let mut state = knowledge.table.0;
    let mut unseen = knowledge.unseen;
    deal_pair(game, knowledge, &mut state, chance);
    for seat in Seats::first_n(game.config.players).iter() {
        let (looking, hand) = places(game, &state, seat);
        for owner in Seats::first_n(game.config.players).iter() {
            let own = game.owned[owner.index()];
            let at = (seat.index(), owner.index());
            fill(&mut state.looking[at.0], looking[at.1], own, &mut unseen, chance);
            fill(&mut state.hands[at.0], hand[at.1], own, &mut unseen, chance);
        }
    }
    let over = state.stack.top() == Some(Frame::Over);
    let left = if over { Card::EACH } else { (PERIOD - 1 - state.in_period()) * DRAWN };
    state.deck = Bag::EMPTY;
    for owner in Seats::first_n(game.config.players).iter() {
        fill(&mut state.deck, left, game.owned[owner.index()], &mut unseen, chance);
    }
    state.discard = state.discard.union(unseen);
    guess_choices(game, &mut state, chance);
    guess_prestige(game, knowledge, &mut state);
    guess_persons(game, &mut state, chance);
    state
}

/// Deals a pair of passed cards to the two who may have them.
fn deal_pair<C: Chance>(game: &NotreDame, known: &Knowledge, state: &mut State, chance: &mut C) {
    let (Some(seat), false) = (known.seat(), known.pair.is_empty()) else { return };
    let mut pair = known.pair;
    let next = seat.next(game.config.players);
    for holder in [next, next.next(game.config.players)] {
        let card = pair.draw(chance, "passed card", |card| Card(card).to_string());
        let card = card.expect("a pair has two cards");
        if state.played[holder.index()].len() < 2 {
            state.hands[holder.index()].insert(card);
        } else {
            state.discard.insert(card);
        }
    }
}

/// How many cards of each owner a player must have: to choose from, and in the hand (ND-5.3).
fn places(game: &NotreDame, state: &State, seat: Seat) -> ([u8; SEATS], [u8; SEATS]) {
    let (mut looking, mut hand) = ([0; SEATS], [0; SEATS]);
    let players = game.config.players;
    let right = Seat((seat.0 + players - 1) % players);
    match state.phase() {
        Frame::Draft { step: 0 } => looking[seat.index()] = DRAWN,
        Frame::Draft { .. } => {
            looking[right.index()] = DRAWN - 1;
            hand[seat.index()] = 1;
        }
        Frame::Cards { .. } if state.played[seat.index()].len() < 2 => {
            let second = Seat((right.0 + players - 1) % players);
            [seat, right, second].iter().for_each(|owner| hand[owner.index()] += 1);
            let played = state.played[seat.index()].iter();
            played.for_each(|card| hand[card.owner().index()] -= 1);
        }
        _ => {}
    }
    (looking, hand)
}

/// Deals unseen cards of an owner to a place until it has so many of them.
fn fill<C: Chance>(place: &mut Bag, wanted: u8, own: Bag, unseen: &mut Bag, chance: &mut C) {
    let missing = u32::from(wanted).saturating_sub(place.both(own).len());
    let mut hidden = unseen.both(own);
    let dealt = hidden.deal(missing, chance, "unseen cards", |card| Card(card).to_string());
    *unseen = unseen.minus(dealt);
    *place = place.union(dealt);
}

fn guess_choices<C: Chance>(game: &NotreDame, state: &mut State, chance: &mut C) {
    if !matches!(state.stack.top(), Some(Frame::Draft { .. })) {
        return;
    }
    for seat in Seats::first_n(game.config.players).iter() {
        let at = seat.index();
        if !state.waiting.contains(seat) && state.choices[at].is_none() {
            let mut cards = state.looking[at];
            let label = "guessed choice";
            let card = cards.draw(chance, label, |card| Card(card).to_string());
            state.choices[at] = Some(Card(card.expect("there is something to choose from")));
        }
    }
}

/// Whoever came late takes the others to have as much prestige as the one that is known.
fn guess_prestige(game: &NotreDame, knowledge: &Knowledge, state: &mut State) {
    let Some(own) = knowledge.seat().map(|seat| knowledge.table.0.player(seat).gained) else {
        return;
    };
    for seat in Seats::first_n(game.config.players).iter() {
        if !knowledge.counted.contains(seat) {
            state.players[seat.index()].gained = own;
        }
    }
}

/// Whoever came late guesses which persons were shown before: just so many are left.
fn guess_persons<C: Chance>(game: &NotreDame, state: &mut State, chance: &mut C) {
    if state.stack.top() == Some(Frame::Over) {
        return;
    }
    let rounds_left = u32::from(PERIOD - 1 - state.in_period());
    let grey = game.catalogue.grey[usize::from(state.period()) % 3];
    for (deck, left) in [(game.catalogue.brown, 2 * rounds_left), (grey, rounds_left)] {
        let mut there = state.persons.both(deck);
        let gone = there.len().saturating_sub(left);
        let name = |id| game.catalogue.person(id).id.clone();
        state.persons = state.persons.minus(there.deal(gone, chance, "person of before", name));
    }
}
