//! What machines read and answer: the numbers of a game, as a page of its folder.

use std::fmt::Write as _;

use mittwoch_kernel::{AmountScale, AnswerBlock, Feature, FeatureKind, Seat, Setting};
use mittwoch_match::{Door, DoorSetup, Title};

const HEAD: &str = "Written by `cargo xtask codegen` from the rules; do not edit. How machines \
                    play is in [door.md](../../../docs/door.md).";

/// The page of a game: its answers and what a seat knows, for the most players.
pub(super) fn page(title: &dyn Title) -> String {
    let about = title.about();
    let most = *about.players.end();
    let counts = about.players.clone().filter_map(|players| Some((players, door(title, players)?)));
    let mut text = format!(
        "# Numbers for machines: {}\n\n{HEAD}\n\n| players | answers | numbers of an observation \
         |\n| --- | --- | --- |\n",
        about.key
    );
    for (players, door) in counts {
        let spec = door.spec();
        let _ = writeln!(text, "| {players} | {} | {} |", spec.answers, spec.observation);
    }
    if let Some(door) = door(title, most) {
        answers(&mut text, &*door, most, about.rules);
        observation(&mut text, &door.spec().features, most);
    }
    text
}

fn door(title: &dyn Title, players: u8) -> Option<Box<dyn Door>> {
    let pack = title.pack(None).ok()?;
    let setup = DoorSetup { pack, setting: Setting::new(players), rules: None, watching: false };
    title.door(&setup).ok()
}

fn answers(text: &mut String, door: &dyn Door, players: u8, rules: u32) {
    let _ = write!(
        text,
        "\n## Answers of {players} players, rules version {rules}\n\nThe first seat answers; from \
         another seat, what belongs to players is counted from that seat clockwise. The last \
         argument of a verb changes first.\n\n| numbers | verb | values of its arguments | from \
         | to |\n| --- | --- | --- | --- | --- |\n"
    );
    for block in door.spec().blocks.iter().filter(|block| block.count() > 0) {
        let (first, last) = (block.first, block.first + block.count() - 1);
        let written = |mut all: Box<dyn Iterator<Item = u32>>| {
            all.find_map(|number| door.notation(Seat(0), number)).unwrap_or_default()
        };
        let numbers = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let (start, end) =
            (written(Box::new(first..=last)), written(Box::new((first..=last).rev())));
        let values = values(block);
        let _ = writeln!(text, "| {numbers} | {} | {values} | `{start}` | `{end}` |", block.verb);
    }
}

fn values(block: &AnswerBlock) -> String {
    let many: Vec<_> = block.values.iter().filter(|values| **values > 1).collect();
    many.iter().map(ToString::to_string).collect::<Vec<_>>().join(" × ")
}

fn observation(text: &mut String, features: &[Feature], players: u8) {
    let _ = write!(
        text,
        "\n## What a seat of {players} players knows\n\nFrom its own side: the viewer has place 0, \
         the others follow clockwise.\n\n| numbers | what | how it is written |\n| --- | --- | --- \
         |\n"
    );
    for feature in features {
        let (first, last) = (feature.first, (feature.first + feature.len()).saturating_sub(1));
        let numbers = match feature.len() {
            0 => "–".to_owned(),
            1 => first.to_string(),
            _ => format!("{first}–{last}"),
        };
        let _ = writeln!(text, "| {numbers} | {} | {} |", feature.name, kind(feature.kind));
    }
}

fn kind(kind: FeatureKind) -> String {
    match kind {
        FeatureKind::Flag => "0 or 1".to_owned(),
        FeatureKind::Count { most } => format!("0 to {most}, divided by {most}"),
        FeatureKind::Counts { all, most } => format!("{all} of 0 to {most}, divided by {most}"),
        FeatureKind::Amount { scale: AmountScale { usual, least, most } } => {
            format!("{least} to {most}, divided by {usual}")
        }
        FeatureKind::OneOf { all } => format!("at most one of {all} is 1"),
        FeatureKind::SomeOf { all } => format!("any of {all} are 1"),
    }
}
