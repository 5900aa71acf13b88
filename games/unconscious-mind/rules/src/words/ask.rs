//! Questions, in phrases.

use mittwoch_kernel::{Asked, Phrase, Shape};

use super::names::line_name;
use crate::UnconsciousMind;
use crate::component::Location;
use crate::effect::Special;
use crate::flow::beyond;
use crate::state::{Frame, Price, State};

/// The keys of all questions.
pub(super) const KEYS: &[&str] = &[
    "um-ask-client",
    "um-ask-starting-tile",
    "um-ask-starting-cell",
    "um-ask-turn",
    "um-ask-point",
    "um-ask-pieces",
    "um-ask-ink",
    "um-ask-row",
    "um-ask-column",
    "um-ask-line",
    "um-ask-own-tile",
    "um-ask-zone",
    "um-ask-may",
    "um-ask-all",
    "um-ask-choose",
    "um-ask-repeat",
    "um-ask-pay",
    "um-ask-pay-dream",
    "um-ask-pay-set",
    "um-ask-generate",
    "um-ask-elevate",
    "um-ask-transfer",
    "um-ask-proceed",
    "um-ask-swap",
    "um-ask-play",
    "um-ask-publish",
    "um-ask-volume",
    "um-ask-endow",
    "um-ask-tile",
    "um-ask-tile-effects",
    "um-ask-place-tile",
    "um-ask-walk",
    "um-ask-walk-or-journalist",
    "um-ask-join",
    "um-ask-visit",
    "um-ask-location",
    "um-ask-exchange-dream",
    "um-ask-take-back-idea",
    "um-ask-copy-display",
    "um-ask-bonus",
    "um-ask-mark",
    "um-ask-treat",
    "um-ask-treat-one",
    "um-ask-moment",
    "um-ask-boxes",
    "um-ask-draft",
    "um-ask-manifest",
    "um-ask-over",
];

fn asked(key: &'static str, rule: &'static str, shape: Shape) -> Asked {
    let starts = ["um-ask-", "um-id-ask-"];
    let name = starts.iter().find_map(|start| key.strip_prefix(start));
    let name = name.expect("the key of a question says that it asks");
    Asked { name, phrase: Phrase::new(key), rule, shape }
}

impl UnconsciousMind {
    pub(super) fn ask_question(&self, state: &State) -> Asked {
        let Some(frame) = state.stack.top() else {
            return asked("um-ask-over", "UM-7.13", Shape::PickOne);
        };
        match frame {
            Frame::PickClient => asked("um-ask-client", "UM-3.8", Shape::PickOne),
            Frame::PickTile => asked("um-ask-starting-tile", "UM-3.12", Shape::PickOne),
            Frame::PickCell { .. } => asked("um-ask-starting-cell", "UM-3.14", Shape::Place),
            Frame::Turn => asked("um-ask-turn", "UM-4.2", Shape::PickOne),
            Frame::Point => asked("um-ask-point", "UM-10.3", Shape::Place),
            Frame::Pieces { .. } => asked("um-ask-pieces", "UM-10.6", Shape::Amount),
            Frame::Ink { .. } => asked("um-ask-ink", "UM-11.1", Shape::Amount),
            Frame::PickRow => asked("um-ask-row", "UM-11.11", Shape::PickOne),
            Frame::PickColumn => asked("um-ask-column", "UM-11.10", Shape::PickOne),
            Frame::Line { line, .. } => {
                let phrase = Phrase::new("um-ask-line").piece("line", line_name(line));
                Asked { phrase, ..asked("um-ask-line", "UM-11.13", Shape::PickSome) }
            }
            Frame::PickOwnTile => asked("um-ask-own-tile", "UM-13.14", Shape::PickOne),
            Frame::Zone => asked("um-ask-zone", "UM-7.7", Shape::PickOne),
            Frame::May { effect } => self.ask_about("um-ask-may", effect, "UM-4.4", Shape::YesNo),
            Frame::All { .. } => asked("um-ask-all", "UM-4.8", Shape::Order),
            Frame::Choose { .. } => asked("um-ask-choose", "UM-4.9", Shape::PickOne),
            Frame::Repeat { effect, .. } => {
                self.ask_about("um-ask-repeat", effect, "UM-4.4", Shape::YesNo)
            }
            Frame::Pay { price, .. } => self.ask_price(state, price),
            Frame::Generate(insight) => {
                let quality = insight.quality.map_or("any", crate::component::Quality::name);
                let phrase = Phrase::new("um-ask-generate").word("ring", insight.ring.name());
                let phrase = phrase.word("quality", quality);
                Asked { phrase, ..asked("um-ask-generate", "UM-5.6", Shape::PickOne) }
            }
            Frame::Elevate { .. } => asked("um-ask-elevate", "UM-5.9", Shape::PickOne),
            Frame::Transfer { .. } => asked("um-ask-transfer", "UM-5.11", Shape::PickOne),
            Frame::Gain { good, count } => {
                let lost = beyond(self, state, good, count);
                let phrase = Phrase::new("um-ask-proceed").number("lost", lost);
                Asked { phrase, ..asked("um-ask-proceed", "UM-8.8", Shape::YesNo) }
            }
            _ => self.ask_rest(state, frame),
        }
    }

