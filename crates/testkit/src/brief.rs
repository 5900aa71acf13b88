use std::fmt::Write;

use mittwoch_kernel::{Draw, Viewer, Whole};

use crate::playthrough::{digest, header, phrase, starts_round, walk};
use crate::stream::json;
use crate::{Broken, Subject};

/// A long random game of at most so many answers as text, a line for each answer with its draws;
/// at the start of each round and at the end come digests of what was told and of every view.
///
/// A round starts with an event whose phrase has a key that ends with `-round-started`.
pub fn brief_playthrough<G: Whole>(
    subject: &Subject<G>,
    seed: u64,
    bound: usize,
) -> Result<String, Broken> {
    let (game, walk) = (&subject.game, walk(subject, seed, bound)?);
    let mut text = header(subject, seed);
    let (mut told, mut round) = (tell(game, &walk.opening.events), 0);
    let _ = writeln!(text, "\nset-up{}", drawn(&walk.opening.draws));
    for step in &walk.steps {
        let (seat, action) = (step.record.seat, game.write(step.record.action));
        let _ = writeln!(text, "{} {action}{}", seat.0, drawn(&step.record.draws));
        told += &phrase(&game.ask(&step.before, seat).phrase);
        told += &tell(game, &step.events);
        if starts_round(game, &step.events) {
            round += 1;
            let _ = writeln!(text, "round {round}: {}", seen(game, &step.after, &mut told));
        }
    }
    let _ = writeln!(text, "over: {}", seen(game, walk.last(), &mut told));
    let _ = writeln!(text, "\noutcome {}", json(&game.outcome(walk.last())));
    Ok(text)
}

/// What everybody is told, as one text.
fn tell<G: Whole>(game: &G, events: &[G::Event]) -> String {
    let told = events.iter().filter_map(|event| game.event_view(event, Viewer::Spectator));
    told.map(|told| phrase(&game.tell(&told)) + "\n").collect()
}

fn drawn(draws: &[Draw]) -> String {
    let all = draws.iter().flat_map(|draw| &draw.got);
    all.fold(String::new(), |text, name| text + " < " + name)
}

/// The digests of what was told since the last ones, and of what everybody sees.
fn seen<G: Whole>(game: &G, state: &G::State, told: &mut String) -> String {
    let views = Viewer::all(game.seats()).map(|viewer| json(&game.view(state, viewer)));
    let digests: Vec<String> = views.map(|view| digest(&view)).collect();
    format!("told #{} views #{}", digest(&std::mem::take(told)), digests.join(" #"))
}
