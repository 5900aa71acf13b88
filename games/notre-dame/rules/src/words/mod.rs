//! Notation and phrases of questions and answers.

mod describe;
pub(crate) mod printed;
mod tally;
mod tell;

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Asked, Edition, Offered, Phrase, Piece, Seat, Seats, Shape, Tally, Unreadable, Wording,
};

use crate::NotreDame;
use crate::action::{Action, Favour};
use crate::component::{Borough, Card, Colour, HARBOUR, Kind, MarketId, PersonId, Sector};
use crate::config::EDITIONS;
use crate::event::EventView;
use crate::legal::rule;
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::state::{Frame, Place, Source, State};
use crate::view::View;

const FRIEND: &str = "trusted-friend";
const CATHEDRAL: &str = "notre-dame";

impl Wording for NotreDame {
    type Sheet = Sheet;

    fn sheet(&self) -> Sheet {
        Sheet::of(self)
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::Keep(card) => format!("keep {card}"),
            Action::Play(card) => format!("play {card}"),
            Action::From(place) => format!("from {}", place.name()),
            Action::FromFriend => format!("from {FRIEND}"),
            Action::To(sector) => format!("to {}", sector.name()),
            Action::Carry { markers: 0, friend: true } => format!("carry {FRIEND}"),
            Action::Carry { markers, friend: true } => format!("carry {markers} {FRIEND}"),
            Action::Carry { markers, friend: false } => format!("carry {markers}"),
            Action::Give(coins) => format!("give {coins}"),
            Action::Ride(market) => format!("ride {}", self.market_name(market)),
            Action::Choose(favour) => format!("choose {}", favour.name()),
            Action::Hire(person) => format!("hire {}", self.person_name(person)),
            Action::Lose(sector) => format!("lose {}", sector.name()),
            Action::Charge(payer) => format!("charge {}", Colour::of(payer).name()),
            Action::Accept => "accept".to_owned(),
            Action::Decline => "decline".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, Unreadable> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["keep", card] => self.read_card(card).map(Action::Keep),
            ["play", card] => self.read_card(card).map(Action::Play),
            ["from", FRIEND] => Ok(Action::FromFriend),
            ["from", CATHEDRAL] => Ok(Action::From(Place::Cathedral)),
            ["from", sector] => read_sector(sector).map(|s| Action::From(Place::Sector(s))),
            ["to", sector] => read_sector(sector).map(Action::To),
            ["carry", FRIEND] => Ok(Action::Carry { markers: 0, friend: true }),
            ["carry", markers] => {
                read_number(markers).map(|markers| Action::Carry { markers, friend: false })
            }
            ["carry", "0", FRIEND] => Err(Unreadable(format!("write 'carry {FRIEND}'"))),
            ["carry", markers, FRIEND] => {
                read_number(markers).map(|markers| Action::Carry { markers, friend: true })
            }
            ["give", coins] => read_number(coins).map(Action::Give),
            ["ride", market] => self.read_market(market),
            ["choose", favour] => read_favour(favour),
            ["hire", person] => self.read_person(person),
            ["lose", sector] => read_sector(sector).map(Action::Lose),
            ["charge", colour] => self.read_payer(colour),
            ["accept"] => Ok(Action::Accept),
            ["decline"] => Ok(Action::Decline),
            _ => Err(Unreadable(format!(
                "'{text}' is no action; actions are keep, play, from, to, carry, give, ride, \
                 choose, hire, lose, charge, accept and decline"
            ))),
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Asked {
        let frame = state.stack.current();
        let (phrase, shape) = self.question(state, seat, frame);
        Asked { name: self.question_name(frame), phrase, rule: rule(frame), shape }
    }

    fn offer(&self, state: &State, seat: Seat, action: Action) -> Offered {
        let (group, phrase, pieces) = self.answer(state, seat, action);
        let numbers = self.offer_numbers(state, seat, action);
        Offered { phrase, group, pieces, numbers, free: false }
    }

    fn tell(&self, event: &EventView) -> Phrase {
        tell::tell(self, event)
    }

    fn befalls(&self, event: &EventView) -> Option<Seat> {
        tell::befalls(event)
    }

    fn tallies(&self, view: &View) -> Vec<Tally> {
        tally::tallies(view)
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |name: &str, phrase| Piece { name: name.to_owned(), phrase };
        let owned = Seats::first_n(self.config.players).iter();
        let cards = owned.flat_map(|seat| self.owned[seat.index()].iter()).map(Card);
        let mut pieces: Vec<Piece> =
            cards.map(|card| piece(&card.to_string(), printed::card(card))).collect();
        for Borough { colour, .. } in &self.catalogue.boroughs {
            let key = format!("nd-colour-{}", colour.name());
            pieces.push(piece(colour.name(), Phrase::new(&key)));
            for (kind, message) in self.catalogue.messages.iter().enumerate() {
                let name = self.catalogue.message_name(*colour, kind as u8);
                pieces.push(piece(&name, printed::message(*colour, message)));
            }
        }
        for (market, at) in self.catalogue.markets.iter().zip(0..) {
            let phrase = printed::market(self.catalogue.colour_of(at), &market.spot);
            pieces.push(piece(&market.id, phrase));
        }
        let persons = self.catalogue.persons.iter();
        pieces.extend(persons.map(|person| piece(&person.id, printed::person(person))));
        let places = Kind::all().map(Kind::name).chain([HARBOUR]);
        pieces.extend(places.map(|id| piece(id, Phrase::new(&format!("nd-place-{id}")))));
        pieces
    }

    fn components_page() -> String {
        crate::component::components_page()
    }

    fn keys(&self) -> BTreeSet<String> {
        let fixed = KEYS
            .iter()
            .chain(tell::SECRET)
            .chain(tell::OPEN)
            .chain(tally::WOULD)
            .chain(describe::KEYS)
            .chain(Refusal::KEYS);
        let mut keys: BTreeSet<String> = fixed.map(|key| (*key).to_owned()).collect();
        keys.extend(Source::ALL.iter().map(|source| format!("nd-sheet-{}", source.name())));
        keys.extend(self.pieces().into_iter().map(|piece| piece.phrase.key));
        keys.extend(Sheet::of(self).phrases().map(|phrase| phrase.key.clone()));
        keys.extend(OWN.iter().map(|key| (*key).to_owned()));
        keys.extend(Edition::option_keys(EDITIONS, "nd-option-"));
        keys
    }
}

/// The keys of questions, offers, score lines and the board; the other keys follow from the data.
const KEYS: &[&str] = &[
    "nd-name",
    "nd-blurb",
    "nd-ask-keep-first",
    "nd-ask-keep-second",
    "nd-ask-play-first",
    "nd-ask-play-second",
    "nd-ask-source",
    "nd-ask-gift",
    "nd-ask-gift-now",
    "nd-ask-friend",
    "nd-ask-ride",
    "nd-ask-message",
    "nd-ask-rat-back",
    "nd-ask-favour",
    "nd-ask-hire",
    "nd-ask-fool-from",
    "nd-ask-fool-to",
    "nd-ask-minstrel-from",
    "nd-ask-minstrel-carry",
    "nd-ask-minstrel-to",
    "nd-ask-bishop",
    "nd-ask-lose",
    "nd-ask-payer",
    "nd-ask-over",
    "nd-offer-keep",
    "nd-offer-play",
    "nd-offer-from",
    "nd-offer-from-friend",
    "nd-offer-to",
    "nd-offer-carry",
    "nd-offer-give",
    "nd-offer-give-nothing",
    "nd-offer-ride",
    "nd-offer-ride-message",
    "nd-offer-ride-blocked",
    "nd-offer-choose",
    "nd-offer-hire",
    "nd-offer-lose",
    "nd-offer-charge",
    "nd-offer-take-message",
    "nd-offer-leave-message",
    "nd-offer-rat-back",
    "nd-offer-rat-stays",
    "nd-offer-no-action",
    "nd-offer-hire-nobody",
    "nd-sheet-plague",
    "nd-sheet-prestige",
    "nd-sheet-reserve",
];

/// The keys of pieces that owners name themselves, where their texts say more than the name.
const OWN: &[&str] = &["nd-message-own", "nd-market-own"];

fn read_sector(name: &str) -> Result<Sector, Unreadable> {
    Sector::named(name).ok_or_else(|| Unreadable(format!("'{name}' is no sector")))
}

fn read_number(text: &str) -> Result<u8, Unreadable> {
    match text.as_bytes() {
        [digit @ b'0'..=b'3'] => Ok(digit - b'0'),
        _ => Err(Unreadable(format!("'{text}' is not 0, 1, 2 or 3"))),
    }
}

fn read_favour(name: &str) -> Result<Action, Unreadable> {
    let unknown = || Unreadable(format!("'{name}' is not coin, marker or rat"));
    Favour::named(name).map(Action::Choose).ok_or_else(unknown)
}

type Answer = (&'static str, Phrase, Vec<String>);

fn about(group: &'static str, key: &str, arg: &str, piece: &str) -> Answer {
    (group, Phrase::new(key).piece(arg, piece), vec![piece.to_owned()])
}

fn offer_charge(state: &State, payer: Seat) -> Answer {
    let phrase = Phrase::new("nd-offer-charge").seat("payer", payer);
    let phrase = phrase.number("coins", state.player(payer).coins);
    ("charge", phrase, vec![Colour::of(payer).name().to_owned()])
}

impl NotreDame {
    pub(crate) fn market_name(&self, market: MarketId) -> &str {
        &self.catalogue.markets[usize::from(market)].id
    }

    pub(crate) fn person_name(&self, person: PersonId) -> &str {
        &self.catalogue.person(person).id
    }

    /// The plain name of the message on a market, if one lies there.
    pub(crate) fn message_at(&self, state: &State, market: MarketId) -> Option<String> {
        let kind = state.messages[usize::from(market)]?;
        Some(self.catalogue.message_name(self.catalogue.colour_of(market), kind))
    }

    fn read_card(&self, name: &str) -> Result<Card, Unreadable> {
        let card: Card = name.parse().map_err(Unreadable)?;
        if self.cards.contains(card.0) {
            return Ok(card);
        }
        Err(Unreadable(format!("'{name}' is not in this game")))
    }

    fn read_market(&self, name: &str) -> Result<Action, Unreadable> {
        let market = self.catalogue.markets.iter().position(|market| market.id == name);
        let unknown = || Unreadable(format!("'{name}' is no market of this game"));
        market.map(|market| Action::Ride(market as u8)).ok_or_else(unknown)
    }

    fn read_person(&self, name: &str) -> Result<Action, Unreadable> {
        let person = self.catalogue.persons.iter().position(|person| person.id == name);
        let unknown = || Unreadable(format!("'{name}' is no person"));
        person.map(|person| Action::Hire(person as u8)).ok_or_else(unknown)
    }

    fn read_payer(&self, name: &str) -> Result<Action, Unreadable> {
        let mut seats = Seats::first_n(self.config.players).iter();
        let payer = seats.find(|seat| Colour::of(*seat).name() == name);
        let unknown = || Unreadable(format!("'{name}' is no player's colour"));
        payer.map(Action::Charge).ok_or_else(unknown)
    }

    /// The stable name of a question, by which boards know it.
    fn question_name(&self, frame: Frame) -> &'static str {
        match frame {
            Frame::Draft { step: 0 } => "keep-first",
            Frame::Draft { .. } => "keep-second",
            Frame::Cards { turn } if turn < self.config.players => "play-first",
            Frame::Cards { .. } => "play-second",
            Frame::Hire { .. } => "hire",
            Frame::Source { .. } => "source",
            Frame::Gift { .. } => "gift",
            Frame::Friend { .. } => "friend",
            Frame::Ride { .. } => "ride",
            Frame::Message { .. } => "message",
            Frame::RatBack { .. } => "rat-back",
            Frame::Favour { .. } => "favour",
            Frame::FoolFrom { .. } => "fool-from",
            Frame::FoolTo { .. } => "fool-to",
            Frame::MinstrelFrom { .. } => "minstrel-from",
            Frame::MinstrelCarry { .. } => "minstrel-carry",
            Frame::MinstrelTo { .. } => "minstrel-to",
            Frame::Bishop { .. } => "bishop",
            Frame::Payer { .. } => "payer",
            Frame::Lose { .. } => "lose",
            Frame::Round | Frame::Plague { .. } | Frame::RoundEnd | Frame::Over => "over",
        }
    }

    fn question(&self, state: &State, seat: Seat, frame: Frame) -> (Phrase, Shape) {
        let asked = |key: &str| Phrase::new(key);
        match frame {
            Frame::Draft { step: 0 } => (asked("nd-ask-keep-first"), Shape::PickOne),
            Frame::Draft { .. } => (asked("nd-ask-keep-second"), Shape::PickOne),
            Frame::Cards { turn } if turn < self.config.players => {
                (asked("nd-ask-play-first"), Shape::PickOne)
            }
            Frame::Cards { .. } => (asked("nd-ask-play-second"), Shape::PickOne),
            Frame::Hire { .. } => (asked("nd-ask-hire"), Shape::PickOne),
            Frame::Source { to, .. } => {
                (asked("nd-ask-source").piece("place", to.name()), Shape::PickOne)
            }
            Frame::Gift { placed: false, .. } => (asked("nd-ask-gift"), Shape::Amount),
            Frame::Gift { .. } => (asked("nd-ask-gift-now"), Shape::Amount),
            Frame::Friend { .. } => (asked("nd-ask-friend"), Shape::Place),
            Frame::Ride { steps, .. } => {
                (asked("nd-ask-ride").number("steps", steps), Shape::Place)
            }
            Frame::Message { .. } => {
                let message = self.message_at(state, state.player(seat).carriage);
                let message = message.expect("a message lies where it is asked for");
                (asked("nd-ask-message").piece("message", message), Shape::YesNo)
            }
            Frame::RatBack { .. } => (asked("nd-ask-rat-back"), Shape::YesNo),
            Frame::Favour { left, .. } => {
                (asked("nd-ask-favour").number("left", left), Shape::PickOne)
            }
            Frame::FoolFrom { .. } => (asked("nd-ask-fool-from"), Shape::PickOne),
            Frame::FoolTo { .. } => (asked("nd-ask-fool-to"), Shape::Place),
            Frame::MinstrelFrom { .. } => (asked("nd-ask-minstrel-from"), Shape::PickOne),
            Frame::MinstrelCarry { from, .. } => {
                (asked("nd-ask-minstrel-carry").piece("place", from.name()), Shape::Amount)
            }
            Frame::MinstrelTo { .. } => (asked("nd-ask-minstrel-to"), Shape::Place),
            Frame::Bishop { .. } => (asked("nd-ask-bishop"), Shape::Place),
            Frame::Payer { count, .. } => {
                (asked("nd-ask-payer").number("count", count), Shape::PickOne)
            }
            Frame::Lose { .. } => (asked("nd-ask-lose"), Shape::PickOne),
            Frame::Round | Frame::Plague { .. } | Frame::RoundEnd | Frame::Over => {
                (asked("nd-ask-over"), Shape::PickOne)
            }
        }
    }

    fn answer(&self, state: &State, seat: Seat, action: Action) -> Answer {
        match action {
            Action::Keep(card) => about("keep", "nd-offer-keep", "card", &card.to_string()),
            Action::Play(card) => about("play", "nd-offer-play", "card", &card.to_string()),
            Action::From(place) => about("from", "nd-offer-from", "place", place.name()),
            Action::FromFriend => {
                ("from", Phrase::new("nd-offer-from-friend"), vec![FRIEND.to_owned()])
            }
            Action::To(sector) => {
                let (group, phrase, pieces) = about("to", "nd-offer-to", "place", sector.name());
                (group, phrase.number("pieces", state.player(seat).pieces(sector)), pieces)
            }
            Action::Carry { markers, friend } => {
                let phrase = Phrase::new("nd-offer-carry").number("markers", markers);
                let pieces = friend.then(|| FRIEND.to_owned()).into_iter().collect();
                ("carry", phrase.word("friend", if friend { "yes" } else { "no" }), pieces)
            }
            Action::Give(0) => ("give", Phrase::new("nd-offer-give-nothing"), Vec::new()),
            Action::Give(coins) => {
                let prestige = self.catalogue.gift[usize::from(coins) - 1];
                let phrase = Phrase::new("nd-offer-give").number("coins", coins);
                let phrase = phrase.number("prestige", prestige);
                ("give", phrase, vec![CATHEDRAL.to_owned()])
            }
            Action::Ride(market) => self.offer_ride(state, seat, market),
            Action::Choose(favour) => {
                ("choose", Phrase::new("nd-offer-choose").word("favour", favour.name()), Vec::new())
            }
            Action::Hire(person) => self.offer_hire(person),
            Action::Charge(payer) => offer_charge(state, payer),
            Action::Lose(sector) => about("lose", "nd-offer-lose", "place", sector.name()),
            Action::Accept | Action::Decline => self.offer_yes_no(state, seat, action),
        }
    }

    fn offer_hire(&self, person: PersonId) -> Answer {
        let (group, phrase, pieces) =
            about("hire", "nd-offer-hire", "person", self.person_name(person));
        let words = vec![describe::describe(self.catalogue.person(person).ability)];
        (group, phrase.phrases("ability", words), pieces)
    }

    /// What a board writes beside an answer: how far a ride is, and whether a message has to stay.
    fn offer_numbers(&self, state: &State, seat: Seat, action: Action) -> Vec<(&'static str, i32)> {
        let Action::Ride(market) = action else { return Vec::new() };
        let lies = self.message_at(state, market).is_some();
        let stays = lies && !self.may_take(state, seat, market);
        vec![("streets", self.ride_length(state, seat, market).into()), ("stays", stays.into())]
    }

    /// Over how many streets a ride to a market leads.
    fn ride_length(&self, state: &State, seat: Seat, market: MarketId) -> u8 {
        let streets = self.catalogue.streets.distance(state.player(seat).carriage, market);
        streets.expect("every market can be reached")
    }

    fn offer_ride(&self, state: &State, seat: Seat, market: MarketId) -> Answer {
        let name = self.market_name(market);
        let number = self.ride_length(state, seat, market);
        let Some(message) = self.message_at(state, market) else {
            let (group, phrase, pieces) = about("ride", "nd-offer-ride", "market", name);
            return (group, phrase.number("streets", number), pieces);
        };
        let free = self.may_take(state, seat, market);
        let key = if free { "nd-offer-ride-message" } else { "nd-offer-ride-blocked" };
        let (group, phrase, mut pieces) = about("ride", key, "market", name);
        pieces.push(message.clone());
        (group, phrase.number("streets", number).piece("message", message), pieces)
    }

    fn offer_yes_no(&self, state: &State, seat: Seat, action: Action) -> Answer {
        let yes = action == Action::Accept;
        let (key, pieces) = match state.stack.top() {
            Some(Frame::Message { .. }) => {
                let message = self.message_at(state, state.player(seat).carriage);
                let key = if yes { "nd-offer-take-message" } else { "nd-offer-leave-message" };
                (key, message.into_iter().collect())
            }
            Some(Frame::RatBack { .. }) if yes => ("nd-offer-rat-back", Vec::new()),
            Some(Frame::RatBack { .. }) => ("nd-offer-rat-stays", Vec::new()),
            Some(Frame::Hire { .. }) => ("nd-offer-hire-nobody", Vec::new()),
            _ => ("nd-offer-no-action", Vec::new()),
        };
        (if yes { "accept" } else { "decline" }, Phrase::new(key), pieces)
    }
}
