//! The sheet: everything printed, of any pack, and the same however it is written down.

use std::collections::BTreeSet;

use mittwoch_kernel::{Arg, Game, Pack, Setting, Wording};
use mittwoch_notre_dame::{
    Ability, Deck, Fact, Kind, Measure, NotreDame, Pane, PersonCard, Sector, Sheet,
};
use mittwoch_testkit::paragraphs;

use crate::components::overlaid;
use crate::position::game;

/// The built-in pack with some texts in its files replaced.
fn replaced(changes: &[(&str, &str, &str)]) -> Pack {
    let text = |file: &str, text: &str| {
        let here = changes.iter().filter(|(other, ..)| *other == file);
        here.fold(text.to_owned(), |text, (_, old, new)| {
            assert!(text.contains(old), "{file} has no {old}");
            text.replace(old, new)
        })
    };
    let files: Vec<(&str, String)> =
        mittwoch_notre_dame::FILES.iter().map(|(file, old)| (*file, text(file, old))).collect();
    Pack::new(files.iter().map(|(file, text)| (*file, text.as_str()))).expect("sound TOML")
}

/// A person that the box does not have, instead of the Mayor.
const MERCHANT: (&str, &str, &str) = (
    "persons.toml",
    "id = \"mayor\"\ndeck = \"c\"\nrats = 2\n\
     ability = { per = \"sector\", at-least = 3, prestige = 3 }",
    "id = \"wine-merchant\"\ncalled = \"Marchande de vin\"\ndeck = \"c\"\nrats = 4\n\
     ability = { prestige = 2, coins = 3, markers = 1 }",
);

/// The built-in pack with another person.
pub(crate) fn merchants_pack() -> Pack {
    replaced(&[MERCHANT])
}

/// An owner's pack: a person, a message and a market that the box does not have.
fn owners_pack() -> Pack {
    let feast = "id = \"feast\"\nprestige = 2\ncoins = 2\nrat-back = true";
    let plain = "id = \"plain\"\nprestige = 4";
    replaced(&[MERCHANT, ("messages.toml", plain, feast), ("streets.toml", "outer-left", "bridge")])
}

fn owners_game(players: u8) -> NotreDame {
    NotreDame::new(&owners_pack(), &Setting::new(players)).expect("a sound pack")
}

fn person<'a>(sheet: &'a Sheet, name: &str) -> &'a PersonCard {
    sheet.persons.iter().find(|person| person.name == name).expect("a person")
}

/// Every component's plain name with what it says.
fn components(sheet: &Sheet) -> Vec<(String, &[Fact])> {
    let cards = sheet.cards.iter().map(|card| (card.name.to_string(), card.facts.as_slice()));
    let places = sheet.places.iter().map(|place| (place.name.name().to_owned(), &*place.facts));
    let persons = sheet.persons.iter().map(|person| (person.name.clone(), &*person.facts));
    let messages = sheet.messages.iter().map(|message| (message.name.clone(), &*message.facts));
    let harbour = (sheet.harbour.name.clone(), sheet.harbour.facts.as_slice());
    cards.chain(places).chain(persons).chain(messages).chain([harbour]).collect()
}

#[test]
fn every_component_says_what_it_does_and_where_that_is_written() {
    let known = paragraphs(NotreDame::about().digest);
    for game in [game(3), owners_game(3)] {
        let sheet = game.sheet();
        for (name, facts) in components(&sheet) {
            let rule = facts[0].rule.as_ref().unwrap_or_else(|| panic!("{name} cites no rule"));
            assert!(known.contains(rule), "{name} cites {rule}");
            assert!(facts.iter().all(|fact| !fact.text.is_empty()), "{name} says nothing");
        }
    }
}

#[test]
fn no_two_components_have_one_name() {
    for game in [game(5), owners_game(5)] {
        let sheet = game.sheet();
        let names: Vec<String> = components(&sheet).into_iter().map(|(name, _)| name).collect();
        let markets = sheet.markets.iter().map(|market| market.name.clone());
        let all: Vec<String> = names.into_iter().chain(markets).collect();
        assert_eq!(all.len(), 45 + 9 + 15 + 20 + 1 + 25);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    }
    for id in ["park", "harbour", "jade", "jade-park", "lapis-message-coin"] {
        let person = format!(
            "[[person]]\nid = '{id}'\ndeck = 'a'\nrats = 1\n\
                              ability = {{ coins = 1 }}\nstatus = 'guess'\nsource = 'me'\n"
        );
        let faults = overlaid("persons.toml", &person, 3).expect_err("it is taken");
        let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert!(told.iter().any(|told| told.contains("another component has this id")), "{told:?}");
    }
}

