use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue};
use mittwoch_kernel::hex;

/// By what a request is called, on its way in and out and between nodes.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The longest name that is taken over.
const LONGEST: usize = 64;

/// What a request is called in the logs of everything that it passes through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(HeaderValue);

/// Makes names: a number of the server's own, and a count.
pub(crate) struct RequestIds {
    own: String,
    count: AtomicU64,
}

impl Default for RequestIds {
    fn default() -> RequestIds {
        RequestIds { own: own(), count: AtomicU64::new(0) }
    }
}

/// What tells the requests of one server from those of others. Nobody has to guess it in vain, but
/// two servers should not have the same; a simulation has one log and needs no luck for it.
fn own() -> String {
    let mut bytes = [0; 4];
    #[cfg(feature = "simulation")]
    if crate::simulation::is_on() {
        return hex(&bytes);
    }
    // Without luck requests still have a name.
    let _best_effort = getrandom::fill(&mut bytes);
    hex(&bytes)
}

impl RequestIds {
    /// The name that a request brings along, if somebody says so who is believed; else a new one.
    pub(super) fn name(&self, headers: &HeaderMap, believed: bool) -> RequestId {
        let brought = believed.then(|| headers.get(HEADER)).flatten();
        let brought = brought.filter(|name| is_plain(name.as_bytes())).cloned();
        RequestId(brought.unwrap_or_else(|| self.fresh()))
    }

    fn fresh(&self) -> HeaderValue {
        let count = self.count.fetch_add(1, Ordering::Relaxed);
        let name = HeaderValue::try_from(format!("{}-{count}", self.own));
        name.expect("digits and letters are a value")
    }
}

/// Whether a name can stand in a log without being taken for anything else.
fn is_plain(name: &[u8]) -> bool {
    let plain = |sign: &u8| sign.is_ascii_alphanumeric() || b"-_.".contains(sign);
    (1..=LONGEST).contains(&name.len()) && name.iter().all(plain)
}

impl RequestId {
    /// Writes it into an answer, or into a request that is passed on.
    pub(super) fn write(&self, headers: &mut HeaderMap) {
        headers.insert(HEADER, self.0.clone());
    }

    /// Writes the name of a request into the headers of another one that is sent for its sake.
    pub(crate) fn carry(of: &Extensions, headers: &mut HeaderMap) {
        // What the client wrote there was taken over already, or is not believed.
        headers.remove(HEADER);
        if let Some(id) = of.get::<RequestId>() {
            id.write(headers);
        }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.to_str().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(brought: &str, believed: bool) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, brought.parse().expect("a value"));
        let ids = RequestIds { own: "own".to_owned(), count: AtomicU64::new(7) };
        ids.name(&headers, believed).to_string()
    }

    #[test]
    fn a_plain_name_of_somebody_who_is_believed_is_taken_over() {
        assert_eq!(named("a-B_9.z", true), "a-B_9.z");
        assert_eq!(named("a-B_9.z", false), "own-7");
        let long = "x".repeat(65);
        for odd in ["", "a b", "a\"b", "<b>", "a;b", "a\tb", long.as_str()] {
            assert_eq!(named(odd, true), "own-7", "{odd:?}");
        }
    }

    #[test]
    fn every_request_has_another_name() {
        let (ids, other) = (RequestIds::default(), RequestIds::default());
        let fresh = |ids: &RequestIds| ids.name(&HeaderMap::new(), true);
        assert_ne!(fresh(&ids), fresh(&ids));
        assert_ne!(ids.own, other.own);
    }
}
