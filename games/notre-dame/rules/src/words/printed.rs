//! Phrases of what is printed on the components.

use mittwoch_kernel::Phrase;

use crate::NotreDame;
use crate::component::{Ability, Card, Colour, Kind, Measure, Message, Person, Sector};

/// What people call an action card.
pub(crate) fn card(card: Card) -> Phrase {
    let colour = Colour::of(card.owner()).name();
    Phrase::new("nd-card").word("colour", colour).word("kind", card.kind_name())
}

/// What people call a person.
pub(crate) fn person(person: &Person) -> Phrase {
    Phrase::new(&format!("nd-person-{}", person.id))
}

/// What people call a message.
pub(crate) fn message(colour: Colour, message: &Message) -> Phrase {
    let phrase = Phrase::new(&format!("nd-message-{}", message.id));
    phrase.word("colour", colour.name()).number("prestige", message.prestige)
}

/// What people call a market: its name within a borough.
pub(crate) fn market(colour: Colour, spot: &str) -> Phrase {
    Phrase::new(&format!("nd-market-{spot}")).word("colour", colour.name())
}

/// What a place does.
pub(crate) fn place(game: &NotreDame, kind: Kind) -> Phrase {
    let phrase = Phrase::new(&format!("nd-effect-{}", kind.name()));
    let [one, two, three] = game.catalogue.gift;
    match kind {
        Kind::Sector(Sector::Hotel) => phrase.number("pieces", game.catalogue.hotel_two_from),
        Kind::Sector(Sector::Park) => phrase.number("pieces", game.catalogue.park_pieces),
        Kind::NotreDame => phrase.number("one", one).number("two", two).number("three", three),
        _ => phrase,
    }
}

/// What a message gives.
pub(crate) fn gives(message: &Message) -> Vec<Phrase> {
    let gains =
        [("prestige", message.prestige), ("coins", message.coins), ("markers", message.markers)];
    let mut text = gained(&gains);
    text.extend(message.rat_back.then(|| Phrase::new("nd-gain-rat-back")));
    text
}

fn gained(gains: &[(&str, u8)]) -> Vec<Phrase> {
    let some = gains.iter().filter(|(_, count)| *count > 0);
    some.map(|(what, n)| Phrase::new(&format!("nd-gain-{what}")).number("n", *n)).collect()
}

/// What a person does.
pub(crate) fn ability(ability: Ability) -> Vec<Phrase> {
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => gained(&[
            ("coins", coins),
            ("markers", markers),
            ("prestige", prestige),
            ("favours", favours),
        ]),
        Ability::Score { per, every, prestige } => {
            vec![measure(per).number("every", every).number("prestige", prestige)]
        }
        Ability::Fool => vec![Phrase::new("nd-effect-fool")],
        Ability::Minstrel => vec![Phrase::new("nd-effect-minstrel")],
        Ability::Doctor => vec![Phrase::new("nd-effect-doctor")],
        Ability::Bishop => vec![Phrase::new("nd-effect-bishop")],
    }
}

fn measure(per: Measure) -> Phrase {
    match per {
        Measure::Pieces => Phrase::new("nd-per-piece"),
        Measure::PiecesInFullest => Phrase::new("nd-per-piece-in-fullest"),
        Measure::Sectors { at_least } => Phrase::new("nd-per-sector").number("least", at_least),
        Measure::EmptySectors => Phrase::new("nd-per-empty-sector"),
        Measure::FreeSteps => Phrase::new("nd-per-free-step"),
        Measure::Messages => Phrase::new("nd-per-message"),
    }
}
