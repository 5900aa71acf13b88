//! Text of others: whatever it holds, the terminal shows letters, and each line is ours.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;

use serde_json::{Value, json};

use crate::run::{Folder, Ran, feed_with, run};

/// Signs that steer a terminal, ring, turn a line around or begin a new one.
const EVIL: &str =
    "\u{1b}[2J\u{1b}]0;pwned\u{7}\u{9b}31m\u{202e}x\r\nSound: 'all', dreamworld, 1 answers.";

/// Every sign that was written is a letter or the end of a line of ours.
#[track_caller]
fn letters(what: &str, ran: &Ran) {
    for text in [&ran.out, &ran.err] {
        let odd: Vec<_> =
            text.chars().filter(|c| *c != '\n' && !mittwoch_kernel::is_plain(*c)).collect();
        assert!(odd.is_empty(), "{what}: {odd:?} in {text:?}");
        assert!(!text.lines().any(|line| line.starts_with("Sound")), "{what}: {text:?}");
    }
}

/// A refusal of one line.
#[track_caller]
fn refused(what: &str, ran: &Ran) {
    letters(what, ran);
    assert_ne!(ran.code, Some(0), "{what}: {}", ran.out);
    assert_eq!(ran.err.lines().count(), 1, "{what}: {}", ran.err);
}

fn recorded(folder: &Folder) -> String {
    let records = folder.file("records");
    let plan = ["--players", "2", "--games", "1", "--bots", "greedy", "--records", &records];
    assert_eq!(run(&[&["simulate", "dreamworld"][..], &plan].concat()).code, Some(0));
    folder.read("records/game-000001.jsonl")
}

/// Every text in a document that can be made evil, made evil one after the other.
fn spoiled(value: &Value, found: &mut Vec<Value>, put: &dyn Fn(Value) -> Value) {
    match value {
        Value::String(_) => found.push(put(json!(EVIL))),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                spoiled(item, found, &|new| {
                    let mut items = items.clone();
                    items[at] = new;
                    put(Value::Array(items))
                });
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                spoiled(field, found, &|new| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), new);
                    put(Value::Object(fields))
                });
                let mut renamed = fields.clone();
                renamed.remove(name);
                renamed.insert(EVIL.into(), field.clone());
                found.push(put(Value::Object(renamed)));
            }
        }
        _ => {}
    }
}

#[test]
fn a_record_with_evil_texts_is_bad_and_says_so_in_letters() {
    let folder = Folder::new();
    let sound = recorded(&folder);
    let lines: Vec<&str> = sound.lines().collect();
    for at in [0, 1, lines.len() / 2, lines.len() - 1] {
        let mut all = Vec::new();
        spoiled(&serde_json::from_str(lines[at]).expect("JSON"), &mut all, &|value| value);
        for (number, bad) in all.iter().enumerate().step_by(1 + all.len() / 8) {
            let line = bad.to_string();
            let text =
                [&lines[..at], &[line.as_str()], &lines[at + 1..]].concat().join("\n") + "\n";
            let file = folder.write("bad.jsonl", &text);
            let ran = run(&["replay", &file, "--verify"]);
            refused(&format!("line {at}, spoiled {number}: {line}"), &ran);
        }
        // The last one is also looked at in the other ways.
        let file = folder.file("bad.jsonl");
        letters("told", &run(&["replay", &file, "--text"]));
        letters("resumed", &feed_with(&["play", "--text", "--resume", &file], "quit\n", &[]));
    }
    let raw = folder.write("raw.jsonl", &format!("{EVIL}\n{sound}"));
    refused("a raw first line", &run(&["replay", &raw, "--verify"]));
}

