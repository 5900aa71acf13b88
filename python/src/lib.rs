//! The games in Python: the compiled part of the package `mittwoch`.
//!
//! Everything that Python calls goes through `guarded`: what goes wrong becomes an exception.
//! Python code in `python/mittwoch` puts it into the forms that people know.

mod ear;
mod errors;
mod json;
mod opening;
mod table;
mod vector;
mod worded;

use pyo3::prelude::*;

pub(crate) use errors::{MittwochError, guarded};

/// The compiled part of `mittwoch`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::ear::Ear;
    #[pymodule_export]
    use crate::errors::{BusyError, MittwochError, RecordError, RefusedError, SetupError};
    #[pymodule_export]
    use crate::opening::{about, ranks, simulate, verify};
    #[pymodule_export]
    use crate::table::{Table, load};
    #[pymodule_export]
    use crate::vector::Vector;
}
