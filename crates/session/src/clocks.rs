//! The clocks of the seats: data of the table, so that they survive its sleep and the server.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Clock, Night, OnTimeout, Stage, StandInReason};

use crate::document::{Absence, SeatClock};
use crate::night::{awake_between, awake_for, is_asleep, next_edge};
use crate::{Session, UserId};

/// What is left at least to a player who takes the seat back from a bot that others or the clock put
/// there, and after a start of the server: in milliseconds.
const GRACE: i64 = 30_000;

/// How many answers the match takes between two such graces of a seat.
const GRACES_APART: u32 = 20;

impl SeatClock {
    /// What is left now to somebody who sleeps at these hours.
    pub(crate) fn left_at(self, now: i64, night: Option<Night>) -> i64 {
        self.since.map_or(self.left, |since| self.left - awake_between(night, since, now))
    }
}

impl Session {
    fn clock(&self) -> Option<Clock> {
        self.head.create.pace.clock
    }

    /// Whether clocks stand at night here: who plays at one sitting is awake.
    pub(crate) fn has_nights(&self) -> bool {
        self.head.create.pace.turn_based && self.clock().is_some()
    }

    /// When the player of a seat sleeps.
    pub(crate) fn night(&self, seat: usize) -> Option<Night> {
        let person = self.state.seats.get(seat)?.person()?;
        let stated = self.doc().nights.iter().find(|night| night.person == person)?;
        stated.night.filter(|_| self.has_nights())
    }

    fn nights(&self) -> Vec<Option<Night>> {
        (0..self.state.seats.len()).map(|seat| self.night(seat)).collect()
    }

    /// What is left on the clock of a seat, if it has one.
    pub(crate) fn clock_left(&self, seat: usize) -> Option<i64> {
        let clock = self.doc().seats.get(seat)?.clock?;
        Some(clock.left_at(self.now, self.night(seat)))
    }

    /// Whether the clock of a seat runs at this moment.
    pub(crate) fn ticks(&self, seat: usize) -> bool {
        let clock = self.doc().seats.get(seat).and_then(|seat| seat.clock);
        let runs = clock.is_some_and(|clock| clock.since.is_some());
        runs && !is_asleep(self.night(seat), self.now)
    }

    /// Fills the clocks that are missing: all of them at the start, and those that a frozen match
    /// has lost.
    pub(crate) fn fill_clocks(&mut self) {
        let Some(clock) = self.clock() else { return };
        let full = SeatClock { left: ms(clock.bank), ..SeatClock::default() };
        for seat in &mut self.doc_mut().seats {
            seat.clock.get_or_insert(full);
        }
    }

    /// Lets exactly the clocks of the awaited people run; who begins to be awaited gets more, once
    /// per question.
    pub(crate) fn wind(&mut self) {
        let Some(clock) = self.clock() else { return };
        let running = self.stage() == Stage::Running;
        let (awaited, voters, now) = (self.play.awaited(), self.voters(), self.now);
        let (answers, nights) = (self.answers(), self.nights());
        for (seat, number) in self.doc_mut().seats.iter_mut().zip(0..) {
            let seat_number = Seat(number);
            let runs = running && awaited.contains(seat_number) && voters.contains(seat_number);
            let Some(hand) = &mut seat.clock else { continue };
            match (hand.since, runs) {
                (None, true) => {
                    let extra = if answers >= hand.extra_from { ms(clock.extra) } else { 0 };
                    let most = clock.most.map_or(i64::MAX, ms);
                    hand.left = (hand.left.max(0) + extra).min(most);
                    hand.since = Some(now);
                    hand.extra_from = hand.extra_from.max(answers + 1);
                }
                (Some(_), false) => {
                    hand.left = hand.left_at(now, nights[usize::from(number)]);
                    hand.since = None;
                }
                // Who has answered and is asked again has the full time once more where nothing is
                // saved up; by a bank the next question is part of the same move.
                (Some(_), true) if clock.most.is_some() && answers >= hand.extra_from => {
                    let left = hand.left_at(now, nights[usize::from(number)]).max(0);
                    let most = clock.most.map_or(i64::MAX, ms);
                    hand.left = (left + ms(clock.extra)).min(most);
                    hand.since = Some(now);
                    hand.extra_from = answers + 1;
                }
                // A server that started with its clock behind would let this one stand.
                (Some(since), true) => hand.since = Some(since.min(now)),
                (None, false) => {}
            }
        }
    }

