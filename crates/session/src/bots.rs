//! Bots move whether or not anybody watches.

use mittwoch_kernel::{Seat, Seats};
use mittwoch_match::{ITERATIONS, MatchBot, MindBudget, PublicMatch, Stop};
use mittwoch_protocol::{Stage, outside_name};

use crate::step::Then;
use crate::{Session, SessionEffect, ThinkOrder};

/// Who answers where a thinker outside does not.
const IN_PLACE: &str = "greedy";

/// What a seat's bot is doing.
pub(crate) enum BotState {
    /// It waits for its seat to be asked.
    Waits(Box<dyn MatchBot>),
    /// It thinks elsewhere about the moment with this number, until it is stopped.
    Thinks { seq: u32, stop: Stop, stopped: bool },
}

impl Session {
    /// The awaited seats that a bot plays.
    pub(crate) fn bots_due(&self) -> Seats {
        if self.stage() != Stage::Running {
            return Seats::NONE;
        }
        self.play.awaited().iter().filter(|seat| self.bot_of(*seat).is_some()).collect()
    }

    /// Whether a bot thinks now.
    pub(crate) fn thinks(&self) -> bool {
        self.bots.values().any(|(_, bot)| matches!(bot, BotState::Thinks { .. }))
    }

    /// Lets the bots think that are asked, elsewhere and side by side; one that thinks about what
    /// is over is stopped.
    pub(crate) fn consider(&mut self) {
        self.stop_idle();
        if self.stage() == Stage::Over && !self.bots.is_empty() {
            self.bots.clear();
            self.out.push(SessionEffect::DismissBots);
        }
        for seat in self.bots_due().iter() {
            self.ponder(seat);
        }
    }

    /// Stops the thoughts about a moment that has passed, or for a seat that a person plays again.
    fn stop_idle(&mut self) {
        let (due, now) = (self.bots_due(), self.play.game().map(PublicMatch::seq));
        for (seat, (_, bot)) in &mut self.bots {
            if let BotState::Thinks { seq, stop, stopped: stopped @ false } = bot
                && (!due.contains(*seat) || Some(*seq) != now)
            {
                *stopped = true;
                self.out.push(SessionEffect::StopThinking { seat: *seat, stop: stop.clone() });
            }
        }
    }

    /// Lets the bot of a seat think, unless it does.
    fn ponder(&mut self, seat: Seat) {
        let Some(name) = self.bot_of(seat).map(str::to_owned) else { return };
        let known = match self.bots.remove(&seat) {
            Some(thinks @ (_, BotState::Thinks { .. })) => {
                self.bots.insert(seat, thinks);
                return;
            }
            Some((sitting, BotState::Waits(bot))) if sitting == name => Some(bot),
            _ => None,
        };
        let Some(game) = self.play.game() else { return };
        // A bot that this version no longer has is played on by the plainest one, a thinker outside
        // that does not answer by a better one.
        let (known_bots, outside) = (self.title.bots(), outside_name(&name).map(str::to_owned));
        let plain = match outside {
            Some(_) => known_bots.iter().find(|bot| **bot == IN_PLACE).or(known_bots.last()),
            None => known_bots.first(),
        };
        let plain = plain.copied().unwrap_or("random");
        let anew = || game.bot(seat, &name).or_else(|| game.bot(seat, plain));
        let Some(mut bot) = known.or_else(anew) else { return };
        game.brief(&mut *bot);
        let (seq, stop) = (game.seq(), Stop::default());
        let budget = MindBudget::iterations(ITERATIONS).stopped_by(stop.clone());
        let thinks = BotState::Thinks { seq, stop: stop.clone(), stopped: false };
        self.bots.insert(seat, (name, thinks));
        let (pause_ms, people) = (self.pause(), self.has_people());
        let order = ThinkOrder { seat, seq, people, outside, bot, budget, stop, pause_ms };
        self.out.push(SessionEffect::Think(Box::new(order)));
    }

    /// Whether people wait for the bots of this table.
    fn has_people(&self) -> bool {
        !self.voters().is_empty() || !self.hearers.is_empty()
    }

    /// How long a bot's answer is held back so that people can follow; what lies sealed shows
    /// nothing, and who plays over days has not come to watch bots.
    fn pause(&self) -> i64 {
        let sealed = self.play.game().is_some_and(|game| !game.sealed().is_empty());
        let pause = self.policy.bot_pause_ms;
        match self.head.create.pace.turn_based {
            _ if self.hearers.is_empty() || sealed || self.play.awaited().len() > 1 => 0,
            // Whoever learns follows the person who explains, and waits for nobody.
            _ if self.head.create.lesson => pause / 3,
            true => pause / 4,
            false => pause,
        }
    }

    /// Takes what a bot wants to answer, if the moment is still the same.
    pub(crate) fn thought(
        &mut self,
        seat: Seat,
        seq: u32,
        action: Option<String>,
        bot: Option<Box<dyn MatchBot>>,
    ) {
        // A thought that was stopped before it began: if the seat is asked again, it thinks anew.
        let stopped = action.is_none() && bot.is_some();
        if let Some((name, _)) = self.bots.remove(&seat)
            && let Some(bot) = bot
        {
            self.bots.insert(seat, (name, BotState::Waits(bot)));
        }
        let due = !stopped && self.bots_due().contains(seat);
        let Some(game) = self.play.game_mut().filter(|game| due && game.seq() == seq) else {
            return;
        };
        let answered = action.is_some_and(|action| game.answer(seat, &action).is_ok()) || {
            // A bot without a sound answer must not hold up the table.
            let first = game.offers(seat).into_iter().next();
            first.is_some_and(|offer| game.answer(seat, &offer.action).is_ok())
        };
        if answered {
            self.note_answer(seat, true);
            self.settle();
            self.commit(None, Then::Publish);
        }
    }
}
