//! Why something was not done, as far as it matters for doing it again.

use sqlx::error::{DatabaseError, ErrorKind};

use crate::store::StoreFault;

/// Why a statement or a transaction failed.
#[derive(Debug)]
pub(crate) enum Failed {
    /// The store has decided; doing it again changes nothing.
    Fault(StoreFault),
    /// The connection is gone or of no use any more; whether a commit arrived is not known.
    Lost(String),
    /// Another transaction was in the way: nothing has changed, and the next try may go through.
    Again(String),
}

/// What came of a statement or a transaction.
pub(crate) type Tried<T> = Result<T, Failed>;

impl Failed {
    /// What is told when there is no time left for another try.
    pub(crate) fn told(self) -> StoreFault {
        match self {
            Failed::Fault(fault) => fault,
            Failed::Lost(what) => StoreFault::Away(what),
            Failed::Again(what) => StoreFault::Broken(what),
        }
    }
}

impl From<StoreFault> for Failed {
    fn from(fault: StoreFault) -> Failed {
        Failed::Fault(fault)
    }
}

impl From<serde_json::Error> for Failed {
    fn from(error: serde_json::Error) -> Failed {
        Failed::Fault(error.into())
    }
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        match &error {
            sqlx::Error::PoolClosed => Failed::Fault(StoreFault::Closed),
            sqlx::Error::Database(inner) => of_database(inner.as_ref()),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed => Failed::Lost(error.to_string()),
            _ => Failed::Fault(StoreFault::Broken(error.to_string())),
        }
    }
}

/// By the code that PostgreSQL gives (its appendix A).
fn of_database(error: &dyn DatabaseError) -> Failed {
    let (code, told) = (error.code().unwrap_or_default(), error.to_string());
    match code.as_ref() {
        // Ended by its keeper, crashed, starting or stopping; too many connections; ended because
        // it idled; and a server that only reads, since another one has taken its place.
        "57P01" | "57P02" | "57P03" | "57P05" | "53300" | "25P03" | "25006" => Failed::Lost(told),
        code if code.starts_with("08") => Failed::Lost(told),
        // A prepared statement that a migration has made invalid: another connection knows no such.
        "0A000" if told.contains("cached plan") => Failed::Lost(told),
        // Two that waited for each other, one that waited too long, and one that took too long.
        "40001" | "40P01" | "55P03" | "57014" => Failed::Again(told),
        // A text with a null byte, which PostgreSQL cannot keep: nothing is found by it.
        "22021" => Failed::Fault(StoreFault::NotFound),
        _ => Failed::Fault(match error.kind() {
            ErrorKind::UniqueViolation => StoreFault::Conflict,
            ErrorKind::ForeignKeyViolation => StoreFault::NotFound,
            _ => StoreFault::Broken(told),
        }),
    }
}
