//! The verbs of the effect language, each of them once: how it is read, written, said, drawn and
//! valued, and what it can set off. What it does in play stands in [`act`](super::act).

use mittwoch_kernel::Phrase;

use super::describe::{insight_phrase, key, measured};
use super::estimate::{rings, scale};
use super::icons::{Icon, Verb, amount, steps};
use super::notation::{amount_text, insight_text, steps_text};
use super::parse::{Parsed, Parser};
use super::scan::Token;
use super::{Count, Effect, Figure, Good, Moment, Quantity, Special, Steps, Target};
use crate::component::{Column, Location};
use crate::component::{Family, Link};

const VERBS: &str = "an effect (generate, elevate, transfer, gain, therapy, play, publish, \
                     treat, move, trigger, unlock, adjust, special, pay, may, if, per, repeat, on)";

impl Parser<'_> {
    /// Reads a verb with what belongs to it.
    pub(super) fn verb(&mut self) -> Parsed<Effect> {
        let Token::Word(word) = self.peek() else { return self.expected(VERBS) };
        self.at += 1;
        match word {
            "generate" => Ok(Effect::Generate(self.insight()?)),
            "elevate" => Ok(Effect::Elevate),
            "transfer" => Ok(Effect::Transfer),
            "gain" => self.gain(),
            "therapy" => Ok(Effect::Therapy(self.some()?)),
            "play" => {
                self.keyword("research")?;
                Ok(Effect::PlayResearch(self.some()?))
            }
            "publish" => Ok(Effect::Publish),
            "treat" => Ok(Effect::Treat),
            "move" => self.movement(),
            "trigger" => Ok(Effect::Trigger(self.target()?)),
            "unlock" => {
                self.keyword("room")?;
                Ok(Effect::UnlockRoom)
            }
            "adjust" => self.adjust(),
            "special" => Ok(Effect::Special(self.one_of(&Special::ALL, Special::name)?)),
            _ => {
                self.at -= 1;
                self.expected(VERBS)
            }
        }
    }

    fn gain(&mut self) -> Parsed<Effect> {
        if self.word("tile") {
            return Ok(Effect::GainTile(self.one_of(&Column::ALL, Column::name)?));
        }
        let good = self.one_of(&Good::ALL, Good::name)?;
        Ok(Effect::Gain(good, self.amount()?))
    }

    fn movement(&mut self) -> Parsed<Effect> {
        if self.word("inkpot") {
            return Ok(Effect::MoveInkpot(self.steps()?));
        }
        let figure = self.one_of(&Figure::PRINTED, Figure::name)?;
        if figure == Figure::Professor && self.word("to") {
            self.keyword("freud")?;
            return Ok(Effect::JoinFreud);
        }
        let steps = self.steps()?;
        Ok(Effect::Move { figure, steps, quietly: self.word("quietly") })
    }

    fn target(&mut self) -> Parsed<Target> {
        if self.word("row") {
            return match self.peek() {
                Token::Number(row @ 1..=3) => {
                    self.at += 1;
                    Ok(Target::Row(row))
                }
                Token::Number(_) => self.expected("a row from 1 to 3"),
                _ => Ok(Target::AnyRow),
            };
        }
        if self.word("tag") {
            return Ok(Target::Tag(self.one_of(&Location::ALL, Location::name)?));
        }
        let plain = [Target::Column, Target::Reputation, Target::Tile];
        let names = ["column", "reputation", "tile"];
        match names.iter().position(|name| self.word(name)) {
            Some(at) => Ok(plain[at]),
            None => self.expected("one of row, column, reputation, tile, tag"),
        }
    }

    fn adjust(&mut self) -> Parsed<Effect> {
        let quantity = self.one_of(&Quantity::ALL, Quantity::name)?;
        let below = self.sign("-");
        if !below && !self.sign("+") {
            return self.expected("'+' or '-'");
        }
        let amount = self.some()?.min(100) as i8;
        Ok(Effect::Adjust(quantity, if below { -amount } else { amount }))
    }
}