    /// Counts a clock that runs from now on, so that what has passed stays as it was.
    pub(crate) fn rewind(&mut self, person: UserId) {
        let (now, Some(seat)) = (self.now, self.seat_of(person)) else { return };
        let Some(left) = self.clock_left(seat.index()) else { return };
        if let Some(hand) = self.doc_mut().seats[seat.index()].clock.as_mut()
            && hand.since.is_some()
        {
            (hand.left, hand.since) = (left, Some(now));
        }
    }

    /// When the clock of each seat runs out, where one runs.
    pub(crate) fn clock_ends(&self) -> impl Iterator<Item = Option<i64>> {
        self.doc().seats.iter().enumerate().map(|(at, seat)| {
            let clock = seat.clock?;
            Some(awake_for(self.night(at), clock.since?, clock.left))
        })
    }

    /// When the next clock runs out.
    pub(crate) fn clock_due(&self) -> Option<i64> {
        self.clock_ends().flatten().min()
    }

    /// When a clock next stops or goes on because its player goes to sleep or gets up, if somebody
    /// sees it.
    pub(crate) fn night_due(&self) -> Option<i64> {
        if self.hearers.is_empty() || self.stage() != Stage::Running {
            return None;
        }
        let runs = |at: &usize| {
            self.doc()
                .seats
                .get(*at)
                .is_some_and(|seat| seat.clock.is_some_and(|c| c.since.is_some()))
        };
        let seats = (0..self.state.seats.len()).filter(runs);
        seats.filter_map(|at| self.night(at)).map(|night| next_edge(night, self.now)).min()
    }

    /// Nobody loses time while the server is down, and whoever had little left has a grace; whether
    /// there was somebody.
    pub(crate) fn forgive(&mut self, down_ms: i64) -> bool {
        let (now, nights, mut any) = (self.now, self.nights(), false);
        for (seat, night) in self.doc_mut().seats.iter_mut().zip(nights) {
            let Some(hand) = seat.clock.as_mut() else { continue };
            let Some(since) = hand.since else { continue };
            let resumed = since.saturating_add(down_ms.max(0)).min(now.max(since));
            if resumed != since {
                (hand.since, any) = (Some(resumed), true);
            }
            if hand.left_at(now, night) < GRACE {
                (hand.left, hand.since) = (GRACE, Some(now));
                any = true;
            }
        }
        any
    }

    /// Notes how a bot came to play a seat, so that its player can take it back as it was.
    pub(crate) fn note_absence(&mut self, seat: Seat, excused: bool) {
        let (now, answers) = (self.now, self.answers());
        let doc = &mut self.doc_mut().seats[seat.index()];
        let ran = doc.clock.is_some_and(|hand| hand.since.is_some());
        doc.absence = Some(Absence { since: ran.then_some(now), answers, excused });
    }

    /// Sets the clock of a player who comes back: never above what was left, but for a small grace.
    ///
    /// Who let the bot in does not stop the clock by it: while the question is the same, it ran on.
    pub(crate) fn refill(&mut self, seat: Seat) {
        let (now, answers, night) = (self.now, self.answers(), self.night(seat.index()));
        let whole = self.clock().map_or(0, |clock| ms(clock.bank) + ms(clock.extra));
        let doc = &mut self.doc_mut().seats[seat.index()];
        let absence = doc.absence.take().unwrap_or_default();
        let Some(hand) = doc.clock.as_mut() else { return };
        if absence.excused {
            if answers >= hand.grace_from {
                hand.left = hand.left.max(GRACE.min(whole));
                hand.grace_from = answers + GRACES_APART;
            }
        } else if let Some(since) = absence.since.filter(|_| absence.answers == answers) {
            hand.left -= awake_between(night, since, now);
        }
    }

    /// How many answers the match has.
    fn answers(&self) -> u32 {
        self.play.game().map_or(0, |game| game.answers() as u32)
    }

    /// Acts by the table's rule for a seat whose clock has run out; whether there was one.
    pub(crate) fn time_out(&mut self) -> bool {
        let runs = |at: &usize| self.doc().seats[*at].clock.is_some_and(|c| c.since.is_some());
        let mut running = (0..self.doc().seats.len()).filter(runs);
        let out = running.find(|at| self.clock_left(*at).is_some_and(|left| left <= 0));
        let (Some(out), Some(clock)) = (out, self.clock()) else { return false };
        let (seat, doc) = (Seat(out as u8), &mut self.doc_mut().seats[out]);
        if let Some(hand) = doc.clock.as_mut() {
            (hand.left, hand.since) = (0, None);
        }
        doc.timeouts += 1;
        match clock.on_timeout {
            OnTimeout::BotTakesSeat => {
                self.hand_to_bot(seat, self.best_bot(), StandInReason::TimeOut);
            }
            OnTimeout::Resign => self.give_up(seat),
        }
        true
    }
}

fn ms(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}
