mod frame;
mod query;

use mittwoch_kernel::{Bag, List, Seat, Stack};
use serde::{Deserialize, Serialize};

use crate::component::{Colour, Face, Location, Quality, Ring};
use crate::id::IdBoard;

pub use frame::{Frame, Price};

/// The most players.
pub const SEATS: usize = 4;
/// The technical limit of rounds (UM-4.10).
pub const LAST_ROUND: u8 = 200;
/// How deep effects may lie in one another; beyond it nothing is set off any more.
pub(crate) const DEEP: usize = 40;
/// The rooms of an office (UM-3.6).
pub(crate) const ROOMS: u8 = 2;
/// The clients of both kinds (UM-1.6, UM-1.7).
pub(crate) const CLIENTS: u8 = 24;
/// The treatises (UM-1.5).
pub(crate) const TREATISES: u8 = 9;
/// The cells of a notebook, three in each row.
pub(crate) const CELLS: u8 = 9;
/// The rows and columns of a notebook.
pub(crate) const LINES: u8 = 6;
/// The places of the display of tiles: two rows of three columns (UM-2.7).
pub(crate) const DISPLAY: u8 = 6;
/// Idea spaces of the meeting table (UM-10.2).
pub const SPACES: usize = 16;

/// A place on the insight dial: the reserve, or a ring in a section (UM-5.1).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Spot(pub u8);

impl Spot {
    /// The centre of the dial.
    pub const RESERVE: Spot = Spot(0);
    /// How many places there are.
    pub const COUNT: usize = 10;

    /// The place of a ring in a section.
    #[inline]
    pub fn at(ring: Ring, quality: Quality) -> Spot {
        Spot(1 + 3 * ring as u8 + quality as u8)
    }

    /// Every place on a ring, minor ones first.
    #[inline]
    pub fn rings() -> impl Iterator<Item = Spot> {
        (1..10).map(Spot)
    }

    /// The place as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The ring as a number, minor 0 to major 2; the reserve has none.
    #[inline]
    pub fn ring(self) -> Option<u8> {
        self.0.checked_sub(1).map(|at| at / 3)
    }

    /// The quality; the reserve has none.
    #[inline]
    pub fn quality(self) -> Option<Quality> {
        self.0.checked_sub(1).map(|at| Quality::ALL[usize::from(at % 3)])
    }

    /// One ring outward, where there is one (UM-5.9).
    #[inline]
    pub fn outward(self) -> Option<Spot> {
        (1..7).contains(&self.0).then_some(Spot(self.0 + 3))
    }

    /// One ring inward; from the minor ring into the reserve (UM-5.10).
    #[inline]
    pub fn inward(self) -> Option<Spot> {
        (self.0 > 0).then_some(Spot(self.0.saturating_sub(3)))
    }

    /// The same ring in another section (UM-5.11).
    #[inline]
    pub fn across(self, quality: Quality) -> Option<Spot> {
        let ring = self.ring()?;
        Some(Spot(1 + 3 * ring + quality as u8))
    }
}

/// Everything on the insight dial: common and player-colour insights at each place.
pub type Dial = [[u8; 2]; Spot::COUNT];

/// How much can be unfinished at once: the longest chain of effects within effects.
pub const DEPTH: usize = 56;

/// All that changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The current round; 0 during the set-up.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round in which the end was signalled (UM-7.10).
    pub signal: Option<u8>,
    /// Where the Freud figure stands.
    pub freud: Location,
    /// Where the Journalist stands, if that module is played (UM-24.1).
    pub journalist: Option<Location>,
    /// In which district the Fireworks stand, if that module is played (UM-26.1).
    pub fireworks: Option<Colour>,
    /// The tiles on the locations, if that module is played (UM-25.1).
    pub covers: [Option<Cover>; 6],
    /// The space of Freud's marker.
    pub freud_marker: u8,
    /// Who has claimed each goal.
    pub goals: [Option<Seat>; 7],
    /// The idea spaces, row by row.
    pub spaces: [IdeaSpace; SPACES],
    /// Tokens left in each district.
    pub tokens: [u8; 3],
    /// The used bonus slots of each location, a bit each.
    pub slots: [u8; 6],
    /// Whose insight lies on each district slot.
    pub marks: [[Option<Seat>; 4]; 3],
    /// The notebook stacks and displays of level I and II.
    pub tiles: [TileRow; 2],
    /// Tiles that were taken and are not yet placed.
    pub held: Bag,
    /// Tiles out of the game that everybody has seen.
    pub gone_tiles: Bag,
    /// The research cards.
    pub research: Deck,
    /// The research cards shown.
    pub shown_research: [Option<u8>; 2],
    /// The routine clients but the known bottom card.
    pub routine: Deck,
    /// The known bottom card of the routine clients (UM-3.11).
    pub bottom: Option<u8>,
    /// The case-study clients.
    pub cases: Deck,
    /// The clients shown, routine ones first, and the layer of each.
    pub shown_clients: [Option<Shown>; 4],
    /// Clients to choose from in the set-up.
    pub candidates: Bag,
    /// The grief layers.
    pub layers: Deck,
    /// The latent dreams.
    pub latent: Deck,
    /// The manifest dreams.
    pub manifest: Deck,
    /// The manifest dreams shown.
    pub shown_manifest: [Option<u8>; 4],
    /// The treatises.
    pub treatises: [Shelf; TREATISES as usize],
    /// What belongs to each player.
    pub players: [Player; SEATS],
    /// What the solo game adds.
    pub id: IdBoard,
    /// The therapy that goes on, if any.
    pub therapy: Therapy,
    /// Where the game is.
    pub stack: Stack<Frame, DEPTH>,
}

