/// Where the events of a game go while it is played.
pub trait Sink<E> {
    /// Takes an event; a sink that does not listen never has it made.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}

/// Keeps every event in order.
#[derive(Clone, Debug)]
pub struct Log<E>(pub Vec<E>);

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log(Vec::new())
    }
}

impl<E> Sink<E> for Log<E> {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.0.push(make());
    }
}
