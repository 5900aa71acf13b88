//! What a person at the real table would say.

use mittwoch_kernel::{Form, Said, Statement};

use super::agreement::Real;
use super::{number, told, word};
use crate::UnconsciousMind;
use crate::companion::forms::{self, treatise_word};
use crate::companion::needs;
use crate::companion::run::Run;
use crate::component::{Banner, ClientKind, Table, Tag, Tags};
use crate::effect::{Count, EffectId, Tagged, notation};
use crate::event::Open;
use crate::id::{Did, ID, PERSON, line_effect};
use crate::phase::city::{self, Slot};
use crate::phase::draft;
use crate::state::State;

/// The table from which somebody reads.
struct Reader<'a> {
    game: &'a UnconsciousMind,
    run: &'a Run,
    form: &'a Form,
    coming: &'a [Real],
}

/// The answer to a question of the companion, read off the real game.
pub(super) fn answer(game: &UnconsciousMind, run: &Run, form: &Form, coming: &[Real]) -> Statement {
    let reader = Reader { game, run, form, coming };
    let parts = match form.name.as_str() {
        "begin" => reader.begin(),
        "mine" => reader.mine(),
        "card" | "column" | "inkpot" | "end" => reader.on_the_table(),
        "tile" | "shown-card" | "stack-card" | "shelf" | "treatise" => reader.cards(),
        "figures" | "city" | "slot" | "reputation" | "track" => reader.in_the_city(),
        "goal" | "goal-met" | "goal-row" => reader.goals(),
        "last" | "ahead" | "kinds" => reader.at_the_end(),
        _ => reader.clients(),
    };
    told(&form.name, parts)
}

