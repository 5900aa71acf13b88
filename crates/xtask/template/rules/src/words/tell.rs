//! What happened, in phrases.

use mittwoch_kernel::{Phrase, Seats, keyed};

use crate::NightMarket;
use crate::event::{EventView, Open};

keyed! {
    /// The key of what is told.
    pub(super) fn tell_key(event: EventView), TELL_KEYS {
        EventView::Bid { .. } => "nm-event-bid",
        EventView::HasBid { .. } => "nm-event-has-bid",
        EventView::Drew { .. } => "nm-event-drew",
        EventView::HasDrawn { .. } => "nm-event-has-drawn",
        EventView::Open(Open::RoundStarted { .. }) => "nm-event-round-started",
        EventView::Open(Open::Revealed { .. }) => "nm-event-revealed",
        EventView::Open(Open::Sold { .. }) => "nm-event-sold",
        EventView::Open(Open::MayTrade { .. }) => "nm-event-may-trade",
        EventView::Open(Open::Laid { .. }) => "nm-event-laid",
        EventView::Open(Open::Kept { .. }) => "nm-event-kept",
        EventView::Open(Open::Ended { .. }) => "nm-event-ended",
    }
}

impl NightMarket {
    pub(super) fn tell_event(&self, event: EventView) -> Phrase {
        let phrase = Phrase::new(tell_key(event));
        match event {
            EventView::Bid { coin, .. } | EventView::Drew { coin, .. } => {
                phrase.piece("coin", coin.to_string())
            }
            EventView::HasBid { seat } | EventView::HasDrawn { seat } => phrase.seat("seat", seat),
            EventView::Open(open) => self.tell_open(phrase, open),
        }
    }

    fn tell_open(&self, phrase: Phrase, open: Open) -> Phrase {
        let ware = |ware: u8| self.catalogue.ware(ware).id.clone();
        match open {
            Open::RoundStarted { round, ware: shown } => {
                phrase.number("round", round).piece("ware", ware(shown))
            }
            Open::Revealed { seat, coin } | Open::Laid { seat, coin } => {
                phrase.seat("seat", seat).piece("coin", coin.to_string())
            }
            Open::Sold { seat, ware: sold } => phrase.seat("seat", seat).piece("ware", ware(sold)),
            Open::MayTrade { seat } | Open::Kept { seat } => phrase.seat("seat", seat),
            Open::Ended { winners } => tell_end(phrase, winners),
        }
    }
}

/// Up to four winners; a text chooses by their number.
fn tell_end(phrase: Phrase, winners: Seats) -> Phrase {
    let phrase = phrase.number("count", winners.len() as i64);
    let named = winners.iter().zip(["first", "second", "third", "fourth"]);
    named.fold(phrase, |phrase, (seat, name)| phrase.seat(name, seat))
}
