//! Packs that people install, and tables that play with them.

use std::collections::BTreeMap;
use std::fs;

use axum::body::Body;
use axum::http::{Method, Request};
use mittwoch_kernel::Pack;
use mittwoch_protocol::Stage;
use mittwoch_server::pack::{PackLimits, hosted};
use mittwoch_server::store::{installed_packs, remove_pack};
use mittwoch_server::{Config, ServeFault, serve};
use serde_json::{Value, json};

use super::helper::{Browser, Reply, Site, folder, person};

/// A tile of Dreamworld that pays otherwise.
const TILE: &str = "[[tile]]\nid = \"TILE\"\neffect = { farthest = 3 }\nstatus = \"certain\"\n";

/// The built-in files of a game.
fn built_in(game: &str) -> BTreeMap<String, String> {
    let files = mittwoch_games::title(game).expect("a game").about().files;
    files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

/// The id of some tile of Dreamworld.
fn tile() -> String {
    let pack = mittwoch_games::title("dreamworld").expect("a game").pack(None).expect("sound");
    let entries = pack.entries();
    let tile = entries.iter().find(|entry| entry.file == "therapy-tiles.toml").expect("a tile");
    tile.id.expect("it has an id").to_owned()
}

/// A small pack for Dreamworld.
fn small(name: &str) -> Value {
    let tiles = TILE.replace("TILE", &tile());
    let about = "game = \"dreamworld\"\n";
    json!({ "name": name, "files": { "pack.toml": about, "therapy-tiles.toml": tiles } })
}

async fn installed(browser: &mut Browser<'_>, name: &str) -> String {
    let pack = browser.post("/api/packs", &small(name)).await.ok();
    pack["label"]["digest"].as_str().expect("a digest").to_owned()
}

async fn listed(browser: &mut Browser<'_>) -> usize {
    browser.get("/api/packs").await.ok()["mine"].as_array().expect("a list").len()
}

fn wish(digest: &str) -> Value {
    json!({ "game": "dreamworld", "players": 2, "bots": ["greedy"], "pack": digest })
}

fn told(reply: &Reply) -> Vec<String> {
    let faults = reply.json()["pack"].as_array().cloned().unwrap_or_default();
    let text = |fault: &Value, key: &str| fault[key].as_str().unwrap_or_default().to_owned();
    faults.iter().map(|f| ["file", "entry", "what"].map(|key| text(f, key)).join("|")).collect()
}

#[tokio::test]
async fn a_pack_is_installed_listed_and_removed_by_its_owner_alone() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let mut ben = site.account("Ben").await;
    let digest = installed(&mut anna, "My box").await;
    let mine = &anna.get("/api/packs").await.ok()["mine"][0];
    assert_eq!((&mine["label"]["name"], &mine["game"]), (&json!("My box"), &json!("dreamworld")));
    let (original, entries) = (&mine["label"]["original"], &mine["label"]["entries"]);
    assert!(original.as_u64() > Some(0) && original.as_u64() < entries.as_u64());
    // Installed again it is the same pack.
    assert_eq!(
        (installed(&mut anna, "My box").await, listed(&mut anna).await),
        (digest.clone(), 1)
    );
    assert_eq!(listed(&mut ben).await, 0);
    let path = format!("/api/packs/{digest}");
    assert_eq!(ben.delete(&path, &json!({})).await.fault(), "not-found");
    assert_eq!(ben.post("/api/tables", &wish(&digest)).await.fault(), "setting");
    anna.post("/api/tables", &wish(&digest)).await.ok();
    anna.delete(&path, &json!({})).await.ok();
    assert_eq!(listed(&mut anna).await, 0);
    assert_eq!(anna.post("/api/tables", &wish(&digest)).await.fault(), "setting");
}

#[tokio::test]
async fn guests_programs_and_strangers_install_nothing() {
    let site = Site::new().await;
    assert_eq!(site.browser().post("/api/packs", &small("x")).await.fault(), "signed-out");
    let mut guest = site.guest().await;
    assert_eq!(guest.post("/api/packs", &small("x")).await.fault(), "forbidden");
    assert_eq!(listed(&mut guest).await, 0);
}

