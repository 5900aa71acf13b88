//! What the Id does and why, in phrases.

use mittwoch_kernel::{Phrase, Piece, Seat};

use super::names::{cell_name, line_name, room_name};
use crate::UnconsciousMind;
use crate::component::{Banner, Table};
use crate::effect::describe;
use crate::id::{Did, Errand, Replaced, line_effect, overlay_name, tile_at};

/// The keys of all that the solo game says.
pub(super) const KEYS: &[&str] = &[
    "um-id-compass",
    "um-id-reshuffled",
    "um-id-card",
    "um-id-taken",
    "um-id-full",
    "um-id-too-few",
    "um-id-placed",
    "um-id-inked",
    "um-id-row",
    "um-id-column",
    "um-id-no-column",
    "um-id-part",
    "um-id-tile",
    "um-id-flipped",
    "um-id-completed",
    "um-id-exchanged",
    "um-id-brewed",
    "um-id-coffee",
    "um-id-took-tile",
    "um-id-nothing",
    "um-id-idle",
    "um-id-dream",
    "um-id-treatise",
    "um-id-cannot-publish",
    "um-id-walked",
    "um-id-walked-quietly",
    "um-id-joined",
    "um-id-journalist",
    "um-id-visited",
    "um-id-goal",
    "um-id-no-goal",
    "um-id-bonus",
    "um-id-no-bonus",
    "um-id-published",
    "um-id-any-kind",
    "um-id-overlaid",
    "um-id-no-overlay",
    "um-id-won",
    "um-id-manifest-taken",
    "um-id-shelved",
    "um-id-ask-shelve",
    "um-id-offer-shelve",
    "um-id-board",
    "um-id-board-compass",
    "um-id-board-brew",
    "um-id-board-cards",
    "um-id-board-active",
    "um-id-board-inactive",
    "um-id-board-guards",
    "um-id-board-supply",
    "um-id-board-overlays",
    "um-id-board-twins",
    "um-id-board-goals",
    "um-id-board-shelf",
    "um-id-board-row",
    "um-id-board-covered",
];

/// The spaces of the inkpot, clockwise.
const INKPOT: [&str; 5] = ["top", "row-1", "row-2", "row-3", "covered"];

fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

impl UnconsciousMind {
    /// Names whoever has a board: a seat, or the Id.
    pub(super) fn named_board(&self, phrase: Phrase, arg: &str, board: Seat) -> Phrase {
        if self.is_id(board) { phrase.piece(arg, "the-id") } else { phrase.seat(arg, board) }
    }

    pub(super) fn tell_id(&self, did: Did) -> Phrase {
        let told = |end: &str| Phrase::new(&format!("um-id-{end}"));
        match did {
            Did::Compass { pick, from } => {
                told("compass").word("pick", pick.name()).word("from", from.name())
            }
            Did::Reshuffled => told("reshuffled"),
            Did::Card { card } => {
                let card = &self.catalogue.id.cards[usize::from(card)];
                let phrase = told("card").piece("space", Table::space_name(card.space));
                phrase.word("way", card.way.name())
            }
            Did::Taken { space } => told("taken").piece("space", Table::space_name(space)),
            Did::Full => told("full"),
            Did::TooFew { ideas, bright } => {
                told("too-few").number("ideas", ideas).number("bright", bright)
            }
            Did::Placed { space, ideas, bright } => told("placed")
                .piece("space", Table::space_name(space))
                .number("ideas", ideas)
                .number("bright", bright),
            Did::Inked { steps, to, freed } => told("inked")
                .number("steps", steps)
                .word("to", INKPOT[usize::from(to % 5)])
                .word("freed", freed.name()),
            Did::Line { line, active, tied } => told(if line < 3 { "row" } else { "column" })
                .piece("line", line_name(line))
                .number("active", active)
                .word("tied", yes(tied)),
            Did::NoColumn => told("no-column"),
            Did::Part { line, end } => {
                let phrase = told("part").piece("line", line_name(line)).word("end", yes(end));
                self.tell_effect(phrase, line_effect(self, line, end))
            }
            Did::Tile { cell } => self.tell_tile(told("tile"), cell),
            Did::Flipped { cell } => self.tell_tile(told("flipped"), cell),
            Did::Completed { line } => told("completed").piece("line", line_name(line)),
            Did::Exchanged { what, times, total } => {
                let effect = self.catalogue.id.aid[what.index()];
                let gain = describe(&self.catalogue.effects, effect);
                let phrase = told("exchanged").word("what", what.name());
                phrase.number("times", times).number("total", total).phrases("gain", gain)
            }
            Did::Coffee { count, total } => {
                told("coffee").number("count", count).number("total", total)
            }
            Did::Walked { .. } | Did::Bonus { .. } => self.tell_id_in_the_city(did),
            _ => self.tell_id_deed(told, did),
        }
    }

    fn tell_tile(&self, phrase: Phrase, cell: u8) -> Phrase {
        let tile = &self.catalogue.id.tiles[usize::from(tile_at(self, cell))];
        phrase.piece("tile", tile.id.clone()).piece("cell", cell_name(cell))
    }

