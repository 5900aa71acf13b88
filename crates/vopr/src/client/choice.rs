use mittwoch_kernel::{Chance, FastRng, Seat};
use mittwoch_protocol::{ChatRoom, Command, ReadyPhrase, SeatInfo, Sitter, Stage, UndoState};

use super::Client;
use super::screen::Shown;
use crate::luck::one;

/// What a client does.
pub(crate) enum Deed {
    /// Says something to the table.
    Say(Command),
    /// Says again what was done already.
    Again,
    /// Looks at the table by a request of its own.
    Poll,
    /// Goes away without a word, and comes back later.
    Vanish,
    /// Signs out in all windows or in this one.
    SignOut(bool),
    /// Nothing.
    Nothing,
}

/// What people do beside answering.
#[derive(Clone, Copy)]
pub(crate) struct Mood {
    /// How often a credential is taken away, out of a million deeds.
    pub revoked: u32,
    /// Whether they only do what brings the match on.
    pub sober: bool,
}

impl Client {
    /// What it does now.
    pub(crate) fn choose(&self, luck: &mut FastRng, mood: Mood) -> Deed {
        if !mood.sober && crate::luck::chance(luck, mood.revoked) {
            return Deed::SignOut(luck.below(4) == 0);
        }
        let Some(table) = &self.screen.table else { return Deed::Nothing };
        match table.stage {
            _ if self.watches => self.watch(luck, mood),
            Stage::Open => self.gather(&table.seats, luck),
            Stage::Running => self.play(&table.seats, luck, mood),
            Stage::Over | Stage::Frozen => Deed::Nothing,
        }
    }

    fn watch(&self, luck: &mut FastRng, mood: Mood) -> Deed {
        match luck.below(4) {
            0 if !mood.sober => Deed::Vanish,
            1 => Deed::Poll,
            2 if self.person.is_some() => chat(luck, ChatRoom::Spectators),
            _ => Deed::Nothing,
        }
    }

    /// Before the start.
    fn gather(&self, seats: &[SeatInfo], luck: &mut FastRng) -> Deed {
        let Some(seat) = self.seat(seats) else { return Deed::Say(Command::Sit { seat: None }) };
        let free = seats.iter().position(|seat| seat.sitter == Sitter::Empty);
        match (luck.below(12), free) {
            (0, _) => Deed::Say(Command::Entropy { text: format!("word {}", luck.below(1000)) }),
            (1, _) if self.host => Deed::Say(Command::Rotate),
            (2, _) => chat(luck, ChatRoom::Players),
            (3, None) if !self.host => Deed::Say(Command::Sit { seat: Some(seat) }),
            (_, None) if self.host => Deed::Say(Command::Start),
            _ => Deed::Nothing,
        }
    }

    /// The seat on which it sits.
    pub(crate) fn seat(&self, seats: &[SeatInfo]) -> Option<Seat> {
        let own = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Person { id, .. } if self.is(id));
        seats.iter().position(own).map(|at| Seat(at as u8))
    }

    fn is(&self, person: i64) -> bool {
        // People are numbered from 1 in the order in which they were settled.
        self.person.is_some_and(|own| own as i64 + 1 == person)
    }

    fn play(&self, seats: &[SeatInfo], luck: &mut FastRng, mood: Mood) -> Deed {
        let Some(seat) = self.seat(seats) else { return Deed::Poll };
        let own = &seats[seat.index()];
        if own.stand_in.is_some() && !own.resigned {
            return Deed::Say(Command::Return);
        }
        let Some(shown) = &self.screen.shown else { return Deed::Nothing };
        if let Some(wish) = shown.requests.iter().find(|wish| wish.missing.contains(seat)) {
            return Deed::Say(Command::Agree { seat: wish.seat, yes: luck.below(10) < 7 });
        }
        let asked = shown.awaited.contains(seat) && shown.asked;
        if mood.sober {
            return if asked { self.answer(luck, shown.seq) } else { Deed::Nothing };
        }
        if !asked {
            return self.meanwhile(seats, seat, luck);
        }
        match luck.below(1000) {
            0..15 => self.answer(luck, shown.seq.saturating_sub(1)),
            15..22 => Deed::Say(Command::Answer { seq: shown.seq, action: "nonsense".to_owned() }),
            22..28 => Deed::Say(Command::ProposeEnd),
            28..30 => Deed::Say(Command::Resign),
            30..36 => Deed::Say(Command::StandIn { seat, bot: None }),
            36..42 => Deed::Say(Command::Leave),
            42..60 => self.meanwhile(seats, seat, luck),
            60..110 if shown.undo != UndoState::No => Deed::Say(Command::Undo { seq: shown.seq }),
            110..130 if shown.back > 0 => Deed::Say(Command::Reset { seq: shown.seq }),
            130..150 => Deed::Again,
            150..160 => Deed::Vanish,
            _ => self.answer(luck, shown.seq),
        }
    }

    fn answer(&self, luck: &mut FastRng, seq: u32) -> Deed {
        let offers = self.screen.shown.as_ref().map_or_else(Vec::new, Shown::offers);
        match one(luck, &offers) {
            Some(action) => Deed::Say(Command::Answer { seq, action: action.clone() }),
            None => Deed::Nothing,
        }
    }

    /// While others think.
    fn meanwhile(&self, seats: &[SeatInfo], own: Seat, luck: &mut FastRng) -> Deed {
        let gone = seats.iter().position(|seat| seat.stand_in_ms.is_some_and(|ms| ms < 30_000));
        let shown = self.screen.shown.as_ref();
        match luck.below(12) {
            0 => chat(luck, ChatRoom::Players),
            1 => Deed::Poll,
            2 => Deed::Again,
            3 => Deed::Vanish,
            4 => Deed::Say(Command::Undo { seq: shown.map_or(0, |shown| shown.seq) }),
            5 if shown.is_some_and(|shown| shown.given) => {
                self.answer(luck, shown.map_or(0, |s| s.seq))
            }
            6 => Deed::Say(Command::Mute {
                person: i64::from(luck.below(5)) + 1,
                mute: luck.below(2) == 0,
            }),
            7..9 => match gone.filter(|seat| *seat != own.index()) {
                Some(seat) => Deed::Say(Command::StandIn { seat: Seat(seat as u8), bot: None }),
                None => Deed::Nothing,
            },
            _ => Deed::Nothing,
        }
    }
}

fn chat(luck: &mut FastRng, room: ChatRoom) -> Deed {
    match one(luck, &ReadyPhrase::ALL) {
        Some(phrase) if luck.below(2) == 0 => Deed::Say(Command::Ready { room, phrase: *phrase }),
        _ => Deed::Say(Command::Chat { room, text: format!("line {}", luck.below(10_000)) }),
    }
}
