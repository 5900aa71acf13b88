//! Ctrl-C, a closed terminal and a plain `kill` end the program in order.
//!
//! While the full screen is up or a server runs, the signal is only noted, so that they can put the
//! terminal back, save the game, or let people finish; otherwise one sentence is said and the
//! process ends.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use crate::words::{Lang, Words};

/// In which language the last sentence is said.
static LANG: OnceLock<Lang> = OnceLock::new();
static HELD: AtomicBool = AtomicBool::new(false);
static CAUGHT: AtomicI32 = AtomicI32::new(0);

/// The number of the signal that Ctrl-C sends.
pub const INTERRUPT: i32 = 2;

/// Names the language of the person at the terminal.
pub fn speak(lang: Lang) {
    let _spoken = LANG.set(lang);
}

/// Says whether somebody takes care of signals.
pub fn hold(held: bool) {
    HELD.store(held, Ordering::SeqCst);
}

/// The signal that arrived while somebody took care.
pub fn caught() -> Option<i32> {
    Some(CAUGHT.load(Ordering::SeqCst)).filter(|signal| *signal != 0)
}

/// Starts to listen, in a thread of its own.
#[cfg(unix)]
pub fn watch() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP]) else {
        return;
    };
    std::thread::spawn(move || signals.forever().for_each(arrive));
}

/// Elsewhere the system's own way of ending a program has to do.
#[cfg(not(unix))]
pub fn watch() {}

#[cfg(unix)]
fn arrive(signal: i32) {
    if HELD.load(Ordering::SeqCst) {
        CAUGHT.store(signal, Ordering::SeqCst);
        return;
    }
    let words = Words::new(LANG.get().copied().unwrap_or_else(|| Lang::chosen(None)));
    let _ = crate::edge::line(&mut std::io::stderr(), words.say("problem-stopped-before"));
    std::process::exit(128 + signal);
}
