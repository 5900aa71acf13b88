//! A server, its faults, and those who play there: terminals and a program in Python.

#![cfg(all(unix, feature = "server"))]

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use mittwoch_cli::remote::ApiClient;
use mittwoch_protocol::{Acknowledged, ApiToken, Credentials, GameInfo, TableInfo, TableLists};
use serde_json::json;

use crate::run::{Folder, Ran, command, feed_with};

/// A server on a folder, killed if it is still there at the end.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Folder) -> Server {
        Server::with(folder, &["--unlimited"])
    }

    fn with(folder: &Folder, more: &[&str]) -> Server {
        let args = ["serve", "--port", "0", "--log", "none", "--data"];
        let mut child = command(&args)
            .arg(folder.path())
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("it writes");
        BufReader::new(out).read_line(&mut line).expect("it says something");
        let address = line.trim().strip_prefix("Mittwoch is served at ").map(ToOwned::to_owned);
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
        Server { child, address }
    }

    /// Ends it as `kill` does, and says how it ended.
    fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
        self.child.wait().expect("it ends").code()
    }

    fn guest(&self) -> ApiClient {
        let mut client = ApiClient::new(&self.address).expect("an address");
        client.become_guest().expect("anybody can be a guest");
        client
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs `serve` where it cannot run.
fn refused(args: &[&str]) -> Ran {
    let begun = Instant::now();
    let output = command(args).stdin(Stdio::null()).output().expect("the command starts");
    assert!(begun.elapsed() < Duration::from_secs(20), "{args:?} is refused at once");
    output.into()
}

#[test]
fn it_says_where_it_is_and_ends_in_order() {
    let folder = Folder::new();
    let server = Server::start(&folder);
    let client = ApiClient::new(&server.address).expect("an address");
    assert!(client.text("/").expect("there is a page").contains("<html"));
    let moved = client.text("/plain.html").expect("the page of before leads here");
    assert!(moved.contains("<html"));
    let games: Vec<GameInfo> = client.get("/api/games").expect("there are games");
    assert!(games.len() >= 3);
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn what_cannot_be_served_is_said_in_one_sentence() {
    let (folder, other) = (Folder::new(), Folder::new());
    let server = Server::start(&folder);
    let port = server.address.rsplit(':').next().expect("a port");
    let (here, there) = (folder.file(""), other.file(""));
    let file = other.write("plain", "in the way");
    let unknown = other.write("unknown.toml", "porr = 1\n");
    let public = ["serve", "--port", "0", "--public-url", "nonsense"];
    let torn_folder = Folder::new();
    torn_folder.write("mittwoch.db", &"torn out of its context ".repeat(400));
    let torn = torn_folder.file("");
    let backup = "'mittwoch backup' into an empty folder";
    for (args, code, said) in [
        (&["serve", "--port", port, "--data", &there][..], 1, "in use"),
        (&["serve", "--port", "0", "--data", &here], 1, "nother server"),
        (&["serve", "--port", "0", "--data", &file], 1, "plain"),
        (&["serve", "--port", "70000"], 2, "70000"),
        (&["--host", "nowhere"], 2, "nowhere"),
        (&["serve", "--config", &unknown], 2, "'porr'"),
        (&["serve", "--config", &other.file("none.toml")], 1, "none.toml"),
        (&public, 2, "nonsense"),
        (&["serve", "--port", "0", "--data", &torn], 1, backup),
        (&["backup", &other.file("copy"), "--data", &there], 1, "."),
    ] {
        let ran = refused(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(code), ""), "{args:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}

#[test]
fn a_file_and_the_environment_set_what_flags_do_not() {
    let folder = Folder::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let file = folder.write("server.toml", &format!("port = {port}\ndata = \"data\"\n"));
    let from_file = refused(&["serve", "--config", &file]);
    assert!(from_file.err.contains(&port.to_string()), "{}", from_file.err);
    let mut asked = command(&["serve"]);
    let output = asked.env("MITTWOCH_CONFIG", &file).env("MITTWOCH_HOST", "127.0.0.1").output();
    let from_environment = Ran::from(output.expect("the command starts"));
    assert!(from_environment.err.contains(&port.to_string()), "{}", from_environment.err);
}

#[test]
fn a_copy_made_while_it_runs_brings_everything_back() {
    let (folder, restored) = (Folder::new(), Folder::new());
    let server = Server::start(&folder);
    let client = server.guest();
    let wish = json!({"game": "dreamworld", "players": 1});
    let table: mittwoch_protocol::TableInfo = client.post("/api/tables", &wish).expect("a table");
    let copy = restored.file(mittwoch_server::store::FILE);
    let ran = refused(&["backup", &copy, "--data", &folder.file("")]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert_eq!(server.stop(), Some(0));
    let again = Server::start(&restored);
    let mine: TableLists = client.moved_to(&again.address).get("/api/tables/mine").expect("lists");
    assert_eq!(mine.running.iter().map(|line| &line.id).collect::<Vec<_>>(), [&table.id]);
}

/// What was acknowledged is on the disk, its pack with it, however the server ends.
#[test]
fn a_match_keeps_its_pack_when_the_server_is_killed_and_the_folder_is_gone() {
    let (folder, packs) = (Folder::new(), Folder::new());
    let own = packs.path().join("box");
    std::fs::create_dir(&own).expect("a folder");
    let tile = "[[tile]]\nid = \"far\"\neffect = { farthest = 3 }\n";
    let title = mittwoch_games::title("dreamworld").expect("a game").pack(None).expect("sound");
    let entries = title.entries();
    let first = entries.iter().find(|entry| entry.file == "therapy-tiles.toml").expect("a tile");
    let tile = tile.replace("far\"", &format!("{}\"", first.id.expect("an id")));
    std::fs::write(own.join("therapy-tiles.toml"), tile).expect("written");
    let server = Server::with(&folder, &["--unlimited", "--packs", &packs.file("")]);
    let client = server.guest();
    let offered: serde_json::Value = client.get("/api/packs").expect("a list");
    let digest = offered["hosted"][0]["label"]["digest"].clone();
    let wish = json!({ "game": "dreamworld", "players": 1, "pack": digest });
    let table: serde_json::Value = client.post("/api/tables", &wish).expect("a table");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let commands = format!("{path}/commands");
    let start = json!({ "key": "go", "command": { "do": "start" } });
    let _: serde_json::Value = client.post(&commands, &start).expect("started");
    let before: serde_json::Value = client.get(&format!("{path}/snapshot")).expect("seen");
    drop(server); // as kill -9 ends it
    let server = Server::start(&folder);
    let later = server.guest();
    let info: serde_json::Value = later.get(&path).expect("it is there");
    assert_eq!((&info["stage"], &info["pack"]), (&json!("running"), &digest));
    let after: serde_json::Value = later.get(&format!("{path}/snapshot")).expect("seen");
    assert_eq!(before["seq"], after["seq"]);
    assert!(
        later.get::<serde_json::Value>("/api/packs").expect("a list")["hosted"]
            .as_array()
            .is_some_and(Vec::is_empty)
    );
}

#[test]
fn a_terminal_plays_a_whole_game_on_a_server() {
    let (folder, home) = (Folder::new(), Folder::new());
    let server = Server::start(&folder);
    let args = ["play", "dreamworld", "--players", "1", "--text", "--server", &server.address];
    let ran = feed_with(&args, &"1\n".repeat(500), &[("XDG_DATA_HOME", &home.file(""))]);
    assert_eq!(ran.code, Some(0), "{}\n{}", ran.out, ran.err);
    assert!(ran.out.contains("rounds were played") && ran.out.contains("wins"), "{}", ran.out);
    let unknown = feed_with(
        &["play", "--text", "--server", &server.address, "--code", "nothing"],
        "",
        &[("XDG_DATA_HOME", &home.file(""))],
    );
    assert_eq!((unknown.code, unknown.err.lines().count()), (Some(1), 1), "{}", unknown.err);
}

#[test]
fn two_terminals_meet_at_a_table_by_its_code() {
    let (folder, one, two) = (Folder::new(), Folder::new(), Folder::new());
    let server = Server::start(&folder);
    let maker = ["play", "dreamworld", "--seat", "human,human", "--text", "--server"];
    let mut maker = command(&maker)
        .arg(&server.address)
        .env("XDG_DATA_HOME", one.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = maker.stdin.take().expect("it reads");
    let writer = std::thread::spawn(move || {
        use std::io::Write;
        drop(input.write_all("say hello\nresign\n".as_bytes()));
        input
    });
    let mut out = BufReader::new(maker.stdout.take().expect("it writes"));
    let mut said = String::new();
    let code = loop {
        let mut line = String::new();
        assert!(out.read_line(&mut line).expect("UTF-8") > 0, "a code was told: {said}");
        said += &line;
        if let Some((_, code)) = line.split_once("with the code ") {
            break code.trim().trim_end_matches('.').to_owned();
        }
    };
    let args = ["play", "--text", "--server", &server.address, "--code", &code];
    let ran = feed_with(&args, &"1\n".repeat(500), &[("XDG_DATA_HOME", &two.file(""))]);
    let _input = writer.join().expect("the writer ends");
    out.read_to_string(&mut said).expect("UTF-8");
    assert_eq!(maker.wait().expect("it ends").code(), Some(0), "{said}");
    assert_eq!(ran.code, Some(0), "{}\n{}", ran.out, ran.err);
}

#[test]
fn a_small_program_plays_every_game_as_a_person() {
    let lines = std::fs::read_to_string(BOT).expect("it is there").lines().count();
    assert!(lines <= 120, "{lines} lines");
    if !python() {
        return;
    }
    let folder = Folder::new();
    let server = Server::start(&folder);
    let mut client = server.guest();
    let wish = Credentials { name: "Anna".into(), password: "a sofa in Vienna".into() };
    client.become_account(&wish).expect("anybody can have an account");
    let token: ApiToken = client.post("/api/tokens", &json!({"name": "snake"})).expect("a token");
    let ran = Command::new("python3").args([BOT, &server.address, &token.secret]).output();
    let ran = Ran::from(ran.expect("python3 runs"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let games: Vec<GameInfo> = client.get("/api/games").expect("there are games");
    let played: Vec<_> = ran.out.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(played, games.iter().map(|game| game.key.as_str()).collect::<Vec<_>>());
}

#[test]
fn a_small_program_thinks_for_a_bot_at_a_table() {
    if !python() {
        return;
    }
    let folder = Folder::new();
    let server = Server::start(&folder);
    let thinkers = |args: &[&str]| {
        let ran = command(&["thinkers"]).args(args).arg("--data").arg(folder.path()).output();
        Ran::from(ran.expect("the command starts"))
    };
    let added = thinkers(&["add", "snake"]);
    let token = added.out.lines().last().expect("a token").to_owned();
    assert_eq!((added.code, token.len()), (Some(0), 64), "{}", added.err);
    assert!(thinkers(&["list"]).out.contains("snake"));
    let mut snake = Command::new("python3")
        .args([BOT, &server.address, &token, "--thinker"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs");
    let mut said = String::new();
    let mut out = BufReader::new(snake.stdout.take().expect("it writes"));
    out.read_line(&mut said).expect("UTF-8");
    assert!(said.starts_with("snake plays "), "{said}");
    let client = server.guest();
    let games: Vec<GameInfo> = client.get("/api/games").expect("there are games");
    for game in &games {
        assert_eq!(game.outside, ["snake"], "it can be chosen");
        let wish = json!({"game": game.key, "players": 2, "bots": ["outside:snake"]});
        let table: TableInfo = client.post("/api/tables", &wish).expect("a table");
        let path = format!("/api/tables/{}/commands", table.id);
        let away = json!({"do": "stand-in", "seat": 0});
        for (key, command) in [("a", json!({"do": "start"})), ("b", away)] {
            let message = json!({"key": key, "command": command});
            let _: Acknowledged = client.post(&path, &message).expect("done");
        }
        said.clear();
        out.read_line(&mut said).expect("UTF-8");
        assert!(said.starts_with("seat 1: scores "), "{}: {said}", game.key);
    }
    assert_eq!(thinkers(&["remove", "snake"]).code, Some(0));
    assert_eq!(thinkers(&["remove", "snake"]).code, Some(2), "there is none any more");
    let ended = snake.wait().expect("it is let go");
    assert_eq!(ended.code(), Some(0));
}

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// Whether the programs in Python can be tried here.
fn python() -> bool {
    let here = Command::new("python3").arg("--version").output().is_ok();
    if !here {
        eprintln!("python3 is not here; its program is not tried");
    }
    here
}
