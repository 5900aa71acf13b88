//! Notation and phrases.

mod tell;

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Asked, Edition, Offered, Phrase, Piece, Seat, Shape, Tally, Unreadable, Wording, keyed,
};

use crate::NightMarket;
use crate::action::Action;
use crate::component::Coin;
use crate::config::EDITIONS;
use crate::event::EventView;
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::state::{Frame, State};
use crate::view::View;

/// The keys of the game itself, of its score and of what its plain board shows; the keys of
/// questions, offers and events stand where they are used, and those of pieces follow from the data.
const KEYS: &[&str] = &[
    "nm-name",
    "nm-blurb",
    "nm-sheet-points",
    "nm-sheet-wares",
    "nm-would-coins",
    "nm-would-points",
    "nm-view-round",
    "nm-view-stall",
    "nm-view-players",
    "nm-view-coins",
    "nm-view-shown",
    "nm-view-bought",
    "nm-view-points",
    "nm-view-mine",
    "nm-view-hand",
    "nm-view-bid",
    "nm-view-spent",
    "nm-view-purse",
    "nm-view-wares",
];

keyed! {
    /// The key of a question.
    fn ask_key(frame: Frame), ASK_KEYS {
        Frame::Trade { .. } => "nm-ask-trade",
        _ => "nm-ask-bid",
    }
}

keyed! {
    /// The key of an offer.
    fn offer_key(action: Action), OFFER_KEYS {
        Action::Bid(_) => "nm-offer-bid",
        Action::Trade(_) => "nm-offer-trade",
        Action::Keep => "nm-offer-keep",
    }
}

impl Wording for NightMarket {
    type Sheet = Sheet;

    fn sheet(&self) -> Sheet {
        Sheet::of(self)
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::Bid(coin) => format!("bid {coin}"),
            Action::Trade(coin) => format!("trade {coin}"),
            Action::Keep => "keep".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, Unreadable> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["bid", coin] => self.read_coin(coin).map(Action::Bid),
            ["trade", coin] => self.read_coin(coin).map(Action::Trade),
            ["keep"] => Ok(Action::Keep),
            _ => Err(Unreadable(format!("'{text}' is no action; actions are bid, trade and keep"))),
        }
    }

    fn ask(&self, state: &State, _seat: Seat) -> Asked {
        let frame = state.stack.current();
        let (name, rule) = match frame {
            Frame::Trade { .. } | Frame::Draw { .. } => ("trade", "NM-5.1"),
            Frame::Round | Frame::Bid | Frame::Over => ("bid", "NM-4.1"),
        };
        Asked { name, phrase: Phrase::new(ask_key(frame)), rule, shape: Shape::PickOne }
    }

    fn offer(&self, _state: &State, _seat: Seat, action: Action) -> Offered {
        let (group, coin) = match action {
            Action::Bid(coin) => ("bid", Some(coin)),
            Action::Trade(coin) => ("trade", Some(coin)),
            Action::Keep => ("keep", None),
        };
        let phrase = Phrase::new(offer_key(action));
        let phrase = match coin {
            Some(coin) => phrase.piece("coin", coin.to_string()),
            None => phrase,
        };
        let pieces = coin.iter().map(Coin::to_string).collect();
        Offered { phrase, group, pieces, numbers: Vec::new(), free: false }
    }

    fn tell(&self, event: &EventView) -> Phrase {
        self.tell_event(*event)
    }

    fn tallies(&self, view: &View) -> Vec<Tally> {
        let players = view.players.iter().zip(0..);
        let tallies = players.flat_map(|(player, seat)| {
            [
                Tally::new("coins", "nm-would-coins", Seat(seat), player.coins),
                Tally::new("points", "nm-would-points", Seat(seat), player.points),
            ]
        });
        tallies.collect()
    }

    fn pieces(&self) -> Vec<Piece> {
        let coin = |coin: Coin| Piece {
            name: coin.to_string(),
            phrase: Phrase::new("nm-coin").number("number", coin.0),
        };
        let wares = self.catalogue.wares.iter().map(|ware| Piece {
            name: ware.id.clone(),
            phrase: Phrase::new(&format!("nm-ware-{}", ware.id)).number("points", ware.points),
        });
        self.catalogue.all_coins().iter().map(|number| coin(Coin(number))).chain(wares).collect()
    }

    fn components_page() -> String {
        crate::component::components_page()
    }

    fn keys(&self) -> BTreeSet<String> {
        let fixed = [KEYS, ASK_KEYS, OFFER_KEYS, tell::TELL_KEYS, Refusal::KEYS].concat();
        let mut keys: BTreeSet<String> = fixed.into_iter().map(str::to_owned).collect();
        keys.extend(self.pieces().into_iter().map(|piece| piece.phrase.key));
        keys.extend(Edition::option_keys(EDITIONS, "nm-option-"));
        keys
    }
}

impl NightMarket {
    fn read_coin(&self, name: &str) -> Result<Coin, Unreadable> {
        let coin: Coin = name.parse().map_err(Unreadable)?;
        let known = self.catalogue.all_coins().contains(coin.0);
        known.then_some(coin).ok_or_else(|| Unreadable(format!("there is no '{name}'")))
    }
}