#[cfg(unix)]
#[test]
fn the_name_of_a_file_is_shown_in_letters() {
    let folder = Folder::new();
    let sound = recorded(&folder);
    let name = format!("a{}", EVIL.replace('/', ""));
    let file = folder.write(&name, &sound);
    let ran = run(&["replay", &file, "--verify"]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1), "{:?}", ran.out);
    assert!(ran.out.chars().all(|c| c == '\n' || mittwoch_kernel::is_plain(c)), "{:?}", ran.out);
    let missing = folder.file(&format!("none{name}"));
    for args in [
        &["replay", &missing, "--verify"][..],
        &["replay", &missing],
        &["play", "--text", "--resume", &missing],
        &["play", "dreamworld", "--text", "--pack", &missing],
        &["components", "check", "dreamworld", &missing],
        &["play", "dreamworld", "--text", "--seat", EVIL],
        &["rules", "dreamworld", EVIL],
        &[EVIL],
    ] {
        refused(&format!("{args:?}"), &run(args));
    }
    let saved = format!("save {}\nquit\n", folder.file("b\u{1b}[2J\u{202e}.jsonl"));
    letters("saved", &feed_with(&["play", "dreamworld", "--text"], &saved, &[]));
}

#[test]
fn the_faults_of_a_pack_are_told_in_letters() {
    let folder = Folder::new();
    let evil = EVIL.replace('\u{1b}', "\\u001b").replace('\u{7}', "\\u0007");
    let evil = evil.replace('\r', "\\r").replace('\n', "\\n");
    let pack = folder.path().display().to_string();
    for text in [
        format!("[[client]]\nid = \"{evil}\"\nsuit = \"spade\"\n"),
        format!("[[client]]\nid = \"the-clerk\"\nsuit = \"{evil}\"\n"),
        format!("[[client]]\n\"{evil}\" = 1\n"),
        format!("[\"{evil}\"]\nx = 1\n"),
        format!("x = {EVIL}\n"),
    ] {
        folder.write("clients.toml", &text);
        for args in [
            &["components", "check", "dreamworld", &pack][..],
            &["play", "dreamworld", "--text", "--pack", &pack],
        ] {
            let ran = run(args);
            letters(&text, &ran);
            assert_eq!(ran.code, Some(1), "{text}: {}", ran.err);
        }
    }
}

/// A server of nobody's making: it answers each request with this status and body.
fn imposter(status: &'static str, body: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            answer(stream, status, &body);
        }
    });
    address
}

fn answer(mut stream: TcpStream, status: &str, body: &str) {
    let mut request = [0; 4096];
    let _ = stream.read(&mut request);
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
}

fn joins(address: &str, home: &Path) -> Ran {
    let args = ["play", "--server", address, "--text", "--table", "x", "--token", "t"];
    feed_with(&args, "quit\n", &[("XDG_DATA_HOME", &home.display().to_string())])
}

#[test]
fn what_a_server_says_no_with_is_shown_in_letters() {
    let folder = Folder::new();
    let fault = json!({"code": "forbidden", "message": EVIL}).to_string();
    for (status, body) in [
        ("403 Forbidden", fault),
        ("403 Forbidden", EVIL.to_owned()),
        ("200 OK", EVIL.to_owned()),
        ("200 OK", json!({"id": 1, "name": EVIL, "rank": EVIL}).to_string()),
    ] {
        refused(&body, &joins(&imposter(status, body.clone()), folder.path()));
    }
}

/// A whole table of an evil server, seen by a spectator.
fn evil_table(stage: &str) -> Value {
    let seat = |id: u8| {
        json!({"sitter": {"person": {"id": id, "name": EVIL, "bot": false}}, "colour": "plum",
               "present": true, "resigned": false, "ticking": false})
    };
    json!({"id": "x", "host": 1, "game": "dreamworld", "options": {}, "stage": stage,
           "seats": [seat(1), seat(2)], "pace": {"turn_based": false}, "visibility": "link",
           "undo": "free", "commitment": EVIL, "watching": 1, "notice": {"key": EVIL}, "made": 1,
           "pack": "00", "rules": 2,
           "pack_label": {"digest": "00", "name": EVIL, "original": 1, "entries": 2}})
}

fn evil_sheet() -> Value {
    let origins = json!({"certain": 0, "likely": 0, "guess": 0, "reconstructed": 1});
    json!({"game": "dreamworld", "digest": "00", "rules": 2, "players": 2, "origins": origins,
           "pieces": [{"name": EVIL, "phrase": {"key": EVIL}}], "sheet": {EVIL: EVIL}})
}

