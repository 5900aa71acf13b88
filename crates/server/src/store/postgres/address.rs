use std::fmt;
use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

/// The names that the part behind the question mark may have; any other is refused, since what the
/// driver does not know it would write into the log, a misspelt password too.
const KNOWN: [&str; 14] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "host",
    "port",
    "dbname",
    "user",
    "password",
];

/// The address of a PostgreSQL database, such as `postgres://name:password@host/database`; what is
/// shown of it holds no password.
#[derive(Clone)]
pub struct DatabaseUrl(PgConnectOptions);

/// A text that is no such address; the text itself is not told, since it may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no address of a PostgreSQL database")]
pub struct NoDatabaseUrl;

impl DatabaseUrl {
    /// How to connect there.
    pub(super) fn options(&self) -> PgConnectOptions {
        self.0.clone().disable_statement_logging()
    }

    /// Whether a text means a database and not a folder.
    pub fn is_meant_by(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }
}

impl FromStr for DatabaseUrl {
    type Err = NoDatabaseUrl;

    fn from_str(text: &str) -> Result<DatabaseUrl, NoDatabaseUrl> {
        if !DatabaseUrl::is_meant_by(text) {
            return Err(NoDatabaseUrl);
        }
        let query = text.split_once('?').map_or("", |(_, query)| query);
        let mut names = query.split('&').filter(|pair| !pair.is_empty());
        if !names.all(|pair| KNOWN.contains(&pair.split('=').next().unwrap_or_default())) {
            return Err(NoDatabaseUrl);
        }
        text.parse().map(DatabaseUrl).map_err(|_| NoDatabaseUrl)
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (user, database) = (self.0.get_username(), self.0.get_database());
        let database = database.unwrap_or(user);
        match self.0.get_socket() {
            Some(socket) => write!(form, "postgres://{user}@{}/{database}", socket.display()),
            None => write!(
                form,
                "postgres://{user}@{}:{}/{database}",
                self.0.get_host(),
                self.0.get_port()
            ),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for text in [
            "postgres://anna:s3cret@db.example.org:5433/games",
            "postgresql://anna@db.example.org:5433/games?password=s3cret&sslmode=require",
        ] {
            let url: DatabaseUrl = text.parse().expect("an address");
            assert_eq!(url.to_string(), "postgres://anna@db.example.org:5433/games");
            assert_eq!(format!("{url:?}"), url.to_string());
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_being_told() {
        for text in [
            "",
            "data",
            "mysql://a@b/c",
            "postgres://a@b:port/c",
            "postgres://a@b/c?pasword=s3cret",
            "postgres://a@b/c?sslmode=s3cret",
        ] {
            let fault = text.parse::<DatabaseUrl>().expect_err(text);
            assert!(!fault.to_string().contains("s3cret"));
        }
    }
}
