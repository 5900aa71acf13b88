//! The protocol: what a server and its clients say to each other, in JSON.
//!
//! Commands and history go over HTTP, live updates over a WebSocket; both speak these types.
//! TypeScript types and a JSON Schema are generated from them. There is no behaviour here.

mod companion;
mod export;
mod fault;
mod game;
mod identity;
mod message;
mod pack;
mod play;
mod sheet;
mod table;

pub use companion::{CompanionReply, CompanionRequest};
pub use export::{Export, ExportedLine, ExportedSession, ExportedTable};
pub use fault::{Fault, FaultCode};
pub use game::{GameInfo, OptionInfo};
pub use identity::{
    ApiToken, Credentials, Departure, Me, NewGuest, NewPassword, NewToken, Rank, TokenInfo,
};
pub use message::{Acknowledged, ClientMessage, Command, ServerMessage};
pub use pack::{ExportedPack, NewPack, PackFault, PackInfo, PackLabel, PackLists};
pub use play::{
    Given, Happened, Log, Offer, Preview, Question, Request, RequestKind, ScoreHistory, ScorePoint,
    Snapshot, TableEvent, Told, UndoState, WhyNot,
};
pub use sheet::{ComponentSheet, Origins};
pub use table::{
    ChatLine, ChatRoom, Clock, Create, Lobby, OnTimeout, Pace, SeatColour, SeatInfo, Sitter, Stage,
    TableInfo, TableLine, TableLists, UndoPolicy, Visibility,
};

/// The version of the protocol; raised when an old client would misunderstand.
pub const VERSION: u32 = 2;
