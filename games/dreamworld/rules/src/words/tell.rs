//! What happened, in phrases.

use mittwoch_kernel::{Phrase, Seat, Seats};

use crate::Dreamworld;
use crate::component::{ClientId, TileId};
use crate::event::{Choice, Open};
use crate::state::{Owner, side};

impl Dreamworld {
    pub(crate) fn tell_open(&self, event: Open) -> Phrase {
        let told = |key: &str, seat: Seat| Phrase::new(key).seat("seat", seat);
        match event {
            Open::RoundStarted { round, client, tile } => self.tell_round(round, client, tile),
            Open::TurnedUp { card, owner } => Phrase::new("dw-event-turned-up")
                .piece("card", card.to_string())
                .word("owner", owner_word(owner)),
            Open::Revealed { seat, choice: Choice::Card(card) } => {
                told("dw-event-revealed", seat).piece("card", card.to_string())
            }
            Open::Revealed { seat, choice: Choice::Professor } => {
                told("dw-event-revealed-professor", seat)
            }
            Open::ChooseAgain { seats } => {
                Phrase::new("dw-event-choose-again").number("count", seats.len() as i64)
            }
            Open::Arranged => Phrase::new("dw-event-arranged"),
            Open::TurnBegan { seat, gap, add, .. } => {
                told("dw-event-turn-began", seat).number("gap", gap).number("add", add)
            }
            Open::Scored { seat, spent, limit } => {
                told("dw-event-scored", seat).number("spent", spent).number("limit", limit)
            }
            Open::Flipped { seat, row, value, golden } => told("dw-event-flipped", seat)
                .piece("row", self.row_name(row))
                .number("value", value)
                .word("golden", if golden { "yes" } else { "no" }),
            Open::TurnDone { seat } => told("dw-event-turn-done", seat),
            Open::Drew { seat, card, plus } => {
                told("dw-event-drew", seat).piece("card", card.to_string()).number("plus", plus)
            }
            Open::DrewProfessor { seat } => told("dw-event-drew-professor", seat),
            Open::Passed { seat } => told("dw-event-passed", seat),
            Open::Declined { seat } => told("dw-event-declined", seat),
            Open::IdTurn { gap, add, limit, .. } => Phrase::new("dw-event-id-turn")
                .number("gap", gap)
                .number("add", add)
                .number("limit", limit),
            Open::IdFlipped { value, .. } => {
                Phrase::new("dw-event-id-flipped").number("value", value)
            }
            Open::Ended { winners } => self.tell_end(winners),
        }
    }

    fn tell_end(&self, winners: Seats) -> Phrase {
        let Some(first) = winners.first() else { return Phrase::new("dw-event-id-won") };
        let phrase = Phrase::new("dw-event-ended").number("count", winners.len() as i64);
        let others = winners.iter().skip(1).zip(["second", "third", "fourth"]);
        others.fold(phrase.seat("seat", first), |phrase, (seat, name)| phrase.seat(name, seat))
    }

    fn tell_round(&self, round: u8, client: Option<ClientId>, tile: Option<TileId>) -> Phrase {
        let phrase =
            |key: &str| Phrase::new(key).number("round", round).word("side", side(round).name());
        let (Some(client), Some(tile)) = (client, tile) else {
            return phrase("dw-event-freud-round-started");
        };
        let (client, suit) = &self.catalogue.clients[usize::from(client)];
        phrase("dw-event-round-started")
            .piece("client", client)
            .word("suit", suit.name())
            .piece("tile", &self.catalogue.tiles[usize::from(tile)].0)
    }
}

fn owner_word(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(_) => "player",
        Owner::NonPlayer => "non-player",
        Owner::Random => "random",
        Owner::Id => "id",
    }
}
