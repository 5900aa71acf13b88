use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::AppendHeaders;

use crate::identity::SESSION;

/// Behind https the name has a prefix with which browsers refuse a cookie from anywhere else.
const NAMES: [&str; 2] = ["mittwoch", "__Host-mittwoch"];

/// The secret of the session in a request.
pub(super) fn secret(headers: &HeaderMap, secure: bool) -> Option<String> {
    let name = NAMES[usize::from(secure)];
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|c| c.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim().to_owned())
}

/// The header that sets the cookie of a session, or takes it away.
pub(super) type SetCookie = AppendHeaders<[(axum::http::HeaderName, HeaderValue); 1]>;

/// Sets the cookie.
pub(super) fn set(secret: &str, secure: bool) -> SetCookie {
    header(secret, SESSION, secure)
}

/// Takes the cookie away.
pub(super) fn clear(secure: bool) -> SetCookie {
    header("", 0, secure)
}

fn header(value: &str, age: i64, secure: bool) -> SetCookie {
    let name = NAMES[usize::from(secure)];
    let https = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{https}");
    let value = HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static(""));
    AppendHeaders([(SET_COOKIE, value)])
}
