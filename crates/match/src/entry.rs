//! A game of the catalogue: the one place where its type is forgotten.

use std::collections::BTreeSet;

use mittwoch_ai::Bots;
use mittwoch_kernel::{
    About, AnswerBlock, DataFault, Edition, Pack, Phrase, Seat, Setting, Situation, Stand, Whole,
};
use mittwoch_protocol::{AnswerNumbers, CompanionReply, ComponentSheet, Origins};

use crate::door::GameDoor;
use crate::ear::{SeatEar, ear};
use crate::own::own_names;
use crate::running::{PHRASES, RunningMatch};
use crate::shared::shared_game;
use crate::{Door, DoorSetup, Header, Match, MatchSetup, RecordFault, StoredMatch, Title, replay};

/// A game with its bots, of which the catalogue is made.
pub struct CatalogueEntry<G: Whole> {
    bots: &'static Bots<G>,
}

impl<G: Whole> CatalogueEntry<G> {
    /// A game that these bots can play.
    pub const fn new(bots: &'static Bots<G>) -> CatalogueEntry<G> {
        CatalogueEntry { bots }
    }

    /// A game for each number of players and each value of each option.
    fn games(pack: &Pack) -> impl Iterator<Item = Result<G, Vec<DataFault>>> {
        let about = G::about();
        let counts = about.players.clone();
        let settings = counts.flat_map(move |count| Setting::one_by_one(&about, count));
        settings.map(|setting| G::new(pack, &setting))
    }

    /// A new match, guided or not.
    fn begun(&self, opening: MatchSetup, lesson: bool) -> Result<Box<dyn Match>, Vec<DataFault>> {
        let about = G::about();
        let MatchSetup { pack, setting, seed, entropy } = opening;
        let faults = setting.faults(&about);
        if !faults.is_empty() {
            return Err(faults);
        }
        let complete = setting.complete(&about);
        let make = || sound_game::<G>(&about, &pack, &setting);
        let game = shared_game(about.rules, &pack, &complete, make)?;
        let header = Header::new(&about, &pack, &setting, (seed, &entropy));
        let header = Header { lesson, ..header };
        #[cfg(feature = "redeal")]
        if let Some(draws) = crate::redeal::laid(seed) {
            let running = RunningMatch::with(game, header, seed, draws).with_bots(self.bots);
            return Ok(Box::new(running.with_names(own_names(&about, &pack))));
        }
        let running = RunningMatch::new(game, header, seed).with_bots(self.bots);
        Ok(Box::new(running.with_names(own_names(&about, &pack))))
    }
}

impl<G: Whole> Title for CatalogueEntry<G> {
    fn about(&self) -> About {
        G::about()
    }

