//! Lists the lessons: the guided first games in the folders of the games.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let games = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where"))
        .join("../../games");
    let games = games.canonicalize().expect("the crate lies in the repository");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut folders: Vec<_> = fs::read_dir(&games)
        .expect("there are games")
        .flatten()
        .map(|found| found.path())
        .collect();
    folders.sort();
    let mut code = "static LESSONS: &[(&str, &str)] = &[\n".to_owned();
    for folder in folders {
        let file = folder.join("teach/lesson.json");
        println!("cargo::rerun-if-changed={}", file.display());
        if file.is_file() {
            let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(code, "    ({game:?}, include_str!({file:?})),").expect("written");
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it")).join("lessons.rs");
    fs::write(out, code).expect("the list is written");
}
