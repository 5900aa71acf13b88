//! `mittwoch review`: how a recorded game went, by what its players could know.

use std::io::stdout;

use mittwoch_kernel::{Phrase, Viewer};
use mittwoch_protocol::{DecisiveMoment, EstimateSource, Review, ReviewedAnswer, SeatReview};
use mittwoch_review::{Reviewer, adviser};

use super::{replay, simulate};
use crate::args::ReviewArgs;
use crate::edge;
use crate::layout::columns;
use crate::party::{LocalMatch, check_bot};
use crate::problem::Problem;
use crate::speech::{percent, signed_percent};
use crate::words::{Lang, Words};

/// Reviews a record and prints what was found.
pub(super) fn run(args: &ReviewArgs, lang: Lang) -> Result<(), Problem> {
    let party = LocalMatch::watch(&args.file, &args.pack)?;
    let eyes = replay::viewer(args.seat, party.game().seats())?;
    let bot = args.bot.as_deref().unwrap_or_else(|| adviser(party.title().bots()));
    check_bot(party.title(), bot)?;
    let words = party.words(lang);
    let reviewer = Reviewer::new(party.game(), bot, Some(args.budget));
    let mut reviewer = reviewer.ok_or_else(|| Problem::failure("reviewed-not-over"))?;
    let bar = simulate::bar(u64::from(reviewer.length()), &words);
    while reviewer.step() {
        bar.set_position(u64::from(reviewer.done()));
    }
    bar.finish_and_clear();
    let review = reviewer.review().ok_or_else(|| Problem::failure("reviewed-not-over"))?;
    let mut out = stdout().lock();
    if args.json {
        let text = serde_json::to_string(&review).expect("a review is JSON");
        return Ok(edge::line(&mut out, &text)?);
    }
    for line in lines(&review, eyes, &words) {
        edge::line(&mut out, &line)?;
    }
    Ok(())
}

fn lines(review: &Review, eyes: Viewer, words: &Words) -> Vec<String> {
    let head = Phrase::new("reviewed-head")
        .number("count", review.answers.len() as i64)
        .number("worlds", review.worlds)
        .word("bot", &review.bot);
    let source = match review.source {
        EstimateSource::Judge => "reviewed-by-judge",
        EstimateSource::Playouts => "reviewed-by-playouts",
    };
    let mut lines = vec![words.phrase(&head), words.say(source), String::new()];
    lines.extend(columns(&sums(review, words)));
    let seen = |seat: &&SeatReview| eyes == Viewer::Spectator || eyes == Viewer::Seat(seat.seat);
    for seat in review.seats.iter().filter(seen) {
        lines.push(String::new());
        lines.push(words.phrase(&Phrase::new("reviewed-eyes").seat("name", seat.seat)));
        if seat.moments.is_empty() {
            lines.push(words.say("reviewed-no-moments"));
        }
        for moment in &seat.moments {
            lines.extend(told(review, moment, words));
        }
    }
    lines
}

/// What came of mistakes, of others and of luck, seat by seat.
fn sums(review: &Review, words: &Words) -> Vec<Vec<String>> {
    let heads = ["reviewed-seat", "reviewed-mistakes", "reviewed-rivals", "reviewed-luck"];
    let mut rows = vec![heads.map(|key| words.say(key)).to_vec()];
    rows.extend(review.seats.iter().map(|seat| {
        vec![
            words.name(seat.seat),
            signed_percent(-i64::from(seat.mistakes)),
            signed_percent(i64::from(seat.rivals)),
            signed_percent(i64::from(seat.luck)),
        ]
    }));
    rows
}

/// A moment that decided, and what else could have been answered.
fn told(review: &Review, moment: &DecisiveMoment, words: &Words) -> Vec<String> {
    let Some(answer) = review.answers.get(moment.answer as usize) else { return Vec::new() };
    let phrase = Phrase::new("reviewed-moment")
        .number("round", answer.round)
        .number("step", answer.at)
        .seat("name", answer.seat)
        .word("answer", &words.phrase(&answer.played.phrase))
        .word("change", &signed_percent(i64::from(moment.change)));
    let mut lines = vec![words.phrase(&phrase)];
    lines.extend(compared(answer, words).map(|line| format!("    {line}")));
    lines
}

/// The answer beside the best other one.
fn compared(answer: &ReviewedAnswer, words: &Words) -> Option<String> {
    let other = answer.others.first()?;
    let key = if answer.cost > 0 { "reviewed-better" } else { "reviewed-next" };
    let phrase = Phrase::new(key)
        .word("answer", &words.phrase(&other.phrase))
        .word("chance", &percent(other.estimate.win))
        .word("played", &percent(answer.played.estimate.win))
        .word("error", &percent(answer.error));
    let mut sentence = words.phrase(&phrase);
    if let Some(why) = words.outlook(&other.phrase, answer.seat, &other.why) {
        sentence = format!("{sentence} {why}");
    }
    Some(sentence)
}
