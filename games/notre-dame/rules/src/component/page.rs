//! The page that says what is original and what is ours, made from the data.

use mittwoch_kernel::ComponentsPage;

use super::{Deck, FILES, raw};

const NOTE: &str = "Of the persons only the rats are reconstructed; what they do is stated by the rulebook.\n\
         Names of colours are our own.";

/// The components with status and source, in Markdown.
pub fn components_page() -> String {
    let mut page = ComponentsPage::new(FILES);
    let cards: raw::ActionCards = page.read("action-cards.toml");
    let colours: raw::Colours = page.read("colours.toml");
    let messages: raw::Messages = page.read("messages.toml");
    let persons: raw::Persons = page.read("persons.toml");
    let streets: raw::Streets = page.read("streets.toml");
    let table: raw::Table = page.read("table.toml");

    page.section("Action cards", &cards.card, |_| "one in each colour".to_owned());
    page.section("Hotel", &[cards.hotel], |hotel| {
        format!("two favours from {} pieces on", hotel.two_from)
    });
    page.section("Gifts to Notre Dame", &[cards.gift], |gift| {
        let amounts = gift.prestige.iter().zip(1..);
        let written = amounts.map(|(prestige, coins)| format!("{coins} for {prestige}"));
        format!("coins for prestige: {}", written.collect::<Vec<_>>().join(", "))
    });
    page.section("Park", &[cards.park], |park| {
        format!("one more prestige for every {} pieces", park.pieces)
    });
    page.section("Colours", &colours.colour, |_| "a colour".to_owned());
    page.section("Messages", &messages.message, message);
    page.section("Persons", &persons.person, |person| {
        let rats = person.rats;
        format!("{}, {rats} rats: {}", deck(person.deck), ability(&person.ability))
    });
    page.section("Markets of a borough", &streets.market, |market| {
        if market.message { "with a message" } else { "where the carriage starts" }.to_owned()
    });
    page.section("Streets", &streets.layout, |layout| layout.streets.join(", "));
    page.section("Set-up by number of players", &table.players, |entry| {
        let colours: Vec<_> = entry.boroughs.iter().map(|colour| colour.name()).collect();
        format!("cathedral {}, boroughs {}", entry.cathedral, colours.join(", "))
    });
    page.finish("Notre Dame", NOTE)
}

fn message(message: &raw::Message) -> String {
    let mut parts = vec![format!("{} prestige", message.prestige)];
    parts.extend((message.coins > 0).then(|| format!("{} coin", message.coins)));
    parts.extend((message.markers > 0).then(|| format!("{} marker", message.markers)));
    parts.extend(message.rat_back.then(|| "a rat step back".to_owned()));
    parts.join(", ")
}

fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::A => "grey A",
        Deck::B => "grey B",
        Deck::C => "grey C",
        Deck::Brown => "brown",
    }
}

fn ability(ability: &raw::Ability) -> String {
    let prestige = ability.prestige.unwrap_or(0);
    let every = ability.every.unwrap_or(1);
    match ability {
        raw::Ability { special: Some(special), .. } => match special {
            raw::Special::Fool => "moves a piece to another sector, which acts".to_owned(),
            raw::Special::Minstrel => "moves up to three pieces to another sector".to_owned(),
            raw::Special::Doctor => "no plague this round".to_owned(),
            raw::Special::Bishop => "a marker into an empty sector, which acts".to_owned(),
        },
        raw::Ability { per: Some(per), at_least, .. } => {
            let what = match per {
                raw::Per::Piece => "pieces in sectors and on the cathedral".to_owned(),
                raw::Per::PieceInFullest => "pieces in the fullest sector".to_owned(),
                raw::Per::Sector => format!("sectors with {} or more", at_least.unwrap_or(0)),
                raw::Per::EmptySector => "empty sectors".to_owned(),
                raw::Per::FreeStep => "free steps before the rat".to_owned(),
                raw::Per::Message => "messages".to_owned(),
            };
            format!("{prestige} prestige per {every} of: {what}")
        }
        _ => {
            let amounts = [
                (ability.prestige, "prestige"),
                (ability.coins, "coins"),
                (ability.markers, "markers"),
                (ability.favours, "favours"),
            ];
            let written = amounts.iter().filter_map(|(n, what)| n.map(|n| format!("{n} {what}")));
            written.collect::<Vec<_>>().join(", ")
        }
    }
}
