//! The text files: the same keys and variables in every language, none missing and none unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use mittwoch_cli::words::{Lang, Words};
use mittwoch_games::catalogue;
use mittwoch_kernel::SettingFault;
use mittwoch_match::PHRASES;
use unicode_width::UnicodeWidthStr;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

type Texts = BTreeMap<String, BTreeSet<String>>;

/// The keys of a file, each with the variables it uses.
fn keys(lang: Lang, file: &str) -> Texts {
    let text = lang.texts().iter().find(|(name, _)| *name == file).expect("the file is there").1;
    let resource: Resource<&str> =
        parse(text).unwrap_or_else(|(_, faults)| panic!("{lang:?} {file}: {faults:?}"));
    let mut texts = Texts::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let pattern = message.value.as_ref().expect("every key has a text");
        collect(pattern, &mut variables);
        let known = texts.insert(message.id.name.to_owned(), variables);
        assert!(known.is_none(), "{lang:?} {file}: {} stands twice", message.id.name);
    }
    texts
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, variables),
            Expression::Select { selector, variants } => {
                variable(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| variable(argument, variables));
        }
        _ => {}
    }
}

fn source_files(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
        if entry.path().is_dir() {
            source_files(&entry.path(), files);
        } else if entry.path().extension().is_none_or(|kind| kind != "woff2" && kind != "png") {
            let text = fs::read_to_string(entry.path()).expect("sources are text");
            files.push((entry.path(), text));
        }
    }
}

fn sources(folder: &Path, text: &mut String) {
    let mut files = Vec::new();
    source_files(folder, &mut files);
    text.extend(files.into_iter().map(|(_, code)| code));
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    for (file, _) in Lang::En.texts() {
        let english = keys(Lang::En, file);
        for lang in Lang::ALL {
            assert_eq!(keys(lang, file), english, "{lang:?} {file}");
        }
    }
}

#[test]
#[cfg(feature = "server")]
fn every_key_of_platform_and_terminal_is_used() {
    let mut code = format!("{PHRASES:?}");
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut code);
    for shared in ["crates/words/src", "crates/protocol/src"] {
        sources(&Path::new(ROOT).join(shared), &mut code);
    }
    // What is called the same at every table is said by the page as well, in its own quotes.
    sources(&Path::new(ROOT).join("web/src"), &mut code);
    let said = of_the_server();
    let named =
        |key: &String| code.contains(&format!("\"{key}\"")) || code.contains(&format!("'{key}'"));
    let bot = |key: &String| {
        let bots = || catalogue().iter().flat_map(|title| title.bots());
        key.strip_prefix("bot-").is_some_and(|name| bots().any(|bot| *bot == name))
    };
    let unused = |key: &String| !named(key) && !bot(key) && !said.contains(key);
    for file in ["platform", "terminal"] {
        let unused: Vec<_> = keys(Lang::En, file).into_keys().filter(unused).collect();
        assert!(unused.is_empty(), "{file}: no source names {unused:?}");
    }
}

/// Everything that the server can refuse or announce, to players and to its keeper.
#[cfg(feature = "server")]
fn of_the_server() -> BTreeSet<String> {
    use mittwoch_server::faults;
    use mittwoch_server::table::notice;

    let refused = faults::ALL.iter().chain(faults::OF_TABLES).map(|kind| kind.key);
    let refused = refused.chain(SettingFault::KEYS);
    let refused = refused.chain(mittwoch_kernel::Situation::FAULTS);
    let listed = mittwoch_server::thinkers::ThinkerListFault::KEYS;
    let all = refused.chain(notice::ALL).chain(faults::STARTING).chain(listed);
    all.map(ToOwned::to_owned).collect()
}

#[test]
#[cfg(feature = "server")]
fn every_fault_and_notice_of_the_server_has_a_text_and_every_text_is_one() {
    let said = of_the_server();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let missing: Vec<_> = said.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:?}");
    }
    let written: BTreeSet<_> = keys(Lang::En, "faults").into_keys().collect();
    assert!(written.is_subset(&said), "{:?}", written.difference(&said));
}

#[test]
fn every_problem_of_the_terminal_has_a_text() {
    let mut code = String::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut code);
    let starts = ["problem-", "cause-", "hint-", "serve-", "backup-", "check-"];
    let named = code.split('"').filter(|text| {
        let key = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        key && starts.iter().any(|start| text.starts_with(start) && text.len() > start.len())
    });
    let named: BTreeSet<_> = named.collect();
    assert!(named.len() > 50, "{}", named.len());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let missing: Vec<_> = named.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:?}");
    }
}

/// The texts in quotation marks of a source, but for comments.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_sentence(text: &str) -> bool {
    let capital = text.chars().next().is_some_and(char::is_uppercase);
    // Orders to the database begin with a word in capitals.
    let order = text
        .split(' ')
        .next()
        .is_some_and(|word| word.len() > 1 && !word.contains(char::is_lowercase));
    capital
        && !order
        && text.contains(' ')
        && text.trim_end_matches("\\n").ends_with(['.', '?', '!', ':'])
}

#[test]
fn no_sentence_stands_in_the_code_of_server_and_terminal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for part in ["src", "../server/src"] {
        let mut files = Vec::new();
        source_files(&folder.join(part), &mut files);
        for (path, code) in files {
            // What clap says of the command line, what earlier servers have written, and what
            // Prometheus is told about its numbers, which has one language everywhere.
            let ours = ["args.rs", "notice.rs"].iter().any(|name| path.ends_with(name));
            if ours || path.parent().is_some_and(|folder| folder.ends_with("meter")) {
                continue;
            }
            let code = code.split("#[cfg(test)]").next().expect("a text has a beginning");
            let sentences: Vec<_> = literals(code).filter(|text| is_sentence(text)).collect();
            assert!(sentences.is_empty(), "{}: {sentences:#?}", path.display());
        }
    }
}

#[test]
fn every_game_has_a_file_with_its_keys_and_those_of_its_boards() {
    for title in catalogue() {
        let (key, mut boards) = (title.about().key, String::new());
        for room in ["terminal/src", "web"] {
            let folder = Path::new(ROOT).join("games").join(key).join(room);
            if folder.is_dir() {
                sources(&folder, &mut boards);
            }
        }
        let wanted: BTreeSet<_> =
            title.keys().into_iter().filter(|key| !PHRASES.contains(&key.as_str())).collect();
        let drawn =
            |key: &str| ['"', '\''].iter().any(|q| boards.contains(&format!("{q}{key}{q}")));
        for lang in Lang::ALL {
            let there: BTreeSet<_> = keys(lang, title.about().key).into_keys().collect();
            let missing: Vec<_> = wanted.difference(&there).collect();
            let unused: Vec<_> = there.difference(&wanted).filter(|key| !drawn(key)).collect();
            assert!(missing.is_empty(), "{lang:?}: missing {missing:?}");
            assert!(unused.is_empty(), "{lang:?}: unused {unused:?}");
        }
    }
}

#[test]
fn the_lines_of_keys_fit_into_eighty_columns() {
    let lines = ["keys-menu", "keys-files", "keys-play", "keys-over", "keys-replay"];
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in lines {
            let line = words.say(key);
            assert!(line.width() <= 80, "{lang:?} {key}: {} columns", line.width());
        }
    }
}
