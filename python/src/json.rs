//! JSON on its way to Python.

use pyo3::prelude::*;
use serde::Serialize;

use crate::MittwochError;

/// The Python value of something that is written as JSON.
pub(crate) fn plain<'py>(py: Python<'py>, what: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(what);
    let text = text.map_err(|error| MittwochError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}
