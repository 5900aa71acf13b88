//! What may be answered, what may not, and why.

use mittwoch_kernel::{Seat, Seats};

use crate::NotreDame;
use crate::action::{Action, Favour};
use crate::component::{Card, MarketId, Sector};
use crate::flow;
use crate::phase::{hire, plague};
use crate::refusal::Refusal;
use crate::state::{Frame, Place, Player, State};

/// The most coins of a gift (ND-10.28).
pub(crate) const MOST_COINS: u8 = 3;
/// The most pieces that the Minstrel moves (ND-14.2).
pub(crate) const MOST_CARRIED: u8 = 3;

/// The answers open to an asked seat.
#[inline]
pub(crate) fn legal(game: &NotreDame, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    offers.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    match state.stack.current() {
        Frame::Draft { .. } => {
            offers.extend(state.looking[seat.index()].iter().map(|card| Action::Keep(Card(card))));
        }
        Frame::Cards { .. } => {
            offers.extend(state.hands[seat.index()].iter().map(|card| Action::Play(Card(card))));
        }
        Frame::Ride { steps, .. } => {
            let mut near = game.catalogue.streets.within(state.player(seat).carriage, steps);
            while near != 0 {
                offers.push(Action::Ride(near.trailing_zeros() as MarketId));
                near &= near - 1;
            }
        }
        frame => expected(game, state, frame, |action| {
            if check_answer(game, state, seat, frame, action).is_ok() {
                offers.push(action);
            }
        }),
    }
}

/// Whether a seat may give an answer, and if not, why.
pub(crate) fn check(
    game: &NotreDame,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let frame = state.stack.current();
    if !flow::asked(game, state).contains(seat) {
        return Err(match frame {
            Frame::Over => Refusal::Over,
            Frame::Draft { .. } => Refusal::NotChoosing,
            _ => Refusal::NotYourTurn,
        });
    }
    check_answer(game, state, seat, frame, action)
}

/// Answers that a player would expect beside the offers, with what forbids each.
pub(crate) fn neighbours(
    game: &NotreDame,
    state: &State,
    seat: Seat,
    refused: &mut Vec<(Action, Refusal)>,
) {
    refused.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    let frame = state.stack.current();
    let mut look = |action: Action| {
        if let Err(refusal) = check_answer(game, state, seat, frame, action) {
            refused.push((action, refusal));
        }
    };
    if let Frame::Draft { .. } = frame {
        state.hands[seat.index()].iter().for_each(|card| look(Action::Keep(Card(card))));
    }
    expected(game, state, frame, look);
}

/// Goes through the answers that a player would expect to a question, allowed or not.
#[inline]
fn expected(game: &NotreDame, state: &State, frame: Frame, mut look: impl FnMut(Action)) {
    match frame {
        Frame::Source { .. } => {
            places().for_each(|place| look(Action::From(place)));
            look(Action::FromFriend);
            look(Action::Decline);
        }
        Frame::FoolFrom { .. } => {
            places().for_each(|place| look(Action::From(place)));
            look(Action::FromFriend);
        }
        Frame::MinstrelFrom { .. } => places().for_each(|place| look(Action::From(place))),
        Frame::Gift { .. } => (0..=MOST_COINS).for_each(|coins| look(Action::Give(coins))),
        Frame::Friend { .. }
        | Frame::FoolTo { .. }
        | Frame::MinstrelTo { .. }
        | Frame::Bishop { .. } => {
            Sector::ALL.into_iter().for_each(|sector| look(Action::To(sector)));
        }
        Frame::MinstrelCarry { .. } => {
            for friend in [false, true] {
                let least = u8::from(!friend);
                (least..=MOST_CARRIED).for_each(|markers| look(Action::Carry { markers, friend }));
            }
        }
        Frame::Ride { .. } => {
            (0..game.catalogue.markets.len() as u8).for_each(|market| look(Action::Ride(market)));
        }
        Frame::Message { .. } | Frame::RatBack { .. } => {
            look(Action::Accept);
            look(Action::Decline);
        }
        Frame::Favour { .. } => Favour::ALL.into_iter().for_each(|f| look(Action::Choose(f))),
        Frame::Hire { .. } => {
            state.shown.iter().for_each(|person| look(Action::Hire(*person)));
            look(Action::Decline);
        }
        Frame::Payer { seat, .. } => {
            let others = Seats::first_n(game.config.players).iter().filter(|other| *other != seat);
            others.for_each(|other| look(Action::Charge(other)));
        }
        Frame::Lose { .. } => Sector::ALL.into_iter().for_each(|sector| look(Action::Lose(sector))),
        Frame::Draft { .. } | Frame::Cards { .. } => {}
        Frame::Round | Frame::Plague { .. } | Frame::RoundEnd | Frame::Over => {}
    }
}

