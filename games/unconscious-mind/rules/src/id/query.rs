//! What is counted of the Id's board.

use super::ID;
use crate::UnconsciousMind;
use crate::component::Tags;
use crate::effect::{Amount, Count};
use crate::state::{State, cells};

/// A count that the Id's tiles answer in their own way (ID-3.9).
pub(crate) fn count(state: &State, what: Count) -> Option<u8> {
    let complete = |line: &u8| cells(*line).all(|cell| state.id.is_active(cell));
    Some(match what {
        Count::Tiles(None) => state.id.active_among(0..9),
        Count::Tiles(Some(_)) => 0,
        Count::Rows => (0..3).filter(complete).count() as u8,
        Count::Columns => (3..6).filter(complete).count() as u8,
        _ => return None,
    })
}

impl UnconsciousMind {
    /// The tags of a client without its layer: of the overlay, or printed (ID-8.7, ID-8.8).
    pub(crate) fn id_client_tags(&self, state: &State, client: u8) -> Tags {
        match state.id.overlay_on(client) {
            Some(overlay @ 0..4) => self.catalogue.id.overlays[overlay].tags,
            Some(_) => Tags::default(),
            None => self.catalogue.clients[usize::from(client)].tags,
        }
    }

    /// What the clients of the Id score at the end (ID-10.2).
    pub(crate) fn id_case_studies(&self, state: &State) -> i32 {
        let live = self.live(state, ID).iter();
        let overlays = live.filter_map(|client| state.id.overlay_on(client)?.checked_sub(4));
        let scores = overlays.map(|pair| self.catalogue.id.overlays[pair].score);
        scores.map(|score: Amount| i32::from(score.value(|what| self.count(state, ID, what)))).sum()
    }
}
