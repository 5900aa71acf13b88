//! Answers on offer, in phrases.

use mittwoch_kernel::{Offered, Phrase};

use super::names::{COFFEE, MANIFEST_DECK};
use super::names::{cell_name, display_name, line_name, room_name, spot_name};
use super::names::{effect_name, ink_name, stone_name, zone_name};
use crate::UnconsciousMind;
use crate::action::{Action, Free, Part, Token};
use crate::component::{Level, Location, Table};
use crate::effect::describe;
use crate::flow::answer::chosen;
use crate::phase::{city, special, state_ideas};
use crate::state::{Frame, State};

/// The keys of all offers, but for those that say what an effect does.
pub(super) const KEYS: &[&str] = &[
    "um-offer-state-ideas",
    "um-offer-recall",
    "um-offer-treat",
    "um-offer-pass",
    "um-offer-point",
    "um-offer-lay",
    "um-offer-do",
    "um-offer-skip",
    "um-offer-no-more",
    "um-offer-effect",
    "um-offer-trigger",
    "um-offer-line",
    "um-offer-ink",
    "um-offer-walk",
    "um-offer-walk-journalist",
    "um-offer-join",
    "um-offer-visit",
    "um-offer-generate",
    "um-offer-elevate",
    "um-offer-transfer",
    "um-offer-use",
    "um-offer-suppress",
    "um-offer-coffee",
    "um-offer-discard",
    "um-offer-swap",
    "um-offer-play",
    "um-offer-publish",
    "um-offer-volume",
    "um-offer-endow",
    "um-offer-tile",
    "um-offer-no-tile",
    "um-offer-cell",
    "um-offer-replace",
    "um-offer-discard-tile",
    "um-offer-keep",
    "um-offer-draft",
    "um-offer-dream",
    "um-offer-dream-top",
    "um-offer-box",
    "um-offer-lasting",
    "um-offer-bonus",
    "um-offer-fireworks-bonus",
    "um-offer-exchange",
    "um-offer-take-back",
    "um-offer-copy",
    "um-offer-coffee-elevate",
    "um-offer-coffee-transfer",
    "um-offer-coffee-bright",
    "um-offer-insights-box",
    "um-offer-box-points",
];