/// The places on the board from which a marker could be moved.
fn places() -> impl Iterator<Item = Place> {
    Sector::ALL.into_iter().map(Place::Sector).chain([Place::Cathedral])
}

/// Whether the asked seat may give an answer to the open question.
#[inline]
fn check_answer(
    game: &NotreDame,
    state: &State,
    seat: Seat,
    frame: Frame,
    action: Action,
) -> Result<(), Refusal> {
    let player = state.player(seat);
    match (frame, action) {
        (Frame::Draft { .. }, Action::Keep(card)) => check_keep(state, seat, card),
        (Frame::Cards { .. }, Action::Play(card)) => {
            demand(state.hands[seat.index()].contains(card.0), Refusal::NotInHand)
        }
        (Frame::Source { to, .. }, Action::From(from)) => check_source(player, from, to),
        (Frame::Source { .. }, Action::FromFriend) => Err(Refusal::NotTheFriend),
        (Frame::Gift { placed, .. }, Action::Give(coins)) => check_gift(player, coins, placed),
        (Frame::Friend { .. }, Action::To(to)) => {
            demand(player.friend != Some(to), Refusal::FriendMustMove)
        }
        (Frame::Ride { steps, .. }, Action::Ride(to)) => {
            let near = game.catalogue.streets.within(player.carriage, steps);
            let known = usize::from(to) < game.catalogue.markets.len();
            demand(known && near >> to & 1 != 0, Refusal::TooFar { steps })
        }
        (Frame::Favour { .. }, Action::Choose(favour)) => check_favour(game, state, seat, favour),
        (Frame::Payer { .. }, Action::Charge(payer)) => {
            demand(game.payers(state, seat).contains(payer), Refusal::NotRichest)
        }
        (Frame::Hire { .. }, Action::Hire(person)) if state.shown.contains(&person) => {
            hire::usable(game, state, seat, person)
        }
        (Frame::Hire { .. }, Action::Hire(_)) => Err(Refusal::NotShown),
        (Frame::Lose { .. }, Action::Lose(sector)) => check_loss(player, sector),
        (Frame::Message { .. } | Frame::RatBack { .. }, Action::Accept) => Ok(()),
        (
            Frame::Source { .. }
            | Frame::Message { .. }
            | Frame::RatBack { .. }
            | Frame::Hire { .. },
            Action::Decline,
        ) => Ok(()),
        _ => check_person(player, frame, action), // The questions of persons, and what fits none.
    }
}

