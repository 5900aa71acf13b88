//! Phrases of events.

use mittwoch_kernel::{Bag, Phrase, Seat, Seats, keyed};

use crate::NotreDame;
use crate::component::Card;
use crate::event::{EventView, Open};
use crate::state::{Place, Player};

/// The keys of what only some are told; those of open events are [`OPEN`].
pub(super) const SECRET: &[&str] =
    &["nd-event-drew", "nd-event-chose", "nd-event-has-chosen", "nd-event-received"];

/// What a viewer is told of an event, as a phrase.
pub(super) fn tell(game: &NotreDame, event: &EventView) -> Phrase {
    match *event {
        EventView::Drew { seat, cards } => {
            Phrase::new("nd-event-drew").seat("seat", seat).pieces("cards", names(cards))
        }
        EventView::Chose { seat, card } => {
            Phrase::new("nd-event-chose").seat("seat", seat).piece("card", card.to_string())
        }
        EventView::HasChosen { seat } => Phrase::new("nd-event-has-chosen").seat("seat", seat),
        EventView::Received { seat, cards } => {
            Phrase::new("nd-event-received").seat("seat", seat).pieces("cards", names(cards))
        }
        EventView::Open(open) => tell_open(game, open),
    }
}

fn names(cards: Bag) -> Vec<String> {
    cards.iter().map(|card| Card(card).to_string()).collect()
}

fn tell_open(game: &NotreDame, event: Open) -> Phrase {
    if let Open::Ended { winners } = event {
        return tell_end(winners);
    }
    let phrase = Phrase::new(key(event));
    let phrase = match who(event) {
        Some(seat) => phrase.seat("seat", seat),
        None => phrase,
    };
    detailed(game, event, phrase)
}

keyed! {
    /// The key of an open event's sentence.
    pub(super) fn key(event: Open), OPEN {
        Open::RoundStarted { .. } => "nd-event-round-started",
        Open::Shown { .. } => "nd-event-shown",
        Open::Passed { step: 0 } => "nd-event-passed-two",
        Open::Passed { .. } => "nd-event-passed-one",
        Open::Played { .. } => "nd-event-played",
        Open::NoEffect { .. } => "nd-event-no-effect",
        Open::Moved { friend: true, .. } => "nd-event-friend-moved",
        Open::Moved { from: Place::Sector(_) | Place::Cathedral, .. } => "nd-event-moved",
        Open::Moved { .. } => "nd-event-placed",
        Open::Acted { .. } => "nd-event-acted",
        Open::TookMarkers { .. } => "nd-event-took-markers",
        Open::TookCoins { .. } => "nd-event-took-coins",
        Open::CoinsMissing { .. } => "nd-event-coins-missing",
        Open::Charged { .. } => "nd-event-charged",
        Open::Scored { .. } => "nd-event-scored",
        Open::RatWentBack { .. } => "nd-event-rat-went-back",
        Open::RatStayed { .. } => "nd-event-rat-stayed",
        Open::Rode { .. } => "nd-event-rode",
        Open::TookMessage { .. } => "nd-event-took-message",
        Open::LeftMessage { .. } => "nd-event-left-message",
        Open::Favoured { .. } => "nd-event-favoured",
        Open::WantedCoin { .. } => "nd-event-wanted-coin",
        Open::NoFavour { .. } => "nd-event-no-favour",
        Open::Gave { .. } => "nd-event-gave",
        Open::Hired { .. } => "nd-event-hired",
        Open::HiredNobody { .. } => "nd-event-hired-nobody",
        Open::Picked { friend: true, .. } => "nd-event-picked-friend",
        Open::Picked { .. } => "nd-event-picked",
        Open::Gathered { .. } => "nd-event-gathered",
        Open::Shifted { .. } => "nd-event-shifted",
        Open::PlagueCame { .. } => "nd-event-plague-came",
        Open::LostPrestige { .. } => "nd-event-lost-prestige",
        Open::LostMarker { .. } => "nd-event-lost-marker",
        Open::CathedralScored { .. } => "nd-event-cathedral-scored",
        Open::PeriodEnded { .. } => "nd-event-period-ended",
        Open::Counted { .. } => "nd-event-counted",
        Open::Ended { .. } => "nd-event-ended",
    }
}

