//! What is counted, so that an answer can be told by what it would change.

use mittwoch_kernel::{Seat, Tally};

use crate::Dreamworld;
use crate::component::Card;
use crate::event::Choice;
use crate::knowledge;
use crate::state::Owner;
use crate::view::{LineCard, Mine, Now, PlayerView, View};

/// The keys of what an answer would change.
pub(super) const WOULD: &[&str] = &[
    "dw-would-golden",
    "dw-would-remaining",
    "dw-would-plus",
    "dw-would-hand",
    "dw-would-gap",
    "dw-would-left",
];

impl Dreamworld {
    /// All that is counted in a view.
    pub(super) fn counted(&self, view: &View) -> Vec<Tally> {
        let players = view.players.iter().zip(0..);
        let mut all: Vec<Tally> =
            players.flat_map(|(player, seat)| tokens(Seat(seat), player)).collect();
        if let Now::Flipping { seat, left, .. } = view.now {
            all.push(Tally::new("left", "dw-would-left", seat, left));
        }
        let mine = view.mine.as_ref();
        all.extend(mine.and_then(|mine| self.own_gap(view, mine)));
        all
    }

    /// The gap of one's own card as the line lies now; what others play may change it (DW-5.15).
    fn own_gap(&self, view: &View, mine: &Mine) -> Option<Tally> {
        let own = |card: &&LineCard| card.owner == Owner::Seat(mine.seat);
        let placed = match mine.choice {
            Some(Choice::Card(card)) => self.laid(view, mine.seat, card),
            _ => view.line.iter().find(own).cloned(),
        };
        placed.map(|card| {
            let suit = if card.on_suit { "on" } else { "off" };
            Tally::new("gap", "dw-would-gap", mine.seat, card.gap)
                .saying(|phrase| phrase.word("suit", suit).number("add", card.add))
        })
    }

    /// A chosen card as it would lie in the line.
    fn laid(&self, view: &View, seat: Seat, card: Card) -> Option<LineCard> {
        let line = knowledge::line_with(self, seat, view, card);
        line.into_iter().find(|placed| placed.card == card)
    }
}

fn tokens(seat: Seat, player: &PlayerView) -> [Tally; 4] {
    let tally = |name, key: &str, count: u8| Tally::new(name, key, seat, count);
    [
        tally("golden", "dw-would-golden", player.golden),
        tally("remaining", "dw-would-remaining", player.remaining),
        tally("plus", "dw-would-plus", player.supply),
        tally("hand", "dw-would-hand", player.hand),
    ]
}
