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
pub struct EventLog<E>(pub Vec<E>);

impl<E> Default for EventLog<E> {
    fn default() -> EventLog<E> {
        EventLog(Vec::new())
    }
}

impl<E> Sink<E> for EventLog<E> {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.0.push(make());
    }
}
