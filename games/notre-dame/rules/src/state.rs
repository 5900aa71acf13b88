use mittwoch_kernel::{Bag, List, Seat, Seats, Stack, named};
use serde::{Deserialize, Serialize};

use crate::NotreDame;
use crate::component::{Card, Colour, MOST_MARKETS, MarketId, MessageKind, PersonId, Sector};

/// The most players.
pub const SEATS: usize = 5;
/// The number of the last round (ND-3.1).
pub const LAST_ROUND: u8 = 9;
/// How many rounds a period has (ND-3.1).
pub const PERIOD: u8 = 3;
/// The last step of the plague track (ND-1.2).
pub const LAST_STEP: u8 = 9;
/// The markers of a colour (ND-1.1).
pub const MARKERS: u8 = 14;
/// The coins in the box (ND-1.7).
pub const COINS: i16 = 25;
/// The cards that are drawn for a round (ND-5.1).
pub const DRAWN: u8 = 3;

/// All that changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The current round, 1 to 9.
    pub round: u8,
    /// Where the game is.
    pub stack: Stack<Frame, 3>,
    /// Persons that can still be shown: the brown ones in this period, the grey ones in the game.
    pub persons: Bag,
    /// The persons shown in this round.
    pub shown: List<PersonId, 3>,
    /// Whom each player has hired in this round.
    pub hired: [Option<PersonId>; SEATS],
    /// The action cards not drawn yet, of all owners.
    pub deck: Bag,
    /// The cards each player chooses from.
    pub looking: [Bag; SEATS],
    /// The cards in each hand.
    pub hands: [Bag; SEATS],
    /// The used cards of this period.
    pub discard: Bag,
    /// The cards each player has played in this round.
    pub played: [List<Card, 2>; SEATS],
    /// Who has not chosen yet.
    pub waiting: Seats,
    /// What they have chosen to keep, sealed until all have (ND-5.4).
    pub choices: [Option<Card>; SEATS],
    /// The message on each market.
    pub messages: [Option<MessageKind>; MOST_MARKETS],
    /// Coins in the general supply; less than none when something stands in for them (ND-1.7),
    /// which is never so when they are limited (ND-16.1).
    pub bank: i16,
    /// What belongs to each player.
    pub players: [Player; SEATS],
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Markers in the own supply.
    pub supply: u8,
    /// Markers in the general supply of the colour.
    pub general: u8,
    /// Markers in each sector.
    pub sectors: [u8; Sector::ALL.len()],
    /// Markers on the cathedral.
    pub cathedral: u8,
    /// Where the trusted friend is, if in the borough.
    pub friend: Option<Sector>,
    /// The step of the rat.
    pub rat: u8,
    /// Where the carriage stands.
    pub carriage: MarketId,
    /// Coins.
    pub coins: u16,
    /// Collected messages, a bit each: four kinds for each colour.
    pub messages: u32,
    /// Prestige gained, by where it came from.
    pub gained: [u16; Source::ALL.len()],
    /// Prestige lost to the plague.
    pub lost: u16,
}

named! {
    /// Where prestige comes from.
    pub enum Source {
        /// The residence.
        Residence = "residence",
        /// Messages.
        Messages = "messages",
        /// Gifts to Notre Dame.
        Gifts = "gifts",
        /// Notre Dame scorings.
        Cathedral = "cathedral",
        /// Persons.
        Persons = "persons",
        /// The park's bonus.
        Park = "park",
    }
}

/// Where a marker or the friend can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A player's own supply.
    Supply,
    /// The general supply of a colour.
    General,
    /// Beside the board, where the friend starts.
    Beside,
    /// The cathedral.
    Cathedral,
    /// A sector of the player's borough.
    Sector(Sector),
}

