//! Ctrl-C, a closed pipe and a closed terminal.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

use crate::run::{Folder, command, feed};

fn started(args: &[&str]) -> Child {
    command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

#[test]
fn a_reader_who_leaves_ends_the_command_without_a_panic() {
    for args in [
        &["rules", "dreamworld"][..],
        &["games", "--json"],
        &["components", "dreamworld", "--page"],
        &["play", "dreamworld", "--text"],
    ] {
        let (reader, writer) = std::io::pipe().expect("there are pipes");
        drop(reader);
        let mut child = command(args)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut said = String::new();
        child.stderr.take().expect("it speaks").read_to_string(&mut said).expect("UTF-8");
        let code = child.wait().expect("it ends").code();
        assert_eq!(code, Some(141), "{args:?}: {said}");
        assert_eq!(said, "The output was closed before its end.\n", "{args:?}");
    }
}

#[test]
fn an_interrupt_ends_a_text_game_in_order_and_the_file_is_whole() {
    let folder = Folder::new();
    let file = folder.file("game.jsonl");
    let mut child = started(&["play", "dreamworld", "--text", "--save", &file]);
    let mut lines = BufReader::new(child.stdout.take().expect("it writes")).lines();
    let asked = lines.find(|line| line.as_ref().is_ok_and(|line| line.starts_with("1) ")));
    assert!(asked.is_some(), "the first question came");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
    let mut said = String::new();
    child.stderr.take().expect("it speaks").read_to_string(&mut said).expect("UTF-8");
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    let resumed = feed(&["play", "--text", "--resume", &file], &"1\n".repeat(500));
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
}

/// The full screen needs a terminal: `script` lends one.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_of_the_full_screen_saves_and_puts_the_terminal_back() {
    let folder = Folder::new();
    let file = folder.file("game.jsonl");
    let program = env!("CARGO_BIN_EXE_mittwoch");
    let line = format!("stty rows 24 cols 80; exec {program} play dreamworld --save {file}");
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .env("TERM", "xterm")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script runs");
    let mut screen = BufReader::new(child.stdout.take().expect("it draws"));
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).contains("[DW-5.2]") {
        let some = screen.fill_buf().expect("the screen is drawn").to_vec();
        assert!(!some.is_empty(), "the question came: {}", String::from_utf8_lossy(&seen));
        screen.consume(some.len());
        seen.extend(some);
    }
    child.stdin.as_mut().expect("it reads").write_all(b"\x03").expect("the key is pressed");
    let mut rest = String::new();
    screen.read_to_string(&mut rest).expect("UTF-8");
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{rest}");
    assert!(rest.contains("\u{1b}[?1049l"), "the screen is left: {rest:?}");
    assert!(rest.contains("saved in"), "{rest:?}");
    assert!(folder.read("game.jsonl").contains("\"game\":\"dreamworld\""));
}