/// A verb in its notation.
pub(super) fn text(verb: Effect) -> String {
    match verb {
        Effect::Generate(insight) => format!("generate {}", insight_text(insight)),
        Effect::Elevate => "elevate".to_owned(),
        Effect::Transfer => "transfer".to_owned(),
        Effect::Gain(good, amount) => format!("gain {} {}", good.name(), amount_text(amount)),
        Effect::GainTile(column) => format!("gain tile {}", column.name()),
        Effect::Therapy(points) => format!("therapy {points}"),
        Effect::PlayResearch(cards) => format!("play research {cards}"),
        Effect::Publish => "publish".to_owned(),
        Effect::Treat => "treat".to_owned(),
        Effect::MoveInkpot(steps) => format!("move inkpot {}", steps_text(steps)),
        Effect::Move { figure, steps, quietly } => {
            let end = if quietly { " quietly" } else { "" };
            format!("move {} {}{end}", figure.name(), steps_text(steps))
        }
        Effect::JoinFreud => "move professor to freud".to_owned(),
        Effect::Trigger(target) => format!("trigger {}", target_text(target)),
        Effect::UnlockRoom => "unlock room".to_owned(),
        Effect::Adjust(quantity, amount) => format!("adjust {} {amount:+}", quantity.name()),
        Effect::Special(special) => format!("special {}", special.name()),
        _ => unreachable!("{verb:?} is no verb"),
    }
}

fn target_text(target: Target) -> String {
    match target {
        Target::AnyRow => "row".to_owned(),
        Target::Row(row) => format!("row {row}"),
        Target::Column => "column".to_owned(),
        Target::Reputation => "reputation".to_owned(),
        Target::Tile => "tile".to_owned(),
        Target::Tag(location) => format!("tag {}", location.name()),
    }
}

/// A verb in words.
pub(super) fn said(verb: Effect) -> Vec<Phrase> {
    let one = |phrase| vec![phrase];
    match verb {
        Effect::Generate(insight) => one(insight_phrase("generate", insight)),
        Effect::Elevate => one(key("elevate")),
        Effect::Transfer => one(key("transfer")),
        Effect::Gain(good, amount) => {
            let gain = key(&format!("gain-{}", good.name())).number("amount", amount.each);
            [gain].into_iter().chain(amount.per.into_iter().flat_map(measured)).collect()
        }
        Effect::GainTile(column) => one(key(&format!("gain-tile-{}", column.name()))),
        Effect::Therapy(points) => one(key("therapy").number("amount", points)),
        Effect::PlayResearch(cards) => one(key("play-research").number("amount", cards)),
        Effect::Publish => one(key("publish")),
        Effect::Treat => one(key("treat")),
        Effect::MoveInkpot(steps) => one(stepping(key("move-inkpot"), steps)),
        Effect::Move { figure, steps, quietly } => {
            let moves = stepping(key(&format!("move-{}", figure.name())), steps);
            [moves].into_iter().chain(quietly.then(|| key("quietly"))).collect()
        }
        Effect::JoinFreud => one(key("join-freud")),
        Effect::Trigger(target) => one(target_phrase(target)),
        Effect::UnlockRoom => one(key("unlock-room")),
        Effect::Adjust(quantity, amount) => {
            let said = key(&format!("adjust-{}", quantity.name())).number("amount", amount);
            let way = if amount < 0 { "less" } else { "more" };
            one(said.number("size", amount.unsigned_abs()).word("way", way))
        }
        Effect::Special(special) => one(key(&format!("special-{}", special.name()))),
        _ => unreachable!("{verb:?} is no verb"),
    }
}

fn stepping(phrase: Phrase, steps: Steps) -> Phrase {
    phrase.number("least", steps.least).number("most", steps.most)
}

