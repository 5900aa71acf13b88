//! What happened, in phrases.

use mittwoch_kernel::{Phrase, Seat};

use super::names::{cell_name, display_name, line_name, room_name, spot_name};
use crate::UnconsciousMind;
use crate::action::Token;
use crate::component::{Level, Table};
use crate::effect::{EffectId, describe};
use crate::event::{EventView, Open};
use crate::phase::publish;

/// The keys of all that can be told.
pub(super) const KEYS: &[&str] = &[
    "um-event-drew",
    "um-event-round-started",
    "um-event-turn-started",
    "um-event-turn-ended",
    "um-event-ended",
    "um-event-kept",
    "um-event-spare-laid",
    "um-event-state-ideas",
    "um-event-pointed",
    "um-event-laid",
    "um-event-recall-began",
    "um-event-ideas-back",
    "um-event-treat-began",
    "um-event-passed",
    "um-event-agreed",
    "um-event-skipped",
    "um-event-picked",
    "um-event-chose-line",
    "um-event-triggered",
    "um-event-tile-triggered",
    "um-event-inked",
    "um-event-track-triggered",
    "um-event-generated",
    "um-event-elevated",
    "um-event-transferred",
    "um-event-used",
    "um-event-suppressed",
    "um-event-paid",
    "um-event-discarded",
    "um-event-gained",
    "um-event-reputation",
    "um-event-signalled",
    "um-event-freed",
    "um-event-card-drawn",
    "um-event-no-card",
    "um-event-swapped",
    "um-event-played",
    "um-event-publish-began",
    "um-event-volume-laid",
    "um-event-volume-cited",
    "um-event-published",
    "um-event-took-tile",
    "um-event-took-no-tile",
    "um-event-placed",
    "um-event-tile-discarded",
    "um-event-slid",
    "um-event-turned-up",
    "um-event-walked",
    "um-event-visited",
    "um-event-bonus-chosen",
    "um-event-bonus-taken",
    "um-event-bonus-marked",
    "um-event-fireworks-used",
    "um-event-fireworks-moved",
    "um-event-claimed",
    "um-event-dream-used",
    "um-event-treatment-over",
    "um-event-helped",
    "um-event-catharsis",
    "um-event-layer-shed",
    "um-event-cured",
    "um-event-room-opened",
    "um-event-lasting",
    "um-event-box-used",
    "um-event-drafted",
    "um-event-client-shown",
    "um-event-latent-turned",
    "um-event-top-chosen",
    "um-event-manifest-taken",
    "um-event-manifest-shown",
    "um-event-marker-set",
    "um-event-exchanged",
    "um-event-took-back",
    "um-event-copied",
];

fn insight(phrase: Phrase, token: Token) -> Phrase {
    let kind = if token.own { "own" } else { "common" };
    phrase.piece("spot", spot_name(token.spot)).word("kind", kind)
}

impl UnconsciousMind {
    /// Whom an event befalls by no doing of their own: whose volume is cited.
    pub(super) fn befallen(&self, event: &EventView) -> Option<Seat> {
        match *event {
            EventView::Open { seat, what: Open::VolumeLaid { cited: Some(owner), .. } } => {
                (owner != seat && !self.is_id(owner)).then_some(owner)
            }
            _ => None,
        }
    }

    pub(super) fn tell_open(&self, seat: Seat, what: Open) -> Phrase {
        let told =
            |end: &str| self.named_board(Phrase::new(&format!("um-event-{end}")), "seat", seat);
        match what {
            Open::RoundStarted { round } => {
                Phrase::new("um-event-round-started").number("round", round)
            }
            Open::TurnStarted => told("turn-started"),
            Open::TurnEnded => told("turn-ended"),
            Open::Id(did) => self.tell_id(did),
            Open::Ended { winners } if winners.is_empty() => Phrase::new("um-id-won"),
            Open::ManifestTaken { dream, .. } if self.is_id(seat) => self.tell_id_dream(dream),
            Open::Published { treatise, points, .. } if self.is_id(seat) => {
                self.tell_id_published(treatise, points)
            }
            Open::Ended { winners } => Phrase::new("um-event-ended")
                .seat("seat", winners.first().expect("somebody has won")),
            Open::StateIdeas => told("state-ideas"),
            Open::Pointed { space, action } => self.tell_space(told("pointed"), space, action),
            Open::Laid { space, action, ideas, bright } => self
                .tell_space(told("laid"), space, action)
                .number("ideas", ideas)
                .number("bright", bright),
            Open::RecallBegan { spaces } => told("recall-began").number("spaces", spaces),
            Open::IdeasBack { ideas } => told("ideas-back").number("ideas", ideas),
            Open::TreatBegan { client, .. } => {
                told("treat-began").piece("client", self.names().client(client))
            }
            Open::Passed => told("passed"),
            Open::Agreed { effect } => self.tell_effect(told("agreed"), effect),
            Open::Skipped => told("skipped"),
            Open::Picked { effect, .. } => self.tell_effect(told("picked"), effect),
            Open::ChoseLine { line } => told("chose-line").piece("line", line_name(line)),
            Open::Triggered { part, effect } => {
                self.tell_effect(told("triggered").word("part", part.name()), effect)
            }
            Open::TileTriggered { tile } => {
                told("tile-triggered").piece("tile", self.names().tile(tile))
            }
            Open::Inked { steps, bright, unlocked } => told("inked")
                .number("steps", steps)
                .number("bright", bright)
                .number("unlocked", unlocked),
            _ => self.tell_goods(told, what),
        }
    }

