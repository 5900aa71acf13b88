use std::sync::atomic::{AtomicU32, Ordering};

use mittwoch_kernel::{Bag, Chance, Label, Seat, Sink};

use super::{Action, Event, Frame, LAMPS, State, Toy, fault, name};

/// What a game value must never have: memory of its own.
static PERFORMED: AtomicU32 = AtomicU32::new(0);

pub(super) fn setup<const FAULT: u8, C: Chance, S: Sink<Event>>(
    toy: &Toy<FAULT>,
    chance: &mut C,
    sink: &mut S,
) -> State {
    let mut state = State { deck: (0..LAMPS).collect(), ..State::default() };
    for seat in 0..toy.players {
        let label = Label::of("hand", Seat(seat));
        state.hands[usize::from(seat)] = state.deck.deal(3, chance, label, name);
    }
    start_round(&mut state, sink);
    state
}

fn start_round<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    state.round += 1;
    state.frames.push(Frame::Choose);
    sink.emit(|| Event::RoundStarted(state.round));
}

pub(super) fn perform<const FAULT: u8, C: Chance, S: Sink<Event>>(
    toy: &Toy<FAULT>,
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    if FAULT == fault::SHARED && PERFORMED.fetch_add(1, Ordering::Relaxed) % 5 == 4 {
        state.points[seat.index()] += 1;
    }
    match action {
        Action::Play(lamp) => choose(toy, state, seat, lamp, sink),
        Action::Draw => draw::<FAULT, _, _>(state, seat, chance, sink),
        Action::Pass => {
            sink.emit(|| Event::Passed(seat));
            if FAULT != fault::ENDLESS {
                go_on(toy, state, seat, sink);
            }
        }
        Action::Tidy(lamp) => tidy(toy, state, seat, lamp, sink),
        Action::Shine => {
            state.oil[seat.index()] -= 1;
            state.points[seat.index()] += 2;
            sink.emit(|| Event::Shone(seat));
            go_on(toy, state, seat, sink);
        }
        Action::Fill => {
            state.oil[seat.index()] += 1;
            state.points[seat.index()] -= 2;
            sink.emit(|| Event::Filled(seat));
        }
    }
}

fn choose<const FAULT: u8, S: Sink<Event>>(
    toy: &Toy<FAULT>,
    state: &mut State,
    seat: Seat,
    lamp: u8,
    sink: &mut S,
) {
    state.hands[seat.index()].remove(lamp);
    state.chosen[seat.index()] = Some(lamp);
    sink.emit(|| Event::Chosen(seat, lamp));
    if FAULT == fault::ORDER_MATTERS {
        state.last = Some(seat);
    }
    let seats = usize::from(toy.players);
    if state.chosen[..seats].iter().all(Option::is_some) {
        reveal(state, sink);
    }
}

fn reveal<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let chosen = std::mem::take(&mut state.chosen);
    let brightest = (0..3).max_by_key(|seat| chosen[usize::from(*seat)]).unwrap_or(0);
    let winner = Seat(brightest);
    state.table = state.table.union(chosen.iter().copied().flatten().collect::<Bag>());
    state.points[winner.index()] += 1;
    state.frames.push(Frame::Reward(winner));
    sink.emit(|| Event::Revealed(chosen, winner));
}

fn draw<const FAULT: u8, C: Chance, S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    chance: &mut C,
    sink: &mut S,
) {
    assert!(FAULT != fault::PANICS || state.deck.len() > 5, "the lamps went out");
    // A draw must list what can come, else nobody can write it down.
    let said = |lamp| if FAULT == fault::DRAW_UNSAID { "lamp".to_owned() } else { name(lamp) };
    if let Some(lamp) = state.deck.draw(chance, Label::of("reward", seat), said) {
        state.hands[seat.index()].insert(lamp);
        sink.emit(|| Event::Drawn(seat, lamp));
    }
    state.frames.push(Frame::Tidy(seat));
}

fn tidy<const FAULT: u8, S: Sink<Event>>(
    toy: &Toy<FAULT>,
    state: &mut State,
    seat: Seat,
    lamp: u8,
    sink: &mut S,
) {
    state.hands[seat.index()].remove(lamp);
    if FAULT != fault::CARD_LOST {
        state.table.insert(lamp);
    }
    sink.emit(|| Event::Tidied(seat, lamp));
    state.frames.pop();
    go_on(toy, state, seat, sink);
}

/// Whether two points can buy oil.
pub(super) fn may_fill(state: &State, seat: Seat) -> bool {
    let reward = matches!(state.frames.top(), Some(Frame::Reward(_) | Frame::Shine(_)));
    reward && state.points[seat.index()] >= 2
}

/// After the reward the winner may shine, if there is oil or points for it; then the round is over.
fn go_on<const FAULT: u8, S: Sink<Event>>(
    toy: &Toy<FAULT>,
    state: &mut State,
    seat: Seat,
    sink: &mut S,
) {
    let rewarded = matches!(state.frames.pop(), Some(Frame::Reward(_)));
    let (oil, points) = (state.oil[seat.index()], state.points[seat.index()]);
    let asks = match FAULT {
        fault::HASTY => oil > 0,
        _ => oil > 0 || points >= 2,
    };
    if rewarded && (asks || toy.patient) {
        state.frames.push(Frame::Shine(seat));
        return sink.emit(|| Event::MayShine(seat));
    }
    state.frames.pop();
    if state.round == toy.rounds {
        state.frames.push(Frame::Over);
        sink.emit(|| Event::Over);
    } else {
        start_round(state, sink);
    }
}
