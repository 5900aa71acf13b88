//! A table of the solo game: pieces are put by hand, the luck is wished for, the Id goes on.

use mittwoch_kernel::{Chance, EventLog, Game, Label, Pack, Setting, Stack, Wording};
use mittwoch_unconscious_mind::effect::{EffectId, notation};
use mittwoch_unconscious_mind::{
    Deed, Did, Event, Exchange, Frame, ID, Mover, Open, PERSON, Player, Plight, State, Step,
    UnconsciousMind,
};

use crate::support::pack;

/// Luck that takes what a test wishes for, else the first thing there is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    names: Vec<String>,
    left: Vec<String>,
}

impl Chance for Wish {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(bound as usize, self.left.len());
        let wished = self.left.iter().position(|name| self.names.contains(name)).unwrap_or(0);
        self.left.remove(wished);
        wished as u32
    }

    fn announce(&mut self, _what: Label, items: impl FnOnce() -> Vec<String>) {
        self.left = items();
    }
}

/// The solo game at some moment, with all that was told.
pub(crate) struct Table {
    pub(crate) game: UnconsciousMind,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
    luck: Wish,
}

impl Table {
    /// A game with options and components of its own, just set up.
    pub(crate) fn fresh(pack: &Pack, setting: &Setting, wishes: &[&str]) -> Table {
        Table::by(UnconsciousMind::RULES, pack, setting, wishes)
    }

    /// The same by some version of the rules.
    pub(crate) fn by(rules: u32, pack: &Pack, setting: &Setting, wishes: &[&str]) -> Table {
        let game = UnconsciousMind::with_rules(rules, pack, setting).expect("a sound setting");
        let names = wishes.iter().map(|name| (*name).to_owned()).collect();
        let (mut luck, mut log) = (Wish { names, left: Vec::new() }, EventLog::default());
        let state = game.setup(&mut luck, &mut log);
        let mut table = Table { game, state, told: Vec::new(), luck };
        table.hear(log);
        table
    }

    /// The first turn of the person at a level.
    pub(crate) fn at(level: &str) -> Table {
        Table::fresh(&pack(), &Setting::new(1).with("level", level), &[]).begun()
    }

    /// The first turn of the person, at medium.
    pub(crate) fn new() -> Table {
        Table::at("medium")
    }

    /// The first turn of the person by some version of the rules, with the Journalist and the
    /// Fireworks.
    pub(crate) fn with_modules(rules: u32) -> Table {
        let setting = Setting::new(1).with("journalist", "true").with("fireworks", "true");
        Table::by(rules, &pack(), &setting, &[]).begun()
    }

    /// Takes the first offers until the first turn begins; nobody has scored, nothing was told.
    pub(crate) fn begun(mut self) -> Table {
        while self.state.round == 0 {
            let mut offers = Vec::new();
            self.game.legal(&self.state, PERSON, &mut offers);
            let text = self.game.write(offers[0]);
            self = self.answer(&text);
        }
        self.told.clear();
        self.state.players.iter_mut().for_each(|player| player.points = 0);
        self
    }

    fn hear(&mut self, log: EventLog<Event>) {
        self.told.extend(log.0.into_iter().filter_map(|event| match event {
            Event::Open { what, .. } => Some(what),
            Event::Drew { .. } => None,
        }));
    }

    /// Wishes for what luck brings from now on.
    pub(crate) fn wish(mut self, names: &[&str]) -> Table {
        self.luck.names = names.iter().map(|name| (*name).to_owned()).collect();
        self
    }

    /// Changes the position by hand.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// The person answers.
    pub(crate) fn answer(mut self, text: &str) -> Table {
        let action = self.game.read(text).expect("an answer");
        self.game.check(&self.state, PERSON, action).expect("an open answer");
        let mut log = EventLog::default();
        self.game.perform(&mut self.state, PERSON, action, &mut self.luck, &mut log);
        self.hear(log);
        self
    }

    /// The Id goes through this business, the last first, and then the game stands still.
    pub(crate) fn goes(mut self, frames: &[Frame]) -> Table {
        self.state.turn = ID;
        self.state.stack = Stack::new();
        self.state.stack.push(Frame::Over);
        frames.iter().for_each(|frame| self.state.stack.push(*frame));
        let mut log = EventLog::default();
        self.game.resume(&mut self.state, &mut self.luck, &mut log);
        assert_eq!(self.state.stack.depth(), 1, "{:?}", self.state.stack.top());
        self.hear(log);
        self
    }

    /// A whole turn of the Id, and nothing after it.
    pub(crate) fn turn(self) -> Table {
        let mut table = self;
        table.state.therapy = Default::default();
        table.state.id.next_room = None;
        table.goes(&[Frame::Close, Frame::Draft, Frame::Boxes, Frame::Turn])
    }

    /// The Id runs an effect that is printed somewhere.
    pub(crate) fn runs(self, text: &str) -> Table {
        let effect = self.printed(text).unwrap_or_else(|| panic!("'{text}' is not printed"));
        self.goes(&[Frame::Run { effect, asked: true }])
    }

