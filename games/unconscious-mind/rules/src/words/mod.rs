//! Notation and phrases.

mod ask;
mod id;
mod names;
mod notation;
mod numbers;
mod offer;
mod tally;
mod tell;

pub(crate) use names::{COFFEE, MANIFEST_DECK};
pub(crate) use names::{cell_name, display_name, line_name, room_name, spot_name};
pub(crate) use names::{effect_name, ink_name, stone_name, zone_name};

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Asked, Offered, Pack, Phrase, Piece, Seat, Situation, Stand, Tally, Unreadable, Wording,
};

use crate::UnconsciousMind;
use crate::action::Action;
use crate::event::EventView;
use crate::sheet::Sheet;
use crate::state::State;
use crate::view::View;

impl Wording for UnconsciousMind {
    type Sheet = Sheet;

    fn sheet(&self) -> Sheet {
        self.catalogue.sheet()
    }

    fn write(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn read(&self, text: &str) -> Result<Action, Unreadable> {
        self.read_action(text)
    }

    fn ask(&self, state: &State, _seat: Seat) -> Asked {
        self.ask_question(state)
    }

    fn offer(&self, state: &State, _seat: Seat, action: Action) -> Offered {
        self.offer_answer(state, action)
    }

    fn tell(&self, event: &EventView) -> Phrase {
        match *event {
            EventView::Drew { seat, card } => Phrase::new("um-event-drew")
                .seat("seat", seat)
                .piece("card", self.names().research(card)),
            EventView::Open { seat, what } => self.tell_open(seat, what),
        }
    }

    fn befalls(&self, event: &EventView) -> Option<Seat> {
        self.befallen(event)
    }

    fn tallies(&self, view: &View) -> Vec<Tally> {
        self.counted(view)
    }

    fn pieces(&self) -> Vec<Piece> {
        self.all_pieces()
    }

    fn components_page() -> String {
        crate::component::components_page()
    }

    fn keys(&self) -> BTreeSet<String> {
        self.all_keys()
    }

    const COMPANION: bool = true;

    fn accompany(pack: &Pack, told: &Situation) -> Option<Result<Stand<View, EventView>, Phrase>> {
        Some(crate::companion::accompany(pack, told))
    }
}
