use std::sync::Arc;

use mittwoch_kernel::Seat;
use mittwoch_match::{BotThought, MatchBot, MindBudget, Stop};
use tokio::sync::Notify;

use crate::store::{TableId, UserId};

/// Whose thoughts come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ThinkClass {
    /// People sit or watch there.
    People,
    /// Bots are among themselves.
    Bots,
    /// Nobody waits for it at a table, such as a review of a match.
    Review,
}

impl ThinkClass {
    /// All classes, the first one first.
    pub const ALL: [ThinkClass; 3] = [ThinkClass::People, ThinkClass::Bots, ThinkClass::Review];
}

/// A question for a bot.
pub struct ThinkJob {
    /// At which table.
    pub table: TableId,
    /// Who made the table: hosts take turns.
    pub host: UserId,
    /// How urgent it is.
    pub class: ThinkClass,
    /// For which seat.
    pub seat: Seat,
    /// The bot, which was told what it needs to know.
    pub bot: Box<dyn MatchBot>,
    /// How much it may think; stopped by `stop`.
    pub budget: MindBudget,
    /// What ends the thought.
    pub stop: Stop,
}

/// What came of a question.
pub struct ThinkReply {
    /// The bot, unless it broke.
    pub bot: Option<Box<dyn MatchBot>>,
    /// What it thought; nothing if it was stopped before it began, or broke.
    pub thought: Option<BotThought>,
}

impl ThinkReply {
    /// A bot that did not think.
    pub(super) fn idle(bot: Box<dyn MatchBot>) -> ThinkReply {
        ThinkReply { bot: Some(bot), thought: None }
    }
}

/// A hold on a thought, with which it is stopped wherever it is.
#[derive(Clone)]
pub struct ThinkHandle {
    stop: Stop,
    stopped: Arc<Notify>,
}

impl ThinkHandle {
    pub(super) fn new(stop: Stop) -> ThinkHandle {
        ThinkHandle { stop, stopped: Arc::default() }
    }

    /// Ends the thought: one that waits comes back at once, one that runs as soon as it looks.
    pub fn stop(&self) {
        self.stop.now();
        self.stopped.notify_one();
    }

    /// Whether it holds the thought that this flag ends.
    pub fn ends(&self, stop: &Stop) -> bool {
        self.stop.same(stop)
    }

    /// Waits until somebody stops the thought.
    pub(super) async fn stopped(&self) {
        self.stopped.notified().await;
    }
}