    fn ask_rest(&self, state: &State, frame: Frame) -> Asked {
        match frame {
            Frame::Swap => asked("um-ask-swap", "UM-14.1", Shape::PickOne),
            Frame::Play { .. } => asked("um-ask-play", "UM-14.4", Shape::PickOne),
            Frame::Publish => asked("um-ask-publish", "UM-15.1", Shape::PickOne),
            Frame::Volumes { treatise } => {
                let name = self.catalogue.treatises[usize::from(treatise)].id.clone();
                let phrase = Phrase::new("um-ask-volume").piece("treatise", name);
                Asked { phrase, ..asked("um-ask-volume", "UM-15.3", Shape::Pay) }
            }
            Frame::Endow { .. } => asked("um-ask-endow", "UM-15.7", Shape::Pay),
            Frame::GainTile { .. } => asked("um-ask-tile", "UM-13.1", Shape::PickOne),
            Frame::TileEffects { .. } => asked("um-ask-tile-effects", "UM-12.3", Shape::PickSome),
            Frame::PlaceTile { tile } => {
                let phrase =
                    Phrase::new("um-ask-place-tile").piece("tile", self.names().tile(tile));
                Asked { phrase, ..asked("um-ask-place-tile", "UM-13.3", Shape::Place) }
            }
            Frame::Move { figure, .. } => {
                let (key, rule) = match state.journalist {
                    None => ("um-ask-walk", "UM-16.2"),
                    Some(_) => ("um-ask-walk-or-journalist", "UM-24.3"),
                };
                let phrase = Phrase::new(key).word("figure", figure.name());
                Asked { phrase, ..asked(key, rule, Shape::Amount) }
            }
            Frame::Join => asked("um-ask-join", "UM-24.4", Shape::PickOne),
            Frame::Visit { location, .. } => self.ask_visit(location, "UM-16.6"),
            Frame::VisitByJournalist { location } => self.ask_visit(location, "UM-24.6"),
            Frame::Location { location, left } => {
                let phrase = Phrase::new("um-ask-location").piece("location", location.name());
                let phrase = phrase.number("left", left);
                Asked { phrase, ..asked("um-ask-location", "UM-16.8", Shape::PickSome) }
            }
            Frame::Special(Special::ExchangeDream) => {
                asked("um-ask-exchange-dream", "UM-4.4", Shape::PickOne)
            }
            Frame::Special(Special::TakeBackIdea) => {
                asked("um-ask-take-back-idea", "UM-4.4", Shape::PickOne)
            }
            Frame::Special(Special::CopyDisplay) => {
                asked("um-ask-copy-display", "UM-4.4", Shape::PickOne)
            }
            Frame::Bonus => asked("um-ask-bonus", "UM-18.6", Shape::PickOne),
            Frame::Mark { .. } | Frame::MarkByFireworks { .. } => {
                asked("um-ask-mark", "UM-18.9", Shape::Pay)
            }
            Frame::Treat => asked("um-ask-treat", "UM-19.1", Shape::PickOne),
            Frame::TreatOne => asked("um-ask-treat-one", "UM-25.6", Shape::PickOne),
            Frame::Moment { .. } => asked("um-ask-moment", "UM-19.12", Shape::Order),
            Frame::Boxes => asked("um-ask-boxes", "UM-21.2", Shape::PickSome),
            Frame::Draft => asked("um-ask-draft", "UM-21.6", Shape::PickOne),
            Frame::Shelve { .. } => asked("um-id-ask-shelve", "ID-2.4", Shape::PickOne),
            Frame::Manifest { .. } => asked("um-ask-manifest", "UM-21.8", Shape::PickOne),
            _ => asked("um-ask-over", "UM-7.13", Shape::PickOne),
        }
    }

    fn ask_visit(&self, location: Location, rule: &'static str) -> Asked {
        let phrase = Phrase::new("um-ask-visit").piece("location", location.name());
        Asked { phrase, ..asked("um-ask-visit", rule, Shape::PickOne) }
    }

    fn ask_about(
        &self,
        key: &'static str,
        effect: crate::effect::EffectId,
        rule: &'static str,
        shape: Shape,
    ) -> Asked {
        let words = crate::effect::describe(&self.catalogue.effects, effect);
        Asked { phrase: Phrase::new(key).phrases("effect", words), ..asked(key, rule, shape) }
    }

    fn ask_price(&self, state: &State, price: Price) -> Asked {
        let (key, rule) = match price {
            Price::Effect(_) => ("um-ask-pay", "UM-4.6"),
            Price::Dream(_) => ("um-ask-pay-dream", "UM-19.5"),
            Price::Set => ("um-ask-pay-set", "UM-6.3"),
        };
        let phrase = match price {
            Price::Dream(room) => match self.exposed(state, room) {
                Some((dream, true)) => {
                    Phrase::new(key).piece("dream", self.names().manifest(dream))
                }
                Some((dream, false)) => Phrase::new(key).piece("dream", self.names().latent(dream)),
                None => Phrase::new("um-ask-pay"),
            },
            _ => Phrase::new(key),
        };
        Asked { phrase, ..asked(key, rule, Shape::Pay) }
    }
}
