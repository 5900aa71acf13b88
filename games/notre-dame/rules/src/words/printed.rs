//! What is printed on the components, for boards: a view names components alone.
//!
//! The phrases are given as pieces with names such as `monk/effect/1`: the component, what of it,
//! and the place of the phrase in the sentence.

use mittwoch_kernel::{Phrase, Piece};

use crate::NotreDame;
use crate::component::{Ability, Measure, Person, PersonId, Sector};

/// Everything printed: what each place and each person does, and the deck of each person.
pub(super) fn pieces(game: &NotreDame) -> Vec<Piece> {
    let places =
        Sector::ALL.iter().map(|sector| sector.name()).chain(["notre-dame", "trusted-friend"]);
    let mut all: Vec<Piece> =
        places.map(|name| piece(format!("{name}/effect"), place(game, name))).collect();
    for (person, id) in game.catalogue.persons.iter().zip(0..) {
        all.extend(effects(person));
        all.push(piece(format!("{}/deck", person.id), deck(game, id)));
    }
    all
}

fn piece(name: String, phrase: Phrase) -> Piece {
    Piece { name, phrase }
}

fn place(game: &NotreDame, name: &str) -> Phrase {
    let phrase = Phrase::new(&format!("nd-effect-{name}"));
    let [one, two, three] = game.catalogue.gift;
    match name {
        "hotel" => phrase.number("pieces", game.catalogue.hotel_two_from),
        "park" => phrase.number("pieces", game.catalogue.park_pieces),
        "notre-dame" => phrase.number("one", one).number("two", two).number("three", three),
        _ => phrase,
    }
}

fn effects(person: &Person) -> impl Iterator<Item = Piece> + use<> {
    let id = person.id.clone();
    let numbered = (1..).zip(ability(person.ability));
    numbered.map(move |(at, phrase)| piece(format!("{id}/effect/{at}"), phrase))
}

fn ability(ability: Ability) -> Vec<Phrase> {
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => {
            let parts = [
                ("coins", coins),
                ("markers", markers),
                ("prestige", prestige),
                ("favours", favours),
            ];
            let gained = parts.into_iter().filter(|(_, count)| *count > 0);
            gained.map(|(what, n)| Phrase::new(&format!("nd-gain-{what}")).number("n", n)).collect()
        }
        Ability::Score { per, every, prestige } => {
            let phrase = measure(per).number("every", every).number("prestige", prestige);
            vec![phrase]
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

fn deck(game: &NotreDame, person: PersonId) -> Phrase {
    let periods = game.catalogue.grey.iter().zip(["a", "b", "c"]);
    let letter = periods.filter(|(deck, _)| deck.contains(person)).map(|(_, letter)| letter).next();
    Phrase::new("nd-deck").word("deck", letter.unwrap_or("brown"))
}
