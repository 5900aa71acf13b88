//! How far a match is, noted with every step, so that lists can say it while the table sleeps.

use std::collections::BTreeSet;

use mittwoch_kernel::{Arg, Phrase, Piece, Seat};
use mittwoch_match::MatchLook;
use mittwoch_protocol::{Happened, LastDeed, TableEvent, Told};

use crate::TableProgress;

/// Notes how far a match is, and of what happened what its viewer was told.
pub(crate) fn note(progress: &mut TableProgress, game: MatchLook<'_>, now: i64) {
    progress.round = Some(game.round());
    let told = game.told(progress.told as usize);
    progress.told = game.told_count() as u32;
    for line in told.iter().filter(|line| is_taken_back(line)) {
        progress.last.retain(|deed| Some(deed.seat) != actor(&line.phrase));
    }
    for deed in deeds(&told) {
        let pieces = named(&deed.phrase, game);
        let (phrase, answers) = (deed.phrase.clone(), deed.answers);
        let Some(seat) = actor(&phrase) else { continue };
        progress.last.retain(|last| last.seat != seat);
        progress.last.push(LastDeed { seat, phrase, pieces, answers, at: now });
    }
}

fn is_taken_back(line: &Told) -> bool {
    matches!(line.event, Happened::Table(TableEvent::TakenBack { .. }))
}

/// The line that says most of what each seat did with its latest answer: the first that names a
/// piece, or else the first.
fn deeds(told: &[Told]) -> Vec<&Told> {
    let back = told.iter().rposition(is_taken_back).map_or(0, |at| at + 1);
    let game = told[back..].iter().filter(|line| matches!(line.event, Happened::Game(_)));
    let acts: Vec<_> = game.filter_map(|line| Some((actor(&line.phrase)?, line))).collect();
    let seats: BTreeSet<Seat> = acts.iter().map(|(seat, _)| *seat).collect();
    let lead = |seat: Seat| {
        let own = acts.iter().filter(|(by, _)| *by == seat).map(|(_, line)| *line);
        let latest = own.clone().map(|line| line.answers).max();
        let mut own = own.filter(|line| Some(line.answers) == latest);
        let first = own.clone().next();
        own.find(|line| !names(&line.phrase).is_empty()).or(first)
    };
    seats.into_iter().filter_map(lead).collect()
}

/// Who acts in a phrase.
fn actor(phrase: &Phrase) -> Option<Seat> {
    match phrase.args.get("seat") {
        Some(Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

/// The plain names in a phrase.
fn names(phrase: &Phrase) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for arg in phrase.args.values() {
        match arg {
            Arg::Piece(name) => drop(found.insert(name.as_str())),
            Arg::Pieces(names) => found.extend(names.iter().map(String::as_str)),
            Arg::Phrases(phrases) => found.extend(phrases.iter().flat_map(names)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }
    found
}

/// What the pieces of a phrase are called, with those that their names name.
fn named(phrase: &Phrase, game: MatchLook<'_>) -> Vec<Piece> {
    let mut known = game.pieces_named(&names(phrase));
    loop {
        let mut wanted: BTreeSet<&str> = names(phrase);
        let spoken_of: BTreeSet<&str> =
            known.iter().flat_map(|piece| names(&piece.phrase)).collect();
        if spoken_of.is_subset(&wanted) {
            return known;
        }
        wanted.extend(spoken_of);
        wanted.extend(known.iter().map(|piece| piece.name.as_str()));
        let named = game.pieces_named(&wanted);
        if named.len() == known.len() {
            return named;
        }
        known = named;
    }
}