fn target_phrase(target: Target) -> Phrase {
    match target {
        Target::AnyRow => key("trigger-any-row"),
        Target::Row(row) => key("trigger-row").number("row", row),
        Target::Column => key("trigger-column"),
        Target::Reputation => key("trigger-reputation"),
        Target::Tile => key("trigger-tile"),
        Target::Tag(location) => key("trigger-tag").piece("location", location.name()),
    }
}

/// How the keys of these phrases end.
pub(super) fn key_ends() -> Vec<String> {
    const FIXED: &str = "quietly generate generate-any elevate transfer therapy play-research \
         publish treat move-inkpot move-professor move-freud join-freud trigger-any-row \
         trigger-row trigger-column trigger-reputation trigger-tile trigger-tag unlock-room";
    let mut ends: Vec<String> = FIXED.split_whitespace().map(str::to_owned).collect();
    ends.extend(Good::ALL.iter().map(|good| format!("gain-{}", good.name())));
    ends.extend(Column::ALL.iter().map(|column| format!("gain-tile-{}", column.name())));
    ends.extend(Quantity::ALL.iter().map(|quantity| format!("adjust-{}", quantity.name())));
    ends.extend(Special::ALL.iter().map(|special| format!("special-{}", special.name())));
    ends
}

/// A verb in icons.
pub(super) fn drawn(verb: Effect) -> Vec<Icon> {
    let one = |verb| vec![Icon::verb(verb)];
    match verb {
        Effect::Generate(insight) => vec![Icon::verb(Verb::Generate), insight.into()],
        Effect::Elevate => one(Verb::Elevate),
        Effect::Transfer => one(Verb::Transfer),
        Effect::Gain(good, sum) => amount(good, sum),
        Effect::GainTile(column) => vec![Icon::Tile { column }],
        Effect::Therapy(points) => vec![Icon::numbered(Verb::Therapy, points)],
        Effect::PlayResearch(cards) => vec![Icon::numbered(Verb::PlayResearch, cards)],
        Effect::Publish => one(Verb::Publish),
        Effect::Treat => one(Verb::Treat),
        Effect::MoveInkpot(far) => vec![steps(Verb::Inkpot, far)],
        Effect::Move { figure, steps: far, quietly } => {
            let verb = match figure {
                Figure::Professor => Verb::Professor,
                Figure::Freud => Verb::Freud,
                Figure::Journalist => Verb::Journalist,
            };
            [steps(verb, far)].into_iter().chain(quietly.then_some(Verb::Quietly.into())).collect()
        }
        Effect::JoinFreud => one(Verb::JoinFreud),
        Effect::Trigger(target) => vec![target_icon(target)],
        Effect::UnlockRoom => one(Verb::UnlockRoom),
        Effect::Adjust(quantity, amount) => vec![Icon::Rule { quantity, amount }],
        Effect::Special(special) => vec![Icon::Special { special }],
        _ => unreachable!("{verb:?} is no verb"),
    }
}

fn target_icon(target: Target) -> Icon {
    match target {
        Target::AnyRow => Icon::verb(Verb::TriggerRow),
        Target::Row(row) => Icon::numbered(Verb::TriggerRow, row),
        Target::Column => Icon::verb(Verb::TriggerColumn),
        Target::Reputation => Icon::verb(Verb::TriggerReputation),
        Target::Tile => Icon::verb(Verb::TriggerTile),
        Target::Tag(location) => Icon::Visit { location },
    }
}

