//! From the raw files to the checked catalogue; all faults are named at once.

use std::collections::BTreeSet;

use mittwoch_kernel::{Bag, DataFault, Faults, Pack, Seat};

use super::ability::{MOST, written};
use super::catalogue::{Borough, Market, Message, Person};
use super::naming::is_taken;
use super::streets::{Streets, parse};
use super::{Catalogue, Colour, Deck, Kind, Layout, SetUp, Spot, Street, raw};
use crate::config::Config;

/// How many markets a borough has, and how many of them hold a message (ND-2.2).
const MARKETS: usize = 5;
const MESSAGES: usize = 4;

/// Collects faults while the files are read.
#[derive(Default)]
pub(super) struct Check {
    faults: Faults,
}

/// The persons, the brown ones among them, and the grey ones of each period.
type Persons = (Vec<Person>, Bag, [Bag; 3]);
/// The markets of a borough, and the streets for each number of boroughs: as written, and a map.
type Maps = (Vec<Spot>, Vec<(Layout, Streets)>);

impl Check {
    /// Checks a pack for a configuration; every fault is named.
    pub(super) fn run(mut self, pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        let catalogue = self.catalogue(pack, config);
        self.faults.or(catalogue)
    }

    fn listed<'a>(&mut self, file: &str, ids: impl Iterator<Item = &'a str>, wanted: &[&str]) {
        if !ids.eq(wanted.iter().copied()) {
            let what = format!("the ids must be {}, in this order", wanted.join(", "));
            self.faults.push(DataFault::in_file(file, what));
        }
    }

    /// Every file is read even if an earlier one is faulty, so that all faults come at once.
    fn catalogue(&mut self, pack: &Pack, config: &Config) -> Option<Catalogue> {
        let cards = self.faults.read(pack, "action-cards.toml").map(|raw| self.cards(raw));
        let colours = self.faults.read(pack, "colours.toml").map(|raw| self.colours(&raw));
        let messages = self.faults.read(pack, "messages.toml").map(|raw| self.messages(raw));
        let persons = self.faults.read(pack, "persons.toml").map(|raw| self.persons(raw));
        let streets: Option<raw::Streets> = self.faults.read(pack, "streets.toml");
        let set_ups = self.faults.read(pack, "table.toml").map(|raw| self.set_ups(raw));
        let maps = streets.map(|raw| self.maps(raw));
        let (set_ups, (spots, maps), ()) = (set_ups?, maps?, colours?);
        let set_up = set_ups.iter().find(|set_up| set_up.players == config.players)?.clone();
        let boroughs = boroughs(&set_up.boroughs, config);
        let map = maps.iter().find(|(layout, _)| usize::from(layout.boroughs) == boroughs.len());
        let streets = map?.1.clone();
        let ((gift, hotel_two_from, park_pieces), (persons, brown, grey)) = (cards?, persons?);
        Some(Catalogue {
            persons,
            brown,
            grey,
            messages: messages?,
            markets: markets(&boroughs, &spots),
            boroughs,
            streets,
            spots,
            layouts: maps.into_iter().map(|(layout, _)| layout).collect(),
            set_ups,
            cathedral: set_up.cathedral,
            gift,
            hotel_two_from,
            park_pieces,
        })
    }

    fn cards(&mut self, raw: raw::ActionCards) -> ([u8; 3], u8, u8) {
        const FILE: &str = "action-cards.toml";
        let kinds: Vec<_> = Kind::all().map(Kind::name).collect();
        self.listed(FILE, raw.card.iter().map(|card| card.id.as_str()), &kinds);
        let gift = <[u8; 3]>::try_from(raw.gift.prestige);
        self.faults.require(
            gift.is_ok(),
            FILE,
            &raw.gift.id,
            "a gift has three amounts (ND-10.26)",
        );
        let small = gift.as_ref().is_ok_and(|gift| gift.iter().all(|amount| *amount <= MOST));
        self.faults.require(small, FILE, &raw.gift.id, "a gift is worth at most 9 prestige");
        let (hotel, park) = (&raw.hotel, &raw.park);
        self.faults.require(hotel.two_from >= 2, FILE, &hotel.id, "one piece gives one favour");
        self.faults.require(park.pieces >= 1, FILE, &park.id, "it takes at least one piece");
        (gift.unwrap_or_default(), hotel.two_from, park.pieces.max(1))
    }

    fn colours(&mut self, raw: &raw::Colours) {
        let known = Colour::ALL.map(Colour::name);
        self.listed("colours.toml", raw.colour.iter().map(|colour| colour.id.as_str()), &known);
    }

    fn messages(&mut self, raw: raw::Messages) -> Vec<Message> {
        const FILE: &str = "messages.toml";
        self.faults.count(raw.message.len(), MESSAGES, FILE, "kinds of message");
        self.faults.unique(FILE, raw.message.iter().map(|message| message.id.as_str()));
        let mut messages = Vec::new();
        for message in raw.message {
            let raw::Message { id, prestige, coins, markers, rat_back, .. } = message;
            let sound = prestige.max(coins).max(markers) <= MOST;
            self.faults.require(sound, FILE, &id, "a message gives at most 9 of anything");
            messages.push(Message { id, prestige, coins, markers, rat_back });
        }
        messages
    }

    fn persons(&mut self, raw: raw::Persons) -> Persons {
        const FILE: &str = "persons.toml";
        self.faults.unique(FILE, raw.person.iter().map(|person| person.id.as_str()));
        let decks = Deck::ALL.map(|deck| {
            let listed = raw.person.iter().zip(0..Bag::CAPACITY as u8);
            let members = listed.filter(|(person, _)| person.deck == deck);
            members.map(|(_, id)| id).collect::<Vec<u8>>()
        });
        for (deck, (wanted, what)) in decks.iter().zip([
            (3, "persons of the deck a"),
            (3, "persons of the deck b"),
            (3, "persons of the deck c"),
            (6, "persons of the deck brown"),
        ]) {
            self.faults.count(deck.len(), wanted, FILE, what);
        }
        let [a, b, c, brown] = decks.map(|deck| deck.into_iter().collect::<Bag>());
        let mut persons = Vec::new();
        for person in raw.person {
            let raw::Person { id, deck, rats, ability, .. } = person;
            self.faults.require(rats <= 9, FILE, &id, "a person has at most 9 rats");
            self.faults.require(!is_taken(&id), FILE, &id, "another component has this id");
            match written(&ability) {
                Ok(ability) => persons.push(Person { id, deck, rats, ability }),
                Err(what) => self.faults.push(DataFault::in_entry(FILE, &id, what)),
            }
        }
        (persons, brown, [a, b, c])
    }

    /// The markets of a borough, and the street map of each number of boroughs.
    fn maps(&mut self, raw: raw::Streets) -> Maps {
        const FILE: &str = "streets.toml";
        self.faults.count(raw.market.len(), MARKETS, FILE, "markets");
        let with_message = raw.market.iter().filter(|market| market.message).count();
        self.faults.count(with_message, MESSAGES, FILE, "markets with a message");
        self.faults.unique(FILE, raw.market.iter().map(|market| market.id.as_str()));
        self.faults.unique(FILE, raw.layout.iter().map(|layout| layout.id.as_str()));
        for boroughs in 3..=5 {
            let found = raw.layout.iter().filter(|layout| layout.boroughs == boroughs).count();
            self.faults.count(found, 1, FILE, &format!("layout of {boroughs} boroughs"));
        }
        let ids: Vec<String> = raw.market.iter().map(|market| market.id.clone()).collect();
        let sound = raw.layout.iter().filter(|layout| (3..=5).contains(&layout.boroughs));
        let maps = sound.map(|layout| self.layout(layout, &ids)).collect();
        let spots = raw.market.into_iter();
        let spots = spots.map(|raw::Market { id, message, .. }| Spot { name: id, message });
        (spots.collect(), maps)
    }

    fn layout(&mut self, layout: &raw::Layout, ids: &[String]) -> (Layout, Streets) {
        const FILE: &str = "streets.toml";
        let count = usize::from(layout.boroughs);
        let mut pairs = BTreeSet::new();
        let mut written = Vec::new();
        for text in &layout.streets {
            let ends = match parse(text, &ids[..ids.len().min(MARKETS)]) {
                Ok(ends) => ends,
                Err(what) => {
                    self.faults.push(DataFault::in_entry(FILE, &layout.id, what));
                    continue;
                }
            };
            written.push(street(ends, ids));
            for borough in 0..count {
                let [one, other] = ends.map(|(market, on)| {
                    let there = (borough + count).wrapping_add_signed(isize::from(on)) % count;
                    (there * MARKETS + market) as u8
                });
                let what = format!("the street '{text}' joins a market to itself");
                self.faults.require(one != other, FILE, &layout.id, what);
                let what = format!("the street '{text}' stands there already");
                self.faults.require(
                    pairs.insert((one.min(other), one.max(other))),
                    FILE,
                    &layout.id,
                    what,
                );
            }
        }
        let streets = Streets::new(count * MARKETS, pairs.into_iter().collect());
        self.faults.require(streets.is_joined(), FILE, &layout.id, "some market cannot be reached");
        (Layout { boroughs: layout.boroughs, streets: written }, streets)
    }

    fn set_ups(&mut self, raw: raw::Table) -> Vec<SetUp> {
        const FILE: &str = "table.toml";
        for count in 2..=5 {
            let found = raw.players.iter().filter(|entry| entry.count == count).count();
            self.faults.count(found, 1, FILE, &format!("entry for {count} players"));
        }
        for entry in &raw.players {
            let wanted = if entry.count == 2 { 4 } else { usize::from(entry.count) };
            let what = format!("there must be {wanted} boroughs, not {}", entry.boroughs.len());
            self.faults.require(entry.boroughs.len() == wanted, FILE, &entry.id, what);
            let colours: BTreeSet<_> = entry.boroughs.iter().collect();
            let different = colours.len() == entry.boroughs.len();
            self.faults.require(different, FILE, &entry.id, "a colour has one borough");
            let mut seats = Colour::ALL.iter().take(usize::from(entry.count));
            let seated = seats.all(|colour| colours.contains(colour));
            self.faults.require(seated, FILE, &entry.id, "every player needs a borough");
            let place = |colour| entry.boroughs.iter().position(|other| *other == colour);
            let places = (place(Colour::ALL[0]), place(Colour::ALL[1]));
            let opposite = matches!(places, (Some(a), Some(b)) if a.abs_diff(b) == 2);
            let what = "the two players' boroughs must be opposite (ND-13.1)";
            self.faults.require(entry.count != 2 || opposite, FILE, &entry.id, what);
        }
        let set_up = |raw: raw::Players| SetUp {
            players: raw.count,
            cathedral: raw.cathedral,
            boroughs: raw.boroughs,
        };
        raw.players.into_iter().map(set_up).collect()
    }
}

/// A street with how far its second end is ahead of its first.
fn street([(from, here), (to, there)]: [(usize, i8); 2], ids: &[String]) -> Street {
    Street { from: ids[from].clone(), to: ids[to].clone(), ahead: there - here }
}

fn boroughs(colours: &[Colour], config: &Config) -> Vec<Borough> {
    let owner = |colour: &Colour| {
        let seat = *colour as u8;
        (seat < config.players).then_some(Seat(seat))
    };
    colours.iter().map(|c| Borough { colour: *c, owner: owner(c) }).collect()
}

fn markets(boroughs: &[Borough], spots: &[Spot]) -> Vec<Market> {
    let of_borough = |(borough, at): (&Borough, u8)| {
        let colour = borough.colour.name();
        let market = |spot: &Spot| Market {
            id: format!("{colour}-{}", spot.name),
            spot: spot.name.clone(),
            borough: at,
            message: spot.message,
        };
        spots.iter().map(market).collect::<Vec<_>>()
    };
    boroughs.iter().zip(0..).flat_map(of_borough).collect()
}
