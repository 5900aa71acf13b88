use axum::http::{HeaderMap, HeaderValue, header};

use super::{App, RemoteAddress};
use crate::config::PublicUrl;

/// Nothing is taken for what it is not, and nobody elsewhere embeds it.
const ALWAYS: [(&str, &str); 2] =
    [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];

/// Nothing from elsewhere runs, frames or hears of the links of tables, and the page needs nothing
/// of the machine.
const OF_PAGES: [(&str, &str); 4] = [
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
         magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    ),
];

/// Who came by https comes by nothing else for a year.
const HTTPS_ALONE: &str = "max-age=31536000";

/// What a browser never shows as a page of its own; a first load has some thirty of these.
const PARTS: [&str; 4] = ["text/javascript", "application/javascript", "text/css", "font/"];

/// Sets what an answer needs.
pub(super) fn set(headers: &mut HeaderMap, client: &RemoteAddress, app: &App) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.secure(client) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ALONE));
    }
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| PARTS.iter().any(|part| kind.starts_with(part))) {
        return;
    }
    for (name, value) in OF_PAGES {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let policy = policy(client.host.as_deref(), app.config.public_url.as_ref());
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
}

/// The page speaks with its own server alone, by http and by WebSocket.
fn policy(host: Option<&str>, public: Option<&PublicUrl>) -> String {
    let asked = host.filter(|host| plain(host)).map(|host| format!(" ws://{host} wss://{host}"));
    let public = public.map(|public| format!(" {}", public.origin().replacen("http", "ws", 1)));
    let sockets = [asked, public].into_iter().flatten().collect::<String>();
    format!(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}

/// A host as it stands in an address, with nothing that could be a part of the policy.
fn plain(host: &str) -> bool {
    let sound = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    !host.is_empty() && host.bytes().all(sound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_speaks_with_its_own_host_alone() {
        let public = "https://play.example.org".parse().expect("an address");
        let both = policy(Some("10.0.0.1:7300"), Some(&public));
        let sockets = "'self' ws://10.0.0.1:7300 wss://10.0.0.1:7300 wss://play.example.org;";
        assert!(both.contains(&format!("connect-src {sockets}")), "{both}");
        for strange in ["*", "x; script-src *", "a b", "", "é"] {
            let policy = policy(Some(strange), None);
            assert!(policy.contains("connect-src 'self';"), "{strange}: {policy}");
        }
    }
}