/// What a verb is worth with `count` answering for what can be counted.
pub(super) fn worth(verb: Effect, count: &impl Fn(Count) -> u8) -> i32 {
    match verb {
        Effect::Generate(insight) => {
            rings(insight.ring) + if insight.quality.is_none() { scale::ANY } else { 0 }
        }
        Effect::Elevate => scale::RING,
        Effect::Transfer => scale::TRANSFER,
        Effect::Gain(good, amount) => of_good(good) * i32::from(amount.value(count)),
        Effect::GainTile(Column::Left) => 24,
        Effect::GainTile(Column::Centre) => 40,
        Effect::GainTile(Column::Right) => 55,
        Effect::Therapy(points) => scale::THERAPY * i32::from(points),
        Effect::PlayResearch(cards) => 12 * i32::from(cards),
        Effect::Publish => 40,
        Effect::Treat => scale::TREAT,
        Effect::MoveInkpot(steps) => 26 + choices(steps),
        Effect::Move { figure, steps, quietly } => walk(figure, steps, quietly),
        Effect::JoinFreud => scale::VISIT,
        Effect::Trigger(target) => of_target(target),
        Effect::UnlockRoom => 40,
        Effect::Adjust(quantity, amount) => of_quantity(quantity) * i32::from(amount),
        Effect::Special(Special::ExchangeDream) => 14,
        Effect::Special(Special::TakeBackIdea) => 18,
        Effect::Special(Special::CopyDisplay) => 15,
        _ => unreachable!("{verb:?} is no verb"),
    }
}

fn of_good(good: Good) -> i32 {
    match good {
        Good::Coffee => scale::COFFEE,
        Good::Box => scale::BOX,
        Good::Bright => scale::BRIGHT,
        Good::Points => scale::POINT,
        Good::Reputation => scale::REPUTATION,
        Good::Research => scale::RESEARCH,
    }
}

fn choices(steps: Steps) -> i32 {
    scale::CHOICE * i32::from(steps.most - steps.least)
}

/// A quiet step only prepares a bonus; one's own professor is the surer preparation.
fn walk(figure: Figure, steps: Steps, quietly: bool) -> i32 {
    match (quietly, figure) {
        (false, _) => scale::VISIT + choices(steps),
        (true, Figure::Professor) => 5 + i32::from(steps.most - steps.least),
        (true, _) => 4 + i32::from(steps.most - steps.least),
    }
}

fn of_target(target: Target) -> i32 {
    match target {
        Target::AnyRow => 28,
        Target::Row(_) => 24,
        Target::Column => 30,
        Target::Reputation => 40,
        Target::Tile => 12,
        Target::Tag(_) => 21,
    }
}

fn of_quantity(quantity: Quantity) -> i32 {
    match quantity {
        Quantity::CoffeeLimit => 8,
        Quantity::ElevateCost => -25,
        Quantity::InkpotShift => 45,
        Quantity::LocationTriggers => 50,
        Quantity::TileCost => -30,
        Quantity::DistrictNeed => -45,
    }
}

/// What a node can set off beside its own children.
pub(crate) fn opens(node: Effect) -> Vec<Link> {
    let family = Link::Family;
    let visit = || vec![family(Family::Location), Link::Moment(Moment::Visit)];
    match node {
        Effect::Move { quietly: false, .. } | Effect::JoinFreud => visit(),
        Effect::Trigger(Target::Tag(_)) => visit(),
        Effect::Trigger(Target::Reputation) => vec![family(Family::Zone)],
        Effect::Trigger(Target::Tile) | Effect::Special(Special::CopyDisplay) => {
            vec![family(Family::TileMain)]
        }
        Effect::Trigger(_) => vec![family(Family::TileMain), family(Family::Notebook)],
        Effect::MoveInkpot(_) => vec![family(Family::Space)],
        Effect::PlayResearch(_) => vec![family(Family::Research)],
        Effect::Publish => vec![Link::Moment(Moment::Publish)],
        Effect::GainTile(Column::Centre) => vec![family(Family::TileBanner)],
        Effect::GainTile(Column::Right) => {
            vec![family(Family::TileBanner), family(Family::TileMain)]
        }
        Effect::Treat => vec![family(Family::Dream), Link::Moment(Moment::Treat)],
        Effect::Therapy(_) => {
            let moments = [Moment::Catharsis, Moment::Cure].map(Link::Moment);
            [family(Family::Layer), moments[0], moments[1]].to_vec()
        }
        _ => Vec::new(),
    }
}
