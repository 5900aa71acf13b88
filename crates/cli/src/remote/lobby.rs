//! From an address to a table that plays: making it or finding it, sitting down, waiting.

use std::collections::BTreeMap;
use std::io::stdout;
use std::thread;
use std::time::Duration;

use mittwoch_kernel::Phrase;
use mittwoch_protocol::{
    Command, Create, FaultCode, Me, Pace, SeatInfo, Sitter, Stage, TableInfo, Visibility,
};

use super::client::{ApiClient, RequestFault, escaped};
use super::table::Remote;
use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// How often an open table is looked at.
const PAUSE: Duration = Duration::from_millis(700);

/// Which table is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableQuery {
    /// One that exists, by its id.
    Table(String),
    /// One that exists, by its code.
    Code(String),
    /// A new one.
    New {
        /// The key of the game.
        game: String,
        /// How many play.
        players: u8,
        /// Options by key.
        options: BTreeMap<String, String>,
        /// Bots that take the last seats.
        bots: Vec<String>,
        /// Whether it is in the lobby.
        public: bool,
        /// How fast it plays.
        pace: Pace,
    },
}

/// Comes to a table and waits until it plays.
pub fn join(
    url: &str,
    token: Option<String>,
    wish: TableQuery,
    lang: Lang,
) -> Result<Remote, Problem> {
    let mut client = ApiClient::new(url)?;
    let me = client.sign_in(token)?;
    let mut hall =
        WaitingRoom { client, me, words: Words::new(lang), mine: false, said: String::new() };
    let table = hall.find(wish)?;
    let table = hall.wait(table)?;
    Remote::new(hall.client, &hall.me, table)
}

/// Where people wait.
struct WaitingRoom {
    client: ApiClient,
    me: Me,
    words: Words,
    /// Whether the table was made here: then it is also started here.
    mine: bool,
    /// What was said last.
    said: String,
}

impl WaitingRoom {
    fn find(&mut self, wish: TableQuery) -> Result<TableInfo, Problem> {
        Ok(match wish {
            TableQuery::Table(id) => self.client.get(&format!("/api/tables/{}", escaped(&id)))?,
            TableQuery::Code(code) => self.client.get(&format!("/api/codes/{}", escaped(&code)))?,
            TableQuery::New { game, players, options, bots, public, pace } => {
                self.mine = true;
                let visibility = if public { Visibility::Public } else { Visibility::Link };
                let (undo, circle, pack, lesson) = Default::default();
                let create = Create {
                    game,
                    players,
                    options,
                    bots,
                    circle,
                    pace,
                    visibility,
                    undo,
                    pack,
                    hints: Default::default(),
                    from: None,
                    lesson,
                };
                self.client.post("/api/tables", &create)?
            }
        })
    }

    /// Sits down where there is room, and waits for the start.
    fn wait(&mut self, mut table: TableInfo) -> Result<TableInfo, Problem> {
        if table.stage == Stage::Open && !self.sits(&table) {
            self.sit(&table)?;
        }
        let inviting = table.stage == Stage::Open && free_seats(&table) > 0;
        if let Some(code) = table.code.clone().filter(|_| inviting) {
            let address = address(&self.client, &table);
            let invitation = Phrase::new("server-invitation");
            self.say(&invitation.word("address", &address).word("code", &grouped(&code)))?;
        }
        while table.stage == Stage::Open {
            let free = free_seats(&table);
            match free {
                0 if self.mine => drop(self.client.command(&table.id, Command::Start)?),
                0 => self.say(&Phrase::new("server-start"))?,
                _ => self.say(&Phrase::new("server-free").number("count", free as i64))?,
            }
            if free > 0 || !self.mine {
                thread::sleep(PAUSE);
            }
            table = self.look(table)?;
        }
        Ok(table)
    }

    /// The table as it is now; where the server cannot be heard, as it was.
    fn look(&self, table: TableInfo) -> Result<TableInfo, Problem> {
        match self.client.get(&format!("/api/tables/{}", table.id)) {
            Err(RequestFault::Lost(_)) => Ok(table),
            looked => Ok(looked?),
        }
    }

    fn sits(&self, table: &TableInfo) -> bool {
        table.seats.iter().any(|seat| is(&self.me, seat))
    }

    /// Takes the first free seat; where there is none, one may still watch.
    fn sit(&self, table: &TableInfo) -> Result<(), Problem> {
        match self.client.command(&table.id, Command::Sit { seat: None }) {
            Err(RequestFault::Fault(fault)) if fault.code == FaultCode::SeatTaken => Ok(()),
            done => done.map(|_| ()).map_err(Problem::from),
        }
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Problem> {
        let text = self.words.phrase(phrase);
        if text != self.said {
            edge::line(&mut stdout(), &text)?;
            self.said = text;
        }
        Ok(())
    }
}

fn free_seats(table: &TableInfo) -> usize {
    table.seats.iter().filter(|seat| seat.sitter == Sitter::Empty).count()
}

/// Whether a person sits on a seat.
pub(super) fn is(me: &Me, seat: &SeatInfo) -> bool {
    matches!(&seat.sitter, Sitter::Person { id, .. } if *id == me.id)
}

/// The link to a table.
pub(super) fn address(client: &ApiClient, table: &TableInfo) -> String {
    format!("{}/table/{}", client.base(), table.id)
}

/// A code in groups of three, as it is read out; a server takes it with or without them.
fn grouped(code: &str) -> String {
    let signs: Vec<_> = code.chars().collect();
    signs.chunks(3).map(String::from_iter).collect::<Vec<_>>().join("-")
}
