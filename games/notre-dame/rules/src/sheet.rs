//! What is printed on the components, as boards and pages of components read it.
//!
//! It follows from the pack alone, so that every table with the pack reads the same sheet.

use mittwoch_kernel::Phrase;

use crate::NotreDame;
use crate::component::{
    Ability, Card, Colour, Deck, HARBOUR, Kind, Layout, Message, Pane, Person, SetUp, Spot,
};
use crate::state::{LAST_ROUND, LAST_STEP, PERIOD};
use crate::words::printed;

mittwoch_kernel::wired! {
    /// What is printed on the components.
    Sheet {
        /// The colours: seat 0 plays the first, seat 1 the second, and so on.
        colours: Vec<Colour>,
        /// The action cards.
        cards: Vec<ActionCard>,
        /// The sectors, the cathedral and the trusted friend.
        places: Vec<PlaceSheet>,
        /// The harbour with the plague track.
        harbour: Harbour,
        /// The parts of a borough clockwise, from the one at the cathedral.
        panes: Vec<Pane>,
        /// The persons; an event names one by its place in this list.
        persons: Vec<PersonCard>,
        /// The kinds of message; an event names one by its place in this list.
        message_kinds: Vec<String>,
        /// The messages of all colours.
        messages: Vec<MessageTile>,
        /// The markets of all boroughs.
        markets: Vec<MarketSpot>,
        /// The markets of a borough, whichever it is.
        spots: Vec<Spot>,
        /// The streets for each number of boroughs.
        layouts: Vec<Layout>,
        /// The set-up for each number of players.
        set_ups: Vec<SetUp>,
        /// The prestige for a gift of one, two and three coins.
        gift: [u8; 3],
        /// From how many pieces on the hotel gives two favours.
        hotel_two_from: u8,
        /// How many pieces in the park give one more prestige.
        park_pieces: u8,
        /// The last round.
        last_round: u8,
        /// How many rounds a period has.
        period: u8,
        /// To which seat cards are passed, counted on in turn order (ND-5.1).
        passed_on: u8,
        /// To which seat the turn goes next, the plague's too, counted on in turn order (ND-12.2).
        turn_on: u8,
    }

    /// What a component says in words, with the paragraph of the rules digest behind it.
    Fact {
        /// Phrases that are read one after the other.
        text: Vec<Phrase>,
        /// The paragraph, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        rule: Option<String>,
    }

    /// An action card.
    ActionCard {
        /// Its plain name.
        name: Card,
        /// The colour of its deck.
        colour: Colour,
        /// Where it acts.
        place: Kind,
        /// What it says.
        facts: Vec<Fact>,
    }

    /// A sector, the cathedral, or the trusted friend.
    PlaceSheet {
        /// Its plain name.
        name: Kind,
        /// What it says.
        facts: Vec<Fact>,
    }

    /// The harbour.
    Harbour {
        /// Its plain name.
        name: String,
        /// The last step of the plague track; beyond it the plague strikes.
        last_step: u8,
        /// What it says.
        facts: Vec<Fact>,
    }

    /// A person.
    PersonCard {
        /// Its plain name.
        name: String,
        /// Its deck.
        deck: Deck,
        /// Its rats.
        rats: u8,
        /// What it costs.
        price: u8,
        /// What it does for that.
        ability: Ability,
        /// What it says, what it does first.
        facts: Vec<Fact>,
    }

    /// A message.
    MessageTile {
        /// Its plain name.
        name: String,
        /// Its colour.
        colour: Colour,
        /// Prestige.
        prestige: u8,
        /// Coins.
        coins: u8,
        /// Markers from the general supply.
        markers: u8,
        /// Whether the rat may go one step back.
        rat_back: bool,
        /// What it says.
        facts: Vec<Fact>,
    }

    /// A market of a borough.
    MarketSpot {
        /// Its plain name.
        name: String,
        /// The colour of its borough.
        colour: Colour,
        /// Its name within a borough.
        spot: String,
    }
}

