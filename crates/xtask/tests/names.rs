//! One meaning per type name on the platform.

use std::collections::BTreeMap;

use crate::tree::{assert_none, rust_files};

/// Names that a contract gives to one thing in several places, such as what an extractor refuses.
const ROLES: [&str; 3] = ["Out", "Rejection", "Target"];

/// The types that a source declares outside its tests.
fn declared(text: &str) -> impl Iterator<Item = &str> {
    let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    text[..end].lines().filter_map(|line| {
        let line = ["pub ", "pub(crate) ", "pub(super) "]
            .iter()
            .find_map(|vis| line.strip_prefix(vis))
            .unwrap_or(line);
        let rest =
            ["struct ", "enum ", "trait "].iter().find_map(|kind| line.strip_prefix(kind))?;
        let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
        (!ROLES.contains(&name)).then_some(name)
    })
}

#[test]
fn a_type_name_of_the_platform_means_one_thing() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let files = rust_files();
    let ours = |path: &str| {
        path.starts_with("crates/") && path.contains("/src/") && !path.contains("/template/")
    };
    for file in files.iter().filter(|file| ours(&file.path)) {
        for name in declared(&file.text) {
            places.entry(name.to_owned()).or_default().push(file.path.clone());
        }
    }
    assert!(places.len() > 250, "the types were not found");
    let twice = places.into_iter().filter(|(_, files)| files.len() > 1);
    assert_none(twice.map(|(name, files)| format!("{name}: {}", files.join(", "))).collect());
}
