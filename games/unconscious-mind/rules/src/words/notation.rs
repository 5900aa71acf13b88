//! The stored notation of actions: a verb and plain names.

use mittwoch_kernel::Unreadable;

use super::names::{cell_name, display_name, line_name, room_name, spot_name};
use crate::UnconsciousMind;
use crate::action::{Action, Free, Part, Token};
use crate::component::{Level, Side, Table};
use crate::effect::Figure;
use crate::state::Spot;

fn kind(own: bool) -> &'static str {
    if own { "own" } else { "common" }
}

fn token_text(token: Token) -> String {
    format!("{} {}", spot_name(token.spot), kind(token.own))
}

fn part_name(part: Part) -> &'static str {
    Part::ALL[part as usize].1
}

impl UnconsciousMind {
    pub(super) fn write_action(&self, action: Action) -> String {
        let names = self.names();
        match action {
            Action::StateIdeas => "state-ideas".to_owned(),
            Action::Recall => "recall".to_owned(),
            Action::Treat(room) => format!("treat {}", room_name(room)),
            Action::Pass => "pass".to_owned(),
            Action::Point { space, action } => {
                let action = &self.catalogue.table.action_ids[usize::from(action)];
                format!("point {} {action}", Table::space_name(space))
            }
            Action::Lay { ideas, bright } => format!("lay {ideas} {bright}"),
            Action::Do => "do".to_owned(),
            Action::Skip => "skip".to_owned(),
            Action::Pick(option) => format!("pick {}", u16::from(option) + 1),
            Action::Line(line) => format!("line {}", line_name(line)),
            Action::Trigger(part) => format!("trigger {}", part_name(part)),
            Action::Ink { steps, bright } => format!("ink {steps} {bright}"),
            Action::Walk(steps) => format!("walk {steps}"),
            Action::WalkJournalist(steps) => format!("walk-journalist {steps}"),
            Action::Join(figure) => format!("join {}", figure.name()),
            Action::Visit { tags, bright } => {
                format!("visit {} {bright}", if tags { "tags" } else { "figures" })
            }
            Action::Generate { token, to } => {
                format!("generate {} {}", token_text(token), spot_name(to))
            }
            Action::Elevate(token) => format!("elevate {}", token_text(token)),
            Action::Transfer { token, to } => {
                format!("transfer {} {}", token_text(token), spot_name(to))
            }
            Action::Use(token) => format!("use {}", token_text(token)),
            Action::Suppress(token) => format!("suppress {}", token_text(token)),
            Action::Coffee => "coffee".to_owned(),
            Action::Discard(card) => format!("discard {}", names.research(card)),
            Action::Swap { give, take } => {
                format!("swap {} {}", names.research(give), names.research(take))
            }
            Action::Play(card) => format!("play {}", names.research(card)),
            Action::Volume(card) => format!("volume {}", names.research(card)),
            _ => self.write_rest(action),
        }
    }

    fn write_rest(&self, action: Action) -> String {
        let names = self.names();
        match action {
            Action::Publish(treatise) => {
                format!("publish {}", self.catalogue.treatises[usize::from(treatise)].id)
            }
            Action::Endow(spot) => format!("endow {}", spot_name(spot)),
            Action::Level(level) => format!("tile {}", Level::ALL[usize::from(level)].name()),
            Action::Cell(cell) => format!("cell {}", cell_name(cell)),
            Action::DiscardTile => "discard-tile".to_owned(),
            Action::Keep(tile) => format!("keep {}", names.tile(tile)),
            Action::Draft { room, client } => {
                format!("draft {} {}", room_name(room), names.client(client))
            }
            Action::Dream(dream) => format!("dream {}", names.manifest(dream)),
            Action::DreamTop => "dream-top".to_owned(),
            Action::Box(room) => format!("box {}", room_name(room)),
            Action::Lasting(client) => format!("effect {}", names.client(client)),
            Action::Bonus(slot) => format!("bonus {}", self.slot_name(slot)),
            Action::FireworksBonus(slot) => format!("fireworks-bonus {}", self.slot_name(slot)),
            Action::Exchange { room, dream } => {
                format!("exchange {} {}", room_name(room), names.manifest(dream))
            }
            Action::TakeBack(space) => format!("take-back {}", Table::space_name(space)),
            Action::Copy(at) => format!("copy {}", display_name(at)),
            Action::Shelve(side) => format!("shelve {}", side.name()),
            Action::Free(free) => free.name().to_owned(),
            _ => String::new(),
        }
    }

