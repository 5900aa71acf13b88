//! The page that people play on, as files inside the program. The sources lie in `web/`.

use std::borrow::Cow;
use std::io::Read;

use flate2::read::GzDecoder;

/// The files of the page in the order of their paths, as the build script found them.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page by its path, such as `index.html`; what is held in gzip alone is unpacked.
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    held(path).map(Cow::Borrowed).or_else(|| unpacked(held(&format!("{path}.gz"))?).map(Cow::Owned))
}

fn held(path: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by_key(&path, |(path, _)| path).ok()?;
    Some(FILES[at].1)
}

fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut plain).ok()?;
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_inside_and_names_files_that_are_too() {
        let page = file("index.html").expect("the first page");
        let page = std::str::from_utf8(&page).expect("text");
        let named: Vec<_> =
            page.split(['"', '\'']).filter_map(|part| part.strip_prefix('/')).collect();
        assert!(named.iter().any(|path| path.ends_with(".js")), "{page}");
        for path in named.iter().filter(|path| path.contains('.')) {
            assert!(file(path).is_some(), "{path} is not inside");
        }
        assert!(file("no/such/file.js").is_none());
        assert!(held("index.html").is_none(), "a long form is kept beside its short ones");
    }
}
