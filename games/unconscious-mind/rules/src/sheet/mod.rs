//! What is printed on the components, typed: all that a board draws of them, and their full text.
//!
//! A sheet is made of a checked pack, whatever the setting of a table. Its lists have the order of
//! the catalogue, so a number of an event view is a place in the list of its kind: `client: 3` is
//! `clients[3]`, `slot: 20` is `slots[20]`, `effect: 7` is `effects[7]`.

mod board;
mod card;
mod id;
mod text;

use std::collections::BTreeMap;

use mittwoch_kernel::Phrase;

pub use board::{
    ActionSheet, CitySheet, DisplaySheet, DistrictSheet, DistrictSlotSheet, LineSheet,
    LocationSheet, LocationTileSheet, PracticeSheet, ReputationActionSheet, ReputationSheet,
    SlotSheet, SpaceSheet, SpotSheet, TableSheet, ZoneSheet,
};
pub use card::{
    ClientSheet, DreamSheet, GoalSheet, LayerSheet, ResearchSheet, RoomSheet, StartSheet,
    TileSheet, TreatiseSheet,
};
pub use id::{AidSheet, IdSheet, IdTileSheet, MeetingCardSheet, OverlaySheet};
pub use text::{TextLine, TextPart};

use crate::component::Catalogue;
use crate::effect::{EffectId, Icon, describe, icons};

mittwoch_kernel::wired! {
    /// An effect as it is drawn and as it is said.
    Print {
        /// Its icons in printed order.
        icons: Vec<Icon>,
        /// Phrases that are a sentence when they are read one after the other.
        words: Vec<Phrase>,
    }

    /// What is printed on the components.
    Sheet {
        /// Every effect and every part of one, by its number.
        effects: Vec<Print>,
        /// The full text of every component, by its plain name.
        text: BTreeMap<String, Vec<TextLine>>,
        /// The research cards.
        research: Vec<ResearchSheet>,
        /// The treatises.
        treatises: Vec<TreatiseSheet>,
        /// The notebook tiles: level I, level II, starting tiles.
        tiles: Vec<TileSheet>,
        /// The clients: routine ones, case studies.
        clients: Vec<ClientSheet>,
        /// The grief layers; the last one is that of the first clients.
        layers: Vec<LayerSheet>,
        /// The latent dreams.
        latent: Vec<DreamSheet>,
        /// The manifest dreams.
        manifest: Vec<DreamSheet>,
        /// The location goals.
        goals: Vec<GoalSheet>,
        /// The office room cards.
        room_cards: Vec<RoomSheet>,
        /// The meeting table and the notebook display.
        table: TableSheet,
        /// The city.
        city: CitySheet,
        /// The names of all bonus slots: of the locations, then of the districts.
        slots: Vec<String>,
        /// The reputation track.
        reputation: ReputationSheet,
        /// The player board and the office board.
        practice: PracticeSheet,
        /// What each seat starts with beyond the others.
        seats: Vec<Option<EffectId>>,
        /// What the solo game adds.
        id: IdSheet,
    }
}

impl Catalogue {
    /// What is printed on these components, whatever the setting.
    pub fn sheet(&self) -> Sheet {
        sheet(self)
    }
}

fn sheet(all: &Catalogue) -> Sheet {
    let slots = all.city.slot_ids.iter().flatten();
    Sheet {
        effects: all.effects.ids().map(|id| print(all, id)).collect(),
        text: text::texts(all),
        research: all.research.iter().map(card::research).collect(),
        treatises: all.treatises.iter().map(card::treatise).collect(),
        tiles: all.tiles.iter().map(card::tile).collect(),
        clients: all.clients.iter().map(card::client).collect(),
        layers: all.layers.iter().map(card::layer).collect(),
        latent: all.latent.iter().map(|dream| card::dream(all, dream)).collect(),
        manifest: all.manifest.iter().map(|dream| card::dream(all, dream)).collect(),
        goals: all.goals.iter().map(card::goal).collect(),
        room_cards: all.set_up.rooms.iter().map(card::room).collect(),
        table: board::table(all),
        city: board::city(all),
        slots: slots.chain(all.city.district_slot_ids.iter().flatten()).cloned().collect(),
        reputation: board::reputation(all),
        practice: board::practice(all),
        seats: all.set_up.seats.to_vec(),
        id: id::sheet(all),
    }
}

fn print(all: &Catalogue, id: EffectId) -> Print {
    Print { icons: icons(&all.effects, id), words: describe(&all.effects, id) }
}

impl Sheet {
    /// An effect as it is drawn and as it is said.
    pub fn effect(&self, id: EffectId) -> &Print {
        &self.effects[usize::from(id.0)]
    }

    /// The full text of a component; nothing for a name that is none.
    pub fn text(&self, name: &str) -> &[TextLine] {
        self.text.get(name).map_or(&[], Vec::as_slice)
    }

    /// The keys of all its phrases.
    pub(crate) fn keys(&self) -> impl Iterator<Item = String> {
        let effects = self.effects.iter().flat_map(|print| &print.words);
        let words = self.text.values().flatten().flat_map(|line| &line.words);
        effects.chain(words).map(|phrase| phrase.key.clone())
    }

    /// The phrases of a line, those of its effect last.
    pub fn words<'a>(&'a self, line: &'a TextLine) -> impl Iterator<Item = &'a Phrase> {
        let effect = line.effect.map_or(&[][..], |id| &self.effect(id).words);
        line.words.iter().chain(effect)
    }
}
