use crate::tree::{File, assert_none, files_below, rust_files};

const MOST_LINES_OF_A_FILE: usize = 600;
const MOST_LINES_OF_A_FUNCTION: usize = 70;
const MOST_COLUMNS: usize = 110;

/// Unfinished work; written in two halves so that this list does not find itself.
const UNFINISHED: [(&str, &str); 5] =
    [("to", "do!("), ("unimple", "mented!("), ("db", "g!("), ("TO", "DO"), ("FIX", "ME")];

/// Folders of one machine.
const MACHINE: [&str; 3] = ["work", "root", "farm"];

/// The one address that a lock file of cargo may hold: the name of the public registry.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

#[test]
fn no_file_is_long() {
    let long = |file: &File| file.text.lines().count() > MOST_LINES_OF_A_FILE;
    let files = rust_files();
    assert_none(files.iter().filter(|file| long(file)).map(|file| file.path.clone()).collect());
}

#[test]
fn no_function_is_long() {
    assert_none(rust_files().iter().flat_map(long_functions).collect());
}

/// The functions that are too long; formatted sources close a block where they opened it.
fn long_functions(file: &File) -> Vec<String> {
    let lines: Vec<&str> = file.text.lines().collect();
    let mut long = Vec::new();
    for (start, line) in lines.iter().enumerate().filter(|(_, line)| opens_function(line)) {
        let indent = &line[..line.len() - line.trim_start().len()];
        let (close, declared) = (format!("{indent}}}"), format!("{indent})"));
        let ends =
            |line: &&str| **line == close || line.starts_with(&declared) && line.ends_with(';');
        let length = lines[start..].iter().position(ends).map_or(1, |end| end + 1);
        if length > MOST_LINES_OF_A_FUNCTION {
            long.push(format!("{}:{}: {length} lines", file.path, start + 1));
        }
    }
    long
}

fn opens_function(line: &str) -> bool {
    let words: Vec<_> = line.split_whitespace().take_while(|word| !word.contains('"')).collect();
    let before = words.iter().take_while(|word| **word != "fn");
    let plain = ["pub", "const", "unsafe", "async", "pub(crate)", "pub(super)"];
    before.clone().count() < words.len()
        && before.clone().all(|word| plain.contains(word))
        && !line.ends_with('}')
        && !line.ends_with(';')
}

#[test]
fn a_long_function_is_found_and_a_short_one_is_not() {
    let body = "        step();\n".repeat(MOST_LINES_OF_A_FUNCTION);
    let text =
        format!("impl A {{\n    pub fn long() {{\n{body}    }}\n    fn short() {{\n    }}\n}}\n");
    let found = long_functions(&File { path: "a.rs".to_owned(), text });
    assert_eq!(found, ["a.rs:2: 72 lines"]);
}

#[test]
fn no_line_is_long() {
    let long = |line: &str| line.chars().count() > MOST_COLUMNS;
    assert_none(rust_files().iter().flat_map(|file| file.places(long)).collect());
}

#[test]
fn nothing_is_left_unfinished() {
    let words = UNFINISHED.map(|(head, tail)| format!("{head}{tail}"));
    let unfinished = |line: &str| words.iter().any(|word| line.contains(word.as_str()));
    assert_none(rust_files().iter().flat_map(|file| file.places(unfinished)).collect());
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let folders = MACHINE.map(|name| format!("/{name}/"));
    let leading = |line: &str, at: usize| {
        line[..at].chars().next_back().is_none_or(|near| !near.is_alphanumeric() && near != '.')
    };
    let told = |line: &str| {
        folders.iter().any(|folder| line.match_indices(folder).any(|(at, _)| leading(line, at)))
    };
    assert_none(files_below("").iter().flat_map(|file| file.places(told)).collect());
}

#[test]
fn lock_files_hold_no_address_to_load_from() {
    let foreign = |line: &str| line.contains("://") && !line.contains(REGISTRY);
    let mut locks = files_below("");
    locks.retain(|file| file.path.ends_with(".lock"));
    assert!(!locks.is_empty(), "Cargo.lock belongs to the repository");
    let mut complaints: Vec<_> = locks.iter().flat_map(|file| file.places(foreign)).collect();
    let mut packages = files_below("");
    packages.retain(|file| file.path.ends_with("package-lock.json"));
    let resolved = |line: &str| line.contains("\"resolved\"");
    complaints.extend(packages.iter().flat_map(|file| file.places(resolved)));
    assert_none(complaints);
}