#[tokio::test]
async fn every_fault_is_told_at_once_with_file_and_entry() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let tiles = "[[tile]]\nid = \"new\"\neffect = { farthest = 2 }\nstatus = \"guess\"\n\
                 source = \"a\\u202eb\"\n[[tile]]\nid = \"new\"\n";
    let files = json!({
        "pack.toml": "game = \"dreamworld\"\nname = \"\\u0007\"\nmore = 1\n",
        "therapy-tiles.toml": tiles,
        "tokens.toml": "row = ",
        "persons.toml": "",
    });
    let reply = anna.post("/api/packs", &json!({ "files": files })).await;
    assert_eq!(reply.fault(), "pack");
    let told = told(&reply);
    for part in [
        "pack.toml||a pack says",
        "pack.toml||a text holds control",
        "persons.toml||this game has no such",
        "therapy-tiles.toml|new|this id stands twice",
        "therapy-tiles.toml|new|a text holds control",
        "therapy-tiles.toml||there must be 12 tiles, not 13",
        "tokens.toml||",
    ] {
        assert!(told.iter().any(|fault| fault.starts_with(part)), "{part} is not in {told:#?}");
    }
    assert_eq!(listed(&mut anna).await, 0);
}

#[tokio::test]
async fn what_is_no_text_too_large_or_no_file_is_refused() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let body = b"{\"files\":{\"tokens.toml\":\"a = '\xff\xfe'\"}}".to_vec();
    let reply = anna.call(Method::POST, "/api/packs", Body::from(body)).await;
    assert_eq!(told(&reply), ["tokens.toml||the file is not written in UTF-8"]);
    let mut faults = Vec::new();
    for files in [
        json!({ "../../etc/passwd.toml": "" }),
        json!({ "tokens.toml": "#".repeat(65 * 1024) }),
        json!({ "pack.toml": "game = 'chess'\n" }),
        json!({ "pack.toml": "game = 'dreamworld'\n" }),
        json!({ "table.toml": "" }),
        json!({}),
    ] {
        let reply = anna.post("/api/packs", &json!({ "files": files })).await;
        faults.push((reply.fault(), told(&reply).is_empty()));
    }
    assert_eq!(faults, vec![("pack".to_owned(), false); 6]);
    let many: BTreeMap<_, _> = (0..41).map(|n| (format!("f{n}.toml"), "")).collect();
    assert_eq!(anna.post("/api/packs", &json!({ "files": many })).await.fault(), "pack");
    let huge = json!({ "files": { "tokens.toml": "#".repeat(700 * 1024) } });
    assert_eq!(anna.post("/api/packs", &huge).await.fault(), "too-large");
    assert_eq!(anna.post("/api/packs", &json!({ "file": {} })).await.fault(), "malformed");
    assert_eq!(listed(&mut anna).await, 0);
}

#[tokio::test]
async fn a_person_has_room_for_so_many_packs_and_bytes() {
    let site = Site::with(|config| config.limits.packs.packs = 2).await;
    let mut anna = site.account("Anna").await;
    let first = installed(&mut anna, "one").await;
    installed(&mut anna, "two").await;
    assert_eq!(anna.post("/api/packs", &small("three")).await.fault(), "pack-quota");
    anna.delete(&format!("/api/packs/{first}"), &json!({})).await.ok();
    installed(&mut anna, "three").await;
    let site = Site::with(|config| config.limits.packs.all_bytes = 1000).await;
    let mut ben = site.account("Ben").await;
    assert_eq!(ben.post("/api/packs", &small("one")).await.fault(), "pack-quota");
    let site = Site::with(|config| config.limits.packs.time = std::time::Duration::ZERO).await;
    let mut carl = site.account("Carl").await;
    let reply = carl.post("/api/packs", &small("one")).await;
    assert_eq!(told(&reply), ["||the check took too long and was ended"]);
}

