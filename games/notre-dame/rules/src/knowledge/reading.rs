//! All that a viewer knows, rebuilt from its observation alone: so nothing known is missing there.

use mittwoch_kernel::{Bag, List, Seat, Seats, Stack, Viewer};
use mittwoch_testkit::{Broken, Reader, knowledge_is_rebuilt};

use super::{Knowledge, Known};
use crate::NotreDame;
use crate::component::{Card, MOST_MARKETS, Sector};
use crate::state::{Frame, Place, Player, SEATS, Source, State};

#[test]
fn an_observation_tells_all_that_is_known() -> Result<(), Broken> {
    let rebuilt = knowledge_is_rebuilt::<NotreDame>(10, read)?;
    assert!(rebuilt > 15_000, "only {rebuilt} times");
    Ok(())
}

/// From whose side the numbers are read.
struct Side<'a> {
    game: &'a NotreDame,
    seat: Seat,
    players: u8,
}

fn read(game: &NotreDame, from: &mut Reader<'_>) -> Knowledge {
    let seat = Seat(from.id("seat").expect("somebody's side"));
    let viewer = if from.flag("watching") { Viewer::Spectator } else { Viewer::Seat(seat) };
    let side = Side { game, seat, players: game.config.players };
    let mut table = blank();
    table.round = from.id("round").map_or(0, |round| round + 1);
    table.persons = from.some_of("persons that may come");
    let persons_seen = from.some_of("persons seen");
    let shown = (0..3).map(|place| from.part("shown", place, |from| from.id("person")));
    table.shown = shown.collect::<Vec<_>>().into_iter().flatten().collect();
    let unseen = side.cards(from, "cards unseen");
    let pair = side.cards(from, "cards of the pair");
    let ever = side.cards(from, "cards ever seen");
    table.discard = side.cards(from, "cards used");
    let waiting = from.some_of("waited for");
    table.waiting = waiting.iter().map(|place| side.around(place.into())).collect();
    table.bank = from.amount("coins in the general supply") as i16;
    for number in 0..game.catalogue.markets.len() {
        let market = usize::from(game.market_at(seat, number as u8));
        table.messages[market] = from.part("market", number, |from| from.id("message"));
    }
    let mut counted = Seats::NONE;
    for place in 0..usize::from(side.players) {
        let seat = side.around(place);
        from.part("player", place, |from| {
            side.hand(from, &mut table, seat.index());
            table.players[seat.index()] = side.board(from);
            if from.flag("prestige is counted") {
                counted.insert(seat);
            }
        });
    }
    table.stack = side.business(from);
    Knowledge { viewer, table: Known(table), unseen, pair, ever, persons_seen, counted }
}

fn blank() -> State {
    State {
        round: 0,
        stack: Stack::new(),
        persons: Bag::EMPTY,
        shown: List::new(),
        hired: [None; SEATS],
        deck: Bag::EMPTY,
        looking: [Bag::EMPTY; SEATS],
        hands: [Bag::EMPTY; SEATS],
        discard: Bag::EMPTY,
        played: [List::new(); SEATS],
        waiting: Seats::NONE,
        choices: [None; SEATS],
        messages: [None; MOST_MARKETS],
        bank: 0,
        players: [Player::default(); SEATS],
    }
}

