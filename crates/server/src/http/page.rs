use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use mittwoch_kernel::hex;
use sha2::{Digest, Sha256};

use super::App;
use crate::config::Assets;

/// Addresses of earlier versions, and where what lay there is found now.
const MOVED: [(&str, &str); 1] = [("plain.html", "/?text")];

/// The script by which browsers keep the page for use off line.
const WORKER: &str = "sw.js";

/// What it is where nothing is to be kept: it forgets all that was kept, and itself.
const NO_WORKER: &str = include_str!("no_worker.js");

/// What the names of files end with that are others in Brotli and in gzip.
const BROTLI: &str = ".br";
const GZIP: &str = ".gz";

/// Files whose names change with their contents.
const NAMED_BY_CONTENTS: &str = "assets/";

type Contents = Cow<'static, [u8]>;

/// A file of the site as it is sent.
struct ServedFile {
    kind: HeaderValue,
    plain: EncodedFile,
    /// Shorter ones, where that is so, the shortest first, each with the name of its encoding.
    shorter: Vec<(&'static str, EncodedFile)>,
}

/// The bytes of a file, and the tag by which a browser knows them again.
struct EncodedFile {
    bytes: Bytes,
    tag: HeaderValue,
}

/// The files that somebody has asked for, each compressed once.
#[derive(Default)]
pub struct SiteCache(Mutex<HashMap<String, Arc<ServedFile>>>);

impl SiteCache {
    /// A file; only those that exist are remembered.
    fn file(&self, path: &str, assets: Assets) -> Option<Arc<ServedFile>> {
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = files.get(path) {
            return Some(file.clone());
        }
        let short = [BROTLI, GZIP].map(|ending| assets(&format!("{path}{ending}")));
        let file = Arc::new(ServedFile::new(path, assets(path)?, short));
        files.insert(path.to_owned(), file.clone());
        Some(file)
    }
}

impl ServedFile {
    /// A file, and what it is in Brotli and in gzip if the page brings that.
    fn new(path: &str, bytes: Contents, [brotli, gzip]: [Option<Contents>; 2]) -> ServedFile {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        let kind = match kind.type_() {
            mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
            _ => kind.to_string(),
        };
        let kind = HeaderValue::try_from(kind);
        let zipped = || zip(&bytes).filter(|zipped| zipped.len() < bytes.len()).map(Cow::Owned);
        let forms = [("br", brotli), ("gzip", gzip.or_else(zipped))];
        let encoded =
            |(name, bytes): (_, Option<Contents>)| Some((name, EncodedFile::new(held(bytes?))));
        ServedFile {
            kind: kind.unwrap_or(HeaderValue::from_static("application/octet-stream")),
            plain: EncodedFile::new(held(bytes)),
            shorter: forms.into_iter().filter_map(encoded).collect(),
        }
    }
}

impl EncodedFile {
    fn new(bytes: Bytes) -> EncodedFile {
        let tag = format!("\"{}\"", &hex(&Sha256::digest(&bytes))[..16]);
        EncodedFile {
            bytes,
            tag: HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\"")),
        }
    }
}

fn held(bytes: Contents) -> Bytes {
    match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn zip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut zip = GzEncoder::new(Vec::new(), Compression::best());
    zip.write_all(bytes).ok()?;
    zip.finish().ok()
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
    if let Some((_, to)) = MOVED.iter().find(|(from, _)| *from == path) {
        return Redirect::permanent(to).into_response();
    }
    let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
    let first = || app.pages.file("index.html", app.config.assets).filter(|_| !name.contains('.'));
    if path == WORKER && !app.config.offline {
        let off = ServedFile::new(path, Cow::Borrowed(NO_WORKER.as_bytes()), [None, None]);
        return send(&off, &headers, ASKED_AGAIN);
    }
    let kept = if path.starts_with(NAMED_BY_CONTENTS) { FOR_GOOD } else { ASKED_AGAIN };
    match app.pages.file(path, app.config.assets) {
        Some(file) => send(&file, &headers, kept),
        None => first().map_or_else(
            || StatusCode::NOT_FOUND.into_response(),
            |page| send(&page, &headers, ASKED_AGAIN),
        ),
    }
}

/// A browser keeps a file and asks each time whether it is still the same.
const ASKED_AGAIN: &str = "no-cache";

/// What has another name as soon as it is another is never asked about again.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

fn send(file: &ServedFile, headers: &HeaderMap, kept: &'static str) -> Response {
    let shorter = file.shorter.iter().find(|(name, _)| takes(headers, name));
    let form = shorter.map_or(&file.plain, |(_, form)| form);
    let same = headers.get(header::IF_NONE_MATCH) == Some(&form.tag);
    let mut response = if same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(form.bytes.clone()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, file.kind.clone());
    headers.insert(header::ETAG, form.tag.clone());
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some((name, _)) = shorter {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

/// Whether a browser reads an encoding.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut names = values.filter_map(|value| value.to_str().ok()).flat_map(|all| all.split(','));
    names.any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let never = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !never
    })
}
