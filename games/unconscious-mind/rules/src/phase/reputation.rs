//! Reputation (chapter 7): what one point does.

use crate::UnconsciousMind;
use crate::state::State;

/// What a reputation point does for the player whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Where Freud's marker goes.
    pub(crate) freud: u8,
    /// Where the player's marker goes.
    pub(crate) own: u8,
    /// Points scored at once.
    pub(crate) points: u8,
    /// How far the Freud figure goes.
    pub(crate) steps: u8,
    /// Whether the end is signalled.
    pub(crate) signal: bool,
}

/// Freud's marker first, then the player's, then the Freud figure (UM-7.2 to UM-7.4, UM-7.10).
pub(crate) fn step(game: &UnconsciousMind, state: &State) -> Step {
    let (track, before) = (&game.catalogue.reputation, state.me().reputation);
    let freud = (state.freud_marker + 1).min(track.last);
    let own = (before + 1).min(track.highest);
    let moved = freud != state.freud_marker;
    let signal = moved && freud == track.last;
    let stuck = own == before;
    let crossed = [(moved, freud), (!stuck, own)];
    let steps = crossed.iter().filter(|(moved, to)| *moved && track.portrait(*to)).count();
    Step {
        freud,
        own,
        points: track.beyond * (u8::from(stuck) + u8::from(signal)),
        steps: steps as u8,
        signal,
    }
}

/// How high a marker comes to lie on a space: above all that are there (UM-7.2).
pub(crate) fn height(game: &UnconsciousMind, state: &State, space: u8) -> u8 {
    let there = game.boards().map(|seat| state.player(seat));
    let there = there.filter(|player| player.reputation == space);
    there.map(|player| player.height + 1).max().unwrap_or(0)
}
