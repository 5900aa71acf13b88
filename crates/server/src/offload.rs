use std::fmt;

/// What ran elsewhere broke.
#[derive(Debug)]
pub(crate) struct Broke(String);

impl fmt::Display for Broke {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Computes something long where it holds up nobody; a simulation has one thread alone.
pub(crate) async fn offload<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Broke> {
    #[cfg(feature = "simulation")]
    if crate::simulation::is_on() {
        return Ok(work());
    }
    tokio::task::spawn_blocking(work).await.map_err(|error| Broke(error.to_string()))
}
