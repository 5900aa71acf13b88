use clap::Parser;
use mittwoch_cli::args::read;
use xtask::command::Xtask;
use xtask::readme::{commands, mittwoch_arguments, xtask_arguments};

use crate::tree::{assert_none, root};

fn readme() -> Vec<Vec<String>> {
    commands(&std::fs::read_to_string(root().join("README.md")).expect("a README"))
}

#[test]
fn the_readme_has_the_two_commands() {
    let commands: Vec<_> = readme().iter().map(|words| words.join(" ")).collect();
    for wanted in ["cargo run --release", "cargo xtask ci"] {
        assert!(commands.iter().any(|command| command == wanted), "{wanted}");
    }
}

#[test]
fn every_command_of_the_readme_exists() {
    assert_none(readme().iter().filter_map(|words| fault(words)).collect());
}

/// Why a command would not be understood.
fn fault(words: &[String]) -> Option<String> {
    let named = |arguments: &[String]| [&["x".to_owned()][..], arguments].concat();
    let error = if let Some(arguments) = mittwoch_arguments(words) {
        read(named(arguments).into_iter().map(Into::into)).err()?.to_string()
    } else if let Some(arguments) = xtask_arguments(words) {
        Xtask::try_parse_from(named(arguments)).err()?.to_string()
    } else {
        "nobody tests this command".to_owned()
    };
    Some(format!("{}: {error}", words.join(" ")))
}

#[test]
fn every_file_that_a_document_links_to_is_there() {
    let mut missing = Vec::new();
    for file in crate::tree::files_below("").iter().filter(|file| file.path.ends_with(".md")) {
        let folder = root().join(&file.path).parent().expect("a folder").to_path_buf();
        for link in links(&file.text) {
            if !folder.join(link).exists() {
                missing.push(format!("{} links to {link}", file.path));
            }
        }
    }
    assert_none(missing);
}

/// The targets of links to files, without the place inside the file.
fn links(markdown: &str) -> Vec<&str> {
    let targets = markdown.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.filter(|link| !link.contains("://") && !link.starts_with('#'));
    files.map(|link| link.split('#').next().unwrap_or(link)).collect()
}
