//! How many seats at open public tables one person takes at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{TableResult, Tables, no};
use crate::faults;
use crate::identity::fault;
use crate::store::UserId;

/// Those who are just taking a seat, and how many.
#[derive(Clone, Default)]
pub(super) struct SeatReservations(Arc<Mutex<HashMap<UserId, u32>>>);

impl SeatReservations {
    fn taking(&self) -> MutexGuard<'_, HashMap<UserId, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, person: UserId) -> (SeatReservation, u32) {
        let mut taking = self.taking();
        let count = taking.entry(person).or_default();
        *count += 1;
        (SeatReservation { places: self.clone(), person }, *count)
    }
}

/// The right to one more seat, until the seat is kept or given up.
pub(super) struct SeatReservation {
    places: SeatReservations,
    person: UserId,
}

impl Drop for SeatReservation {
    fn drop(&mut self) {
        let mut taking = self.places.taking();
        if let Some(count) = taking.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                taking.remove(&self.person);
            }
        }
    }
}

impl Tables {
    /// Lets a person take one more seat at an open public table, or says why not.
    ///
    /// Who asks at many tables at once is counted before any of them is kept.
    pub(super) async fn place(&self, person: UserId) -> TableResult<SeatReservation> {
        let (place, taking) = self.places().begin(person);
        let kept = self.store().lobby.open_seats(person).await.map_err(fault)?;
        if kept + taking <= self.habits().open_seats {
            return Ok(place);
        }
        no(faults::PUBLIC_SEATS)
    }
}
