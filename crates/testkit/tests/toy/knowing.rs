use mittwoch_kernel::{Bag, Chance, Game, Knowing, Seat, Stack, Viewer};
use serde::{Deserialize, Serialize};

use super::{Event, Frame, LAMPS, State, Toy, fault, name};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) points: [u8; 3],
    pub(crate) oil: [u8; 3],
    pub(crate) hand: Vec<u8>,
    pub(crate) counts: [u32; 3],
    pub(crate) chosen: [bool; 3],
    pub(crate) mine: Option<u8>,
    pub(crate) table: Vec<u8>,
    pub(crate) deck: u32,
    pub(crate) frame: Frame,
    /// Only the variant whose view leaks writes it.
    pub(crate) hint: u8,
    /// Only the variant with an unwritten field writes it.
    #[serde(skip)]
    pub(crate) unwritten: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Told {
    RoundStarted(u8),
    Chosen(Seat, Option<u8>),
    Revealed([Option<u8>; 3], Seat),
    Drawn(Seat, Option<u8>),
    /// Only the variant with an unwritten field of an event writes the number.
    Passed(Seat, #[serde(skip)] u8),
    Tidied(Seat, u8),
    MayShine(Seat),
    Shone(Seat),
    Filled(Seat),
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Knowledge {
    pub(crate) viewer: Viewer,
    pub(crate) view: View,
}

impl<const FAULT: u8> Knowing for Toy<FAULT> {
    type View = View;
    type EventView = Told;
    type Knowledge = Knowledge;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        View {
            round: state.round,
            points: state.points,
            oil: state.oil,
            hand: own.map_or(Vec::new(), |seat| state.hands[seat].iter().collect()),
            counts: state.hands.map(Bag::len),
            chosen: state.chosen.map(|lamp| lamp.is_some()),
            mine: own.and_then(|seat| state.chosen[seat]),
            table: state.table.iter().collect(),
            deck: state.deck.len(),
            frame: state.frames.top().unwrap_or_default(),
            hint: if FAULT == fault::VIEW_LEAKS {
                state.deck.nth(0).map_or(0, |lamp| lamp + 1)
            } else {
                0
            },
            unwritten: match FAULT {
                fault::FIELD_UNWRITTEN => 1,
                fault::OBSERVATION_LEAKS => state.deck.nth(0).map_or(0, |lamp| lamp + 1),
                _ => 0,
            },
        }
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        let own = |seat, lamp| viewer.is(seat).then_some(lamp);
        Some(match *event {
            Event::RoundStarted(round) => Told::RoundStarted(round),
            Event::Chosen(seat, lamp) if FAULT == fault::CHOICE_TOLD => {
                Told::Chosen(seat, Some(lamp))
            }
            Event::Chosen(seat, lamp) => Told::Chosen(seat, own(seat, lamp)),
            Event::Revealed(lamps, winner) => Told::Revealed(lamps, winner),
            Event::Drawn(seat, lamp) if FAULT == fault::EVENT_LEAKS => {
                Told::Drawn(seat, Some(lamp))
            }
            Event::Drawn(seat, lamp) => Told::Drawn(seat, own(seat, lamp)),
            Event::Passed(seat) => Told::Passed(seat, u8::from(FAULT == fault::EVENT_UNWRITTEN)),
            Event::Tidied(seat, lamp) => Told::Tidied(seat, lamp),
            Event::MayShine(seat) => Told::MayShine(seat),
            Event::Shone(seat) => Told::Shone(seat),
            Event::Filled(seat) => Told::Filled(seat),
            Event::Over => Told::Over,
        })
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Revealed(..) => FAULT != fault::PREVIEW_LEAKS,
            Event::Drawn(seat, _) => viewer.is(seat),
            Event::Tidied(seat, _) => FAULT != fault::TIDIES_QUIETLY && !viewer.is(seat),
            _ => false,
        }
    }

    fn know(&self, viewer: Viewer, view: &View) -> Knowledge {
        Knowledge { viewer, view: view.clone() }
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &Told) {
        let Knowledge { viewer, view } = knowledge;
        match *event {
            Told::RoundStarted(round) => (view.round, view.frame) = (round, Frame::Choose),
            Told::Chosen(seat, lamp) => {
                view.chosen[seat.index()] = true;
                view.counts[seat.index()] -= 1;
                if viewer.is(seat) {
                    view.mine = lamp;
                    view.hand.retain(|own| Some(*own) != lamp);
                }
            }
            Told::Revealed(lamps, winner) => {
                (view.chosen, view.mine) = ([false; 3], None);
                lamps.into_iter().flatten().for_each(|lamp| insert(&mut view.table, lamp));
                view.points[winner.index()] += u8::from(FAULT != fault::FORGETFUL);
                view.frame = Frame::Reward(winner);
            }
            Told::Drawn(seat, lamp) => {
                view.deck -= 1;
                view.counts[seat.index()] += 1;
                if let (true, Some(lamp)) = (viewer.is(seat), lamp) {
                    insert(&mut view.hand, lamp);
                }
                view.frame = Frame::Tidy(seat);
            }
            Told::Passed(..) => {}
            Told::Tidied(seat, lamp) => {
                view.counts[seat.index()] -= 1;
                view.hand.retain(|own| *own != lamp);
                insert(&mut view.table, lamp);
            }
            Told::MayShine(seat) => view.frame = Frame::Shine(seat),
            Told::Shone(seat) => {
                view.oil[seat.index()] -= 1;
                view.points[seat.index()] += 2 + u8::from(FAULT == fault::BOASTFUL);
            }
            Told::Filled(seat) => {
                view.oil[seat.index()] += 1;
                view.points[seat.index()] -= 2;
            }
            Told::Over => view.frame = Frame::Over,
        }
    }

    fn known_view(&self, knowledge: &Knowledge) -> View {
        knowledge.view.clone()
    }

    fn determinize<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        let Knowledge { viewer, view } = knowledge;
        let mut deck = hidden(view);
        let mut state = State {
            table: view.table.iter().copied().collect(),
            points: view.points,
            oil: view.oil,
            round: view.round,
            frames: frames(view.frame),
            ..State::default()
        };
        for seat in (0..self.seats()).map(Seat) {
            let at = seat.index();
            if viewer.is(seat) {
                state.hands[at] = view.hand.iter().copied().collect();
                state.chosen[at] = view.mine;
            } else {
                state.hands[at] = deck.deal(view.counts[at], chance, "guess", name);
                if view.chosen[at] {
                    state.chosen[at] = deck.draw(chance, "guess", name);
                }
            }
        }
        state.deck = if FAULT == fault::GUESS_SHORT { Bag::EMPTY } else { deck };
        state
    }

    fn interchangeable(&self, knowledge: &Knowledge) -> Vec<Vec<String>> {
        if FAULT == fault::GROUPS_TOO_WIDE {
            return vec![(0..LAMPS).map(name).collect()];
        }
        vec![hidden(&knowledge.view).iter().map(name).collect()]
    }
}

fn hidden(view: &View) -> Bag {
    let known = view.hand.iter().chain(&view.table).chain(&view.mine);
    (0..LAMPS).collect::<Bag>().minus(known.copied().collect())
}

fn frames(top: Frame) -> Stack<Frame, 4> {
    let mut frames = Stack::new();
    match top {
        Frame::Over | Frame::Choose => frames.push(top),
        Frame::Reward(_) | Frame::Shine(_) => {
            [Frame::Choose, top].into_iter().for_each(|frame| frames.push(frame));
        }
        Frame::Tidy(seat) => {
            let below = [Frame::Choose, Frame::Reward(seat), top];
            below.into_iter().for_each(|frame| frames.push(frame));
        }
    }
    frames
}

fn insert(sorted: &mut Vec<u8>, lamp: u8) {
    sorted.push(lamp);
    sorted.sort_unstable();
}
