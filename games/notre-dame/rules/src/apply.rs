//! What an open event does to a state.

use mittwoch_kernel::{Bag, Folds, List, Seat, Seats};

use crate::NotreDame;
use crate::action::Favour;
use crate::component::{Ability, Card, MarketId, MessageKind, PersonId, Sector};
use crate::event::{Event, Open};
use crate::phase::{plague, play_cards, sector};
use crate::state::{Frame, Place, Player, SEATS, Source, State};

impl Folds for NotreDame {
    type Open = Open;

    #[inline]
    fn event(event: Open) -> Event {
        Event::Open(event)
    }

    #[inline]
    fn apply(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { round } => self.start_round(state, round),
            Open::Shown { person } => {
                state.persons.remove(person);
                state.shown.push(person);
            }
            Open::Passed { step } => self.pass(state, step),
            Open::Played { seat, card } => self.play(state, seat, card),
            Open::NoEffect { .. } => answered(state, is_about_card),
            Open::Moved { seat, friend, from, to } => move_piece(state, seat, friend, from, to),
            Open::Acted { seat, sector, pieces } => {
                push(state, sector::question(self, seat, sector, pieces));
            }
            Open::TookMarkers { seat, count } => take_markers(player(state, seat), count),
            Open::TookCoins { seat, count } => take_coins(state, seat, count),
            Open::CoinsMissing { seat, count, payers } => {
                push(state, (payers > 1).then_some(Frame::Payer { seat, count })); // ND-16.3
            }
            Open::Charged { seat, payer, count } => charge(state, seat, payer, count),
            Open::Scored { seat, source, prestige, park } => {
                let gained = &mut player(state, seat).gained;
                gained[source as usize] += u16::from(prestige);
                gained[Source::Park as usize] += u16::from(park);
            }
            Open::RatWentBack { seat, to } => {
                player(state, seat).rat = to;
                answered(state, |frame| matches!(frame, Frame::RatBack { .. }));
            }
            Open::RatStayed { .. } | Open::LeftMessage { .. } => drop(state.stack.pop()),
            Open::Rode { seat, to } => self.ride(state, seat, to),
            Open::TookMessage { seat, market, kind } => {
                self.take_message(state, seat, market, kind);
            }
            Open::Favoured { seat, favour } => grant(state, seat, favour),
            Open::WantedCoin { .. } => next_favour(state),
            Open::NoFavour { .. } => drop(state.stack.pop()),
            Open::Gave { seat, coins } => {
                pay(state, seat, coins);
                state.stack.pop();
            }
            Open::Hired { seat, person } => self.hire(state, seat, person),
            Open::HiredNobody { .. } => self.after_hire(state),
            Open::Picked { seat, from, friend } => pick(state, seat, from, friend),
            Open::Gathered { seat, markers, friend } => {
                let Frame::MinstrelCarry { from, .. } = state.stack.current() else {
                    unreachable!("the Minstrel asks how many");
                };
                state.stack.replace(Frame::MinstrelTo { seat, from, markers, friend });
            }
            Open::Shifted { seat, from, to, markers, friend } => {
                shift(player(state, seat), from, to, markers, friend);
                state.stack.pop();
            }
            Open::PlagueCame { seat, to, hit, .. } => self.plague_came(state, seat, to, hit),
            Open::LostPrestige { seat, prestige } => {
                player(state, seat).lost += u16::from(prestige);
            }
            Open::LostMarker { seat, sector } => lose_marker(state, seat, sector),
            Open::CathedralScored { .. } => {}
            Open::PeriodEnded { .. } => self.end_period(state),
            Open::Counted { seat, gained, lost } => {
                let player = player(state, seat);
                (player.gained, player.lost) = (gained, lost);
            }
            Open::Ended { .. } => state.stack.replace(Frame::Over),
        }
    }
}

impl NotreDame {
    fn start_round(&self, state: &mut State, round: u8) {
        state.round = round;
        state.shown.clear();
        state.hired = [None; SEATS];
        state.played = [List::new(); SEATS];
        state.waiting = Seats::first_n(self.config.players);
        state.stack.replace(Frame::Draft { step: 0 });
    }