#[tokio::test]
async fn a_table_names_its_pack_to_those_who_may_see_it_and_bots_play_with_it() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let mut ben = site.guest().await;
    let digest = installed(&mut anna, "My box").await;
    let table = anna.post("/api/tables", &wish(&digest)).await.ok();
    assert_eq!(table["pack_label"]["name"], "My box");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    assert_eq!(ben.get(&path).await.ok()["pack"], json!(digest));
    // What is printed on it is shown to its owner and to those who can name the table.
    let sheet = format!("/api/games/dreamworld/sheets/{digest}?players=2");
    let shown = format!("{sheet}&table={}", table["id"].as_str().expect("an id"));
    assert_eq!(ben.get(&sheet).await.fault(), "not-found");
    assert_eq!(ben.get(&format!("{sheet}&table=nowhere")).await.fault(), "not-found");
    let reply = ben.get(&shown).await;
    assert!(reply.headers["cache-control"].to_str().expect("text").starts_with("private"));
    assert_eq!(reply.ok()["digest"], json!(digest));
    anna.get(&sheet).await.ok();
    let command = |key: &str, does: Value| json!({ "key": key, "command": does });
    anna.post(&format!("{path}/commands"), &command("go", json!({ "do": "start" }))).await.ok();
    // The owner takes it away, and the host's broom goes round: the match keeps it.
    anna.delete(&format!("/api/packs/{digest}"), &json!({})).await.ok();
    site.app.store.upkeep.sweep(2, Default::default()).await.expect("swept");
    anna.post(&format!("{path}/commands"), &command("up", json!({ "do": "resign" }))).await.ok();
    let over = anna.get(&path).await.ok();
    assert_eq!((&over["stage"], &over["pack_label"]["name"]), (&json!("over"), &json!("My box")));
    let record = anna.get(&format!("{path}/record")).await.text();
    let pack = site.app.store.packs.pack(&digest).await.expect("kept").expect("there");
    let verified = mittwoch_games::verify(&record, Some(&pack)).expect("sound");
    assert_eq!((verified.header.pack, pack.name()), (digest.clone(), Some("My box")));
    // Those who played with it play it again.
    let again = command("again", json!({ "do": "rematch" }));
    anna.post(&format!("{path}/commands"), &again).await.ok();
    let next = anna.get(&path).await.ok()["rematch"].as_str().expect("an id").to_owned();
    assert_eq!(anna.get(&format!("/api/tables/{next}")).await.ok()["pack"], json!(digest));
}

#[tokio::test]
async fn the_host_offers_packs_to_everybody_and_removes_those_of_others() {
    let packs = folder();
    let sound = packs.path().join("box");
    let faulty = packs.path().join("torn");
    for (folder, text) in [(&sound, TILE.replace("TILE", &tile())), (&faulty, "tile = 3".into())] {
        fs::create_dir(folder).expect("a folder");
        fs::write(folder.join("therapy-tiles.toml"), text).expect("written");
    }
    let found = hosted(packs.path(), &PackLimits::default()).expect("read");
    assert_eq!((found.packs.len(), found.faults.len()), (1, 1));
    assert_eq!(found.faults[0].0, faulty);
    let digest = found.packs[0].label.digest.clone();
    let site = Site::new().await;
    site.app.tables.offer(found.packs);
    let mut guest = site.guest().await;
    assert_eq!(guest.get("/api/packs").await.ok()["hosted"][0]["label"]["digest"], json!(digest));
    let table = guest.post("/api/tables", &wish(&digest)).await.ok();
    assert_eq!(table["pack_label"]["digest"], json!(digest));
    let mut anna = site.account("Anna").await;
    let own = installed(&mut anna, "My box").await;
    let data = site.folder.path();
    let all = installed_packs(data).await.expect("read");
    assert_eq!((all.len(), all[0].person.as_str()), (1, "Anna"));
    assert_eq!(remove_pack(data, &own[..8]).await.expect("removed"), std::slice::from_ref(&own));
    assert_eq!(listed(&mut anna).await, 0);
    assert!(site.app.store.packs.pack(&own).await.expect("read").is_none(), "its content is gone");
    assert!(
        site.app.store.packs.pack(&digest).await.expect("read").is_some(),
        "a table has this one"
    );
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart_without_the_packs_of_the_host() {
    let (packs, data) = (folder(), folder());
    let own = packs.path().join("box");
    fs::create_dir(&own).expect("a folder");
    fs::write(own.join("therapy-tiles.toml"), TILE.replace("TILE", &tile())).expect("written");
    let config = |packs: Option<std::path::PathBuf>| Config { packs, ..Config::new(data.path()) };
    let server = serve(config(Some(packs.path().into()))).await.expect("it runs");
    let digest = server.app().tables.offered()[0].label.digest.clone();
    let now = mittwoch_server::clock::now();
    let host = person(&server.app().store, "Anna", now).await;
    let wish = serde_json::from_value(wish(&digest)).expect("a wish");
    let table = server.app().tables.create(&host, wish).await.expect("a table").id;
    let message = json!({ "key": "go", "command": { "do": "start" } });
    let message = serde_json::from_value(message).expect("a message");
    server.app().tables.command(&table, &host, message).await.expect("started");
    server.stop().await;
    let server = serve(config(None)).await.expect("it runs");
    assert!(server.app().tables.offered().is_empty());
    let info = server.app().tables.info(&table, None).await.expect("a table");
    assert_eq!((info.stage, &info.pack), (Stage::Running, &digest));
    assert_eq!(info.pack_label.expect("a label").digest, digest);
    server.stop().await;
    let nowhere = config(Some(packs.path().join("nowhere")));
    assert!(matches!(serve(nowhere).await, Err(ServeFault::Packs(..))));
}

#[tokio::test]
async fn who_departs_takes_the_packs_along_and_an_export_holds_them() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let digest = installed(&mut anna, "My box").await;
    let export = anna.get("/api/me/export").await.ok();
    let files = &export["packs"][0]["files"];
    assert!(files["therapy-tiles.toml"].as_str().expect("a file").contains("farthest"));
    let password = json!({ "password": super::helper::PASSWORD });
    anna.delete("/api/me", &password).await.ok();
    assert!(site.app.store.packs.pack(&digest).await.expect("read").is_none());
}

