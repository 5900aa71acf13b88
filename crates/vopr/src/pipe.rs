//! A socket in memory: the server's end is a stream and a sink, the other end lies in the world.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::Message;
use futures_util::{Sink, Stream};
use mittwoch_server::simulation::MemorySocket;
use mittwoch_server::store::UserId;

use crate::life::Life;

/// How many messages lie on the way before the server has to wait.
const ROOM: usize = 16;

/// The numbers of connections of which there is something to collect.
pub(crate) type Ready = Arc<Mutex<Vec<u64>>>;

#[derive(Default)]
struct PipeState {
    inbound: VecDeque<Message>,
    /// Whether the client is gone, as far as the server can know.
    ended: bool,
    reader: Option<Waker>,
    outbound: VecDeque<Message>,
    writer: Option<Waker>,
    /// Whether the server has let go.
    closed: bool,
    /// Whether the server has opened it for a person, whom it knows by a credential.
    known: bool,
    /// The life of the node that has opened it; it may have come by way of another.
    opened: Option<Arc<Life>>,
}

/// The world's end of a connection.
#[derive(Clone, Default)]
pub(crate) struct Pipe(Arc<Mutex<PipeState>>);

impl Pipe {
    fn state(&self) -> MutexGuard<'_, PipeState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server's end.
    pub(crate) fn end(&self, number: u64, ready: &Ready, life: &Arc<Life>) -> PipeEnd {
        let (ready, life) = (ready.clone(), life.clone());
        PipeEnd { pipe: self.clone(), number, ready, life }
    }

    /// A message arrives at the server.
    pub(crate) fn deliver(&self, message: Message) {
        let mut state = self.state();
        state.inbound.push_back(message);
        if let Some(reader) = state.reader.take() {
            reader.wake();
        }
    }

    /// The server learns that the client is gone.
    pub(crate) fn cut(&self) {
        let mut state = self.state();
        state.ended = true;
        state.outbound.clear();
        let woken = [state.reader.take(), state.writer.take()];
        woken.into_iter().flatten().for_each(Waker::wake);
    }

    /// What the server has sent, and whether it has let go.
    pub(crate) fn collect(&self) -> (VecDeque<Message>, bool) {
        let mut state = self.state();
        if let Some(writer) = state.writer.take() {
            writer.wake();
        }
        (std::mem::take(&mut state.outbound), state.closed)
    }

    /// Whether the server has let go.
    pub(crate) fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// Whether the server has opened it for a person; a stranger has no credential to lose.
    pub(crate) fn is_known(&self) -> bool {
        self.state().known
    }

    /// Whether a node is the one that has opened it.
    pub(crate) fn is_of(&self, life: &Arc<Life>) -> bool {
        self.state().opened.as_ref().is_some_and(|own| Arc::ptr_eq(own, life))
    }

    /// Whether the server has sent something that nobody has collected.
    pub(crate) fn has_news(&self) -> bool {
        let state = self.state();
        state.closed || !state.outbound.is_empty()
    }
}

/// The server's end of a connection.
pub(crate) struct PipeEnd {
    pipe: Pipe,
    number: u64,
    ready: Ready,
    life: Arc<Life>,
}

impl PipeEnd {
    fn tell(&self) {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).push(self.number);
    }
}

fn gone() -> axum::Error {
    axum::Error::new(std::io::Error::from(std::io::ErrorKind::BrokenPipe))
}

impl MemorySocket for PipeEnd {
    fn opened(&mut self, person: Option<UserId>) {
        let mut state = self.pipe.state();
        (state.known, state.opened) = (person.is_some(), Life::of_now());
    }
}

impl Stream for PipeEnd {
    type Item = Result<Message, axum::Error>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut state = self.pipe.state();
        if state.ended {
            return Poll::Ready(None);
        }
        match state.inbound.pop_front() {
            Some(message) => Poll::Ready(Some(Ok(message))),
            None => {
                state.reader = Some(cx.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl Sink<Message> for PipeEnd {
    type Error = axum::Error;

    fn poll_ready(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        let mut state = self.pipe.state();
        if state.ended {
            return Poll::Ready(Err(gone()));
        }
        if state.outbound.len() < ROOM {
            return Poll::Ready(Ok(()));
        }
        state.writer = Some(cx.waker().clone());
        Poll::Pending
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        // By way of another node, both have to live.
        let sender = self.pipe.state().opened.clone();
        let passed = sender.is_none_or(|life| Arc::ptr_eq(&life, &self.life) || life.effect());
        if passed && self.life.effect() {
            self.pipe.state().outbound.push_back(message);
            self.tell();
        }
        Ok(())
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }
}

impl Drop for PipeEnd {
    fn drop(&mut self) {
        self.pipe.state().closed = true;
        self.tell();
    }
}