    /// Puts kept cards into the hands and passes the others to the left (ND-5.1 to ND-5.3).
    fn pass(&self, state: &mut State, step: u8) {
        let mut passed = [Bag::EMPTY; SEATS];
        for seat in Seats::first_n(self.config.players).iter() {
            if let Some(card) = state.choices[seat.index()].take() {
                state.looking[seat.index()].remove(card.0);
                state.hands[seat.index()].insert(card.0);
            }
            passed[seat.next(self.config.players).index()] = state.looking[seat.index()];
        }
        if step == 0 {
            state.looking = passed;
            state.waiting = Seats::first_n(self.config.players);
            return state.stack.replace(Frame::Draft { step: 1 });
        }
        state.looking = [Bag::EMPTY; SEATS];
        for (hand, card) in state.hands.iter_mut().zip(passed) {
            *hand = hand.union(card);
        }
        state.stack.replace(Frame::Cards { turn: 0 });
    }

    /// Uses a card, and with the second one lays the third away (ND-6.1, ND-6.3).
    fn play(&self, state: &mut State, seat: Seat, card: Card) {
        let at = seat.index();
        state.hands[at].remove(card.0);
        state.discard.insert(card.0);
        state.played[at].push(card);
        if state.played[at].len() == 2 {
            state.discard = state.discard.union(state.hands[at]);
            state.hands[at] = Bag::EMPTY;
        }
        let Frame::Cards { turn } = state.stack.current() else {
            unreachable!("a card is played when one is asked for");
        };
        let last = turn + 1 == 2 * self.config.players;
        let next = if last { Frame::Hire { turn: 0 } } else { Frame::Cards { turn: turn + 1 } };
        state.stack.replace(next);
        push(state, play_cards::question(state.player(seat), seat, card.kind()));
    }

    fn ride(&self, state: &mut State, seat: Seat, to: MarketId) {
        player(state, seat).carriage = to;
        state.stack.pop();
        if self.may_take(state, seat, to) {
            state.stack.push(Frame::Message { seat });
        }
    }

    fn take_message(&self, state: &mut State, seat: Seat, market: MarketId, kind: MessageKind) {
        let bit = 4 * self.catalogue.colour_of(market) as u32 + u32::from(kind);
        state.messages[usize::from(market)] = None;
        let player = player(state, seat);
        player.messages |= 1 << bit;
        let asks = self.catalogue.messages[usize::from(kind)].rat_back && player.rat > 0;
        state.stack.pop();
        push(state, asks.then_some(Frame::RatBack { seat })); // ND-10.11
    }

    fn hire(&self, state: &mut State, seat: Seat, person: PersonId) {
        pay(state, seat, 1);
        state.hired[seat.index()] = Some(person);
        self.after_hire(state);
        let question = match self.catalogue.person(person).ability {
            Ability::Fool => Some(Frame::FoolFrom { seat }),
            Ability::Minstrel => Some(Frame::MinstrelFrom { seat }),
            Ability::Bishop => Some(Frame::Bishop { seat }),
            Ability::Gain { favours: left @ 1.., .. } => Some(Frame::Favour { seat, left }),
            Ability::Gain { .. } | Ability::Score { .. } | Ability::Doctor => None,
        };
        push(state, question);
    }

    fn after_hire(&self, state: &mut State) {
        let Frame::Hire { turn } = state.stack.current() else {
            unreachable!("persons are hired in phase 4");
        };
        let last = turn + 1 == self.config.players;
        let next = Frame::Hire { turn: turn + 1 };
        state.stack.replace(if last { Frame::Plague { turn: 0 } } else { next });
    }

    fn plague_came(&self, state: &mut State, seat: Seat, to: u8, hit: bool) {
        player(state, seat).rat = to;
        let Frame::Plague { turn } = state.stack.current() else {
            unreachable!("the plague comes in phase 5");
        };
        let last = turn + 1 == self.config.players;
        let next = Frame::Plague { turn: turn + 1 };
        state.stack.replace(if last { Frame::RoundEnd } else { next });
        let choice = hit && plague::fullest(state.player(seat)).count() > 1;
        push(state, choice.then_some(Frame::Lose { seat })); // ND-12.8
    }

