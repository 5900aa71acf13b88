//! The page that says what is original and what is ours, made from the data.

use mittwoch_kernel::ComponentsPage;

use super::FILES;
use super::raw;

const NOTE: &str = "Names of Clients are our own.";

/// The components with status and source, in Markdown.
pub fn components_page() -> String {
    let mut page = ComponentsPage::new(FILES);
    let cards: raw::DreamCards = page.read("dream-cards.toml");
    let clients: raw::Clients = page.read("clients.toml");
    let tiles: raw::Tiles = page.read("therapy-tiles.toml");
    let tokens: raw::Tokens = page.read("tokens.toml");
    let professors: raw::Professors = page.read("professors.toml");
    let table: raw::Table = page.read("table.toml");

    page.section("Dream cards", &cards.suit, |_| "a suit".to_owned());
    page.section("The deck", &[cards.deck], |deck| {
        let numbers = format!("{} to {}", deck.numbers.lowest, deck.numbers.highest);
        format!("numbers {numbers} in each suit, each once with the Sun and once with the Moon")
    });
    page.section("Clients", &clients.client, |client| client.suit.name().to_owned());
    page.section("Corner numbers", &[clients.corner], |corner| {
        let (few, many) = (&corner.few, &corner.many);
        format!("1-2 players {}/{}, 3-4 players {}/{}", few.sun, few.moon, many.sun, many.moon)
    });
    page.section("Freud's order of suits", &[clients.freud], |freud| {
        let order =
            |suits: &[super::Suit]| suits.iter().map(|s| s.name()).collect::<Vec<_>>().join(", ");
        format!("Sun side: {}; Moon side: {}", order(&freud.sun), order(&freud.moon))
    });
    page.section("Therapy tiles", &tiles.tile, |tile| effect(&tile.effect));
    page.section("Rows of Treatment tokens", &tokens.row, |row| values(&row.tokens));
    page.section("Tokens of the Id", &tokens.id_pattern, |id| values(&id.tokens));
    page.section("Professors", &professors.professor, |professor| professor.name.clone());
    page.section("Set-up by number of players", &table.players, |entry| {
        let (hand, others) = (entry.hand, entry.non_player);
        format!("hand {hand}, non-player cards {others}, spare deck {}", entry.spare)
    });
    page.finish("Dreamworld", NOTE)
}

fn values(tokens: &[u8]) -> String {
    tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn effect(effect: &raw::Effect) -> String {
    let signed = |amount: Option<i8>| format!("{:+}", amount.unwrap_or(0));
    match effect {
        raw::Effect { numbers: Some(numbers), add, .. } => {
            format!("numbers {}: {}", values(numbers), signed(*add))
        }
        raw::Effect { icon: Some(icon), add, other, .. } => {
            format!("{} {}, the other icon {}", icon.name(), signed(*add), signed(*other))
        }
        raw::Effect { farthest: Some(amount), .. } => format!("farthest card {amount:+}"),
        raw::Effect { closest: Some(amount), .. } => format!("closest card {amount:+}"),
        raw::Effect { gap_at_most: Some(gap), add, .. } => {
            format!("gap of at most {gap}: {}", signed(*add))
        }
        raw::Effect { skip: Some(cards), .. } => format!("skips {cards} card"),
        raw::Effect { random: Some(raw::When::Before), .. } => {
            "a random card before the choice".to_owned()
        }
        _ => "a random card after the reveal".to_owned(),
    }
}