#[tokio::test]
async fn two_hundred_damaged_packs_are_refused_and_none_is_stored() {
    let rate = mittwoch_server::Rate::new(1000, 1000);
    let site = Site::with(|config| {
        (config.limits.installs, config.limits.person) = (rate, rate);
    })
    .await;
    let mut anna = site.account("Anna").await;
    let mut dice = 1u64;
    for n in 0..200 {
        let game = ["dreamworld", "notre-dame", "unconscious-mind"][n % 3];
        let mut files = built_in(game);
        let what = damage(&mut files, game, n, &mut dice);
        let reply = anna.post("/api/packs", &json!({ "files": files })).await;
        assert_eq!(reply.fault(), "pack", "{n}, {game}: {what}");
        let told = told(&reply);
        assert!(told.iter().any(|fault| !fault.starts_with('|')), "{n}, {game}: {what}: {told:?}");
    }
    assert_eq!(listed(&mut anna).await, 0);
    let kept = mittwoch_games::title("dreamworld").expect("a game").pack(None).expect("sound");
    assert!(
        site.app.store.packs.pack(&kept.digest()).await.expect("read").is_none(),
        "nothing is kept"
    );
}

/// A number below another.
fn roll(dice: &mut u64, below: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize % below
}

/// Breaks one of the files in some way, and says how.
fn damage(files: &mut BTreeMap<String, String>, game: &str, n: usize, dice: &mut u64) -> String {
    files.insert(Pack::FILE.to_owned(), format!("game = \"{game}\"\n"));
    // What an effect does in this game, and words that no effect has.
    let (does, nonsense) = match game {
        "dreamworld" => ("effect = ", "effect = { dance = 2 }"),
        "notre-dame" => ("ability = ", "ability = { per = \"moon\", prestige = 1 }"),
        _ => ("main = ", "main = \"juggle coffee 2\""),
    };
    let ring = "main = \"trigger tile\"";
    let (start, how) = match n % 13 {
        0 => ("status", "status = 7"),
        1 => ("status", "status = \"sure\""),
        2 => ("source", "source = 99999999999999"),
        3 => ("source", "source = \"\\u202e\""),
        4 => ("status", "status = [[[[[[[[[[[[1]]]]]]]]]]]]"),
        5 => ("source", "unknown = 1\nsource = \"\""),
        6 => ("status", "status = \"certain\"\ncalled = { xx = \"\" }"),
        7 => ("source", "source = \""),
        8 => (does, nonsense),
        9 => ("[[", "[[nowhere]]"),
        10 => ("[[", "TWICE"),
        11 if game == "unconscious-mind" => (does, ring),
        11 => ("status", "status = true"),
        _ => ("id = ", "id = 18446744073709551616"),
    };
    let has = |text: &str| text.lines().any(|line| line.starts_with(start));
    let names: Vec<_> = files.iter().filter(|(_, text)| has(text)).map(|(name, _)| name).collect();
    let name = names[roll(dice, names.len())].clone();
    let text = files.get_mut(&name).expect("it is there");
    let lines: Vec<&str> = text.lines().collect();
    let there: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].starts_with(start)).collect();
    let at = there[roll(dice, there.len())];
    let twice = format!("{}\n{}\n{}", lines[at], lines.get(at + 1).unwrap_or(&""), lines[at]);
    let how = if how == "TWICE" { &*twice } else { how };
    let broken: Vec<&str> =
        lines.iter().enumerate().map(|(line, text)| if line == at { how } else { text }).collect();
    *text = broken.join("\n");
    format!("{name}, line {}: {how}", at + 1)
}