/// A deck nobody can look into, and what was used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// What may come.
    pub bag: Bag,
    /// How many cards the deck has.
    pub count: u8,
    /// What was discarded.
    pub gone: Bag,
}

/// A location tile that lies on a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover {
    /// The tile.
    pub tile: u8,
    /// The side that is up.
    pub side: Face,
}

/// A row of the notebook display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileRow {
    /// Tiles that nobody has seen: below the top of the stack, or out of the game.
    pub unseen: Bag,
    /// How many tiles lie in the stack below its top.
    pub below: u8,
    /// The top of the stack, the centre and the right (UM-2.7).
    pub shown: [Option<u8>; 3],
}

/// A client shown, with its layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The client.
    pub client: u8,
    /// The layer.
    pub layer: u8,
}

/// An idea space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdeaSpace {
    /// Ideas on it.
    pub ideas: u8,
    /// Bright ideas on it.
    pub bright: u8,
    /// Whose they are, if any lie there.
    pub owner: Seat,
    /// The action at which they point.
    pub action: u8,
}

impl IdeaSpace {
    /// Whether something lies there (UM-10.3).
    #[inline]
    pub fn is_taken(&self) -> bool {
        self.ideas + self.bright > 0
    }
}

/// What lies on a treatise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// Who has published it.
    pub owner: Option<Seat>,
    /// The research cards that lie on it as volumes.
    pub volumes: [Option<u8>; 5],
}

impl Shelf {
    /// The place of its rightmost volume, if one is left (UM-15.4).
    #[inline]
    pub fn right_end(&self) -> Option<usize> {
        self.volumes.iter().rposition(Option::is_some)
    }
}

/// A dream or boxes at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Therapy {
    /// The room of the client who is being treated.
    pub room: Option<u8>,
    /// Therapy points beyond the cure (UM-19.15).
    pub excess: u8,
    /// Rooms whose client was treated this turn, a bit each.
    pub treated: u8,
}

/// A room of the office.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// The client.
    pub client: Option<u8>,
    /// Its layer.
    pub layer: Option<u8>,
    /// The latent dream.
    pub latent: Option<u8>,
    /// The manifest dream.
    pub manifest: Option<u8>,
    /// The space of the therapy marker.
    pub marker: u8,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Victory points scored so far.
    pub points: i16,
    /// Coffee.
    pub coffee: u8,
    /// Heart-shaped boxes.
    pub boxes: u8,
    /// Bright ideas.
    pub bright: u8,
    /// The space of the reputation marker.
    pub reputation: u8,
    /// When the marker came to its space: a smaller number lies lower (UM-7.9).
    pub height: u8,
    /// The space of the inkpot, 0 at the top (UM-11.4).
    pub inkpot: u8,
    /// Ideas in the supply.
    pub ideas: u8,
    /// Ideas that are still locked.
    pub locked: u8,
    /// The insights on the dial.
    pub dial: Dial,
    /// Lines whose player-colour insight is still locked: rows, then columns, a bit each.
    pub locked_lines: u8,
    /// Where the professor stands.
    pub professor: Location,
    /// The notebook, row by row.
    pub notebook: [Option<u8>; CELLS as usize],
    /// The sign of the office room card.
    pub glyph: u8,
    /// Whether the office room card still blocks the second room.
    pub blocked: bool,
    /// The starting tiles to choose from, or nothing once one is kept.
    pub choice: Bag,
    /// The rooms.
    pub rooms: [Room; ROOMS as usize],
    /// Cured clients.
    pub cured: Bag,
    /// Research cards in the hand.
    pub hand: Bag,
    /// Those of them that everybody knows (UM-23.2).
    pub open: Bag,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// Research cards in play.
    pub played: Bag,
}

#[allow(clippy::derivable_impls, reason = "the locations are declared by a macro")]
impl Default for Location {
    fn default() -> Location {
        Location::Theatre
    }
}

impl State {
    /// What belongs to a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What belongs to the player whose turn it is.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    /// Whether this is the last round (UM-7.13).
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.signal.is_some_and(|round| self.round > round)
    }

    /// The players' markers in the order of the track, the foremost first (UM-22.4).
    pub fn ranking(&self, boards: u8) -> List<Seat, SEATS> {
        let mut order: List<Seat, SEATS> = (0..boards).map(Seat).collect();
        order.sort_unstable_by_key(|seat| {
            let player = self.player(*seat);
            (u8::MAX - player.reputation, player.height)
        });
        order
    }
}

impl Player {
    /// How many insights lie at a place.
    #[inline]
    pub fn at(&self, spot: Spot) -> u8 {
        let [common, own] = self.dial[spot.index()];
        common + own
    }

    /// Player-colour insights on the dial.
    #[inline]
    pub fn own_insights(&self) -> u8 {
        self.dial.iter().map(|at| at[1]).sum()
    }

    /// Tiles on the board.
    #[inline]
    pub fn tile_count(&self) -> u8 {
        self.notebook.iter().flatten().count() as u8
    }

    /// Whether a line is completed: rows 0 to 2, columns 3 to 5 (UM-13.8).
    #[inline]
    pub fn is_complete(&self, line: u8) -> bool {
        cells(line).all(|cell| self.notebook[usize::from(cell)].is_some())
    }

    /// Whether a column can be triggered: the idea above it is free (UM-11.5).
    #[inline]
    pub fn is_unlocked(&self, column: u8) -> bool {
        column < 3 - self.locked.min(3)
    }
}

/// The cells of a line: rows 0 to 2, columns 3 to 5.
#[inline]
pub fn cells(line: u8) -> impl Iterator<Item = u8> {
    let (start, step) = if line < 3 { (3 * line, 1) } else { (line - 3, 3) };
    (0..3).map(move |at| start + at * step)
}
