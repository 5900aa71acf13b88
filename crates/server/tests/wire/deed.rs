use mittwoch_protocol::{ClientMessage, Command, ServerMessage};
use mittwoch_server::store::User;
use mittwoch_server::table::{LookBack, Tables};

/// What somebody does at a table.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// Connects, or connects anew, having heard so much.
    Listen(u32),
    /// Commands something.
    Command(Command),
    /// Asks what an answer would lead to.
    Preview(u32, String),
    /// Looks back at the moment after so many answers.
    LookBack(u32),
    /// Asks for everything as it is now.
    Look,
}

/// A deed and who does it.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    /// The place of the person among those at the table.
    pub who: usize,
    pub deed: Deed,
}

impl Act {
    /// The same with another answer.
    pub(crate) fn with_answers(&self, rename: impl Fn(&str) -> String) -> Act {
        let deed = match &self.deed {
            Deed::Command(Command::Answer { seq, action }) => {
                Deed::Command(Command::Answer { seq: *seq, action: rename(action) })
            }
            Deed::Preview(seq, action) => Deed::Preview(*seq, rename(action)),
            deed => deed.clone(),
        };
        Act { deed, ..*self }
    }
}

/// Does what is answered at once, and returns the answer as it is sent, and whether it was done.
pub(crate) async fn answered(
    tables: &Tables,
    table: &str,
    by: &User,
    deed: &Deed,
    key: String,
) -> (String, bool) {
    match deed {
        Deed::Listen(_) => (String::new(), true),
        Deed::Command(command) => {
            let message = ClientMessage { key: key.clone(), command: command.clone() };
            let done = tables.command(table, by, message).await;
            let good = done.is_ok();
            let said = match done {
                Ok(done) => ServerMessage::Done { done },
                Err(fault) => ServerMessage::Fault { key: Some(key), fault },
            };
            (text(&said), good)
        }
        Deed::Preview(seq, action) => said(tables.preview(table, by, *seq, action).await),
        Deed::LookBack(answers) => {
            said(tables.history(table, Some(by), *answers, LookBack::Own).await)
        }
        Deed::Look => said(tables.snapshot(table, Some(by), 0).await),
    }
}

fn said<T: serde::Serialize>(done: Result<T, mittwoch_protocol::Fault>) -> (String, bool) {
    match done {
        Ok(done) => (text(&done), true),
        Err(fault) => (text(&fault), false),
    }
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}
