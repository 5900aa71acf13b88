//! A match at a server, from the first answer to the record.

use std::thread;
use std::time::Duration;

use mittwoch_protocol::{ClientMessage, Command, Create};

use crate::serving::{Guest, Missed};

/// More looks than any match takes.
const MOST: u32 = 3_000;
/// As slowly as a person: a server limits how often one address asks.
const PAUSE: Duration = Duration::from_millis(100);

/// Plays a match against a bot, always with the first answer, and gives its record.
pub(super) fn play(address: &str, game: &str) -> Result<String, String> {
    play_as_guest(address, game).map_err(|missed| missed.to_string())
}

fn play_as_guest(address: &str, game: &str) -> Result<String, Missed> {
    let guest = Guest::enter(address)?;
    let wish = serde_json::json!({"game": game, "players": 2, "bots": ["random"]});
    let wish: Create = serde_json::from_value(wish).expect("it is a wish");
    let table = guest.create(&wish)?.id;
    let message = |key: u32, command| ClientMessage { key: format!("guide-{key}"), command };
    guest.command(&table, &message(0, Command::Start))?;
    for look in 1..MOST {
        thread::sleep(PAUSE);
        let now = guest.snapshot(&table, 0)?;
        if now.outcome.is_some() {
            return guest.record(&table);
        }
        let mine = now.seat.is_some_and(|seat| now.awaited.contains(seat));
        if let Some(offer) = now.offers.first().filter(|_| mine) {
            let answer = Command::Answer { seq: now.seq, action: offer.action.clone() };
            match guest.command(&table, &message(look, answer)) {
                // The bot was quicker, or the table has moved on: look again.
                Ok(_) | Err(Missed::Fault(_)) => {}
                Err(lost) => return Err(lost),
            }
        }
    }
    Err(Missed::Lost(format!("the match is not over after {MOST} looks")))
}