    /// Clears the cathedral and brings all cards back (ND-8.3, ND-10.31).
    fn end_period(&self, state: &mut State) {
        for player in &mut state.players[..usize::from(self.config.players)] {
            player.general += player.cathedral;
            player.cathedral = 0;
        }
        state.persons = state.persons.union(self.catalogue.brown);
        state.discard = Bag::EMPTY;
        state.deck = self.cards;
        state.played = [List::new(); SEATS];
    }
}

#[inline]
fn player(state: &mut State, seat: Seat) -> &mut Player {
    &mut state.players[seat.index()]
}

#[inline]
fn push(state: &mut State, question: Option<Frame>) {
    if let Some(frame) = question {
        state.stack.push(frame);
    }
}

/// Takes the open question away if it is one of these.
#[inline]
fn answered(state: &mut State, is_it: fn(Frame) -> bool) {
    if state.stack.top().is_some_and(is_it) {
        state.stack.pop();
    }
}

fn is_about_card(frame: Frame) -> bool {
    matches!(frame, Frame::Source { .. } | Frame::Gift { .. })
}

fn is_about_place(frame: Frame) -> bool {
    use Frame::{Bishop, FoolTo, Friend, Source};
    matches!(frame, Source { .. } | Friend { .. } | FoolTo { .. } | Bishop { .. })
}

fn move_piece(state: &mut State, seat: Seat, friend: bool, from: Place, to: Place) {
    let player = player(state, seat);
    if friend {
        player.friend = match to {
            Place::Sector(sector) => Some(sector),
            place => unreachable!("the friend goes to a sector, not to {place:?}"),
        };
    } else {
        *player.markers_mut(from) -= 1;
        *player.markers_mut(to) += 1;
    }
    let gift = matches!(state.stack.top(), Some(Frame::Source { to: Place::Cathedral, .. }));
    answered(state, is_about_place);
    push(state, gift.then_some(Frame::Gift { seat, placed: true })); // ND-11.4
}

fn take_markers(player: &mut Player, count: u8) {
    player.general -= count;
    player.supply += count;
}

fn take_coins(state: &mut State, seat: Seat, count: u8) {
    state.bank -= i16::from(count);
    player(state, seat).coins += u16::from(count);
}

fn lose_marker(state: &mut State, seat: Seat, sector: Sector) {
    let player = player(state, seat);
    player.sectors[sector as usize] -= 1;
    player.general += 1;
    answered(state, |frame| matches!(frame, Frame::Lose { .. }));
}

fn charge(state: &mut State, seat: Seat, payer: Seat, count: u8) {
    player(state, payer).coins -= u16::from(count);
    player(state, seat).coins += u16::from(count);
    answered(state, |frame| matches!(frame, Frame::Payer { .. }));
}

fn pay(state: &mut State, seat: Seat, coins: u8) {
    state.bank += i16::from(coins);
    player(state, seat).coins -= u16::from(coins);
}

fn grant(state: &mut State, seat: Seat, favour: Favour) {
    match favour {
        Favour::Coin => take_coins(state, seat, 1),
        Favour::Marker => take_markers(player(state, seat), 1),
        Favour::Rat => player(state, seat).rat -= 1,
    }
    next_favour(state);
}

/// One favour fewer is left to choose.
fn next_favour(state: &mut State) {
    if let Some(Frame::Favour { seat, left: left @ 2.. }) = state.stack.pop() {
        state.stack.push(Frame::Favour { seat, left: left - 1 });
    }
}

fn pick(state: &mut State, seat: Seat, from: Place, friend: bool) {
    match (state.stack.current(), from) {
        (Frame::FoolFrom { .. }, _) => state.stack.replace(Frame::FoolTo { seat, from, friend }),
        (Frame::MinstrelFrom { .. }, Place::Sector(from)) => {
            state.stack.replace(Frame::MinstrelCarry { seat, from });
        }
        (frame, _) => unreachable!("{frame:?} does not ask for a piece from {from:?}"),
    }
}

fn shift(player: &mut Player, from: Sector, to: Sector, markers: u8, friend: bool) {
    player.sectors[from as usize] -= markers;
    player.sectors[to as usize] += markers;
    if friend {
        player.friend = Some(to);
    }
}
