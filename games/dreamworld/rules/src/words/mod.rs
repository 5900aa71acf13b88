//! Notation and phrases.

mod names;
mod tally;
mod tell;

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Asked, Edition, Offered, Phrase, Piece, Seat, Shape, Tally, Unreadable, Wording,
};

use crate::action::Action;
use crate::component::Card;
use crate::config::EDITIONS;
use crate::event::{Choice, EventView};
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::state::{Frame, State};
use crate::view::View;
use crate::{Dreamworld, phase::determine_scoring};
use names::{KEYS, card_phrase, client_phrase, tile_phrase};

pub(crate) const PROFESSOR: &str = "professor";
pub(crate) const FREUD: &str = "freud";

impl Wording for Dreamworld {
    type Sheet = Sheet;

    fn sheet(&self) -> Sheet {
        Sheet::of(self)
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::Play(card) => format!("play {card}"),
            Action::PlayProfessor => format!("play {PROFESSOR}"),
            Action::Score(spent) => format!("score {spent}"),
            Action::Flip(row) => format!("flip {}", self.row_name(row)),
            Action::Stop => "stop".to_owned(),
            Action::Draw(card) => format!("draw {card}"),
            Action::DrawProfessor => format!("draw {PROFESSOR}"),
            Action::Decline => "decline".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, Unreadable> {
        let unreadable = |what: String| Unreadable(what);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["play", PROFESSOR] => Ok(Action::PlayProfessor),
            ["play", card] => card.parse().map(Action::Play).map_err(unreadable),
            ["score", spent @ ("0" | "1" | "2" | "3")] => {
                Ok(Action::Score(spent.bytes().fold(0, |_, digit| digit - b'0')))
            }
            ["score", spent] => Err(Unreadable(format!("'{spent}' is not 0, 1, 2 or 3"))),
            ["flip", row] => self.read_row(row),
            ["stop"] => Ok(Action::Stop),
            ["draw", PROFESSOR] => Ok(Action::DrawProfessor),
            ["draw", card] => card.parse().map(Action::Draw).map_err(unreadable),
            ["decline"] => Ok(Action::Decline),
            _ => Err(Unreadable(format!(
                "'{text}' is no action; actions are play, score, flip, stop, draw and decline"
            ))),
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Asked {
        let asked = |name, key, rule, shape| Asked { name, phrase: Phrase::new(key), rule, shape };
        match state.stack.current() {
            Frame::Choose => asked("choose", "dw-ask-play", "DW-5.2", Shape::PickOne),
            Frame::ChooseAgain => {
                asked("choose-again", "dw-ask-play-again", "DW-5.11", Shape::PickOne)
            }
            Frame::Turn { at } => self.ask_turn(state, seat, at),
            Frame::Flip { left, .. } => Asked {
                name: "flip",
                phrase: Phrase::new("dw-ask-flip").number("left", left),
                rule: "DW-6.12",
                shape: Shape::PickSome,
            },
            Frame::Round | Frame::Line { .. } | Frame::Check | Frame::Over => {
                asked("over", "dw-ask-over", "DW-9.4", Shape::PickOne)
            }
        }
    }

    fn offer(&self, state: &State, seat: Seat, action: Action) -> Offered {
        let (group, phrase, pieces) = match action {
            Action::Play(card) => (
                "play",
                Phrase::new("dw-offer-play").piece("card", card.to_string()),
                vec![card.to_string()],
            ),
            Action::PlayProfessor => {
                ("play", Phrase::new("dw-offer-play-professor"), vec![PROFESSOR.to_owned()])
            }
            Action::Score(spent) => self.offer_score(state, spent),
            Action::Flip(row) => self.offer_flip(state, seat, row),
            Action::Stop => ("stop", Phrase::new("dw-offer-stop"), Vec::new()),
            Action::Draw(card) => (
                "draw",
                Phrase::new("dw-offer-draw")
                    .piece("card", card.to_string())
                    .number("plus", state.plus_on[card.index()]),
                vec![card.to_string()],
            ),
            Action::DrawProfessor => {
                ("draw", Phrase::new("dw-offer-draw-professor"), vec![PROFESSOR.to_owned()])
            }
            Action::Decline => ("decline", Phrase::new("dw-offer-decline"), Vec::new()),
        };
        Offered { phrase, group, pieces, numbers: self.offer_numbers(state, action), free: false }
    }

    fn tell(&self, event: &EventView) -> Phrase {
        match *event {
            EventView::HasChosen { seat } => Phrase::new("dw-event-has-chosen").seat("seat", seat),
            EventView::Chose { seat, choice: Choice::Card(card) } => {
                Phrase::new("dw-event-chose").seat("seat", seat).piece("card", card.to_string())
            }
            EventView::Chose { seat, choice: Choice::Professor } => {
                Phrase::new("dw-event-chose-professor").seat("seat", seat)
            }
            EventView::Open(open) => self.tell_open(open),
        }
    }

    fn tallies(&self, view: &View) -> Vec<Tally> {
        self.counted(view)
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |name: &str, phrase| Piece { name: name.to_owned(), phrase };
        let named = |prefix: &str, id: &str| piece(id, Phrase::new(&format!("{prefix}{id}")));
        let cards = Card::all().map(|card| piece(&card.to_string(), card_phrase(card)));
        let clients = self.catalogue.clients.iter().map(|(id, _)| piece(id, client_phrase(id)));
        let tiles = self
            .catalogue
            .tiles
            .iter()
            .map(|(id, effect)| piece(id, tile_phrase(*effect, self.config.ends)));
        let rows = self
            .catalogue
            .rows
            .iter()
            .map(|(id, tokens)| piece(id, Phrase::new("dw-row").number("value", tokens[0])));
        let single = [PROFESSOR, FREUD].map(|id| named("dw-", id));
        cards.chain(clients).chain(tiles).chain(rows).chain(single).collect()
    }

    fn components_page() -> String {
        crate::component::components_page()
    }

    fn keys(&self) -> BTreeSet<String> {
        let fixed = KEYS.iter().chain(tally::WOULD).chain(Refusal::KEYS);
        let mut keys: BTreeSet<String> = fixed.map(|key| (*key).to_owned()).collect();
        keys.extend(self.pieces().into_iter().map(|piece| piece.phrase.key));
        keys.extend(Edition::option_keys(EDITIONS, "dw-option-"));
        keys
    }
}

impl Dreamworld {
    pub(crate) fn row_name(&self, row: u8) -> String {
        self.catalogue.rows[usize::from(row)].0.clone()
    }

    fn read_row(&self, name: &str) -> Result<Action, Unreadable> {
        let row = self.catalogue.rows.iter().position(|(id, _)| id == name);
        let unknown = || Unreadable(format!("'{name}' is no row of tokens"));
        row.map(|row| Action::Flip(row as u8)).ok_or_else(unknown)
    }

    fn ask_turn(&self, state: &State, seat: Seat, at: u8) -> Asked {
        let limit = determine_scoring::limit(self, state, at, 0);
        let mut offers = Vec::new();
        crate::legal::legal(self, state, seat, &mut offers);
        let score = offers.iter().any(|action| matches!(action, Action::Score(_)));
        let (key, rule) = match offers.last() {
            Some(Action::Decline) => ("dw-ask-score-or-decline", "DW-6.16"),
            _ => ("dw-ask-score-or-draw", "DW-6.2"),
        };
        if score {
            let phrase = Phrase::new(key).number("limit", limit);
            return Asked { name: "turn", phrase, rule, shape: Shape::PickOne };
        }
        Asked {
            name: "turn",
            phrase: Phrase::new("dw-ask-draw"),
            rule: "DW-6.16",
            shape: Shape::PickOne,
        }
    }

    /// What a board writes beside an answer.
    fn offer_numbers(&self, state: &State, action: Action) -> Vec<(&'static str, i32)> {
        match action {
            Action::Score(spent) => {
                let at = state.turn_place().expect("scoring is offered on a turn");
                let limit = determine_scoring::limit(self, state, at, spent);
                vec![("spent", spent.into()), ("limit", limit.into())]
            }
            _ => Vec::new(),
        }
    }

    fn offer_score(&self, state: &State, spent: u8) -> (&'static str, Phrase, Vec<String>) {
        let at = state.turn_place().expect("scoring is offered on a turn");
        let limit = determine_scoring::limit(self, state, at, spent);
        let card = state.line[usize::from(at)].card.to_string();
        let phrase = Phrase::new("dw-offer-score").number("spent", spent).number("limit", limit);
        ("score", phrase, vec![card])
    }

    fn offer_flip(
        &self,
        state: &State,
        seat: Seat,
        row: u8,
    ) -> (&'static str, Phrase, Vec<String>) {
        let left = state.players[seat.index()].left[usize::from(row)];
        // A row whose tokens are all flipped has none to show; it is named among what is refused.
        let value = self.catalogue.token(row, left).unwrap_or(0);
        let golden = if left == 1 { "yes" } else { "no" };
        let phrase = Phrase::new("dw-offer-flip")
            .number("value", value)
            .word("golden", golden)
            .piece("row", self.row_name(row));
        ("flip", phrase, vec![self.row_name(row)])
    }
}
