//! Bots move whether or not anybody watches.

use std::time::Duration;

use mittwoch_kernel::Seat;
use mittwoch_protocol::Stage;
use tokio::sync::mpsc::Sender;
use tokio::time::Instant;

use super::actor::TableActor;
use super::message::{BotReply, TableMessage};

impl TableActor {
    /// The first awaited seat that a bot plays.
    pub(super) fn bot_due(&self) -> Option<(Seat, String)> {
        if self.stage() != Stage::Running {
            return None;
        }
        let awaited = self.play.awaited();
        awaited.iter().find_map(|seat| Some((seat, self.bot_of(seat)?.to_owned())))
    }

    /// Lets a bot think, elsewhere, if one is asked and none is thinking.
    pub(super) fn consider(&mut self, mailbox: &Sender<TableMessage>) {
        if self.thinking.is_some() {
            return;
        }
        let Some((seat, bot)) = self.bot_due() else { return };
        let Some(game) = self.play.game() else { return };
        // A bot that this version no longer has is played on by the plainest one.
        let plain = self.title.bots().first().copied().unwrap_or("random");
        let think = game.thinking(seat, &bot).or_else(|| game.thinking(seat, plain));
        let seq = game.seq();
        self.thinking = Some(seq);
        let (mailbox, place) = (mailbox.clone(), self.tables.thinkers().queue(self.row.host));
        let shown = Instant::now() + self.pause();
        tokio::spawn(async move {
            let place = place.await;
            let thought = tokio::task::spawn_blocking(move || think.map(|think| think())).await;
            drop(place);
            if let Err(error) = &thought {
                tracing::error!(%error, bot, "a bot broke");
            }
            tokio::time::sleep_until(shown).await;
            let thought = BotReply { seq, seat, action: thought.ok().flatten() };
            let _asleep = mailbox.send(TableMessage::Thought(thought)).await;
        });
    }

    /// How long a bot's answer is held back so that people can follow; what lies sealed shows
    /// nothing, and who plays over days has not come to watch bots.
    fn pause(&self) -> Duration {
        let sealed = self.play.game().is_some_and(|game| !game.sealed().is_empty());
        let pause = self.tables.habits().bot_pause;
        match self.row.create.pace.turn_based {
            _ if self.listeners.is_empty() || sealed || self.play.awaited().len() > 1 => {
                Duration::ZERO
            }
            // Whoever learns follows the person who explains, and waits for nobody.
            _ if self.row.create.lesson => pause / 3,
            true => pause / 4,
            false => pause,
        }
    }

    /// Takes what a bot wants to answer, if the moment is still the same.
    pub(super) async fn thought(&mut self, thought: BotReply) {
        self.thinking = None;
        let due = self.bot_due().is_some_and(|(seat, _)| seat == thought.seat);
        let Some(game) = self.play.game_mut().filter(|game| due && game.seq() == thought.seq)
        else {
            return;
        };
        let seat = thought.seat;
        // A bot without a sound answer must not hold up the table.
        let first = game.offers(seat).into_iter().next().map(|offer| offer.action);
        let answers = thought.action.into_iter().chain(first);
        let answered = answers.into_iter().any(|action| game.answer(seat, &action).is_ok());
        if answered {
            self.note_answer(seat, true);
            self.settle();
            if self.commit(None).await.is_ok() {
                self.publish();
            }
        }
    }
}
