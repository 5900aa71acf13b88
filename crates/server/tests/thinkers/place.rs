//! A server on the network, people at its tables, and thinkers outside of it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    ClientMessage, Command, Create, FaultCode, Rank, Snapshot, THINKERS_VERSION, ThinkerHears,
    ThinkerPlays, ThinkerQuestion, ThinkerSays, outside_bot,
};
use mittwoch_server::store::{NewUser, User};
use mittwoch_server::table::{TablePolicy, Tables};
use mittwoch_server::thinkers::ThinkerList;
use mittwoch_server::{Config, Limits, RunningServer, serve};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::bots::until;
use crate::server::helper::{folder, hasty};
use crate::tables::house::{key, wish};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a test waits for what must come.
pub(super) const SOON: Duration = Duration::from_secs(15);

/// The game that is played.
pub(super) const GAME: &str = "dreamworld";

pub(super) struct Place {
    pub server: RunningServer,
    pub folder: TempDir,
    pub person: User,
}

impl Place {
    /// A server that waits so long for an answer from outside.
    pub(super) async fn open(outside: Duration) -> Place {
        let folder = folder();
        let habits = TablePolicy { outside, ..hasty() };
        let limits = Limits::unbounded_rates();
        let server = serve(Config { habits, limits, ..Config::new(folder.path()) }).await;
        let server = server.expect("it runs");
        let (name, rank) = ("Anna".to_owned(), Rank::Guest);
        let now = mittwoch_server::clock::now();
        let new = NewUser { name, rank, password: None, owner: None, suggested: false, now };
        let person = server.app().store.people.add_person(new).await.expect("a person");
        Place { server, folder, person }
    }

    pub(super) fn list(&self) -> ThinkerList {
        ThinkerList::of(self.folder.path())
    }

    pub(super) fn tables(&self) -> &Tables {
        &self.server.app().tables
    }

    /// Connects with what is said to be a token.
    pub(super) async fn connect(&self, token: Option<&str>) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/thinkers", self.server.address());
        let mut request = ClientRequestBuilder::new(url.parse().expect("an address"));
        if let Some(token) = token {
            request = request.with_header("Authorization", format!("Bearer {token}"));
        }
        Ok(connect_async(request).await?.0)
    }

    /// A thinker that is let in under a name and has said what it plays.
    pub(super) async fn thinker(&self, name: &str) -> OutsideMind {
        let token = self.list().add(name).expect("let in");
        self.back(name, &token).await
    }

    /// The same with a token that it has.
    pub(super) async fn back(&self, name: &str, token: &str) -> OutsideMind {
        let socket = self.connect(Some(token)).await.expect("connected");
        let mut mind = OutsideMind { socket, token: token.to_owned() };
        assert_eq!(
            mind.hear().await,
            ThinkerHears::Hello { version: THINKERS_VERSION, name: name.to_owned() }
        );
        let plays =
            vec![ThinkerPlays { game: GAME.into(), players: vec![2], seats: vec![Seat(1)] }];
        mind.say(&ThinkerSays::Hello { version: THINKERS_VERSION, plays, at_once: 4 }).await;
        let outside = &self.tables().thinkers().outside;
        until(|| outside.playing(GAME).contains(&name.to_owned())).await;
        mind
    }

    pub(super) fn wish(&self, bot: &str) -> Create {
        Create { bots: vec![bot.to_owned()], ..wish(GAME, 2, 0) }
    }

    /// A running table of the person and a thinker.
    pub(super) async fn table(&self, thinker: &str) -> String {
        let wish = self.wish(&outside_bot(thinker));
        let table = self.tables().create(&self.person, wish).await.expect("a sound wish").id;
        self.does(&table, Command::Start).await.expect("started");
        table
    }

    pub(super) async fn does(&self, table: &str, command: Command) -> Result<u32, FaultCode> {
        let message = ClientMessage { key: key(), command };
        let done = self.tables().command(table, &self.person, message).await;
        done.map(|done| done.seq).map_err(|fault| fault.code)
    }

    pub(super) async fn look(&self, table: &str) -> Snapshot {
        self.tables().snapshot(table, Some(&self.person), 0).await.expect("a match")
    }

    /// The person gives the first answer as soon as there is one; whether the match goes on.
    pub(super) async fn step(&self, table: &str) -> bool {
        let seen = self.look(table).await;
        if seen.outcome.is_some() {
            return false;
        }
        match seen.offers.first().filter(|_| seen.awaited.contains(Seat(0))) {
            Some(offer) => {
                let answer = Command::Answer { seq: seen.seq, action: offer.action.clone() };
                let _stale = self.does(table, answer).await;
            }
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
        true
    }

    /// The person plays until the bot has answered so often.
    pub(super) async fn goes_on(&self, table: &str) {
        let before = self.look(table).await.answers;
        let on = async {
            while self.look(table).await.answers < before + 4 && self.step(table).await {}
        };
        timeout(SOON, on).await.expect("the table is not held up");
    }
}

/// A program that thinks.
pub(super) struct OutsideMind {
    pub socket: Socket,
    pub token: String,
}

impl OutsideMind {
    pub(super) async fn say(&mut self, what: &ThinkerSays) {
        let text = serde_json::to_string(what).expect("JSON");
        self.socket.send(Message::text(text)).await.expect("sent");
    }

    pub(super) async fn answer(&mut self, question: u32, action: &str) {
        self.say(&ThinkerSays::Answer { question, action: action.to_owned() }).await;
    }

    /// The next message as it came.
    pub(super) async fn text(&mut self) -> String {
        loop {
            let message = timeout(SOON, self.socket.next()).await.expect("in time");
            match message.expect("the connection is open").expect("sound") {
                Message::Text(text) => return text.as_str().to_owned(),
                Message::Close(why) => panic!("it was closed: {why:?}"),
                _ => {}
            }
        }
    }

    pub(super) async fn hear(&mut self) -> ThinkerHears {
        serde_json::from_str(&self.text().await).expect("a message of the channel")
    }

    /// The next question.
    pub(super) async fn question(&mut self) -> ThinkerQuestion {
        loop {
            if let ThinkerHears::Question { question } = self.hear().await {
                return *question;
            }
        }
    }

    /// The next fault.
    pub(super) async fn fault(&mut self) -> (Option<u32>, FaultCode) {
        loop {
            if let ThinkerHears::Fault { question, fault } = self.hear().await {
                return (question, fault.code);
            }
        }
    }

    /// Waits until the server has ended the connection.
    pub(super) async fn ends(mut self) {
        let end = async {
            while let Some(Ok(message)) = self.socket.next().await {
                if matches!(message, Message::Close(_)) {
                    return;
                }
            }
        };
        timeout(SOON, end).await.expect("it was ended");
    }
}