    fn editions(&self) -> &'static [Edition] {
        G::EDITIONS
    }

    fn bots(&self) -> &'static [&'static str] {
        self.bots.names
    }

    fn usual_bot(&self) -> &'static str {
        self.bots.usual()
    }

    fn pack(&self, owner: Option<&Pack>) -> Result<Pack, Vec<DataFault>> {
        let built_in = G::about().packs().next().expect("every game has a pack of today")?;
        owner.map_or(Ok(built_in.clone()), |owner| built_in.overlaid(owner))
    }

    fn pack_of(&self, owner: Option<&Pack>, digest: &str) -> Option<Pack> {
        G::about().pack_of(owner, digest)
    }

    fn check_pack_while(&self, pack: &Pack, time: &dyn Fn() -> bool) -> Option<Vec<DataFault>> {
        let mut faults: BTreeSet<DataFault> = pack.limits().into_iter().collect();
        let key = G::about().key;
        if pack.game().is_some_and(|game| game != key) {
            faults.insert(DataFault::in_file(Pack::FILE, format!("the pack is not for {key}")));
        }
        for game in Self::games(pack) {
            faults.extend(game.err().into_iter().flatten());
            if !time() {
                return None;
            }
        }
        Some(faults.into_iter().collect())
    }

    fn check_setting(&self, pack: &Pack, setting: &Setting) -> Vec<DataFault> {
        let about = G::about();
        let faults = setting.faults(&about);
        if !faults.is_empty() {
            return faults;
        }
        // Whoever asks plays it next, mostly: the game is held for them.
        let make = || sound_game::<G>(&about, pack, setting);
        let game = shared_game(about.rules, pack, &setting.complete(&about), make);
        game.err().unwrap_or_default()
    }

    fn sheet(
        &self,
        rules: u32,
        pack: &Pack,
        setting: &Setting,
    ) -> Result<ComponentSheet, Vec<DataFault>> {
        let about = G::about_of(rules).map_err(|fault| vec![fault])?;
        let game = sound_game::<G>(&about, pack, setting)?;
        let [certain, likely, guess, reconstructed] = pack.origins();
        Ok(ComponentSheet {
            game: about.key.to_owned(),
            digest: pack.digest(),
            rules,
            players: setting.players,
            origins: Origins { certain, likely, guess, reconstructed },
            pieces: own_names(&about, pack).all(game.pieces()),
            answers: answer_numbers(&game),
            sheet: serde_json::to_value(game.sheet()).expect("a sheet is plain JSON"),
        })
    }

    fn has_companion(&self) -> bool {
        G::COMPANION
    }

    fn accompany(
        &self,
        pack: &Pack,
        situation: &Situation,
    ) -> Option<Result<CompanionReply, Phrase>> {
        let stands = G::accompany(pack, situation)?;
        Some(stands.map(|Stand { guide, view, events }| {
            let view = serde_json::to_value(view).expect("a view is plain JSON");
            let plain = |event| serde_json::to_value(event).expect("an event is plain JSON");
            CompanionReply { guide, view, events: events.into_iter().map(plain).collect() }
        }))
    }

    fn components_page(&self) -> String {
        G::components_page()
    }

    fn open(&self, opening: MatchSetup) -> Result<Box<dyn Match>, Vec<DataFault>> {
        self.begun(opening, false)
    }

    fn door(&self, setup: &DoorSetup) -> Result<Box<dyn Door>, Vec<DataFault>> {
        let about = G::about_of(setup.rules.unwrap_or(G::RULES)).map_err(|fault| vec![fault])?;
        let game = sound_game::<G>(&about, &setup.pack, &setup.setting)?;
        Ok(Box::new(GameDoor::new(game, self.bots, setup.watching)))
    }

    fn ear(
        &self,
        rules: Option<u32>,
        components: (&Pack, &Setting),
        seen: (Seat, &serde_json::Value),
    ) -> Result<Box<dyn SeatEar>, Vec<DataFault>> {
        ear::<G>(rules, components, seen)
    }

    fn open_lesson(&self, opening: MatchSetup) -> Result<Box<dyn Match>, Vec<DataFault>> {
        self.begun(opening, true)
    }

    fn resume(&self, text: &str, pack: &Pack) -> Result<Box<dyn Match>, RecordFault> {
        let running = replay::resume::<G>(text, pack)?.with_bots(self.bots);
        Ok(Box::new(running.with_names(own_names(&G::about(), pack))))
    }

    fn reopen(&self, kept: &StoredMatch<'_>, pack: &Pack) -> Result<Box<dyn Match>, RecordFault> {
        let running = replay::reopen::<G>(kept, pack)?.with_bots(self.bots);
        Ok(Box::new(running.with_names(own_names(&G::about(), pack))))
    }

    fn keys(&self) -> BTreeSet<String> {
        let pack = self.pack(None);
        let games = pack.iter().flat_map(Self::games).flatten();
        games.flat_map(|game| game.keys()).chain(PHRASES.map(str::to_owned)).collect()
    }

    #[cfg(feature = "redeal")]
    fn redeal(
        &self,
        saved: &str,
        pack: &Pack,
        moment: crate::RedealPoint,
        luck: u64,
    ) -> Result<crate::Deal, String> {
        let truth = replay::resume::<G>(saved, pack).map_err(|fault| fault.to_string())?;
        crate::redeal::redeal(&truth.course, moment, luck)
    }
}

fn answer_numbers<G: Whole>(game: &G) -> Vec<AnswerNumbers> {
    let blocks = game.numbering().blocks().iter();
    let numbers = |block: &AnswerBlock| AnswerNumbers {
        verb: block.verb.to_owned(),
        first: block.first,
        values: block.values.to_vec(),
    };
    blocks.map(numbers).collect()
}

/// A game of a pack and a setting, or every fault of the setting, or else of the pack.
pub fn sound_game<G: Whole>(
    about: &About,
    pack: &Pack,
    setting: &Setting,
) -> Result<G, Vec<DataFault>> {
    let faults = setting.faults(about);
    if !faults.is_empty() {
        return Err(faults);
    }
    G::with_rules(about.rules, pack, &setting.complete(about))
}