    pub(super) fn tell_effect(&self, phrase: Phrase, effect: EffectId) -> Phrase {
        phrase.phrases("effect", describe(&self.catalogue.effects, effect))
    }

    fn tell_space(&self, phrase: Phrase, space: u8, action: u8) -> Phrase {
        let action = self.catalogue.table.action_ids[usize::from(action)].clone();
        phrase.piece("space", Table::space_name(space)).piece("action", action)
    }

    fn tell_goods(&self, told: impl Fn(&str) -> Phrase, what: Open) -> Phrase {
        match what {
            Open::TrackTriggered { points, coffee } => {
                told("track-triggered").number("points", points).number("coffee", coffee)
            }
            Open::Generated { token, to } => {
                insight(told("generated"), token).piece("to", spot_name(to))
            }
            Open::Elevated { token } => insight(told("elevated"), token),
            Open::Transferred { token, to } => {
                insight(told("transferred"), token).piece("to", spot_name(to))
            }
            Open::Used { token } => insight(told("used"), token),
            Open::Suppressed { token } => insight(told("suppressed"), token),
            Open::Paid { good, count } => {
                told("paid").word("good", good.name()).number("count", count)
            }
            Open::Gained { good, count, beyond } => told("gained")
                .word("good", good.name())
                .number("count", count)
                .number("beyond", beyond)
                .number("points", beyond * self.exchanges.box_points()),
            Open::Reputation { points, steps } => {
                told("reputation").number("points", points).number("steps", steps)
            }
            Open::Signalled => told("signalled"),
            Open::Freed { free, coffee, gained } => told("freed")
                .word("free", free.name())
                .number("coffee", coffee)
                .number("gained", gained),
            Open::Claimed { goal } => {
                told("claimed").piece("goal", self.catalogue.goals[usize::from(goal)].id.clone())
            }
            Open::Walked { figure, to } => {
                told("walked").word("figure", figure.name()).piece("location", to.name())
            }
            Open::Visited { location, tags, bright, triggers } => told("visited")
                .piece("location", location.name())
                .word("by", if tags { "tags" } else { "figures" })
                .number("bright", bright)
                .number("triggers", triggers),
            Open::BonusChosen { slot } => told("bonus-chosen").piece("slot", self.slot_name(slot)),
            Open::BonusTaken { slot, spot: None } => {
                told("bonus-taken").piece("slot", self.slot_name(slot))
            }
            Open::BonusTaken { slot, spot: Some(spot) } => told("bonus-marked")
                .piece("slot", self.slot_name(slot))
                .piece("spot", spot_name(spot)),
            Open::FireworksUsed { slot } => {
                told("fireworks-used").piece("slot", self.slot_name(slot))
            }
            Open::FireworksMoved { to } => told("fireworks-moved").piece("district", to.name()),
            _ => self.tell_cards(told, what),
        }
    }

