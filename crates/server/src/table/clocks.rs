//! The clocks of the seats: data of the table, so that they survive its sleep and the server.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Clock, OnTimeout, Stage, StandInReason};

use super::actor::TableActor;
use super::document::{Absence, SeatClock};

/// What is left at least to a player who takes the seat back from a bot that others or the clock put
/// there, and after a start of the server: in milliseconds.
const GRACE: i64 = 30_000;

/// How many answers the match takes between two such graces of a seat.
const GRACES_APART: u32 = 20;

impl TableActor {
    fn clock(&self) -> Option<Clock> {
        self.row.create.pace.clock
    }

    /// Fills the clocks that are missing: all of them at the start, and those that a frozen match
    /// has lost.
    pub(super) fn fill_clocks(&mut self) {
        let Some(clock) = self.clock() else { return };
        let full = SeatClock { left: ms(clock.bank), ..SeatClock::default() };
        for seat in &mut self.doc.seats {
            seat.clock.get_or_insert(full);
        }
    }

    /// Lets exactly the clocks of the awaited people run; who begins to be awaited gets more, once
    /// per question.
    pub(super) fn wind(&mut self) {
        let Some(clock) = self.clock() else { return };
        let running = self.stage() == Stage::Running;
        let (awaited, voters, now) = (self.play.awaited(), self.voters(), self.now());
        let answers = self.answers();
        for (seat, number) in self.doc.seats.iter_mut().zip(0..) {
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
                    hand.left = hand.left_at(now);
                    hand.since = None;
                }
                // A server that started with its clock behind would let this one stand.
                (Some(since), true) => hand.since = Some(since.min(now)),
                (None, false) => {}
            }
        }
    }

    /// When the next clock runs out.
    pub(super) fn clock_due(&self) -> Option<i64> {
        let hands = self.doc.seats.iter().filter_map(|seat| seat.clock);
        hands.filter_map(|hand| Some(hand.since? + hand.left)).min()
    }

    /// Nobody runs out of time while the server is down; whether there was somebody.
    pub(super) fn forgive(&mut self) -> bool {
        let (now, mut any) = (self.now(), false);
        for hand in self.doc.seats.iter_mut().filter_map(|seat| seat.clock.as_mut()) {
            if hand.since.is_some() && hand.left_at(now) < GRACE {
                (hand.left, hand.since) = (GRACE, Some(now));
                any = true;
            }
        }
        any
    }

    /// Notes how a bot came to play a seat, so that its player can take it back as it was.
    pub(super) fn note_absence(&mut self, seat: Seat, excused: bool) {
        let (now, answers) = (self.now(), self.answers());
        let doc = &mut self.doc.seats[seat.index()];
        let ran = doc.clock.is_some_and(|hand| hand.since.is_some());
        doc.absence = Some(Absence { since: ran.then_some(now), answers, excused });
    }

    /// Sets the clock of a player who comes back: never above what was left, but for a small grace.
    ///
    /// Who let the bot in does not stop the clock by it: while the question is the same, it ran on.
    pub(super) fn refill(&mut self, seat: Seat) {
        let (now, answers) = (self.now(), self.answers());
        let whole = self.clock().map_or(0, |clock| ms(clock.bank) + ms(clock.extra));
        let doc = &mut self.doc.seats[seat.index()];
        let absence = doc.absence.take().unwrap_or_default();
        let Some(hand) = doc.clock.as_mut() else { return };
        if absence.excused {
            if answers >= hand.grace_from {
                hand.left = hand.left.max(GRACE.min(whole));
                hand.grace_from = answers + GRACES_APART;
            }
        } else if let Some(since) = absence.since.filter(|_| absence.answers == answers) {
            hand.left -= (now - since).max(0);
        }
    }

    /// How many answers the match has.
    fn answers(&self) -> u32 {
        self.play.game().map_or(0, |game| game.answers() as u32)
    }

    /// Acts by the table's rule for a seat whose clock has run out; whether there was one.
    pub(super) fn time_out(&mut self) -> bool {
        let now = self.now();
        let out = self.doc.seats.iter().position(|seat| {
            seat.clock.is_some_and(|hand| hand.since.is_some() && hand.left_at(now) <= 0)
        });
        let (Some(out), Some(clock)) = (out, self.clock()) else { return false };
        let seat = Seat(out as u8);
        if let Some(hand) = self.doc.seats[out].clock.as_mut() {
            (hand.left, hand.since) = (0, None);
        }
        self.doc.seats[out].timeouts += 1;
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