impl Sheet {
    /// The sheet of a game's pack.
    pub(crate) fn of(game: &NotreDame) -> Sheet {
        let catalogue = &game.catalogue;
        Sheet {
            colours: Colour::ALL.to_vec(),
            cards: Card::all().map(|card| action_card(game, card)).collect(),
            places: Kind::all().map(|kind| place(game, kind)).collect(),
            harbour: harbour(),
            panes: Pane::CLOCKWISE.to_vec(),
            persons: catalogue.persons.iter().map(person).collect(),
            message_kinds: catalogue.messages.iter().map(|message| message.id.clone()).collect(),
            messages: messages(game),
            markets: markets(&catalogue.spots),
            spots: catalogue.spots.clone(),
            layouts: catalogue.layouts.clone(),
            set_ups: catalogue.set_ups.clone(),
            gift: catalogue.gift,
            hotel_two_from: catalogue.hotel_two_from,
            park_pieces: catalogue.park_pieces,
            last_round: LAST_ROUND,
            period: PERIOD,
            passed_on: 1,
            turn_on: 1,
        }
    }

    /// Every phrase on it.
    pub(crate) fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let cards = self.cards.iter().map(|card| &card.facts);
        let all = cards
            .chain(self.places.iter().map(|place| &place.facts))
            .chain([&self.harbour.facts])
            .chain(self.persons.iter().map(|person| &person.facts))
            .chain(self.messages.iter().map(|message| &message.facts));
        all.flat_map(|facts| facts.iter().flat_map(|fact| &fact.text))
    }
}

impl Fact {
    fn new(text: Vec<Phrase>, rule: &str) -> Fact {
        Fact { text, rule: Some(rule.to_owned()) }
    }
}

fn action_card(game: &NotreDame, card: Card) -> ActionCard {
    let (colour, place) = (Colour::of(card.owner()), card.kind());
    ActionCard {
        name: card,
        colour,
        place,
        facts: vec![
            Fact::new(vec![printed::place(game, place)], place.rule()),
            Fact::new(vec![Phrase::new("nd-fact-card")], "ND-6.2"),
        ],
    }
}

fn place(game: &NotreDame, kind: Kind) -> PlaceSheet {
    PlaceSheet { name: kind, facts: vec![Fact::new(vec![printed::place(game, kind)], kind.rule())] }
}

fn harbour() -> Harbour {
    let text = Phrase::new("nd-fact-harbour").number("last", LAST_STEP);
    Harbour {
        name: HARBOUR.to_owned(),
        last_step: LAST_STEP,
        facts: vec![Fact::new(vec![text], "ND-12.4")],
    }
}

/// What a person costs (ND-7.1).
const PRICE: u8 = 1;

fn person(person: &Person) -> PersonCard {
    let rats = Phrase::new("nd-fact-rats").number("count", person.rats);
    let price = Phrase::new("nd-fact-price").number("coins", PRICE);
    let deck = Phrase::new("nd-deck").word("deck", person.deck.name());
    PersonCard {
        name: person.id.clone(),
        deck: person.deck,
        rats: person.rats,
        price: PRICE,
        ability: person.ability,
        facts: vec![
            Fact::new(printed::ability(person.ability), person.ability.rule()),
            Fact { text: vec![deck], rule: None },
            Fact::new(vec![rats], "ND-12.1"),
            Fact::new(vec![price], "ND-7.1"),
        ],
    }
}

fn messages(game: &NotreDame) -> Vec<MessageTile> {
    let kinds = (0..).zip(&game.catalogue.messages);
    let tile = |colour: Colour| {
        kinds.clone().map(move |(kind, message)| MessageTile {
            name: game.catalogue.message_name(colour, kind),
            colour,
            prestige: message.prestige,
            coins: message.coins,
            markers: message.markers,
            rat_back: message.rat_back,
            facts: message_facts(message),
        })
    };
    Colour::ALL.into_iter().flat_map(tile).collect()
}

fn message_facts(message: &Message) -> Vec<Fact> {
    let rule = if message.rat_back { "ND-10.11" } else { "ND-10.10" };
    vec![
        Fact::new(printed::gives(message), rule),
        Fact::new(vec![Phrase::new("nd-fact-sets")], "ND-10.12"),
    ]
}

fn markets(spots: &[Spot]) -> Vec<MarketSpot> {
    let market = |colour: Colour| {
        spots.iter().map(move |spot| MarketSpot {
            name: format!("{}-{}", colour.name(), spot.name),
            colour,
            spot: spot.name.clone(),
        })
    };
    Colour::ALL.into_iter().flat_map(market).collect()
}