type Parts = Vec<(&'static str, Said)>;

impl Reader<'_> {
    fn state(&self) -> &State {
        &self.coming[0].before
    }

    /// The next thing of a kind that the Id does.
    fn next<T>(&self, of: impl Fn(Open) -> Option<T>) -> Option<T> {
        self.coming.iter().flat_map(|step| &step.events).find_map(|what| of(*what))
    }

    fn text(&self, effect: EffectId) -> Said {
        Said::Word(notation(&self.game.catalogue.effects, effect))
    }

    fn maybe(&self, effect: Option<EffectId>) -> Said {
        effect.map_or_else(|| word(""), |effect| self.text(effect))
    }

    fn begin(&self) -> Parts {
        let state = self.state();
        vec![
            ("start", word("new")),
            ("compass", word(state.id.compass.name())),
            ("freud", word(state.freud.name())),
        ]
    }

    fn mine(&self) -> Parts {
        let (now, then) = (self.state().player(ID), self.run.state.player(ID));
        let cited = i32::from(now.points - then.points) / 2;
        let end = if self.state().signal.is_some() { "yes" } else { "no" };
        vec![("points", number(0)), ("cited", number(cited)), ("end", word(end))]
    }

    fn on_the_table(&self) -> Parts {
        match self.form.name.as_str() {
            "card" => {
                let card = self.next(|what| match what {
                    Open::Id(Did::Card { card }) => Some(card),
                    _ => None,
                });
                let card = &self.game.catalogue.id.cards[usize::from(card.expect("a card"))];
                let space = Table::space_name(card.space);
                vec![("space", Said::Word(space)), ("way", word(card.way.name()))]
            }
            "column" => {
                let taken = (0..16u8).filter(|at| {
                    let space = self.state().spaces[usize::from(*at)];
                    space.is_taken() && space.owner == PERSON
                });
                let name = |option: &mittwoch_kernel::FieldOption| option.word.clone();
                let mittwoch_kernel::FieldKind::Flags(options) = &self.form.fields[0].kind else {
                    panic!("spaces are flags");
                };
                let asked: Vec<_> = options.iter().map(name).collect();
                let taken = taken.map(Table::space_name).filter(|space| asked.contains(space));
                vec![("taken", Said::Words(taken.collect()))]
            }
            "inkpot" => {
                let space = self.next(|what| match what {
                    Open::Id(Did::Placed { space, .. }) => Some(space),
                    _ => None,
                });
                let row = usize::from(space.expect("ideas are placed") / 4);
                vec![("icons", number(self.game.catalogue.table.inkpot[row]))]
            }
            _ => {
                let line = self.next(|what| match what {
                    Open::Id(Did::Part { line, end: true }) => Some(line),
                    _ => None,
                });
                let effect = line_effect(self.game, line.expect("a line ends"), true);
                vec![("effect", self.text(effect))]
            }
        }
    }

    fn print(&self, card: u8) -> Parts {
        let card = &self.game.catalogue.research[usize::from(card)];
        vec![
            ("tags", tags(card.tags)),
            ("effect", self.maybe(card.effect)),
            ("volume", word(card.volume.name())),
        ]
    }

    fn cards(&self) -> Parts {
        match self.form.name.as_str() {
            "tile" => self.tile(),
            "shown-card" => {
                let shown = self.state().shown_research.iter().flatten().count();
                let shown = ["none", "one", "two"][shown];
                let taken = self.next(|what| match what {
                    Open::Swapped { take, .. } => Some(take),
                    _ => None,
                });
                let mut parts = taken.map_or_else(Vec::new, |card| self.print(card));
                parts.push(("shown", word(shown)));
                parts
            }
            "stack-card" => {
                let played = self.next(|what| match what {
                    Open::Played { card } => Some(card),
                    _ => None,
                });
                self.print(played.expect("a card is played"))
            }
            "shelf" => {
                let row = self.state().id.shelf.iter().map(|at| treatise_word(*at));
                vec![("shelf", Said::Words(row.collect()))]
            }
            _ => {
                let asked = |at: &u8| {
                    let phrase = mittwoch_kernel::Phrase::new("um-companion-ask-treatise");
                    phrase.phrases("treatise", vec![forms::treatise(*at).phrase])
                        == self.form.phrase
                };
                let at = (0..9).find(asked).expect("one is asked for");
                let printed = &self.game.catalogue.treatises[usize::from(at)];
                let volumes = printed.volumes.iter().flatten();
                let volumes = volumes.map(|colour| colour.name().to_owned()).collect();
                vec![
                    ("volumes", Said::Words(volumes)),
                    ("points", number(printed.points)),
                    ("tags", tags(printed.tags)),
                ]
            }
        }
    }

    fn tile(&self) -> Parts {
        let tile = self.next(|what| match what {
            Open::Id(Did::TookTile { tile, .. }) => Some(Some(tile)),
            Open::Id(Did::Nothing { .. }) => Some(None),
            _ => None,
        });
        match tile.expect("a tile is taken or not") {
            None => vec![("there", word("none"))],
            Some(tile) => {
                let Banner::Effect(effect) = self.game.catalogue.tiles[usize::from(tile)].banner
                else {
                    panic!("a tile of the display has a banner");
                };
                vec![("there", word("shown")), ("effect", self.text(effect))]
            }
        }
    }

    fn in_the_city(&self) -> Parts {
        let state = self.state();
        match self.form.name.as_str() {
            "figures" => {
                let mut parts = vec![
                    ("freud", word(state.freud.name())),
                    ("yours", word(state.player(PERSON).professor.name())),
                ];
                parts.extend(state.journalist.map(|at| ("journalist", word(at.name()))));
                parts.extend(state.fireworks.map(|at| ("fireworks", word(at.name()))));
                parts
            }
            "city" => self.city(),
            "slot" => {
                let slot = self.next(|what| match what {
                    Open::Id(Did::Bonus { slot, .. }) | Open::FireworksUsed { slot } => Some(slot),
                    _ => None,
                });
                let slot = city::slot(slot.expect("a bonus is taken")).expect("a slot");
                vec![("effect", self.text(slot.effect(self.game, state)))]
            }
            "reputation" => {
                let mut events = self.coming.iter().map(|step| &step.events);
                let gained = events.find(|events| {
                    events.iter().any(|what| matches!(what, Open::Reputation { .. }))
                });
                let gained = gained.expect("a point is gained");
                let end = gained.iter().any(|what| matches!(what, Open::Signalled));
                let steps = gained.iter().find_map(|what| match what {
                    Open::Reputation { steps, .. } => Some(*steps),
                    _ => None,
                });
                let end = if end { "yes" } else { "no" };
                vec![("portraits", number(steps.unwrap_or(0))), ("end", word(end))]
            }
            _ => {
                let zone = self.next(|what| match what {
                    Open::TrackTriggered { points, coffee } => Some((points, coffee)),
                    _ => None,
                });
                let (points, coffee) = zone.expect("the track is triggered");
                vec![("points", number(points)), ("coffee", number(coffee))]
            }
        }
    }

    fn city(&self) -> Parts {
        let state = self.state();
        let mut parts: Parts = Vec::new();
        for field in &self.form.fields {
            let used = (0..city::SLOTS).filter(|slot| match city::slot(*slot) {
                Some(Slot::Location(place, at)) => {
                    place.name() == field.name && state.slots[place.index()] >> at & 1 != 0
                }
                Some(Slot::District(place, at)) => {
                    place.name() == field.name && state.marks[place.index()][at].is_some()
                }
                None => false,
            });
            let used = used.map(|slot| self.game.slot_name(slot)).collect();
            let names = Tag::NAMES.iter().chain(crate::component::Colour::NAMES);
            let name = names.copied().find(|name| *name == field.name).expect("a place");
            parts.push((name, Said::Words(used)));
        }
        parts
    }

    fn goals(&self) -> Parts {
        let all = &self.game.catalogue.goals;
        let place = |goal: u8| all[usize::from(goal)].location.map(|at| ("place", word(at.name())));
        if self.form.name == "goal-met" {
            let goal = needs::doubtful(self.run).expect("one is met");
            let there = self.state().goals[usize::from(goal)].is_none();
            let mut parts = vec![("there", word(if there { "yes" } else { "no" }))];
            parts.extend(place(goal));
            return parts;
        }
        if self.form.name == "goal-row" {
            let met = needs::met(self.run);
            let row = self.state().id.goal_row;
            let first = row.into_iter().find(|goal| met.contains(goal)).expect("one is met");
            return vec![("goal", Said::Word(all[usize::from(first)].id.clone()))];
        }
        let taken = self.next(|what| match what {
            Open::Id(Did::Goal { goal }) => Some(Some(goal)),
            Open::Id(Did::NoGoal) => Some(None),
            _ => None,
        });
        let Some(goal) = taken.expect("a goal is taken or not") else {
            return vec![("goal", word("none"))];
        };
        let more = self.state().goals.iter().filter(|owner| owner.is_none()).count() > 1;
        let mut parts = vec![
            ("goal", Said::Word(all[usize::from(goal)].id.clone())),
            ("more", word(if more { "yes" } else { "no" })),
        ];
        parts.extend(place(goal));
        parts
    }

    fn at_the_end(&self) -> Parts {
        let state = self.state();
        let (person, id) = (state.player(PERSON), state.player(ID));
        match self.form.name.as_str() {
            "last" => vec![("points", number(0)), ("reputation", number(person.reputation))],
            "ahead" => {
                vec![("ahead", word(if person.height < id.height { "you" } else { "it" }))]
            }
            _ => {
                let kinds = usize::from(self.game.count(state, ID, Count::Kinds));
                vec![("points", number(self.game.catalogue.board.kind_points[kinds]))]
            }
        }
    }

    fn clients(&self) -> Parts {
        match self.form.name.as_str() {
            "clients" => vec![("shown", word(self.shown_clients()))],
            "manifest" => self.manifest(),
            "marker" => {
                let marker = self.next(|what| match what {
                    Open::MarkerSet { marker, .. } => Some(marker),
                    _ => None,
                });
                vec![("therapy", number(marker.expect("a marker is set")))]
            }
            "layer" => {
                let found = self.next(|what| match what {
                    Open::Catharsis { layer, points, .. } => Some((layer, points)),
                    _ => None,
                });
                let (layer, points) = found.expect("a catharsis comes");
                let effect = self.game.catalogue.layers[usize::from(layer)].effect;
                vec![("points", number(points)), ("effect", self.maybe(effect))]
            }
            "cure" => {
                let points = self.next(|what| match what {
                    Open::Cured { points, .. } => Some(points),
                    _ => None,
                });
                vec![("points", number(points.expect("a client is cured")))]
            }
            "dream" => self.dream(),
            _ => self.overlay(),
        }
    }

    fn shown_clients(&self) -> &'static str {
        let state = self.state();
        let room = (0..2).find(|room| draft::is_free(state, *room)).expect("a room is free");
        let kind = if room == 0 { ClientKind::Routine } else { ClientKind::CaseStudy };
        let shown = || state.shown_clients.iter().flatten();
        let fits = shown()
            .filter(|shown| self.game.catalogue.clients[usize::from(shown.client)].kind == kind);
        match (fits.count(), shown().count()) {
            (2.., _) => "two",
            (1, _) => "one",
            (0, 2..) => "other-two",
            (0, 1) => "other-one",
            _ => "none",
        }
    }

    fn manifest(&self) -> Parts {
        let state = self.state();
        let therapy = |dream: &u8| self.game.catalogue.manifest[usize::from(*dream)].therapy;
        let shown = || state.shown_manifest.iter().flatten().map(therapy);
        let best = shown().filter(|points| Some(*points) == shown().max()).count();
        let taken = self.next(|what| match what {
            Open::ManifestTaken { dream, .. } => Some(Some(dream)),
            Open::MarkerSet { .. } => Some(None),
            _ => None,
        });
        let Some(dream) = taken.flatten() else { return vec![("shown", word("none"))] };
        let how = ["deck", "one", "several"][best.min(2)];
        vec![("shown", word(how)), ("therapy", number(therapy(&dream).max(1)))]
    }

    fn dream(&self) -> Parts {
        let used = self.next(|what| match what {
            Open::DreamUsed { dream, manifest, matching, .. } => Some((dream, manifest, matching)),
            _ => None,
        });
        let (dream, manifest, matching) = used.expect("a dream is used");
        let all = &self.game.catalogue;
        let dreams = if manifest { &all.manifest } else { &all.latent };
        let effect = self.text(dreams[usize::from(dream)].effect);
        vec![("effect", effect), ("match", word(if matching { "yes" } else { "no" }))]
    }

    fn overlay(&self) -> Parts {
        let laid = self.next(|what| match what {
            Open::Id(Did::Overlaid { overlay, .. }) => Some((Some(overlay), 0)),
            Open::Id(Did::NoOverlay { client }) => Some((None, client)),
            _ => None,
        });
        let all = &self.game.catalogue;
        match laid.expect("an overlay is laid or not") {
            (None, client) => vec![("tags", tags(all.clients[usize::from(client)].tags))],
            (Some(overlay @ 0..4), _) => {
                vec![("tags", tags(all.id.overlays[usize::from(overlay)].tags))]
            }
            (Some(twin), _) => {
                let score = all.id.overlays[usize::from(twin - 4)].score;
                let per = score.per.expect("an overlay counts something");
                let what = match per.count {
                    Count::Tags(Tagged::District(colour)) => format!("tags-{}", colour.name()),
                    _ => "reputation".to_owned(),
                };
                let most = per.max.expect("an overlay has a highest sum");
                vec![
                    ("what", Said::Word(what)),
                    ("each", number(score.each)),
                    ("most", number(most)),
                ]
            }
        }
    }
}

fn tags(tags: Tags) -> Said {
    let of = |tag: &Tag| std::iter::repeat_n(tag.name().to_owned(), usize::from(tags.of(*tag)));
    Said::Words(Tag::ALL.iter().flat_map(of).collect())
}