/// A phrase, its group, and the pieces it concerns.
type Said = (Phrase, &'static str, Vec<String>);

fn plain(key: &str, group: &'static str) -> Said {
    (Phrase::new(key), group, Vec::new())
}

fn with(key: &str, group: &'static str, arg: &str, name: String) -> Said {
    (Phrase::new(key).piece(arg, name.clone()), group, vec![name])
}

fn about(key: &str, group: &'static str, token: Token) -> Said {
    let name = spot_name(token.spot);
    let kind = if token.own { "own" } else { "common" };
    let pieces = vec![name.clone(), stone_name(token)];
    (Phrase::new(key).piece("spot", name).word("kind", kind), group, pieces)
}

/// The spaces with ideas of the player whose turn it is.
fn own_spaces(state: &State) -> Vec<String> {
    let own = (0..Table::SPACES).filter(|at| special::is_own_idea(state, *at));
    own.map(Table::space_name).collect()
}

fn moved(key: &str, group: &'static str, token: Token, to: String) -> Said {
    let (phrase, group, mut pieces) = about(key, group, token);
    pieces.push(to.clone());
    (phrase.piece("to", to), group, pieces)
}

impl UnconsciousMind {
    pub(super) fn offer_answer(&self, state: &State, action: Action) -> Offered {
        let (phrase, group, pieces) = match action {
            Action::Free(free) => self.offer_free(free),
            Action::StateIdeas => {
                (Phrase::new("um-offer-state-ideas"), "state", self.open_spaces(state))
            }
            Action::Recall => (Phrase::new("um-offer-recall"), "recall", own_spaces(state)),
            Action::Pass => plain("um-offer-pass", "pass"),
            Action::Treat(room) => {
                let client = state.me().rooms.get(usize::from(room)).and_then(|room| room.client);
                let name = client.map_or_else(|| room_name(room), |id| self.names().client(id));
                let (phrase, group, mut pieces) = with("um-offer-treat", "treat", "client", name);
                pieces.extend(self.dream_name(state, room));
                pieces.push(room_name(room));
                pieces.dedup();
                (phrase, group, pieces)
            }
            Action::Do => plain("um-offer-do", "do"),
            Action::Skip => self.offer_skip(state),
            Action::Pick(_) | Action::Trigger(_) => self.offer_effect(state, action),
            Action::Generate { token, to } => {
                moved("um-offer-generate", "generate", token, spot_name(to))
            }
            Action::Elevate(token) => about("um-offer-elevate", "elevate", token),
            Action::Transfer { token, to } => {
                moved("um-offer-transfer", "transfer", token, spot_name(to))
            }
            Action::Use(token) => about("um-offer-use", "pay", token),
            Action::Suppress(token) => about("um-offer-suppress", "pay", token),
            Action::Coffee => (Phrase::new("um-offer-coffee"), "pay", vec![COFFEE.to_owned()]),
            Action::Line(line) => with("um-offer-line", "line", "line", line_name(line)),
            Action::Lay { ideas, bright } => (
                Phrase::new("um-offer-lay").number("ideas", ideas).number("bright", bright),
                "lay",
                Vec::new(),
            ),
            Action::Ink { steps, bright } => (
                Phrase::new("um-offer-ink").number("steps", steps).number("bright", bright),
                "ink",
                vec![ink_name(state.me().inkpot.saturating_add(steps))],
            ),
            Action::Walk(steps) => self.offer_walk(state, steps),
            Action::WalkJournalist(steps) => {
                let from = state.journalist.unwrap_or_default();
                self.offer_steps("um-offer-walk-journalist", from, steps)
            }
            Action::Join(figure) => {
                let phrase = Phrase::new("um-offer-join").word("figure", figure.name());
                let name = state.freud.name().to_owned();
                (phrase.piece("location", name.clone()), "walk", vec![name])
            }
            Action::Visit { tags, bright } => self.offer_visit(state, tags, bright),
            _ => self.offer_piece(state, action),
        };
        let free = matches!(action, Action::Free(_));
        Offered { phrase, group, pieces, numbers: self.offer_numbers(state, action), free }
    }

    /// The spaces on which ideas can be placed, each with some action to point at.
    fn open_spaces(&self, state: &State) -> Vec<String> {
        let mut points = Vec::new();
        state_ideas::offer_points(self, state, &mut points);
        let space = |point: &Action| match point {
            Action::Point { space, .. } => Some(Table::space_name(*space)),
            _ => None,
        };
        let mut spaces: Vec<String> = points.iter().filter_map(space).collect();
        spaces.dedup();
        spaces
    }

    /// The name of the dream of a room that can be used.
    fn dream_name(&self, state: &State, room: u8) -> Option<String> {
        self.exposed(state, room).map(|(dream, manifest)| match manifest {
            true => self.names().manifest(dream),
            false => self.names().latent(dream),
        })
    }

    /// Where several things can be done, leaving is doing no more of them.
    fn offer_skip(&self, state: &State) -> Said {
        match state.stack.top() {
            Some(
                Frame::All { .. }
                | Frame::Line { .. }
                | Frame::TileEffects { .. }
                | Frame::Location { .. }
                | Frame::Play { .. }
                | Frame::Treat
                | Frame::Moment { .. }
                | Frame::Boxes,
            ) => plain("um-offer-no-more", "skip"),
            _ => plain("um-offer-skip", "skip"),
        }
    }

    fn offer_free(&self, free: Free) -> Said {
        let key = format!("um-offer-{}", free.name());
        (Phrase::new(&key), free.name(), Vec::new())
    }

    fn offer_walk(&self, state: &State, steps: u8) -> Said {
        let from = match state.stack.top() {
            Some(Frame::Move { figure: crate::effect::Figure::Freud, .. }) => state.freud,
            _ => state.me().professor,
        };
        self.offer_steps("um-offer-walk", from, steps)
    }

    fn offer_steps(&self, key: &str, from: Location, steps: u8) -> Said {
        let name = from.after(steps).name().to_owned();
        let phrase = Phrase::new(key).number("steps", steps);
        (phrase.piece("location", name.clone()), "walk", vec![name])
    }

    fn offer_visit(&self, state: &State, tags: bool, bright: u8) -> Said {
        let visit = state.stack.top().and_then(city::Visit::of);
        let base = visit.map_or(0, |visit| city::base_triggers(self, state, visit, tags));
        let triggers = city::triggers(self, base, bright).unwrap_or(0);
        let phrase =
            Phrase::new("um-offer-visit").word("by", if tags { "tags" } else { "figures" });
        let phrase = phrase.number("bright", bright).number("triggers", triggers);
        let place = visit.map(|visit| visit.location().name().to_owned());
        (phrase, "visit", place.into_iter().collect())
    }

    fn offer_effect(&self, state: &State, action: Action) -> Said {
        let pieces = self.effect_pieces(state, action);
        let Some(effect) = chosen(self, state, action) else {
            return (Phrase::new("um-offer-do"), "effect", pieces);
        };
        let words = describe(&self.catalogue.effects, effect);
        let phrase = match action {
            Action::Trigger(part) => Phrase::new("um-offer-trigger").word("part", part.name()),
            _ => Phrase::new("um-offer-effect"),
        };
        (phrase.phrases("effect", words), "effect", pieces)
    }

    fn effect_pieces(&self, state: &State, action: Action) -> Vec<String> {
        let tile = match (state.stack.top(), action) {
            (Some(Frame::TileEffects { tile, .. }), _) => Some(tile),
            (Some(Frame::Zone), Action::Pick(at)) => return vec![zone_name(at)],
            (Some(Frame::Location { location, .. }), Action::Pick(at)) => {
                return vec![effect_name(location, at)];
            }
            // A row prints its insight beside its space of the inkpot, and its end at its end.
            (Some(Frame::Line { line, .. }), Action::Trigger(Part::Printed)) => {
                return vec![ink_name(line + 1)];
            }
            (Some(Frame::Line { line, .. }), Action::Trigger(Part::End)) => {
                return vec![line_name(line)];
            }
            (
                Some(Frame::Line { line, .. }),
                Action::Trigger(part @ (Part::First | Part::Second | Part::Third)),
            ) => {
                let cell = crate::state::cells(line).nth(part as usize);
                cell.and_then(|cell| state.me().notebook[usize::from(cell)])
            }
            _ => None,
        };
        tile.map(|tile| self.names().tile(tile)).into_iter().collect()
    }

    fn offer_piece(&self, state: &State, action: Action) -> Said {
        let names = self.names();
        match action {
            Action::Point { space, action } => {
                let (space, action) = (
                    Table::space_name(space),
                    self.catalogue.table.action_ids[usize::from(action)].clone(),
                );
                let phrase = Phrase::new("um-offer-point").piece("space", space.clone());
                (phrase.piece("action", action.clone()), "point", vec![space, action])
            }
            Action::Discard(card) => with("um-offer-discard", "pay", "card", names.research(card)),
            Action::Swap { give, take } => {
                let (give, take) = (names.research(give), names.research(take));
                let phrase = Phrase::new("um-offer-swap").piece("give", give.clone());
                (phrase.piece("take", take.clone()), "swap", vec![give, take])
            }
            Action::Play(card) => with("um-offer-play", "play", "card", names.research(card)),
            Action::Publish(at) => {
                let name = self.catalogue.treatises[usize::from(at)].id.clone();
                with("um-offer-publish", "publish", "treatise", name)
            }
            Action::Volume(card) => with("um-offer-volume", "volume", "card", names.research(card)),
            Action::Endow(spot) => {
                let (phrase, group, mut pieces) =
                    with("um-offer-endow", "pay", "spot", spot_name(spot));
                pieces.push(stone_name(Token { spot, own: true }));
                (phrase, group, pieces)
            }
            Action::Level(level) => self.offer_tile(state, level),
            Action::Cell(cell) => self.offer_cell(state, cell),
            Action::DiscardTile => plain("um-offer-discard-tile", "cell"),
            Action::Keep(tile) => with("um-offer-keep", "keep", "tile", names.tile(tile)),
            Action::Bonus(slot) => self.offer_bonus(state, "um-offer-bonus", slot),
            Action::FireworksBonus(slot) => {
                let (phrase, _, pieces) = self.offer_bonus(state, "um-offer-fireworks-bonus", slot);
                (phrase, "fireworks", pieces)
            }
            Action::Box(room) => {
                let (phrase, group, mut pieces) =
                    with("um-offer-box", "box", "room", room_name(room));
                let client = state.me().rooms[usize::from(room)].client;
                pieces.extend(client.map(|client| names.client(client)));
                (phrase, group, pieces)
            }
            Action::Copy(at) => {
                let (phrase, group, mut pieces) =
                    with("um-offer-copy", "copy", "place", display_name(at));
                let shown = state.tiles[usize::from(at / 3)].shown[usize::from(at % 3)];
                pieces.extend(shown.map(|tile| names.tile(tile)));
                (phrase, group, pieces)
            }
            _ => self.offer_client(action),
        }
    }

    /// A bonus slot with what it does, which a tile on it changes.
    fn offer_bonus(&self, state: &State, key: &str, number: u8) -> Said {
        let (phrase, group, pieces) = with(key, "bonus", "slot", self.slot_name(number));
        let slot = city::slot(number).expect("a slot of the city");
        let words = describe(&self.catalogue.effects, slot.effect(self, state));
        (phrase.phrases("effect", words), group, pieces)
    }

    fn offer_tile(&self, state: &State, level: u8) -> Said {
        let column = match state.stack.top() {
            Some(Frame::GainTile { column }) => column,
            _ => 0,
        };
        let shown = state.tiles.get(usize::from(level)).map(|row| row.shown[usize::from(column)]);
        match shown.flatten() {
            Some(tile) => with("um-offer-tile", "tile", "tile", self.names().tile(tile)),
            None => {
                let name = Level::ALL[usize::from(level) % 2].name().to_owned();
                with("um-offer-no-tile", "tile", "level", name)
            }
        }
    }

    fn offer_cell(&self, state: &State, cell: u8) -> Said {
        let there = state.me().notebook.get(usize::from(cell)).copied().flatten();
        let name = cell_name(cell);
        match there {
            Some(tile) => {
                let tile = self.names().tile(tile);
                let phrase = Phrase::new("um-offer-replace").piece("tile", tile.clone());
                (phrase.piece("cell", name.clone()), "cell", vec![name, tile])
            }
            None => with("um-offer-cell", "cell", "cell", name),
        }
    }

    fn offer_client(&self, action: Action) -> Said {
        let names = self.names();
        match action {
            Action::Draft { room, client } => {
                let (client, room) = (names.client(client), room_name(room));
                let phrase = Phrase::new("um-offer-draft").piece("client", client.clone());
                (phrase.piece("room", room.clone()), "draft", vec![client, room])
            }
            Action::Dream(dream) => with("um-offer-dream", "dream", "dream", names.manifest(dream)),
            Action::DreamTop => {
                (Phrase::new("um-offer-dream-top"), "dream", vec![MANIFEST_DECK.to_owned()])
            }
            Action::Lasting(client) => {
                with("um-offer-lasting", "lasting", "client", names.client(client))
            }
            Action::Exchange { room, dream } => {
                let (dream, room) = (names.manifest(dream), room_name(room));
                let phrase = Phrase::new("um-offer-exchange").piece("dream", dream.clone());
                (phrase.piece("room", room.clone()), "exchange", vec![dream, room])
            }
            Action::TakeBack(space) => {
                with("um-offer-take-back", "take-back", "space", Table::space_name(space))
            }
            Action::Shelve(side) => {
                (Phrase::new("um-id-offer-shelve").word("side", side.name()), "shelve", Vec::new())
            }
            _ => plain("um-offer-do", "do"),
        }
    }
}
