//! What can be counted on the table.

use mittwoch_kernel::{Bag, Seat, Seats};

use crate::UnconsciousMind;
use crate::component::{ClientKind, Location, Tags, TileKind};
use crate::effect::{Count, Moment, Quantity, Tagged};
use crate::id::{self, ID};
use crate::state::State;

impl UnconsciousMind {
    /// The seats of this table.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first_n(self.config.players).iter()
    }

    /// Every board of this table: those of people, and in solo that of the Id.
    #[inline]
    pub(crate) fn boards(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first_n(self.config.boards()).iter()
    }

    /// Whether a board is the Id's.
    #[inline]
    pub fn is_id(&self, board: Seat) -> bool {
        self.config.is_solo() && board == ID
    }

    /// The clients of a player whose layer is gone, in a room or cured (UM-19.12).
    #[inline]
    pub fn live(&self, state: &State, seat: Seat) -> Bag {
        let player = state.player(seat);
        let mut live = player.cured;
        for room in player.rooms {
            if let (Some(client), None) = (room.client, room.layer) {
                live.insert(client);
            }
        }
        live
    }

    /// How far a number of the rules is shifted for a player.
    #[inline]
    pub fn shift(&self, state: &State, seat: Seat, quantity: Quantity) -> i8 {
        if self.is_id(seat) {
            return 0; // ID-8.7
        }
        let clients = self.live(state, seat).iter();
        clients.map(|client| self.catalogue.clients[usize::from(client)].shift(quantity)).sum()
    }

    /// The most coffee that a player can hold (UM-8.1).
    #[inline]
    pub fn coffee_limit(&self, state: &State, seat: Seat) -> u8 {
        let shift = self.shift(state, seat, Quantity::CoffeeLimit);
        self.catalogue.board.coffee_most.saturating_add_signed(shift)
    }

    /// The live clients of a player that do something at a moment.
    pub(crate) fn reacting(&self, state: &State, seat: Seat, moment: Moment) -> Bag {
        if self.is_id(seat) {
            return Bag::EMPTY; // ID-8.7
        }
        let live = self.live(state, seat).iter();
        let reacts = |client: &u8| self.reaction(*client, moment).is_some();
        live.filter(reacts).collect()
    }

    /// What a client does at a moment.
    #[inline]
    pub(crate) fn reaction(&self, client: u8, moment: Moment) -> Option<crate::effect::EffectId> {
        self.catalogue.clients[usize::from(client)].reactions(moment).next()
    }

    /// The tags of a player (UM-16.11).
    pub fn tags(&self, state: &State, seat: Seat) -> Tags {
        let mut tags = Tags::default();
        for card in state.player(seat).played.iter() {
            tags += self.catalogue.research[usize::from(card)].tags;
        }
        for (treatise, printed) in state.treatises.iter().zip(&self.catalogue.treatises) {
            if treatise.owner == Some(seat) {
                tags += printed.tags;
            }
        }
        for client in self.live(state, seat).iter() {
            tags += if self.is_id(seat) {
                self.id_client_tags(state, client)
            } else {
                self.catalogue.clients[usize::from(client)].tags
            };
        }
        for (owner, goal) in state.goals.iter().zip(&self.catalogue.goals) {
            if *owner == Some(seat) {
                tags += goal.tags;
            }
        }
        tags
    }

    /// The tags of a player and those of all published treatises, own ones once (UM-24.6).
    pub fn tags_of_press(&self, state: &State, seat: Seat) -> Tags {
        let mut tags = self.tags(state, seat);
        for (treatise, printed) in state.treatises.iter().zip(&self.catalogue.treatises) {
            if treatise.owner.is_some_and(|owner| owner != seat) {
                tags += printed.tags;
            }
        }
        tags
    }

    /// How many figures stand at a location.
    pub fn figures(&self, state: &State, location: Location) -> u8 {
        let professors = self.boards().filter(|seat| state.player(*seat).professor == location);
        professors.count() as u8
            + u8::from(state.freud == location)
            + u8::from(state.journalist == Some(location)) // UM-24.5
    }

    /// A count of something that belongs to a player.
    pub fn count(&self, state: &State, seat: Seat, what: Count) -> u8 {
        if self.is_id(seat)
            && let Some(count) = id::query::count(state, what)
        {
            return count;
        }
        let player = state.player(seat);
        match what {
            Count::Tags(Tagged::Location(location)) => self.tags(state, seat).at(location),
            Count::Tags(Tagged::District(district)) => self.tags(state, seat).within(district),
            Count::Kinds => self.tags(state, seat).kinds(),
            Count::Tiles(None) => player.tile_count(),
            Count::Tiles(Some(level)) => {
                let kind = |tile: &u8| self.catalogue.tiles[usize::from(*tile)].kind;
                let tiles = player.notebook.iter().flatten();
                tiles.filter(|tile| kind(tile) == TileKind::Level(level)).count() as u8
            }
            Count::Rows => (0..3).filter(|line| player.is_complete(*line)).count() as u8,
            Count::Columns => (3..6).filter(|line| player.is_complete(*line)).count() as u8,
            Count::Treatises => {
                state.treatises.iter().filter(|treatise| treatise.owner == Some(seat)).count() as u8
            }
            Count::Cured(kind) => self.cured(player.cured, kind),
            Count::Reputation => player.reputation,
            Count::Marks => {
                state.marks.iter().flatten().filter(|mark| **mark == Some(seat)).count() as u8
            }
            Count::Districts => {
                state.marks.iter().filter(|marks| marks.contains(&Some(seat))).count() as u8
            }
            Count::Cards => player.played.len() as u8,
            Count::Ideas => self.catalogue.set_up.locked_ideas.saturating_sub(player.locked),
            Count::Goals => state.goals.iter().filter(|owner| **owner == Some(seat)).count() as u8,
            Count::Company => self.figures(state, player.professor).saturating_sub(1),
        }
    }

    fn cured(&self, cured: Bag, kind: Option<ClientKind>) -> u8 {
        let wanted = |client: &u8| {
            kind.is_none_or(|kind| self.catalogue.clients[usize::from(*client)].kind == kind)
        };
        cured.iter().filter(wanted).count() as u8
    }

    /// Whether a player has an idea space and an action to use (UM-10.8).
    pub(crate) fn has_space(&self, state: &State) -> bool {
        (0..16).any(|space| {
            self.is_open(state, space)
                && crate::component::Table::around(space)
                    .any(|action| self.may_point(state, action))
        })
    }

    /// Whether a space is open and empty (UM-10.3).
    #[inline]
    pub(crate) fn is_open(&self, state: &State, space: u8) -> bool {
        !self.catalogue.table.blocked.contains(space)
            && !state.spaces[usize::from(space)].is_taken()
    }

    /// Whether no own idea points at an action (UM-10.5).
    #[inline]
    pub(crate) fn may_point(&self, state: &State, action: u8) -> bool {
        let mut spaces = state.spaces.iter();
        !spaces.any(|space| space.is_taken() && space.owner == state.turn && space.action == action)
    }
}