/// Where the game is: a phase, and above it the question that is open, if the phase itself asks
/// none. Everything here is open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The next round begins.
    #[default]
    Round,
    /// Choose action cards: everybody keeps one.
    Draft {
        /// 0 of three cards, 1 of two.
        step: u8,
    },
    /// Play action cards: the player at this turn plays one.
    Cards {
        /// The turn, counted from 0 over both cards.
        turn: u8,
    },
    /// Hire a person: the player at this turn may.
    Hire {
        /// The turn, counted from 0.
        turn: u8,
    },
    /// Plague: it comes to the player at this turn.
    Plague {
        /// The turn, counted from 0.
        turn: u8,
    },
    /// The round is over.
    RoundEnd,
    /// The game is over.
    Over,
    /// From where to move a marker, the supply being empty (ND-11.1).
    Source {
        /// Who.
        seat: Seat,
        /// Where the marker goes.
        to: Place,
    },
    /// How many coins to give (ND-10.25).
    Gift {
        /// Who.
        seat: Seat,
        /// Whether the marker is there already (ND-11.4).
        placed: bool,
    },
    /// Where to put the friend (ND-10.18).
    Friend {
        /// Who.
        seat: Seat,
    },
    /// Where to ride (ND-10.7).
    Ride {
        /// Who.
        seat: Seat,
        /// Over how many streets at most.
        steps: u8,
    },
    /// Whether to take the message (ND-10.9).
    Message {
        /// Who.
        seat: Seat,
    },
    /// Whether to move the rat one step back (ND-10.11).
    RatBack {
        /// Who.
        seat: Seat,
    },
    /// Which favour to choose (ND-10.15).
    Favour {
        /// Who.
        seat: Seat,
        /// How many are left to choose.
        left: u8,
    },
    /// Which piece the Fool moves (ND-14.1).
    FoolFrom {
        /// Who.
        seat: Seat,
    },
    /// Where the Fool moves it (ND-14.1).
    FoolTo {
        /// Who.
        seat: Seat,
        /// Where the piece is.
        from: Place,
        /// Whether it is the friend.
        friend: bool,
    },
    /// From where the Minstrel moves pieces (ND-14.2).
    MinstrelFrom {
        /// Who.
        seat: Seat,
    },
    /// How many pieces the Minstrel moves (ND-14.2).
    MinstrelCarry {
        /// Who.
        seat: Seat,
        /// From where.
        from: Sector,
    },
    /// Where the Minstrel moves them (ND-14.2).
    MinstrelTo {
        /// Who.
        seat: Seat,
        /// From where.
        from: Sector,
        /// How many markers.
        markers: u8,
        /// Whether the friend too.
        friend: bool,
    },
    /// Into which empty sector the Bishop's marker goes (ND-14.9).
    Bishop {
        /// Who.
        seat: Seat,
    },
    /// Which of the richest pays the coins that are missing (ND-16.3).
    Payer {
        /// Who takes them.
        seat: Seat,
        /// How many are missing.
        count: u8,
    },
    /// From which fullest sector a marker is lost (ND-12.8).
    Lose {
        /// Who.
        seat: Seat,
    },
}

impl State {
    /// The round within its period, counted from 0.
    #[inline]
    pub fn in_period(&self) -> u8 {
        self.round.saturating_sub(1) % PERIOD
    }

    /// The current period, counted from 0.
    #[inline]
    pub fn period(&self) -> u8 {
        self.round.saturating_sub(1) / PERIOD
    }

    /// The phase, below the question that may be open.
    pub fn phase(&self) -> Frame {
        let mut stack = self.stack;
        let mut phase = Frame::Round;
        while let Some(frame) = stack.pop() {
            phase = frame;
        }
        phase
    }

    /// What belongs to a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

impl Player {
    /// The pieces in a sector: markers, and the friend if it is there (ND-10.2).
    #[inline]
    pub fn pieces(&self, sector: Sector) -> u8 {
        self.sectors[sector as usize] + u8::from(self.friend == Some(sector))
    }

    /// The pieces in each sector.
    #[inline]
    pub fn all_pieces(&self) -> [u8; Sector::ALL.len()] {
        Sector::ALL.map(|sector| self.pieces(sector))
    }

    /// The markers at a place from which one can be moved.
    #[inline]
    pub fn markers_at(&self, place: Place) -> u8 {
        match place {
            Place::Supply => self.supply,
            Place::General => self.general,
            Place::Beside => 0,
            Place::Cathedral => self.cathedral,
            Place::Sector(sector) => self.sectors[sector as usize],
        }
    }

    /// The place of the markers at a place, to be changed.
    #[inline]
    pub(crate) fn markers_mut(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Supply => &mut self.supply,
            Place::General => &mut self.general,
            Place::Beside => unreachable!("only the friend is beside the board"),
            Place::Cathedral => &mut self.cathedral,
            Place::Sector(sector) => &mut self.sectors[sector as usize],
        }
    }

    /// How many messages of a colour the player has collected.
    #[inline]
    pub fn messages_of(&self, colour: Colour) -> u32 {
        (self.messages >> (4 * colour as u32) & 0b1111).count_ones()
    }

    /// The prestige.
    #[inline]
    pub fn prestige(&self) -> u16 {
        self.gained.iter().sum::<u16>().saturating_sub(self.lost)
    }
}

impl Place {
    /// The plain name.
    pub fn name(self) -> &'static str {
        match self {
            Place::Supply => "supply",
            Place::General => "general-supply",
            Place::Beside => "beside",
            Place::Cathedral => "notre-dame",
            Place::Sector(sector) => sector.name(),
        }
    }
}

impl NotreDame {
    /// The start player of the current round (ND-8.1).
    #[inline]
    pub fn start(&self, state: &State) -> Seat {
        Seat(state.round.saturating_sub(1) % self.config.players)
    }

    /// The seat whose turn it is, counted from the start player (ND-3.3).
    #[inline]
    pub fn at_turn(&self, state: &State, turn: u8) -> Seat {
        Seat((self.start(state).0 + turn) % self.config.players)
    }

    /// The plague of the current round (ND-12.1).
    #[inline]
    pub fn plague(&self, state: &State) -> u8 {
        state.shown.iter().map(|person| self.catalogue.person(*person).rats).sum()
    }
}
