use axum::http::StatusCode;
use mittwoch_protocol::FaultCode;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, Opts, Registry,
};
use serde::Serialize;

use super::{SECONDS, SOUND, counter};

/// What requests are about, as far as they are counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MeteredRequest {
    /// Files of the page.
    Page,
    /// Commands at tables.
    Command,
    /// Live connections that are opened.
    Live,
    /// Looks at a table or a match.
    Look,
    /// Hints and reviews.
    Advice,
    /// Tables that are made or found by their code.
    Table,
    /// Who somebody is.
    People,
    /// Whether the server is well.
    Health,
    /// Everything else that can be read or kept: lists, games, texts, packs.
    Other,
}

/// Every kind, with its label.
const KINDS: [(MeteredRequest, &str); 9] = [
    (MeteredRequest::Page, "page"),
    (MeteredRequest::Command, "command"),
    (MeteredRequest::Live, "live"),
    (MeteredRequest::Look, "look"),
    (MeteredRequest::Advice, "advice"),
    (MeteredRequest::Table, "table"),
    (MeteredRequest::People, "people"),
    (MeteredRequest::Health, "health"),
    (MeteredRequest::Other, "other"),
];

/// The first digit of a status.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

impl MeteredRequest {
    /// By the pattern of the address; what has none is a file of the page.
    pub(crate) fn of(pattern: Option<&str>) -> MeteredRequest {
        let Some(pattern) = pattern else { return MeteredRequest::Page };
        if let Some(rest) = pattern.strip_prefix("/api/tables/{id}") {
            return match rest {
                "/commands" => MeteredRequest::Command,
                "/live" => MeteredRequest::Live,
                "/hint" | "/review" => MeteredRequest::Advice,
                _ => MeteredRequest::Look,
            };
        }
        match pattern {
            "/api/thinkers" => MeteredRequest::Live,
            "/api/tables" | "/api/codes/{code}" => MeteredRequest::Table,
            "/health" | "/ready" => MeteredRequest::Health,
            "/api/guest"
            | "/api/register"
            | "/api/login"
            | "/api/logout"
            | "/api/logout-everywhere"
            | "/api/password" => MeteredRequest::People,
            own if own.starts_with("/api/me") || own.starts_with("/api/tokens") => {
                MeteredRequest::People
            }
            _ => MeteredRequest::Other,
        }
    }
}

/// What is asked of a server over HTTP, and what it refuses.
pub(crate) struct RequestMeter {
    times: HistogramVec,
    answered: IntCounterVec,
    refused: IntCounterVec,
    /// The same by kind and class, found without looking for a name.
    of_kind: Vec<(Histogram, [IntCounter; CLASSES.len()])>,
    /// Connections for which there was no place.
    pub turned_away: IntCounter,
}

impl Default for RequestMeter {
    fn default() -> RequestMeter {
        let times = HistogramOpts::new(
            "mittwoch_request_seconds",
            "How long requests took, by what they are about.",
        );
        let answered = Opts::new(
            "mittwoch_requests_total",
            "Requests that were answered, by what they are about and the kind of status.",
        );
        let refused = Opts::new(
            "mittwoch_refusals_total",
            "What was refused, over HTTP and over live connections, by the code of the fault.",
        );
        let times = HistogramVec::new(times.buckets(SECONDS.to_vec()), &["kind"]).expect(SOUND);
        let answered = IntCounterVec::new(answered, &["kind", "status"]).expect(SOUND);
        let of_kind = KINDS.map(|(_, kind)| {
            let answered = CLASSES.map(|class| answered.with_label_values(&[kind, class]));
            (times.with_label_values(&[kind]), answered)
        });
        let refused = IntCounterVec::new(refused, &["code"]).expect(SOUND);
        // So that it is there before the first one.
        refused.with_label_values(&[label(FaultCode::Internal).as_str()]);
        RequestMeter {
            times,
            answered,
            refused,
            of_kind: of_kind.into(),
            turned_away: counter(
                "mittwoch_connections_turned_away_total",
                "Connections for which there was no place.",
            ),
        }
    }
}

impl RequestMeter {
    /// A request was answered.
    pub(crate) fn answered(&self, kind: MeteredRequest, status: StatusCode, seconds: f64) {
        let (times, classes) = &self.of_kind[kind as usize];
        times.observe(seconds);
        let class = usize::from(status.as_u16() / 100).saturating_sub(1);
        if let Some(counter) = classes.get(class) {
            counter.inc();
        }
    }

    /// Something was refused.
    pub(crate) fn refused(&self, code: FaultCode) {
        self.refused.with_label_values(&[label(code).as_str()]).inc();
    }

    pub(super) fn register(&self, registry: &Registry) {
        registry.register(Box::new(self.times.clone())).expect(SOUND);
        registry.register(Box::new(self.answered.clone())).expect(SOUND);
        registry.register(Box::new(self.refused.clone())).expect(SOUND);
        registry.register(Box::new(self.turned_away.clone())).expect(SOUND);
    }
}

/// A code as the protocol writes it.
fn label(code: FaultCode) -> String {
    let text = code.serialize(serde_json::value::Serializer);
    text.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_stand_at_their_places() {
        for (place, (kind, _)) in KINDS.iter().enumerate() {
            assert_eq!(*kind as usize, place);
        }
        assert_eq!(label(FaultCode::TooMany), "too-many");
    }

    #[test]
    fn patterns_are_told_apart() {
        let kinds = [
            (None, MeteredRequest::Page),
            (Some("/api/tables/{id}/commands"), MeteredRequest::Command),
            (Some("/api/tables/{id}"), MeteredRequest::Look),
            (Some("/api/tables/mine"), MeteredRequest::Other),
            (Some("/api/me/export"), MeteredRequest::People),
            (Some("/ready"), MeteredRequest::Health),
        ];
        for (pattern, kind) in kinds {
            assert_eq!(MeteredRequest::of(pattern), kind, "{pattern:?}");
        }
    }
}
