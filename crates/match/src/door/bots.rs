//! Bots at the seats of a door.

use mittwoch_ai::{Bots, MindBudget, SeatedMind};
use mittwoch_kernel::{Seat, Seed, Viewer, Whole};

use super::DoorThought;
use crate::mind_seed;

/// The bots that sit at a door. Without any, nothing is done and nothing is taken from the heap.
pub(super) struct DoorBots<G: Whole> {
    known: &'static Bots<G>,
    /// What the luck of their thoughts follows from.
    seed: Seed,
    places: Vec<BotPlace<G>>,
    /// How many seats have a bot.
    seated: usize,
}

/// A seat, with its bot if it has one.
struct BotPlace<G: Whole> {
    name: Option<String>,
    mind: Option<SeatedMind<G>>,
    /// How many answers of the seat stand.
    given: u64,
}

impl<G: Whole> DoorBots<G> {
    /// Nobody yet.
    pub(super) fn new(known: &'static Bots<G>, seats: u8) -> DoorBots<G> {
        let place = |_| BotPlace { name: None, mind: None, given: 0 };
        let places = (0..seats).map(place).collect();
        DoorBots { known, seed: Seed::from_number(0), places, seated: 0 }
    }

    /// The same bots, none of whom has sat down.
    pub(super) fn names(&self) -> DoorBots<G> {
        let place = |place: &BotPlace<G>| BotPlace {
            name: place.name.clone(),
            mind: None,
            given: place.given,
        };
        let places = self.places.iter().map(place).collect();
        DoorBots { known: self.known, seed: self.seed, places, seated: self.seated }
    }

    /// Takes over whoever sits at another door, without minds.
    pub(super) fn follow(&mut self, other: &DoorBots<G>) {
        (self.seed, self.seated) = (other.seed, other.seated);
        for (place, other) in self.places.iter_mut().zip(&other.places) {
            place.name.clone_from(&other.name);
            (place.mind, place.given) = (None, other.given);
        }
    }

    /// Whether no bot sits here.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.seated == 0
    }

    /// A game begins with this seed.
    pub(super) fn begin(&mut self, seed: Seed) {
        self.seed = seed;
        self.places.iter_mut().for_each(|place| place.given = 0);
    }

    /// A game goes on in which each seat has given so many answers.
    pub(super) fn go_on(&mut self, given: impl Iterator<Item = u64>) {
        self.places.iter_mut().zip(given).for_each(|(place, given)| place.given = given);
    }

    /// Says who is to sit at a seat; whether there is such a bot and such a seat.
    pub(super) fn name(&mut self, seat: Seat, name: Option<&str>) -> bool {
        let known = name.is_none_or(|name| self.known.mind(name).is_some());
        let Some(place) = self.places.get_mut(seat.index()).filter(|_| known) else {
            return false;
        };
        place.name = name.map(str::to_owned);
        place.mind = None;
        self.seated = self.places.iter().filter(|place| place.name.is_some()).count();
        true
    }

    /// Lets everybody sit down who is to sit here.
    pub(super) fn sit_down(&mut self, game: &G, knows: impl Fn(Seat) -> G::Knowledge) {
        if self.is_empty() {
            return;
        }
        for seat in (0..self.places.len() as u8).map(Seat) {
            if self.places[seat.index()].name.is_some() {
                self.sit(game, seat, knows(seat));
            }
        }
    }

    /// Lets whoever is to sit at a seat sit down with what it knows.
    pub(super) fn sit(&mut self, game: &G, seat: Seat, knowledge: G::Knowledge) {
        let place = &mut self.places[seat.index()];
        let mind = place.name.as_deref().and_then(|name| self.known.mind(name));
        let seed = mind_seed(self.seed, seat);
        place.mind = mind.map(|mind| SeatedMind::sit(game, mind, (seat, seed), knowledge));
    }

    /// Tells everybody what they may know of an event.
    #[inline]
    pub(super) fn hear(&mut self, game: &G, event: &G::Event) {
        if self.is_empty() {
            return;
        }
        for (place, seat) in self.places.iter_mut().zip((0..).map(Seat)) {
            let Some(mind) = &mut place.mind else { continue };
            if let Some(view) = game.event_view(event, Viewer::Seat(seat)) {
                mind.hear(game, &view);
            }
        }
    }

    /// A seat has given an answer.
    #[inline]
    pub(super) fn answered(&mut self, seat: Seat) {
        self.places[seat.index()].given += 1;
    }

    /// What the bot of a seat thinks of these offers.
    pub(super) fn think(
        &mut self,
        game: &G,
        seat: Seat,
        offers: &[G::Action],
        budget: &MindBudget,
    ) -> Option<DoorThought> {
        let place = self.places.get_mut(seat.index()).filter(|_| !offers.is_empty())?;
        let thought = place.mind.as_mut()?.think(game, offers, place.given, budget);
        let number = |action: &G::Action| game.number(seat, *action);
        Some(DoorThought {
            number: number(&thought.choice)?,
            odds: thought.odds,
            expected: thought.expected,
            line: thought.line.iter().map_while(number).collect(),
        })
    }
}