#[inline]
fn demand(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

fn check_keep(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.hands[seat.index()].contains(card.0) {
        return Err(Refusal::AlreadyKept);
    }
    demand(state.looking[seat.index()].contains(card.0), Refusal::NotAmongCards)
}

fn is_on_board(place: Place) -> bool {
    matches!(place, Place::Sector(_) | Place::Cathedral)
}

fn check_source(player: &Player, from: Place, to: Place) -> Result<(), Refusal> {
    if from == to {
        return Err(Refusal::SameSector { rule: "ND-11.1" });
    }
    let there = is_on_board(from) && player.markers_at(from) > 0;
    demand(there, Refusal::NothingThere { rule: "ND-11.1" })
}

fn check_gift(player: &Player, coins: u8, placed: bool) -> Result<(), Refusal> {
    if coins > MOST_COINS {
        return Err(Refusal::AtMostThree);
    }
    if coins == 0 && placed {
        return Err(Refusal::MustGive);
    }
    let enough = u16::from(coins) <= player.coins;
    demand(enough, Refusal::NotEnoughCoins { coins: player.coins })
}

/// Whether there is a favour that a player can choose; while coins do not run out, there is.
#[inline]
pub(crate) fn has_favour(game: &NotreDame, state: &State, seat: Seat) -> bool {
    Favour::ALL.into_iter().any(|favour| check_favour(game, state, seat, favour).is_ok())
}

fn check_favour(
    game: &NotreDame,
    state: &State,
    seat: Seat,
    favour: Favour,
) -> Result<(), Refusal> {
    let player = state.player(seat);
    match favour {
        Favour::Coin => {
            let some = !game.config.limited_coins || state.bank > 0;
            demand(some || !game.payers(state, seat).is_empty(), Refusal::NoCoinsLeft)
        }
        Favour::Marker => demand(player.general > 0, Refusal::NoMarkersLeft),
        Favour::Rat => demand(player.rat > 0, Refusal::RatAtZero),
    }
}

fn check_loss(player: &Player, sector: Sector) -> Result<(), Refusal> {
    if plague::fullest(player).any(|fullest| fullest == sector) {
        return Ok(());
    }
    let most = player.all_pieces().into_iter().max();
    let full = Some(player.pieces(sector)) == most;
    Err(if full { Refusal::FriendNotLost } else { Refusal::NotFullest })
}

/// Whether an answer fits what a person asks.
fn check_person(player: &Player, frame: Frame, action: Action) -> Result<(), Refusal> {
    match (frame, action) {
        (Frame::FoolFrom { .. }, Action::From(from)) => {
            let there = is_on_board(from) && player.markers_at(from) > 0;
            demand(there, Refusal::NothingThere { rule: "ND-14.1" })
        }
        (Frame::FoolFrom { .. }, Action::FromFriend) => {
            demand(player.friend.is_some(), Refusal::FriendBeside)
        }
        (Frame::FoolTo { from, .. }, Action::To(to)) => {
            demand(from != Place::Sector(to), Refusal::SameSector { rule: "ND-14.1" })
        }
        (Frame::MinstrelFrom { .. }, Action::From(Place::Sector(from))) => {
            demand(player.pieces(from) > 0, Refusal::NothingThere { rule: "ND-14.2" })
        }
        (Frame::MinstrelFrom { .. }, Action::From(_)) => Err(Refusal::NotFromCathedral),
        (Frame::MinstrelCarry { from, .. }, Action::Carry { markers, friend }) => {
            check_carry(player, from, markers, friend)
        }
        (Frame::MinstrelTo { from, .. }, Action::To(to)) => {
            demand(from != to, Refusal::SameSector { rule: "ND-14.2" })
        }
        (Frame::Bishop { .. }, Action::To(to)) => demand(player.pieces(to) == 0, Refusal::NotEmpty),
        _ => Err(Refusal::OtherQuestion { rule: rule(frame) }),
    }
}

fn check_carry(player: &Player, from: Sector, markers: u8, friend: bool) -> Result<(), Refusal> {
    let pieces = markers.saturating_add(u8::from(friend));
    if !(1..=MOST_CARRIED).contains(&pieces) {
        return Err(Refusal::OneToThree);
    }
    let there = player.sectors[from as usize];
    if friend && player.friend != Some(from) {
        return Err(Refusal::NothingThere { rule: "ND-14.2" });
    }
    demand(markers <= there, Refusal::NotSoMany { markers: there })
}

/// The paragraph behind a question.
pub(crate) fn rule(frame: Frame) -> &'static str {
    match frame {
        Frame::Draft { step: 0 } => "ND-5.1",
        Frame::Draft { .. } => "ND-5.2",
        Frame::Cards { .. } => "ND-6.1",
        Frame::Hire { .. } => "ND-7.1",
        Frame::Source { .. } => "ND-11.1",
        Frame::Gift { placed: true, .. } => "ND-11.4",
        Frame::Gift { .. } => "ND-10.25",
        Frame::Friend { .. } => "ND-10.18",
        Frame::Ride { .. } => "ND-10.7",
        Frame::Message { .. } => "ND-10.9",
        Frame::RatBack { .. } => "ND-10.11",
        Frame::Favour { .. } => "ND-10.15",
        Frame::FoolFrom { .. } | Frame::FoolTo { .. } => "ND-14.1",
        Frame::MinstrelFrom { .. } | Frame::MinstrelCarry { .. } => "ND-14.2",
        Frame::MinstrelTo { .. } => "ND-14.2",
        Frame::Bishop { .. } => "ND-14.9",
        Frame::Payer { .. } => "ND-16.3",
        Frame::Lose { .. } => "ND-12.8",
        Frame::Round | Frame::Plague { .. } | Frame::RoundEnd => "ND-3.2",
        Frame::Over => "ND-9.1",
    }
}
