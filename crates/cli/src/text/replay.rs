//! A recorded match told line by line.

use std::io::stdout;

use mittwoch_kernel::{Phrase, Viewer};

use super::session::end_lines;
use crate::edge;
use crate::party::LocalMatch;
use crate::problem::Problem;
use crate::words::Lang;

/// Tells a match step by step, as a viewer was told it.
pub fn replay(party: &LocalMatch, viewer: Viewer, lang: Lang) -> Result<(), Problem> {
    let words = party.words(lang);
    let mut out = stdout().lock();
    let mut told = 0;
    for step in 0..=party.game().answers() {
        let events = party.game().at(step).for_viewer(viewer).events(told);
        told += events.len();
        let head = Phrase::new("replay-step").number("step", step as i64);
        for event in &events {
            edge::line(&mut out, format_args!("{} {}", words.phrase(&head), words.phrase(event)))?;
        }
    }
    for line in end_lines(party, &words) {
        edge::line(&mut out, &line)?;
    }
    if !party.over() {
        edge::line(&mut out, words.say("replay-unfinished"))?;
    }
    Ok(())
}