impl Side<'_> {
    fn around(&self, place: usize) -> Seat {
        Seat((self.seat.0 + place as u8) % self.players)
    }

    /// A card by its number from the side.
    fn card(&self, number: u8) -> Card {
        Card((number + self.seat.0 * Card::EACH) % (self.players * Card::EACH))
    }

    fn cards(&self, from: &mut Reader<'_>, name: &str) -> Bag {
        from.some_of(name).iter().map(|number| self.card(number).0).collect()
    }

    fn one(&self, from: &mut Reader<'_>, name: &str) -> Option<Card> {
        from.id(name).map(|number| self.card(number))
    }

    fn hand(&self, from: &mut Reader<'_>, table: &mut State, seat: usize) {
        table.looking[seat] = self.cards(from, "cards to choose from");
        table.hands[seat] = self.cards(from, "cards in the hand");
        table.choices[seat] = self.one(from, "choice");
        let played = ["first card played", "second card played"].map(|name| self.one(from, name));
        table.played[seat] = played.into_iter().flatten().collect();
        table.hired[seat] = from.id("person hired");
    }

    fn board(&self, from: &mut Reader<'_>) -> Player {
        Player {
            supply: from.count("own supply") as u8,
            general: from.count("general supply") as u8,
            sectors: from.counts("markers in each sector"),
            cathedral: from.count("markers on the cathedral") as u8,
            friend: from.one_of("friend").map(|sector| Sector::ALL[sector]),
            rat: from.count("rat") as u8,
            carriage: {
                let number = from.id("carriage").expect("it stands somewhere");
                self.game.market_at(self.seat, number)
            },
            coins: from.amount("coins") as u16,
            messages: self.messages(from),
            gained: std::array::from_fn(|place| {
                from.part("source", place, |from| from.amount(Source::ALL[place].name()) as u16)
            }),
            lost: from.amount("prestige lost") as u16,
        }
    }

    fn messages(&self, from: &mut Reader<'_>) -> u32 {
        let boroughs = &self.game.catalogue.boroughs;
        let home = self.game.borough_of(self.seat);
        let of = |place: usize| &boroughs[(home + place) % boroughs.len()];
        (0..boroughs.len()).fold(0, |all, place| {
            let kinds = from.part("borough", place, |from| from.some_of("messages collected"));
            kinds
                .iter()
                .fold(all, |all, kind| all | 1 << (4 * of(place).colour as u32 + u32::from(kind)))
        })
    }

    fn business(&self, from: &mut Reader<'_>) -> Stack<Frame, 3> {
        let frames: Vec<_> =
            (0..3).map(|place| from.part("business", place, |from| self.frame(from))).collect();
        let mut stack = Stack::new();
        frames.into_iter().flatten().rev().for_each(|frame| stack.push(frame));
        stack
    }

    fn frame(&self, from: &mut Reader<'_>) -> Option<Frame> {
        let kind = from.one_of("kind");
        let seat = from.one_of("player").map(|place| self.around(place));
        let place = from.one_of("place");
        let amount = from.small("amount");
        let flag = from.flag("with the friend, or placed");
        kind.map(|kind| match seat {
            None => phase(kind, amount),
            Some(seat) => question(kind, seat, place, (amount, flag)),
        })
    }
}

fn phase(kind: usize, turn: u8) -> Frame {
    match kind {
        0 => Frame::Round,
        1 => Frame::Draft { step: turn },
        2 => Frame::Cards { turn },
        3 => Frame::Hire { turn },
        4 => Frame::Plague { turn },
        5 => Frame::RoundEnd,
        _ => Frame::Over,
    }
}

fn question(kind: usize, seat: Seat, place: Option<usize>, (amount, flag): (u8, bool)) -> Frame {
    let at = || match place.expect("it says where") {
        0 => Place::Supply,
        1 => Place::General,
        2 => Place::Beside,
        3 => Place::Cathedral,
        sector => Place::Sector(Sector::ALL[sector - 4]),
    };
    let sector = || match at() {
        Place::Sector(sector) => sector,
        place => panic!("{place:?} is no sector"),
    };
    match kind {
        7 => Frame::Source { seat, to: at() },
        8 => Frame::Gift { seat, placed: flag },
        9 => Frame::Friend { seat },
        10 => Frame::Ride { seat, steps: amount },
        11 => Frame::Message { seat },
        12 => Frame::RatBack { seat },
        13 => Frame::Favour { seat, left: amount },
        14 => Frame::FoolFrom { seat },
        15 => Frame::FoolTo { seat, from: at(), friend: flag },
        16 => Frame::MinstrelFrom { seat },
        17 => Frame::MinstrelCarry { seat, from: sector() },
        18 => Frame::MinstrelTo { seat, from: sector(), markers: amount, friend: flag },
        19 => Frame::Bishop { seat },
        20 => Frame::Payer { seat, count: amount },
        _ => Frame::Lose { seat },
    }
}
