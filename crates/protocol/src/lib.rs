//! The protocol: what a server and its clients say to each other, in JSON.
//!
//! Commands and history go over HTTP, live updates over a WebSocket; both speak these types.
//! TypeScript types and a JSON Schema are generated from them. There is no behaviour here.

#[macro_use]
mod whole;
mod advice;
mod chat;
mod circle;
mod companion;
mod export;
mod fault;
mod game;
mod identity;
mod message;
mod pack;
mod play;
mod sheet;
mod shown;
mod table;
mod thinker;

pub use advice::*;
pub use chat::*;
pub use circle::*;
pub use companion::*;
pub use export::*;
pub use fault::*;
pub use game::*;
pub use identity::*;
pub use message::*;
pub use pack::*;
pub use play::*;
pub use sheet::*;
pub use shown::ShownView;
pub use table::*;
pub use thinker::*;
#[cfg(feature = "schema")]
pub use whole::WireTypes;

/// The version of the protocol; raised when an old client would misunderstand.
pub const VERSION: u32 = 2;

/// Tells every type that is a whole request, answer or message.
#[cfg(feature = "schema")]
pub fn wire_types(listener: &mut impl WireTypes) {
    advice::whole(listener);
    companion::whole(listener);
    export::whole(listener);
    fault::whole(listener);
    game::whole(listener);
    identity::whole(listener);
    message::whole(listener);
    pack::whole(listener);
    play::whole(listener);
    sheet::whole(listener);
    table::whole(listener);
    thinker::whole(listener);
}