    pub(super) fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = self.read_words(&words).filter(|action| self.write_action(*action) == text);
        read.ok_or_else(|| Unreadable(format!("'{text}' is no action of this game")))
    }

    fn read_words(&self, words: &[&str]) -> Option<Action> {
        Some(match *words {
            ["state-ideas"] => Action::StateIdeas,
            ["recall"] => Action::Recall,
            ["treat", name] => Action::Treat(room(name)?),
            ["pass"] => Action::Pass,
            ["point", space, action] => {
                let actions = &self.catalogue.table.action_ids;
                let action = actions.iter().position(|id| id == action)? as u8;
                Action::Point { space: Table::space_named(space)?, action }
            }
            ["lay", ideas, bright] => {
                Action::Lay { ideas: number(ideas)?, bright: number(bright)? }
            }
            ["do"] => Action::Do,
            ["skip"] => Action::Skip,
            ["pick", option] => Action::Pick(number(option)?.checked_sub(1)?),
            ["line", line] => Action::Line((0..6).find(|at| line_name(*at) == line)?),
            ["trigger", part] => Action::Trigger(Part::ALL.iter().find(|(_, id)| *id == part)?.0),
            ["ink", steps, bright] => {
                Action::Ink { steps: number(steps)?, bright: number(bright)? }
            }
            ["walk", steps] => Action::Walk(number(steps)?),
            ["visit", how @ ("tags" | "figures"), bright] => {
                Action::Visit { tags: how == "tags", bright: number(bright)? }
            }
            ["generate", from, own, to] => {
                Action::Generate { token: token(from, own)?, to: spot(to)? }
            }
            ["elevate", at, own] => Action::Elevate(token(at, own)?),
            ["transfer", from, own, to] => {
                Action::Transfer { token: token(from, own)?, to: spot(to)? }
            }
            ["use", at, own] => Action::Use(token(at, own)?),
            ["suppress", at, own] => Action::Suppress(token(at, own)?),
            ["coffee"] => Action::Coffee,
            ["endow", at] => Action::Endow(spot(at)?),
            [verb] => self.read_single(verb)?,
            [verb, name] => self.read_named(verb, name)?,
            [verb, first, second] => self.read_pair(verb, first, second)?,
            _ => return None,
        })
    }

    fn read_single(&self, verb: &str) -> Option<Action> {
        match verb {
            "discard-tile" => Some(Action::DiscardTile),
            "dream-top" => Some(Action::DreamTop),
            _ => Free::ALL
                .iter()
                .find(|(_, name)| *name == verb)
                .map(|(free, _)| Action::Free(*free)),
        }
    }

    fn read_named(&self, verb: &str, name: &str) -> Option<Action> {
        Some(match verb {
            "discard" => Action::Discard(self.research_named(name)?),
            "play" => Action::Play(self.research_named(name)?),
            "volume" => Action::Volume(self.research_named(name)?),
            "publish" => {
                let all = &self.catalogue.treatises;
                Action::Publish(all.iter().position(|treatise| treatise.id == name)? as u8)
            }
            "tile" => Action::Level(Level::named(name)? as u8),
            "cell" => Action::Cell((0..9).find(|cell| cell_name(*cell) == name)?),
            "keep" => {
                let tiles = &self.catalogue.tiles;
                Action::Keep(tiles.iter().position(|tile| tile.id == name)? as u8)
            }
            "dream" => Action::Dream(self.manifest_named(name)?),
            "box" => Action::Box(room(name)?),
            "effect" => Action::Lasting(self.client_named(name)?),
            "walk-journalist" => Action::WalkJournalist(number(name)?),
            "join" => Action::Join(Figure::named(name)?),
            "bonus" => Action::Bonus(self.slot_named(name)?),
            "fireworks-bonus" => Action::FireworksBonus(self.slot_named(name)?),
            "shelve" => Action::Shelve(Side::named(name)?),
            "take-back" => Action::TakeBack(Table::space_named(name)?),
            "copy" => Action::Copy((0..6).find(|at| display_name(*at) == name)?),
            _ => return None,
        })
    }

    fn read_pair(&self, verb: &str, first: &str, second: &str) -> Option<Action> {
        Some(match verb {
            "swap" => Action::Swap {
                give: self.research_named(first)?,
                take: self.research_named(second)?,
            },
            "draft" => Action::Draft { room: room(first)?, client: self.client_named(second)? },
            "exchange" => {
                Action::Exchange { room: room(first)?, dream: self.manifest_named(second)? }
            }
            _ => return None,
        })
    }

    fn slot_named(&self, name: &str) -> Option<u8> {
        (0..30).find(|slot| self.slot_name(*slot) == name)
    }

    fn research_named(&self, name: &str) -> Option<u8> {
        self.catalogue.research.iter().position(|card| card.id == name).map(|at| at as u8)
    }

    fn manifest_named(&self, name: &str) -> Option<u8> {
        self.catalogue.manifest.iter().position(|dream| dream.id == name).map(|at| at as u8)
    }

    fn client_named(&self, name: &str) -> Option<u8> {
        self.catalogue.clients.iter().position(|client| client.id == name).map(|at| at as u8)
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

fn room(name: &str) -> Option<u8> {
    (0..2).find(|room| room_name(*room) == name)
}

fn spot(name: &str) -> Option<Spot> {
    (0..10).map(Spot).find(|spot| spot_name(*spot) == name)
}

fn token(at: &str, own: &str) -> Option<Token> {
    let own = match own {
        "own" => true,
        "common" => false,
        _ => return None,
    };
    Some(Token { spot: spot(at)?, own })
}