    fn printed(&self, text: &str) -> Option<EffectId> {
        let catalogue = self.game.catalogue();
        let mut all = catalogue.printed.iter().map(|printed| printed.effect);
        all.find(|effect| notation(&catalogue.effects, *effect) == text)
    }

    /// What belongs to the Id.
    pub(crate) fn id(&self) -> &Player {
        self.state.player(ID)
    }

    /// What the Id did by its own rules.
    pub(crate) fn did(&self) -> Vec<Did> {
        let own = |open: &Open| match open {
            Open::Id(did) => Some(*did),
            _ => None,
        };
        self.told.iter().filter_map(own).collect()
    }

    /// What it took something else for, in order.
    pub(crate) fn exchanges(&self) -> Vec<(Exchange, u8)> {
        let exchanged = |did: Did| match did {
            Did::Exchanged { what, times, .. } => Some((what, times)),
            _ => None,
        };
        self.did().into_iter().filter_map(exchanged).collect()
    }

    /// How often the compass was turned.
    pub(crate) fn turns_of_compass(&self) -> usize {
        self.did().iter().filter(|did| matches!(did, Did::Compass { .. })).count()
    }

    /// The place of a component in a list of names.
    pub(crate) fn client(&self, name: &str) -> u8 {
        place(self.game.catalogue().clients.iter().map(|client| &client.id), name)
    }

    pub(crate) fn research(&self, name: &str) -> u8 {
        place(self.game.catalogue().research.iter().map(|card| &card.id), name)
    }

    pub(crate) fn treatise(&self, name: &str) -> u8 {
        place(self.game.catalogue().treatises.iter().map(|treatise| &treatise.id), name)
    }

    pub(crate) fn manifest(&self, name: &str) -> u8 {
        place(self.game.catalogue().manifest.iter().map(|dream| &dream.id), name)
    }

    pub(crate) fn card(&self, name: &str) -> u8 {
        place(self.game.catalogue().id.cards.iter().map(|card| &card.id), name)
    }

    pub(crate) fn overlay(&self, name: &str) -> u8 {
        let overlays = &self.game.catalogue().id.overlays;
        let all =
            overlays.iter().map(|pair| &pair.id).chain(overlays.iter().map(|pair| &pair.twin));
        place(all, name)
    }

    /// Research cards lie in the Id's row.
    pub(crate) fn playing(self, names: &[&str]) -> Table {
        let cards: Vec<u8> = names.iter().map(|name| self.research(name)).collect();
        self.with(|state| {
            for card in cards {
                state.research.bag.remove(card);
                state.research.count -= 1;
                state.players[ID.index()].played.insert(card);
                state.id.row.push(card);
            }
        })
    }

    /// The person has published these treatises; they have no volumes.
    pub(crate) fn published(self, names: &[&str]) -> Table {
        let treatises: Vec<u8> = names.iter().map(|name| self.treatise(name)).collect();
        self.with(|state| {
            for treatise in treatises {
                state.treatises[usize::from(treatise)].owner = Some(PERSON);
                state.id.shelf.push(treatise);
            }
        })
    }

    /// A research card lies at the left of the display, whatever lay there.
    pub(crate) fn showing(self, name: &str) -> Table {
        let card = self.research(name);
        self.with(|state| {
            if state.shown_research[1] == Some(card) {
                state.shown_research.swap(0, 1);
            } else if let Some(before) = state.shown_research[0].replace(card) {
                state.research.bag.insert(before);
                state.research.bag.remove(card);
            }
        })
    }

    /// The Id has so many insights in its supply.
    pub(crate) fn insights(self, count: u8) -> Table {
        self.with(|state| state.players[ID.index()].dial[0][1] = count)
    }
}

fn place<'a>(mut all: impl Iterator<Item = &'a String>, name: &str) -> u8 {
    all.position(|id| id == name).unwrap_or_else(|| panic!("no {name}")) as u8
}

/// Something lies on an idea space.
pub(crate) fn take(state: &mut State, space: u8, owner: mittwoch_kernel::Seat, ideas: u8) {
    let at = &mut state.spaces[usize::from(space)];
    (at.ideas, at.owner) = (ideas, owner);
}

/// The first bonus that was taken: slot, through whom, whether tied, why no district, tags.
pub(crate) fn bonus(table: &Table) -> (u8, Mover, bool, Plight, u8) {
    let taken = table.did().into_iter().find_map(|did| match did {
        Did::Bonus { slot, mover, tied, plight, tags, .. } => {
            Some((slot, mover, tied, plight, tags))
        }
        _ => None,
    });
    taken.unwrap_or_else(|| panic!("no bonus: {:?}", table.did()))
}

/// The tile with a deed acts.
pub(crate) fn acts(table: Table, deed: Deed) -> Table {
    let tiles = &table.game.catalogue().id.tiles;
    let tile = tiles.iter().position(|tile| tile.deed == deed).expect("a tile") as u8;
    table.goes(&[Frame::Id(Step::Deed { tile })])
}
