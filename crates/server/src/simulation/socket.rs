use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use axum::extract::ws::Message;
use futures_util::{Sink, Stream};

use crate::store::UserId;

type Item = Result<Message, axum::Error>;

/// What a socket in memory has to do.
pub trait MemorySocket:
    Stream<Item = Item> + Sink<Message, Error = axum::Error> + Send + Unpin + 'static
{
    /// The server opens it, for a person or for a stranger.
    fn opened(&mut self, person: Option<UserId>);
}

/// The server's end of a socket in memory; it travels with the request that opens it.
#[derive(Clone)]
pub struct SocketEnd(Arc<Mutex<Option<Box<dyn MemorySocket>>>>);

impl SocketEnd {
    /// Wraps a socket, to be put into the extensions of a request.
    pub fn new(socket: impl MemorySocket) -> SocketEnd {
        SocketEnd(Arc::new(Mutex::new(Some(Box::new(socket)))))
    }

    /// Opens the socket for somebody, once.
    pub(crate) fn open(&self, person: Option<UserId>) -> Option<OpenSocket> {
        let mut socket = self.0.lock().ok()?.take()?;
        socket.opened(person);
        Some(OpenSocket(socket))
    }
}

/// A socket that is open.
pub(crate) struct OpenSocket(Box<dyn MemorySocket>);

impl Stream for OpenSocket {
    type Item = Item;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Item>> {
        Pin::new(&mut self.0).poll_next(cx)
    }
}

impl Sink<Message> for OpenSocket {
    type Error = axum::Error;

    fn poll_ready(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Pin::new(&mut self.0).poll_ready(cx)
    }

    fn start_send(mut self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        Pin::new(&mut self.0).start_send(message)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_close(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Pin::new(&mut self.0).poll_close(cx)
    }
}