    fn tell_id_deed(&self, told: impl Fn(&str) -> Phrase, did: Did) -> Phrase {
        let names = self.names();
        match did {
            Did::Brewed { coffee, points, left } => told("brewed")
                .number("coffee", coffee)
                .number("points", points)
                .number("left", left),
            Did::TookTile { tile, .. } => {
                let phrase = told("took-tile").piece("tile", names.tile(tile));
                match self.catalogue.tiles[usize::from(tile)].banner {
                    Banner::Effect(effect) => self.tell_effect(phrase, effect),
                    Banner::Start(_) => phrase.phrases("effect", Vec::new()),
                }
            }
            Did::Nothing { coffee, why } => {
                told("nothing").number("coffee", coffee).word("why", why.name())
            }
            Did::Idle { effect } => self.tell_effect(told("idle"), effect),
            Did::Dream { room } => told("dream").piece("room", room_name(room)),
            Did::Treatise { treatise, cites } => told("treatise")
                .piece("treatise", names.treatise(treatise))
                .number("cites", cites)
                .number("points", self.catalogue.treatises[usize::from(treatise)].points),
            Did::CannotPublish { insight } => told("cannot-publish").word("insight", yes(insight)),
            Did::Visited { location, tags, triggers } => told("visited")
                .piece("location", location.name())
                .word("by", if tags { "tags" } else { "figures" })
                .number("triggers", triggers),
            Did::Goal { goal } => told("goal").piece("goal", names.goal(goal)),
            Did::NoGoal => told("no-goal"),
            Did::NoBonus => told("no-bonus"),
            Did::AnyKind { room } => told("any-kind").piece("room", room_name(room)),
            Did::Overlaid { client, overlay } => {
                let overlay = overlay_name(&self.catalogue.id, usize::from(overlay)).clone();
                told("overlaid").piece("client", names.client(client)).piece("overlay", overlay)
            }
            Did::NoOverlay { client } => told("no-overlay").piece("client", names.client(client)),
            _ => told("full"),
        }
    }

    /// Where its figures go and which bonus they bring.
    fn tell_id_in_the_city(&self, did: Did) -> Phrase {
        match did {
            Did::Walked { figure, to, triggers, tied, errand, replaced } => {
                let key = match (replaced, errand) {
                    (Some(_), _) => "um-id-journalist",
                    (None, Errand::Triggers) => "um-id-walked",
                    (None, Errand::Quiet) => "um-id-walked-quietly",
                    (None, Errand::Freud) => "um-id-joined",
                };
                let phrase = Phrase::new(key).piece("location", to.name());
                let phrase = phrase.number("triggers", triggers).word("tied", yes(tied));
                match replaced {
                    Some(Replaced { figure, triggers }) => phrase
                        .word("instead", figure.name())
                        .word("errand", errand.name())
                        .word("stuck", yes(triggers.is_none()))
                        .number("fewer", triggers.unwrap_or(0)),
                    None => phrase.word("figure", figure.name()),
                }
            }
            Did::Bonus { slot, mover, tied, plight, tags, effect } => {
                let phrase = Phrase::new("um-id-bonus").piece("slot", self.slot_name(slot));
                let phrase = phrase.word("mover", mover.name()).word("tied", yes(tied));
                let phrase = phrase.word("plight", plight.name()).number("tags", tags);
                self.tell_effect(phrase, effect)
            }
            _ => Phrase::new("um-id-no-bonus"),
        }
    }

    /// It publishes with an insight from its supply of ideas (ID-2.5).
    pub(super) fn tell_id_published(&self, treatise: u8, points: u8) -> Phrase {
        let phrase = Phrase::new("um-id-published").number("points", points);
        phrase.piece("treatise", self.names().treatise(treatise))
    }

    /// The dream that it takes is the strongest one shown (ID-2.14).
    pub(super) fn tell_id_dream(&self, dream: u8) -> Phrase {
        let therapy = self.catalogue.manifest[usize::from(dream)].therapy;
        let phrase = Phrase::new("um-id-manifest-taken").number("therapy", therapy);
        phrase.piece("dream", self.names().manifest(dream))
    }

    /// The names of what the solo game adds.
    pub(super) fn id_pieces(&self) -> Vec<Piece> {
        let parts = &self.catalogue.id;
        let named = |name: &str| Piece {
            name: name.to_owned(),
            phrase: Phrase::new(&format!("um-name-{name}")),
        };
        let mut pieces = vec![named("the-id")];
        pieces.extend(parts.tiles.iter().map(|tile| named(&tile.id)));
        pieces.extend((0..8).map(|overlay| named(overlay_name(parts, overlay))));
        pieces.extend(parts.cards.iter().map(|card| {
            let phrase = Phrase::new("um-id-card-is").word("way", card.way.name());
            let phrase = phrase.piece("space", Table::space_name(card.space));
            Piece { name: card.id.clone(), phrase }
        }));
        pieces
    }
}
