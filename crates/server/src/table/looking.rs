//! Looking at tables: each viewer sees only what is theirs to see.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Preview, ScoreHistory, Snapshot, TableInfo};
use mittwoch_session::{OutsideScene, Session};

use super::{LookBack, TableResult, Tables};
use crate::store::User;

impl Tables {
    /// The table as everybody sees it.
    pub async fn info(&self, id: &str, by: Option<&User>) -> TableResult<TableInfo> {
        self.look(id, by, |session| Ok(session.info())).await
    }

    /// The match as a person may see it, with what was told from a number on.
    pub async fn snapshot(&self, id: &str, by: Option<&User>, from: u32) -> TableResult<Snapshot> {
        let person = by.map(|person| person.id);
        self.look(id, by, move |session| session.look(person, from)).await
    }

    /// Table and match as a person sees them who comes just now: for simulations.
    #[cfg(feature = "simulation")]
    pub async fn fresh(
        &self,
        id: &str,
        by: Option<&User>,
        from: u32,
    ) -> TableResult<(TableInfo, Option<Snapshot>)> {
        let person = by.map(|person| person.id);
        self.look(id, by, move |session| Ok((session.info(), session.look(person, from).ok())))
            .await
    }

    /// The version of a table that is kept, and how its session says that it stands then: for
    /// simulations, which fold its lines and compare.
    #[cfg(feature = "simulation")]
    pub async fn kept(&self, id: &str) -> TableResult<(i64, mittwoch_session::TableState)> {
        self.look(id, None, |session| Ok((session.version(), session.kept().clone()))).await
    }

    /// What a seat would be told if it gave an answer.
    pub async fn preview(
        &self,
        id: &str,
        by: &User,
        seq: u32,
        action: &str,
    ) -> TableResult<Preview> {
        let (person, action) = (by.id, action.to_owned());
        self.look(id, Some(by), move |session| session.preview(person, seq, &action)).await
    }

    /// The match as it was after so many answers.
    pub async fn history(
        &self,
        id: &str,
        by: Option<&User>,
        answers: u32,
        angle: LookBack,
    ) -> TableResult<Snapshot> {
        let person = by.map(|person| person.id);
        self.look(id, by, move |session| session.look_back(person, answers, angle)).await
    }

    /// What a thinker outside would be sent for a seat that is asked now, if it had heard so much;
    /// nothing for a seat that is not asked.
    pub async fn scene(
        &self,
        id: &str,
        seat: Seat,
        heard: Option<u32>,
    ) -> TableResult<Option<OutsideScene>> {
        self.look(id, None, move |session| Ok(session.told_outside(seat, heard))).await
    }

    /// The course of the scores, once the match is over.
    pub async fn course(&self, id: &str) -> TableResult<ScoreHistory> {
        self.look(id, None, Session::course).await
    }
}
