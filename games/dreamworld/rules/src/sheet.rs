//! What is printed on the components, as boards and the components page read it.

use serde::{Deserialize, Serialize};

use crate::Dreamworld;
use crate::component::{Card, Effect, Icon, Suit};
use crate::config::Ends;
use crate::state::LAST_ROUND;

mittwoch_kernel::wired! {
    /// What is printed on the components. A number in an event is a place in one of these lists.
    Sheet {
        /// The Dream cards in use.
        cards: Vec<DreamCard>,
        /// The Clients.
        clients: Vec<Client>,
        /// The Therapy tiles.
        tiles: Vec<TherapyTile>,
        /// The rows of a player's Treatment tokens.
        rows: Vec<TokenRow>,
        /// The Professors, in the order of the seats.
        professors: Vec<ProfessorCard>,
        /// The values of the Id's tokens.
        id_tokens: Vec<u8>,
        /// The corner numbers of Clients and Freud: Sun side, Moon side.
        corner: [u8; 2],
        /// The last round: two at each Client and two at Freud.
        last_round: u8,
        /// What the Professor card is called in answers.
        professor: String,
        /// What Freud's card is called.
        freud: String,
    }

    /// A Dream card.
    DreamCard {
        /// Its plain name.
        name: Card,
        /// Its suit.
        suit: Suit,
        /// Its number.
        number: u8,
        /// Its icon.
        icon: Icon,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }

    /// A Client.
    Client {
        /// Its plain name.
        name: String,
        /// Its suit.
        suit: Suit,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }

    /// A Therapy tile.
    TherapyTile {
        /// Its plain name.
        name: String,
        /// What it does.
        effect: TileEffect,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }

    /// A row of Treatment tokens.
    TokenRow {
        /// Its plain name.
        name: String,
        /// The values from the left, the golden one first.
        tokens: Vec<u8>,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }

    /// A Professor.
    ProfessorCard {
        /// The plain name.
        name: String,
        /// The name of the person.
        person: String,
        /// The paragraph of the rules digest behind it.
        rule: String,
    }
}

/// What a Therapy tile does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum TileEffect {
    /// Cards of some numbers have more or less.
    Numbers {
        /// The numbers.
        numbers: Vec<u8>,
        /// What they add.
        add: i8,
    },
    /// Cards have more or less by their icon.
    Icon {
        /// What a Sun adds.
        sun: i8,
        /// What a Moon adds.
        moon: i8,
    },
    /// The farthest card has more or less.
    Farthest {
        /// What it adds.
        add: i8,
        /// Whether it is sought among the players' cards alone.
        players: bool,
    },
    /// The closest card has more or less.
    Closest {
        /// What it adds.
        add: i8,
        /// Whether it is sought among the players' cards alone.
        players: bool,
    },
    /// A card with a small gap has more or less.
    SmallGap {
        /// The largest such gap.
        at_most: u8,
        /// What it adds.
        add: i8,
    },
    /// Gaps reach over cards.
    Skip {
        /// Over how many.
        cards: u8,
    },
    /// A card of the deck joins the line before the choice.
    RandomBefore,
    /// A card of the deck joins the line after the choice.
    RandomAfter,
}

impl TileEffect {
    fn of(effect: Effect, ends: Ends) -> TileEffect {
        let players = ends == Ends::Players;
        match effect {
            Effect::Numbers { bits, add } => {
                let numbers = (0..16).filter(|number| bits >> number & 1 != 0).collect();
                TileEffect::Numbers { numbers, add }
            }
            Effect::ByIcon { sun, moon } => TileEffect::Icon { sun, moon },
            Effect::Farthest(add) => TileEffect::Farthest { add, players },
            Effect::Closest(add) => TileEffect::Closest { add, players },
            Effect::SmallGap { at_most, add } => TileEffect::SmallGap { at_most, add },
            Effect::Skip(cards) => TileEffect::Skip { cards },
            Effect::RandomBefore => TileEffect::RandomBefore,
            Effect::RandomAfter => TileEffect::RandomAfter,
        }
    }

    /// The paragraph of the rules digest behind it.
    fn rule(&self) -> &'static str {
        match self {
            TileEffect::Numbers { .. } => "DW-7.2",
            TileEffect::Icon { .. } => "DW-7.3",
            TileEffect::Farthest { players: true, .. }
            | TileEffect::Closest { players: true, .. } => "DW-7.13",
            TileEffect::Farthest { .. } => "DW-7.4",
            TileEffect::Closest { .. } => "DW-7.5",
            TileEffect::SmallGap { .. } => "DW-7.7",
            TileEffect::Skip { .. } => "DW-7.9",
            TileEffect::RandomBefore => "DW-7.11",
            TileEffect::RandomAfter => "DW-7.12",
        }
    }
}

impl Sheet {
    /// The sheet of a game's pack.
    pub(crate) fn of(game: &Dreamworld) -> Sheet {
        let catalogue = &game.catalogue;
        let clients = catalogue.clients.iter();
        let rows = catalogue.rows.iter();
        let professors = catalogue.professors.iter();
        Sheet {
            cards: catalogue.deck.iter().map(|card| DreamCard::of(Card(card))).collect(),
            clients: clients
                .map(|(name, suit)| Client {
                    name: name.clone(),
                    suit: *suit,
                    rule: "DW-5.10".to_owned(),
                })
                .collect(),
            tiles: tiles(game),
            rows: rows
                .map(|(name, tokens)| TokenRow {
                    name: name.clone(),
                    tokens: tokens.to_vec(),
                    rule: "DW-6.12".to_owned(),
                })
                .collect(),
            professors: professors
                .map(|(name, person)| ProfessorCard {
                    name: name.clone(),
                    person: person.clone(),
                    rule: "DW-5.11".to_owned(),
                })
                .collect(),
            id_tokens: catalogue.id_tokens.to_vec(),
            corner: catalogue.corner,
            last_round: LAST_ROUND,
            professor: crate::words::PROFESSOR.to_owned(),
            freud: crate::words::FREUD.to_owned(),
        }
    }
}

fn tiles(game: &Dreamworld) -> Vec<TherapyTile> {
    let tile = |(name, effect): &(String, Effect)| {
        let effect = TileEffect::of(*effect, game.config.ends);
        TherapyTile { name: name.clone(), rule: effect.rule().to_owned(), effect }
    };
    game.catalogue.tiles.iter().map(tile).collect()
}

impl DreamCard {
    fn of(card: Card) -> DreamCard {
        let (suit, number, icon) = (card.suit(), card.number(), card.icon());
        DreamCard { name: card, suit, number, icon, rule: "DW-5.8".to_owned() }
    }
}
