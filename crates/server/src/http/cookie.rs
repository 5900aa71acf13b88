use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::AppendHeaders;

use crate::identity::{SESSION, SignedIn};

/// Behind https the name has a prefix with which browsers refuse a cookie from anywhere else.
const SESSIONS: [&str; 2] = ["mittwoch", "__Host-mittwoch"];

/// The cookie by which a browser is known that has signed in before.
const DEVICES: [&str; 2] = ["mittwoch-known", "__Host-mittwoch-known"];

/// How long a browser is known: as long as browsers keep anything.
const KNOWN: i64 = 400 * 24 * 60 * 60;

/// The secret of the session in a request.
pub(super) fn secret(headers: &HeaderMap, secure: bool) -> Option<String> {
    find(headers, SESSIONS[usize::from(secure)])
}

/// By what a browser is known that has signed in before.
pub(super) fn device(headers: &HeaderMap, secure: bool) -> Option<String> {
    find(headers, DEVICES[usize::from(secure)])
}

fn find(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|c| c.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim().to_owned())
}

/// The headers that set cookies, or take them away.
pub(super) type SetCookie = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

/// Sets the cookies of somebody who has signed in.
pub(super) fn set(signed_in: &SignedIn, secure: bool) -> SetCookie {
    let session = header(SESSIONS[usize::from(secure)], &signed_in.secret, SESSION, secure);
    let device = signed_in.device.as_ref();
    let device = device.map(|value| header(DEVICES[usize::from(secure)], value, KNOWN, secure));
    AppendHeaders([session].into_iter().chain(device).collect())
}

/// Takes the cookie of a session away.
pub(super) fn clear(secure: bool) -> SetCookie {
    AppendHeaders(vec![header(SESSIONS[usize::from(secure)], "", 0, secure)])
}

fn header(name: &str, value: &str, age: i64, secure: bool) -> (HeaderName, HeaderValue) {
    let https = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{https}");
    let value = HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static(""));
    (SET_COOKIE, value)
}
