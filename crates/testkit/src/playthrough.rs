use std::fmt::Write;

use mittwoch_kernel::{Arg, Draw, Phrase, Seat, Viewer, Whole};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::case::offers;
use crate::contrast::{differences, sorted};
use crate::stream::json;
use crate::{Broken, Subject, Walk, WalkStep};

/// The most offers that are listed in full, and how many of a longer list are.
const LISTED: usize = 12;
const FIRST: usize = 6;
const LAST: usize = 2;

/// A random game as text, to be compared with an earlier one: questions, answers, draws and
/// events, whole views at the start of each round and at the end, and their digests between.
///
/// A round starts with an event whose phrase has a key that ends with `-round-started`.
pub fn playthrough<G: Whole>(subject: &Subject<G>, seed: u64) -> Result<String, Broken> {
    let walk = walk(subject, seed, 5000)?;
    let mut text = Text { game: &subject.game, text: header(subject, seed) };
    text.opening(&walk);
    for (at, step) in walk.steps.iter().enumerate() {
        text.step(at, step);
        text.views(&step.after, &step.events, at + 1 == walk.steps.len());
    }
    text.line(format_args!("\noutcome {}", json(&subject.game.outcome(walk.last()))));
    Ok(text.text)
}

/// A walk that must end within so many answers.
pub(crate) fn walk<G: Whole>(
    subject: &Subject<G>,
    seed: u64,
    bound: usize,
) -> Result<Walk<G>, Broken> {
    let (walk, stuck) = Walk::new(&subject.game, seed, bound, |_| ());
    match stuck {
        None => Ok(walk),
        Some(stuck) => Err(Broken {
            law: "every walk ends",
            game: G::KEY,
            setting: subject.setting.clone(),
            seed,
            step: walk.steps.len(),
            what: format!("{stuck:?}"),
        }),
    }
}

/// Whether everybody is told that a round starts.
pub(crate) fn starts_round<G: Whole>(game: &G, events: &[G::Event]) -> bool {
    let told = events.iter().filter_map(|event| game.event_view(event, Viewer::Spectator));
    told.map(|told| game.tell(&told).key).any(|key| key.ends_with("-round-started"))
}

pub(crate) fn header<G: Whole>(subject: &Subject<G>, seed: u64) -> String {
    let (key, rules, pack) = (G::KEY, subject.rules, &subject.pack);
    let setting = json(&subject.setting);
    format!("game {key}\nrules {rules}\nsetting {setting}\npack {pack}\nseed {seed}\n")
}

struct Text<'a, G> {
    game: &'a G,
    text: String,
}

impl<G: Whole> Text<'_, G> {
    fn line(&mut self, line: impl std::fmt::Display) {
        let _ = writeln!(self.text, "{line}");
    }

    fn opening(&mut self, walk: &Walk<G>) {
        self.line("\nset-up");
        self.draws(&walk.opening.draws);
        self.events(&walk.opening.events);
        self.full_views(&walk.opening.state);
    }

    fn step(&mut self, at: usize, step: &WalkStep<G>) {
        let asked: Vec<String> = step.asked.iter().map(|seat| seat.0.to_string()).collect();
        self.line(format_args!("\n{} asked {}", at + 1, asked.join(" ")));
        let seat = step.record.seat;
        let question = self.game.ask(&step.before, seat);
        let words = phrase(&question.phrase);
        self.line(format_args!("  {}? {words} ({})", seat.0, question.rule));
        self.offers(&step.before, seat);
        let (seat, answer) = (seat.0, self.game.write(step.record.action));
        let auto = if step.record.auto { " (the only one)" } else { "" };
        self.line(format_args!("  {seat}! {answer}{auto}"));
        self.draws(&step.record.draws);
        self.events(&step.events);
    }

    fn offers(&mut self, state: &G::State, seat: Seat) {
        let offers = offers(self.game, state, seat);
        let texts: Vec<String> = offers.iter().map(|action| self.game.write(*action)).collect();
        let count = texts.len();
        if count <= LISTED {
            return self.line(format_args!("  offers {count}: {}", texts.join(", ")));
        }
        let (first, last) = (texts[..FIRST].join(", "), texts[count - LAST..].join(", "));
        let digest = digest(&texts.join("\n"));
        self.line(format_args!("  offers {count}: {first} … {last} #{digest}"));
    }

    fn draws(&mut self, draws: &[Draw]) {
        for draw in draws {
            let seat = draw.seat.map_or(String::new(), |seat| format!(" of seat {}", seat.0));
            let numbers: Vec<String> = draw.numbers.iter().map(ToString::to_string).collect();
            let (what, among, got) = (&draw.what, draw.from.len(), draw.got.join(" "));
            self.line(format_args!(
                "  draw {what}{seat} among {among}: {} = {got}",
                numbers.join(" ")
            ));
        }
    }

    fn events(&mut self, events: &[G::Event]) {
        for told in events.iter().filter_map(|e| self.game.event_view(e, Viewer::Spectator)) {
            self.line(format_args!("  - {}", phrase(&self.game.tell(&told))));
        }
    }

    fn views(&mut self, state: &G::State, events: &[G::Event], over: bool) {
        if over || starts_round(self.game, events) {
            return self.full_views(state);
        }
        let views = Viewer::all(self.game.seats()).map(|viewer| self.game.view(state, viewer));
        let digests: Vec<String> = views.map(|view| digest(&json(&view))).collect();
        self.line(format_args!("  views #{}", digests.join(" #")));
    }

    /// The spectator's view, a line per field, and what each seat sees otherwise.
    fn full_views(&mut self, state: &G::State) {
        let tree = |viewer| {
            serde_json::to_value(self.game.view(state, viewer))
                .map_or_else(|error| Value::String(error.to_string()), sorted)
        };
        let open = tree(Viewer::Spectator);
        let mut lines = vec!["  the spectator sees".to_owned()];
        match &open {
            Value::Object(fields) => {
                lines.extend(fields.iter().map(|(key, value)| format!("    {key} {value}")));
            }
            other => lines.push(format!("    {other}")),
        }
        for seat in 0..self.game.seats() {
            let own = tree(Viewer::Seat(Seat(seat)));
            let word = if own == open { "the same" } else { "otherwise" };
            lines.push(format!("  seat {seat} sees {word}"));
            differences("", &open, &own, &mut lines);
        }
        lines.into_iter().for_each(|line| self.line(line));
    }
}

/// A phrase as its key and its arguments.
pub(crate) fn phrase(phrase: &Phrase) -> String {
    phrase.args.iter().fold(phrase.key.clone(), |text, (name, arg)| {
        let value = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => format!("seat {}", seat.0),
            Arg::Piece(piece) => piece.clone(),
            Arg::Pieces(pieces) => format!("[{}]", pieces.join(" ")),
            Arg::Word(word) => format!("'{word}'"),
            Arg::Phrases(parts) => {
                format!("[{}]", parts.iter().map(self::phrase).collect::<Vec<_>>().join(" "))
            }
        };
        format!("{text} {name}={value}")
    })
}

/// The first twelve hexadecimal digits of the SHA-256 of a text.
pub(crate) fn digest(text: &str) -> String {
    mittwoch_kernel::hex(&Sha256::digest(text.as_bytes())[..6])
}