fn evil_snapshot() -> Value {
    let said =
        json!({"key": "chat-line", "args": {"name": {"word": EVIL}, "text": {"word": EVIL}}});
    let told = [
        said,
        json!({"key": EVIL}),
        json!({"key": "seat-bot", "args": {"number": {"piece": EVIL}}}),
    ];
    let told: Vec<_> = told
        .iter()
        .map(|phrase| json!({"event": {"game": EVIL}, "phrase": phrase, "answers": 1}))
        .collect();
    json!({"seq": 1, "answers": 1, "seat": null, "open": false, "view": {}, "awaited": [0],
           "sealed": [], "offers": [], "why_not": [], "log": {"from": 0, "told": told},
           "score_sheet": [{"what": {"key": EVIL}, "values": [1, 2]}], "undo": "no",
           "reset": {"answers": 0, "ask": false}, "requests": []})
}

fn evil_live(stream: TcpStream) {
    let Ok(mut socket) = tungstenite::accept(stream) else { return };
    let line =
        json!({"n": 1, "room": "spectators", "person": 9, "name": EVIL, "text": EVIL, "at": 1});
    for message in [
        json!({"say": "hello", "version": 2, "seat": null}),
        json!({"say": "chat", "lines": [line]}),
        json!({"say": EVIL}),
        json!({"say": "here", "present": [0], "watching": 3}),
        json!({"say": "table", "table": evil_table("over")}),
    ] {
        let _ = socket.send(tungstenite::Message::text(message.to_string()));
    }
    // The other side ends it.
    while socket.read().is_ok() {}
}

fn evil_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || {
                let mut head = [0; 200];
                let length = stream.peek(&mut head).unwrap_or(0);
                let head = String::from_utf8_lossy(&head[..length]).into_owned();
                let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
                match path.as_str() {
                    path if path.contains("/live") => evil_live(stream),
                    path if path.contains("/sheets/") => {
                        answer(stream, "200 OK", &evil_sheet().to_string());
                    }
                    path if path.contains("/snapshot") => {
                        answer(stream, "200 OK", &evil_snapshot().to_string());
                    }
                    "/api/me" => {
                        let me = json!({"id": 9, "name": EVIL, "rank": "guest"});
                        answer(stream, "200 OK", &me.to_string());
                    }
                    _ => answer(stream, "200 OK", &evil_table("running").to_string()),
                }
            });
        }
    });
    address
}

#[test]
fn chat_names_and_news_of_a_server_are_shown_in_letters() {
    let folder = Folder::new();
    let address = evil_server();
    let args = ["play", "--server", &address, "--text", "--table", "x", "--token", "t"];
    let mut child = crate::run::command(&args)
        .env("XDG_DATA_HOME", folder.path())
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the command starts");
    let open = child.stdin.take();
    let ran = Ran::from(child.wait_with_output().expect("it ends"));
    drop(open);
    letters("an evil server", &ran);
    assert_eq!(ran.code, Some(0), "{}\n{}", ran.out, ran.err);
    // Chat, log and notice were all told: the word is in each of them, in a line of ours.
    let told = ran.out.lines().filter(|line| line.contains("pwned")).count();
    assert!(told >= 4, "{}", ran.out);
}

#[test]
fn everything_goes_out_through_the_edge() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = std::fs::read_dir(root.join("games")).expect("games").flatten();
    let boards = games.map(|game| game.path().join("terminal/src")).filter(|path| path.is_dir());
    let ours = ["cli", "terminal", "words"].map(|name| root.join("crates").join(name).join("src"));
    let mut open: Vec<_> = ours.into_iter().chain(boards).collect();
    let mut read = 0;
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.file_name().is_some_and(|name| name != "edge.rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                for way in ["writeln!(", "println!(", "print!(", ".display()"] {
                    assert!(!text.contains(way), "{}: {way}", path.display());
                }
                read += 1;
            }
        }
    }
    assert!(read > 50, "{read} files");
}
