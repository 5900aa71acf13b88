//! The door of one game.

use std::any::Any;
use std::sync::Arc;

use mittwoch_ai::{Bots, MindBudget};
use mittwoch_kernel::{
    Dice, EventLog, FastRng, Observation, Outcome, Seat, Seats, Seed, Silent, Viewer, Whole,
};

use super::bots::DoorBots;
use super::pen::FloatPen;
use super::{Door, DoorFault, DoorSpec, DoorThought};
use crate::history::History;

/// A game with what is needed to go on without the heap.
pub(crate) struct GameDoor<G: Whole> {
    game: Arc<G>,
    spec: Arc<DoorSpec>,
    state: G::State,
    dice: Dice,
    /// Whose answer is awaited.
    asked: Seats,
    /// What each seat knows; nothing where nobody watches.
    known: Vec<G::Knowledge>,
    watching: bool,
    /// What happened at the last answer, for those who watch.
    heard: EventLog<G::Event>,
    /// The answers that are open to a seat, with their numbers.
    offers: Vec<G::Action>,
    numbers: Vec<u32>,
    offered: Option<Seat>,
    bots: DoorBots<G>,
}

impl<G: Whole> GameDoor<G> {
    /// A door to a game, at the beginning of one.
    pub(crate) fn new(
        game: impl Into<Arc<G>>,
        bots: &'static Bots<G>,
        watching: bool,
    ) -> GameDoor<G> {
        let game = game.into();
        let mut dice = Dice::new(Seed::from_number(0).key(&[]));
        let state = game.setup(&mut dice, &mut Silent);
        let viewer = Viewer::Seat(Seat(0));
        let seen = Observation::of(&*game, &game.know(viewer, &game.view(&state, viewer)));
        let spec = DoorSpec {
            seats: game.seats(),
            answers: game.numbering().count(),
            blocks: game.numbering().blocks().to_vec(),
            observation: seen.numbers.len(),
            features: seen.features,
        };
        let mut door = GameDoor {
            bots: DoorBots::new(bots, game.seats()),
            game,
            spec: Arc::new(spec),
            state,
            dice,
            asked: Seats::NONE,
            known: Vec::new(),
            watching,
            heard: EventLog(Vec::with_capacity(256)),
            offers: Vec::with_capacity(256),
            numbers: Vec::with_capacity(256),
            offered: None,
        };
        door.sit_down();
        door
    }

    /// A door to a match as it stands; answers that lie sealed are given by whoever keeps it.
    pub(crate) fn of_match(
        course: &History<G>,
        (seed, dice): (Seed, Dice),
        bots: &'static Bots<G>,
    ) -> GameDoor<G> {
        let mut door = GameDoor::new(course.game.clone(), bots, true);
        (door.state, door.dice) = (course.state, dice);
        door.asked = course.asked();
        door.known.clone_from(&course.knowledge);
        let given = |seat| course.answers().filter(|(record, _)| record.seat == seat).count();
        door.bots.begin(seed);
        door.bots.go_on(Seats::first_n(door.spec.seats).iter().map(|seat| given(seat) as u64));
        door
    }

    /// Lets everybody look at a game that was just set up.
    fn sit_down(&mut self) {
        self.offered = None;
        self.asked = self.game.asked(&self.state);
        self.known.clear();
        if self.watching {
            let (game, state) = (&self.game, &self.state);
            let viewers = Seats::first_n(game.seats()).iter().map(Viewer::Seat);
            let known = viewers.map(|viewer| game.know(viewer, &game.view(state, viewer)));
            self.known.extend(known);
        }
        let (game, state) = (&self.game, &self.state);
        self.bots.sit_down(game, |seat| known_now(&**game, state, seat));
    }

    /// Asks the rules what is open to a seat, unless that is known.
    #[inline]
    fn look(&mut self, seat: Seat) {
        if self.offered == Some(seat) {
            return;
        }
        let (game, numbers) = (&self.game, &mut self.numbers);
        self.offers.clear();
        numbers.clear();
        if self.asked.contains(seat) {
            game.legal(&self.state, seat, &mut self.offers);
        }
        let number = |action: &G::Action| {
            game.number(seat, *action).expect("an answer that is offered has a number")
        };
        numbers.extend(self.offers.iter().map(number));
        self.offered = Some(seat);
    }

    fn perform(&mut self, seat: Seat, action: G::Action) {
        if !self.watching && self.bots.is_empty() {
            return self.game.perform(&mut self.state, seat, action, &mut self.dice, &mut Silent);
        }
        self.game.perform(&mut self.state, seat, action, &mut self.dice, &mut self.heard);
        for event in self.heard.0.drain(..) {
            for (knowledge, seat) in self.known.iter_mut().zip((0..).map(Seat)) {
                if let Some(view) = self.game.event_view(&event, Viewer::Seat(seat)) {
                    self.game.learn(knowledge, &view);
                }
            }
            self.bots.hear(&self.game, &event);
        }
    }

    /// Lets the bots sit down anew, with what their seats know.
    fn sit_down_again(&mut self) {
        let (game, state, known) = (&self.game, &self.state, &self.known);
        self.bots.sit_down(game, |seat| {
            let known = known.get(seat.index()).cloned();
            known.unwrap_or_else(|| known_now(&**game, state, seat))
        });
    }

