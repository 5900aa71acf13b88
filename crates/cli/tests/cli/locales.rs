//! The text files: the same keys and variables in every language, none missing and none unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use mittwoch_cli::words::{Lang, Words};
use mittwoch_games::catalogue;
use mittwoch_table::PHRASES;
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

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
        if entry.path().is_dir() {
            sources(&entry.path(), text);
        } else {
            text.push_str(&fs::read_to_string(entry.path()).expect("sources are text"));
        }
    }
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
fn every_key_of_the_platform_is_used() {
    let mut code = format!("{PHRASES:?}");
    for room in ["cli", "words"] {
        sources(&Path::new(ROOT).join("crates").join(room).join("src"), &mut code);
    }
    let unused: Vec<_> = keys(Lang::En, "platform")
        .into_keys()
        .filter(|key| !code.contains(&format!("\"{key}\"")))
        .collect();
    assert!(unused.is_empty(), "no source names {unused:?}");
}

#[test]
fn the_plain_page_names_every_text_of_its_own_and_none_that_is_missing() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/page");
    let read = |path| fs::read_to_string(path).expect("scripts are text");
    let files = fs::read_dir(folder).expect("the page is there").flatten().map(|e| e.path());
    let scripts = files.filter(|path| path.extension().is_some_and(|end| end == "js"));
    let code: String = scripts.map(read).collect();
    let named: BTreeSet<_> =
        code.split('"').filter(|text| text.starts_with("page-")).map(ToOwned::to_owned).collect();
    let there: BTreeSet<_> = keys(Lang::En, "page").into_keys().collect();
    assert_eq!(named, there);
    let asked = code.split("t(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let words = Words::new(Lang::En);
    let known = |key: &str| there.contains(key) || words.has(key);
    let unknown: Vec<_> = asked.filter(|key| key.contains('-') && !known(key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
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