#[test]
fn a_sheet_follows_from_the_pack_alone_and_reads_back_as_it_was() {
    for new in [game, owners_game] {
        let sheet = new(3).sheet();
        assert!((2..=5).all(|players| new(players).sheet() == sheet));
        let text = serde_json::to_string(&sheet).expect("a sheet");
        assert_eq!(serde_json::from_str::<Sheet>(&text).expect("the same form"), sheet);
    }
}

#[test]
fn a_new_person_has_its_whole_card() {
    let sheet = owners_game(4).sheet();
    let merchant = person(&sheet, "wine-merchant");
    assert_eq!((merchant.deck, merchant.rats, merchant.price), (Deck::C, 4, 1));
    let ability = Ability::Gain { prestige: 2, coins: 3, markers: 1, favours: 0 };
    assert_eq!(merchant.ability, ability);
    let keys: Vec<_> = merchant.facts[0].text.iter().map(|phrase| phrase.key.as_str()).collect();
    assert_eq!(keys, ["nd-gain-coins", "nd-gain-markers", "nd-gain-prestige"]);
    assert_eq!(merchant.facts[0].rule.as_deref(), Some("ND-14.5"));
}

#[test]
fn messages_and_markets_of_an_owner_have_their_cards() {
    let sheet = owners_game(4).sheet();
    let feast = sheet.messages.iter().find(|message| message.name == "jade-message-feast");
    let feast = feast.expect("the message of an owner");
    assert_eq!((feast.prestige, feast.coins, feast.markers, feast.rat_back), (2, 2, 0, true));
    let keys: Vec<_> = feast.facts[0].text.iter().map(|phrase| phrase.key.as_str()).collect();
    assert_eq!(keys, ["nd-gain-prestige", "nd-gain-coins", "nd-gain-rat-back"]);
    assert!(sheet.markets.iter().any(|market| market.name == "lapis-bridge"));
}

#[test]
fn the_printed_numbers_are_those_of_the_pack() {
    let hotel = "[hotel]\nid = 'hotel-favours'\ntwo-from = 3\nstatus = 'certain'\nsource = 'x'\n";
    let other = overlaid("action-cards.toml", hotel, 3).expect("a sound pack");
    let from = |game: &NotreDame| {
        let sheet = game.sheet();
        let hotel = sheet.places.iter().find(|place| place.name == Kind::Sector(Sector::Hotel));
        let said = hotel.expect("a hotel").facts[0].text[0].args["pieces"].clone();
        (sheet.hotel_two_from, said)
    };
    assert_eq!(from(&game(3)), (4, Arg::Number(4)));
    assert_eq!(from(&other), (3, Arg::Number(3)));
}

/// ND-14.1 to ND-14.15: the paragraph follows from what a person does, not from who it is.
#[test]
fn every_person_of_the_box_is_led_to_its_own_paragraph() {
    let sheet = game(2).sheet();
    let digest = NotreDame::about().digest;
    let names = [("Lady of the court", "lady-of-the-court"), ("Money lender", "money-lender")];
    for person in &sheet.persons {
        let rule = person.facts[0].rule.as_deref().expect("a paragraph");
        let spaced = person.name.replace('-', " ");
        let (head, tail) = spaced.split_at(1);
        let title = format!("{}{tail}", head.to_uppercase());
        let known =
            names.iter().find(|(_, id)| *id == person.name).map_or(&*title, |(name, _)| name);
        let line = digest.lines().find(|line| line.starts_with(&format!("**{rule}** ")));
        assert!(line.is_some_and(|line| line.contains(known)), "{} is led to {rule}", person.name);
    }
    let fullest = Ability::Score { per: Measure::PiecesInFullest, every: 1, prestige: 1 };
    assert_eq!(person(&sheet, "lady-of-the-court").ability, fullest);
}

#[test]
fn a_borough_has_seven_sectors_and_the_harbour_all_different() {
    let panes = game(2).sheet().panes;
    assert_eq!(panes.iter().filter(|pane| **pane == Pane::Harbour).count(), 1);
    for sector in Sector::ALL {
        assert!(panes.contains(&Pane::Sector(sector)), "{}", sector.name());
    }
    let written = serde_json::to_value(&panes).expect("names");
    assert_eq!(written[1], "harbour");
    assert_eq!(written[2], "bank");
}