    fn tell_cards(&self, told: impl Fn(&str) -> Phrase, what: Open) -> Phrase {
        let names = self.names();
        match what {
            Open::Discarded { card } => told("discarded").piece("card", names.research(card)),
            Open::CardDrawn => told("card-drawn"),
            Open::NoCard => told("no-card"),
            Open::Swapped { give, take } => told("swapped")
                .piece("give", names.research(give))
                .piece("take", names.research(take)),
            Open::Played { card } => told("played").piece("card", names.research(card)),
            Open::PublishBegan { treatise } => {
                told("publish-began").piece("treatise", self.treatise_name(treatise))
            }
            Open::VolumeLaid { card, cited: None, .. } => {
                told("volume-laid").piece("card", names.research(card))
            }
            Open::VolumeLaid { card, cited: Some(owner), .. } => {
                let phrase = told("volume-cited").piece("card", names.research(card));
                let phrase = phrase.number("points", publish::CITED_POINTS);
                let phrase = phrase.number("bright", publish::CITED_BRIGHT);
                self.named_board(phrase, "owner", owner)
            }
            Open::Shelved { treatise, side } => Phrase::new("um-id-shelved")
                .piece("treatise", self.treatise_name(treatise))
                .word("side", side.name()),
            Open::Published { treatise, spot, points } => told("published")
                .piece("treatise", self.treatise_name(treatise))
                .piece("spot", spot_name(spot))
                .number("points", points),
            Open::Kept { tile, location } => {
                told("kept").piece("tile", names.tile(tile)).piece("location", location.name())
            }
            Open::TookTile { tile, .. } => told("took-tile").piece("tile", names.tile(tile)),
            Open::TookNoTile { level, column, points } => told("took-no-tile")
                .piece("place", display_name(level * 3 + column))
                .number("points", points),
            Open::Placed { tile, cell } => {
                told("placed").piece("tile", names.tile(tile)).piece("cell", cell_name(cell))
            }
            Open::TileDiscarded { tile } => told("tile-discarded").piece("tile", names.tile(tile)),
            Open::Slid { level, column } => told("slid")
                .piece("level", Level::ALL[usize::from(level)].name())
                .number("column", column),
            Open::TurnedUp { level, tile } => told("turned-up")
                .piece("level", Level::ALL[usize::from(level)].name())
                .piece("tile", names.tile(tile)),
            Open::Copied { tile, .. } => told("copied").piece("tile", names.tile(tile)),
            Open::TookBack { space } => told("took-back").piece("space", Table::space_name(space)),
            _ => self.tell_clients(told, what),
        }
    }

    fn treatise_name(&self, treatise: u8) -> String {
        self.catalogue.treatises[usize::from(treatise)].id.clone()
    }

    fn tell_clients(&self, told: impl Fn(&str) -> Phrase, what: Open) -> Phrase {
        let names = self.names();
        let about = |end: &str, client: u8| told(end).piece("client", names.client(client));
        match what {
            Open::DreamUsed { client, dream, manifest, matching, .. } => {
                let name = if manifest { names.manifest(dream) } else { names.latent(dream) };
                let matching = if matching { "yes" } else { "no" };
                about("dream-used", client).piece("dream", name).word("matching", matching)
            }
            Open::TreatmentOver { room, excess } => {
                told("treatment-over").piece("room", room_name(room)).number("excess", excess)
            }
            Open::Helped { client, marker, points, .. } => {
                about("helped", client).number("marker", marker).number("points", points)
            }
            Open::Catharsis { client, layer, points, .. } => about("catharsis", client)
                .piece("layer", names.layer(layer))
                .number("points", points),
            Open::LayerShed { client, layer, .. } => {
                about("layer-shed", client).piece("layer", names.layer(layer))
            }
            Open::Cured { client, points, .. } => about("cured", client).number("points", points),
            Open::RoomOpened => told("room-opened"),
            Open::Lasting { client } => about("lasting", client),
            Open::BoxUsed { client, .. } => about("box-used", client),
            Open::Drafted { room, client } => {
                about("drafted", client).piece("room", room_name(room))
            }
            Open::ClientShown { client, layer, .. } => {
                about("client-shown", client).piece("layer", names.layer(layer))
            }
            Open::SpareLaid { client } => about("spare-laid", client),
            Open::LatentTurned { client, dream, .. } => {
                about("latent-turned", client).piece("dream", names.latent(dream))
            }
            Open::TopChosen => told("top-chosen"),
            Open::ManifestTaken { client, dream, .. } => {
                about("manifest-taken", client).piece("dream", names.manifest(dream))
            }
            Open::ManifestShown { dream, .. } => {
                told("manifest-shown").piece("dream", names.manifest(dream))
            }
            Open::MarkerSet { client, marker, points, .. } => {
                about("marker-set", client).number("marker", marker).number("points", points)
            }
            Open::Exchanged { client, dream, .. } => {
                about("exchanged", client).piece("dream", names.manifest(dream))
            }
            _ => told("passed"),
        }
    }
}