/// Whom an event is about, if one player.
fn who(event: Open) -> Option<Seat> {
    match event {
        Open::RoundStarted { .. }
        | Open::Shown { .. }
        | Open::Passed { .. }
        | Open::CathedralScored { .. }
        | Open::PeriodEnded { .. }
        | Open::Ended { .. } => None,
        Open::Played { seat, .. }
        | Open::NoEffect { seat }
        | Open::Moved { seat, .. }
        | Open::Acted { seat, .. }
        | Open::TookMarkers { seat, .. }
        | Open::TookCoins { seat, .. }
        | Open::CoinsMissing { seat, .. }
        | Open::Charged { seat, .. }
        | Open::Scored { seat, .. }
        | Open::RatWentBack { seat, .. }
        | Open::RatStayed { seat }
        | Open::Rode { seat, .. }
        | Open::TookMessage { seat, .. }
        | Open::LeftMessage { seat }
        | Open::Favoured { seat, .. }
        | Open::WantedCoin { seat }
        | Open::NoFavour { seat }
        | Open::Gave { seat, .. }
        | Open::Hired { seat, .. }
        | Open::HiredNobody { seat }
        | Open::Picked { seat, .. }
        | Open::Gathered { seat, .. }
        | Open::Shifted { seat, .. }
        | Open::PlagueCame { seat, .. }
        | Open::LostPrestige { seat, .. }
        | Open::LostMarker { seat, .. }
        | Open::Counted { seat, .. } => Some(seat),
    }
}

/// Whom an event befalls by no doing of their own: the plague, and whoever pays for another.
pub(super) fn befalls(event: &EventView) -> Option<Seat> {
    match event {
        EventView::Open(
            Open::PlagueCame { seat, .. }
            | Open::LostPrestige { seat, .. }
            | Open::LostMarker { seat, .. }
            | Open::CoinsMissing { seat, payers: 0, .. }
            | Open::Charged { payer: seat, .. },
        ) => Some(*seat),
        _ => None,
    }
}

/// Adds what happened on a turn of playing cards; other events have their details elsewhere.
fn detailed(game: &NotreDame, event: Open, phrase: Phrase) -> Phrase {
    match event {
        Open::Played { card, .. } => phrase.piece("card", card.to_string()),
        Open::Moved {
            from: from @ (Place::Sector(_) | Place::Cathedral),
            to,
            friend: false,
            ..
        } => phrase.piece("from", from.name()).piece("to", to.name()),
        Open::Moved { to, .. } => phrase.piece("to", to.name()),
        Open::Acted { sector, pieces, .. } => {
            phrase.piece("place", sector.name()).number("pieces", pieces)
        }
        Open::TookMarkers { count, .. } | Open::TookCoins { count, .. } => {
            phrase.number("count", count)
        }
        Open::CoinsMissing { count, payers, .. } => {
            phrase.number("count", count).number("payers", payers)
        }
        Open::Charged { payer, count, .. } => phrase.seat("payer", payer).number("count", count),
        Open::Scored { source, prestige, park, .. } => {
            phrase.word("source", source.name()).number("prestige", prestige).number("park", park)
        }
        Open::RatWentBack { to, .. } => phrase.number("to", to),
        Open::Rode { to, .. } => phrase.piece("market", game.market_name(to)),
        Open::TookMessage { market, kind, .. } => {
            let colour = game.catalogue.colour_of(market);
            phrase.piece("message", game.catalogue.message_name(colour, kind))
        }
        Open::Favoured { favour, .. } => phrase.word("favour", favour.name()),
        Open::Gave { coins, .. } => phrase.number("coins", coins),
        _ => detailed_besides(game, event, phrase),
    }
}

/// Adds what happened in the other phases; what is left has no details.
fn detailed_besides(game: &NotreDame, event: Open, phrase: Phrase) -> Phrase {
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    match event {
        Open::RoundStarted { round } => phrase.number("round", round),
        Open::Shown { person } => phrase
            .piece("person", game.person_name(person))
            .number("rats", game.catalogue.person(person).rats),
        Open::Hired { person, .. } => phrase.piece("person", game.person_name(person)),
        Open::Picked { from, friend: false, .. } => phrase.piece("place", from.name()),
        Open::Gathered { markers, friend, .. } => {
            phrase.number("markers", markers).word("friend", yes(friend))
        }
        Open::Shifted { from, to, markers, friend, .. } => phrase
            .piece("from", from.name())
            .piece("to", to.name())
            .number("markers", markers)
            .word("friend", yes(friend)),
        Open::PlagueCame { plague, hospital, to, hit, .. } => phrase
            .number("plague", plague)
            .number("hospital", hospital)
            .number("to", to)
            .word("hit", yes(hit)),
        Open::LostPrestige { prestige, .. } => phrase.number("prestige", prestige),
        Open::LostMarker { sector, .. } => phrase.piece("place", sector.name()),
        Open::CathedralScored { markers, share } => {
            phrase.number("markers", markers).number("share", share)
        }
        Open::PeriodEnded { period } => {
            phrase.word("period", &char::from(b'a' + period).to_string())
        }
        Open::Counted { gained, lost, .. } => {
            let counted = Player { gained, lost, ..Player::default() };
            phrase.number("prestige", counted.prestige())
        }
        _ => phrase,
    }
}

fn tell_end(winners: Seats) -> Phrase {
    let phrase = Phrase::new("nd-event-ended").number("count", winners.len() as i64);
    let names = ["seat", "second", "third", "fourth", "fifth"];
    winners.iter().zip(names).fold(phrase, |phrase, (seat, name)| phrase.seat(name, seat))
}