/// An effect may repeat others, but not do more than anybody would sit through.
#[tokio::test]
async fn an_effect_without_an_end_in_sight_is_refused() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    for (main, why) in [
        ("repeat 9: repeat 9: gain coffee 1", "at most 60 things"),
        ("trigger tile", "set one another off for ever: tile-main"),
    ] {
        let tile = format!("[[tile]]\nid = 'slip-of-the-tongue'\nmain = '{main}'\n");
        let about = "game = \"unconscious-mind\"\n";
        let files = json!({ "pack.toml": about, "notebook-level-i.toml": tile });
        let told = told(&anna.post("/api/packs", &json!({ "files": files })).await);
        let found = told.iter().any(|fault| {
            fault.starts_with("notebook-level-i.toml|slip-of-the-tongue|") && fault.contains(why)
        });
        assert!(found, "{why}: {told:?}");
    }
}

#[tokio::test]
async fn a_program_with_a_token_installs_and_removes_nothing() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let digest = installed(&mut anna, "My box").await;
    let token = anna.post("/api/tokens", &json!({ "name": "robot" })).await.ok();
    let secret = token["secret"].as_str().expect("told once");
    let asked = |method: Method, path: &str, body: Value| {
        let request = Request::builder().method(method).uri(path.to_owned());
        let request = request.header("authorization", format!("Bearer {secret}"));
        let request = request.header("content-type", "application/json");
        site.send(request.body(Body::from(body.to_string())).expect("a request"))
    };
    let installs = asked(Method::POST, "/api/packs", small("other")).await;
    assert_eq!(installs.fault(), "forbidden");
    let removes = asked(Method::DELETE, &format!("/api/packs/{digest}"), json!({})).await;
    assert_eq!(removes.fault(), "not-found");
    assert_eq!(listed(&mut anna).await, 1);
}

/// Nobody falls back to the built-in components on the way.
#[tokio::test]
async fn bots_play_a_whole_match_with_a_pack() {
    let site = Site::new().await;
    let mut anna = site.account("Anna").await;
    let digest = installed(&mut anna, "My box").await;
    let table = anna.post("/api/tables", &wish(&digest)).await.ok();
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let commands = format!("{path}/commands");
    anna.post(&commands, &json!({ "key": "go", "command": { "do": "start" } })).await.ok();
    for n in 0..2000 {
        let look = anna.get(&format!("{path}/snapshot")).await.ok();
        if look["outcome"].is_object() {
            break;
        }
        let Some(offer) = look["offers"].as_array().and_then(|offers| offers.first()) else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let answer = json!({ "do": "answer", "seq": look["seq"], "action": offer["action"] });
        anna.post(&commands, &json!({ "key": format!("k{n}"), "command": answer })).await;
    }
    assert_eq!(anna.get(&path).await.ok()["stage"], "over");
    let record = anna.get(&format!("{path}/record")).await.text();
    let pack = site.app.store.packs.pack(&digest).await.expect("kept").expect("there");
    let verified = mittwoch_games::verify(&record, Some(&pack)).expect("sound");
    assert_eq!(verified.header.pack, digest);
    assert!(mittwoch_games::verify(&record, None).is_err(), "the built-in pack is another");
}
