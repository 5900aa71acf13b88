use mittwoch_protocol::{ServerMessage, Snapshot, ThinkerBegin};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::evening::Evening;
use super::other::Seen;

/// How an event of a game begins in a message.
const GAME_EVENT: &str = "\"event\":{\"game\":";

/// How many events of the game a message tells; every message is one of the protocol.
fn events_in(text: &str) -> u64 {
    // What a thinker outside would be sent is a list of what its messages hold.
    let again = match text.starts_with('[') {
        true => typed::<(Option<ThinkerBegin>, Snapshot)>(text),
        false => typed::<ServerMessage>(text),
    };
    let sent: serde_json::Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(again, sent, "nothing is sent beside the types");
    text.matches(GAME_EVENT).count() as u64
}

/// A message as its type reads and writes it.
fn typed<T: DeserializeOwned + Serialize>(text: &str) -> serde_json::Value {
    let message: T = serde_json::from_str(text).expect("a message of the protocol");
    serde_json::to_value(&message).expect("it can be written")
}

/// What was looked at.
#[derive(Default)]
pub(crate) struct Tally {
    matches: u64,
    over: u64,
    /// Messages and answers that were sent.
    sent: u64,
    /// Typed events of the games among what was sent.
    events: u64,
    viewers: u64,
    moved: u64,
    same: u64,
    mixed_up: u64,
}

impl Tally {
    pub(crate) fn played(&mut self, evening: &Evening) {
        self.matches += 1;
        self.over += u64::from(evening.over);
        let sent = |came: &super::room::Came| 1 + came.heard.iter().map(Vec::len).sum::<usize>();
        let events = |came: &super::room::Came| {
            let heard = came.heard.iter().flatten();
            heard.map(|text| events_in(text.as_str())).sum::<u64>()
        };
        self.events += evening.acts.iter().map(|(_, came)| events(came)).sum::<u64>();
        self.sent += evening.acts.iter().map(|(_, came)| sent(came) as u64).sum::<u64>();
    }

    pub(crate) fn add(&mut self, seen: &Seen) {
        self.viewers += 1;
        self.same += seen.same;
        self.moved += u64::from(seen.moved);
        self.mixed_up += u64::from(seen.mixed_up);
    }

    /// Enough was looked at, and the other worlds really were others.
    pub(crate) fn must_mean_something(&self, key: &str, games: u64, whole: bool) {
        assert_eq!(self.matches, games, "{key}: {self}");
        assert!(!whole || self.over == games, "{key}: some do not end: {self}");
        assert!(self.events >= games * 50, "{key}: few events are sent: {self}");
        assert!(self.same >= games * 50, "{key}: little is compared: {self}");
        // Where decks are drawn from only when needed, little lies anywhere unknown to a viewer.
        let most = if key == "unconscious-mind" { 5 } else { 2 };
        assert!(self.moved * most > self.viewers, "{key}: little moves: {self}");
        assert!(self.mixed_up * 2 > self.moved, "{key}: others see nothing of it: {self}");
    }

    /// Says now and then how far it is.
    pub(crate) fn report(&self, key: &str, number: u64) {
        if self.matches.is_multiple_of(50) {
            println!("… {key}, up to match {number}: {self}");
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { matches, over, sent, events, viewers, moved, same, mixed_up } = self;
        write!(
            f,
            "{matches} matches ({over} to their end), {sent} messages sent with {events} events; from \
             {viewers} sides, {moved} other worlds unlike in state ({mixed_up} unlike for other viewers), \
             {same} messages the same to the byte"
        )
    }
}
