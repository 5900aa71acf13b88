use std::borrow::Cow;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use mittwoch_kernel::hex;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::App;

#[derive(RustEmbed)]
#[folder = "page/"]
struct Page;

/// The files of the plain page.
pub fn plain_page(path: &str) -> Option<Cow<'static, [u8]>> {
    Page::get(path).map(|file| file.data)
}

/// The site: its files, and its first page for every other address that is no file.
pub(super) async fn site(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !method.is_safe() || uri.path().starts_with("/api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(bytes) = (app.config.assets)(path) {
        return file(path, bytes, &headers);
    }
    let name = path.rsplit('/').next().unwrap_or_default();
    match (app.config.assets)("index.html").filter(|_| !name.contains('.')) {
        Some(bytes) => file("index.html", bytes, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A browser keeps a file and asks each time whether it is still the same.
fn file(path: &str, bytes: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &hex(&Sha256::digest(&bytes))[..16]);
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    let same =
        headers.get(header::IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == tag.as_bytes());
    let mut response = if same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        axum::body::Body::from(bytes.into_owned()).into_response()
    };
    let set = [(header::CONTENT_TYPE, kind), (header::ETAG, tag)];
    for (name, value) in set {
        if let Ok(value) = HeaderValue::try_from(value) {
            response.headers_mut().insert(name, value);
        }
    }
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
