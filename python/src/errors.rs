//! What goes wrong, as exceptions.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, TryLockError};

use mittwoch_kernel::DataFault;
use mittwoch_match::{DoorFault, RecordFault};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(mittwoch, MittwochError, PyValueError, "Something that a game does not do.");
create_exception!(mittwoch, RefusedError, MittwochError, "An answer that the rules refuse.");
create_exception!(mittwoch, SetupError, MittwochError, "A game, setting or pack that is none.");
create_exception!(mittwoch, RecordError, MittwochError, "A record that is not sound.");
create_exception!(mittwoch, BusyError, MittwochError, "Something that another thread uses now.");

/// Does something for Python; a panic becomes an exception too.
pub(crate) fn guarded<T>(what: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    let fault = |_| Err(MittwochError::new_err("a fault of the program; nothing was given back"));
    catch_unwind(AssertUnwindSafe(what)).unwrap_or_else(fault)
}

/// What is behind a lock, unless another thread uses it: then that is said, and nobody waits.
pub(crate) fn held<T>(lock: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    match lock.try_lock() {
        Ok(held) => Ok(held),
        // Nothing is left half done behind a panic that a later call could not meet again.
        Err(TryLockError::Poisoned(held)) => Ok(held.into_inner()),
        Err(TryLockError::WouldBlock) => Err(BusyError::new_err("another thread uses it now")),
    }
}

/// The faults of a setting or a pack.
pub(crate) fn faulty(faults: Vec<DataFault>) -> PyErr {
    let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
    SetupError::new_err(all.join("; "))
}

/// A fault of a record.
pub(crate) fn unsound(fault: RecordFault) -> PyErr {
    RecordError::new_err(fault.to_string())
}

/// The game is over, so nobody is asked.
pub(crate) fn over() -> PyErr {
    RefusedError::new_err("the game is over")
}

/// Why a door does not do something.
pub(crate) fn refused(fault: DoorFault, seat: u8, what: &str) -> PyErr {
    match fault {
        DoorFault::Over => over(),
        DoorFault::NotAsked => RefusedError::new_err(format!("seat {seat} is not asked now")),
        DoorFault::NotOffered => {
            RefusedError::new_err(format!("{what} is not open to seat {seat} now"))
        }
        DoorFault::NotWatching => MittwochError::new_err("the game was opened without observing"),
        DoorFault::NoSeat => MittwochError::new_err(format!("there is no seat {seat}")),
        DoorFault::Length { needed } => {
            MittwochError::new_err(format!("the buffer must have {needed} numbers"))
        }
    }
}
