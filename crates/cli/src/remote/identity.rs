//! Who this terminal is on a server: a token that was given, or a guest who is known by a cookie.

use std::fs;
use std::path::PathBuf;

use mittwoch_protocol::{Credentials, FaultCode, Me, NewGuest};
use serde::Serialize;

use super::client::{ApiClient, Pass, RequestFault};
use crate::problem::Problem;
use crate::save;

impl ApiClient {
    /// Signs in: by the token, as the guest of last time, or as a new one.
    pub fn sign_in(&mut self, token: Option<String>) -> Result<Me, Problem> {
        if let Some(token) = token {
            self.pass = Pass::Token(token);
            return Ok(self.get("/api/me")?);
        }
        let file = self.cookie_file();
        if let Ok(cookie) = fs::read_to_string(&file) {
            self.pass = Pass::Cookie(cookie.trim().to_owned());
            match self.get("/api/me") {
                Err(RequestFault::Fault(fault)) if fault.code == FaultCode::SignedOut => {}
                known => return Ok(known?),
            }
        }
        self.pass = Pass::Nobody;
        let me = self.become_guest()?;
        if let Pass::Cookie(cookie) = &self.pass {
            keep(&file, cookie)?;
        }
        Ok(me)
    }

    /// Becomes a new guest, without a trace on this machine.
    pub fn become_guest(&mut self) -> Result<Me, Problem> {
        self.enter("/api/guest", &NewGuest::default())
    }

    /// Becomes an account, without a trace on this machine.
    pub fn become_account(&mut self, wish: &Credentials) -> Result<Me, Problem> {
        self.enter("/api/register", wish)
    }

    /// Becomes somebody, and keeps the cookie in mind.
    fn enter(&mut self, path: &str, wish: &impl Serialize) -> Result<Me, Problem> {
        let response = self.send(path, wish)?;
        let given = response.headers().get_all("set-cookie").iter();
        let pairs = given.filter_map(|value| value.to_str().ok()?.split(';').next());
        let cookie = pairs.map(str::trim).collect::<Vec<_>>().join("; ");
        let me = self.read(response)?;
        if !cookie.is_empty() {
            self.pass = Pass::Cookie(cookie);
        }
        Ok(me)
    }

    /// Where the cookie of this server is kept.
    fn cookie_file(&self) -> PathBuf {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        let name: String = self.base().chars().map(plain).collect();
        save::folder().join("servers").join(format!("{name}.cookie"))
    }
}

/// Keeps a cookie where only its owner can read it.
fn keep(file: &std::path::Path, cookie: &str) -> Result<(), Problem> {
    save::write(file, cookie)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = fs::Permissions::from_mode(0o600);
        fs::set_permissions(file, rights)
            .map_err(|e| Problem::file("problem-protect", file, &e))?;
    }
    Ok(())
}