    /// The same game at the same moment.
    fn copied(&self) -> GameDoor<G> {
        let mut twin = GameDoor::<G> {
            game: self.game.clone(),
            spec: self.spec.clone(),
            state: self.state,
            dice: self.dice.clone(),
            asked: self.asked,
            known: self.known.clone(),
            watching: self.watching,
            heard: EventLog(Vec::with_capacity(self.heard.0.capacity())),
            offers: Vec::with_capacity(self.offers.capacity()),
            numbers: Vec::with_capacity(self.numbers.capacity()),
            offered: None,
            bots: self.bots.names(),
        };
        twin.known.reserve(self.spec.seats.into());
        twin.sit_down_again();
        twin
    }

    fn refused(&self, seat: Seat) -> DoorFault {
        match (self.asked.is_empty(), self.asked.contains(seat)) {
            (true, _) => DoorFault::Over,
            (_, false) => DoorFault::NotAsked,
            _ => DoorFault::NotOffered,
        }
    }
}

/// What a seat knows that sees a position and remembers nothing of before.
fn known_now<G: Whole>(game: &G, state: &G::State, seat: Seat) -> G::Knowledge {
    let viewer = Viewer::Seat(seat);
    game.know(viewer, &game.view(state, viewer))
}

impl<G: Whole> Door for GameDoor<G> {
    fn spec(&self) -> &DoorSpec {
        &self.spec
    }

    fn restart(&mut self, seed: Seed) {
        self.dice = Dice::new(seed.key(&[]));
        self.state = self.game.setup(&mut self.dice, &mut Silent);
        self.bots.begin(seed);
        self.sit_down();
    }

    fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed.key(&[]));
    }

    #[inline]
    fn asked(&self) -> Seats {
        self.asked
    }

    #[inline]
    fn legal(&mut self, seat: Seat) -> &[u32] {
        self.look(seat);
        &self.numbers
    }

    fn mask(&mut self, seat: Seat, mask: &mut [u8]) -> Result<(), DoorFault> {
        let needed = self.spec.answers as usize;
        if mask.len() != needed {
            return Err(DoorFault::Length { needed });
        }
        self.look(seat);
        mask.fill(0);
        self.numbers.iter().for_each(|number| mask[*number as usize] = 1);
        Ok(())
    }

    #[inline]
    fn step(&mut self, seat: Seat, number: u32) -> Result<(), DoorFault> {
        self.look(seat);
        let Some(place) = self.numbers.iter().position(|open| *open == number) else {
            return Err(self.refused(seat));
        };
        let action = self.offers[place];
        self.offered = None;
        self.bots.answered(seat);
        self.perform(seat, action);
        self.asked = self.game.asked(&self.state);
        Ok(())
    }

    fn observe(&self, seat: Seat, into: &mut [f32]) -> Result<(), DoorFault> {
        let needed = self.spec.observation;
        if !self.watching {
            return Err(DoorFault::NotWatching);
        }
        let knowledge = self.known.get(seat.index()).ok_or(DoorFault::NoSeat)?;
        if into.len() != needed {
            return Err(DoorFault::Length { needed });
        }
        let mut pen = FloatPen::new(into);
        self.game.observe(knowledge, &mut pen);
        debug_assert_eq!(pen.written(), needed, "an observation has one form");
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn as_it_stands(&self) -> Outcome {
        self.game.as_it_stands(&self.state)
    }

    fn notation(&self, seat: Seat, number: u32) -> Option<String> {
        let seat = (seat.0 < self.spec.seats).then_some(seat)?;
        Some(self.game.write(self.game.numbered(seat, number)?))
    }

    fn number(&self, seat: Seat, notation: &str) -> Option<u32> {
        let seat = (seat.0 < self.spec.seats).then_some(seat)?;
        self.game.number(seat, self.game.read(notation).ok()?)
    }

    fn twin(&self) -> Box<dyn Door> {
        Box::new(self.copied())
    }

    fn imagine(&self, seat: Seat, luck: Seed) -> Result<Box<dyn Door>, DoorFault> {
        if !self.watching {
            return Err(DoorFault::NotWatching);
        }
        let knowledge = self.known.get(seat.index()).ok_or(DoorFault::NoSeat)?;
        let mut world = self.copied();
        world.state = self.game.determinize(knowledge, &mut FastRng::new(luck.small()));
        world.dice = Dice::new(luck.key(&[]));
        world.asked = self.game.asked(&world.state);
        for other in Seats::first_n(self.spec.seats).iter().filter(|other| *other != seat) {
            world.known[other.index()] = known_now(&*self.game, &world.state, other);
        }
        world.sit_down_again();
        Ok(Box::new(world))
    }

    fn copy_from(&mut self, other: &dyn Door) -> bool {
        let Some(other) = other.any().downcast_ref::<GameDoor<G>>() else { return false };
        if !Arc::ptr_eq(&self.game, &other.game) || self.watching != other.watching {
            return false;
        }
        self.state = other.state;
        self.dice = other.dice.clone();
        self.asked = other.asked;
        self.known.clone_from(&other.known);
        self.offered = None;
        self.bots.follow(&other.bots);
        self.sit_down_again();
        true
    }

    fn any(&self) -> &dyn Any {
        self
    }

    fn seat_bot(&mut self, seat: Seat, name: Option<&str>) -> bool {
        if !self.bots.name(seat, name) {
            return false;
        }
        let known = self.known.get(seat.index()).cloned();
        let known = known.unwrap_or_else(|| known_now(&*self.game, &self.state, seat));
        self.bots.sit(&self.game, seat, known);
        true
    }

    fn think(&mut self, seat: Seat, budget: &MindBudget) -> Option<DoorThought> {
        self.look(seat);
        self.bots.think(&self.game, seat, &self.offers, budget)
    }
}
