//! What is printed on components: served once per pack, for ever, and in no message of a table.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use mittwoch_games::catalogue;
use mittwoch_match::Title;
use mittwoch_protocol::{ComponentSheet, ServerMessage, TableInfo};
use serde_json::{Value, json};

use super::helper::{Browser, HOST, Reply, Site};

/// The most bytes of a message about a table with a full row of players.
const TABLE_MESSAGE: usize = 2048;

async fn started(browser: &mut Browser<'_>, title: &dyn Title, players: u8) -> TableInfo {
    let bots = vec![title.bots()[0]; usize::from(players) - 1];
    let wish = json!({ "game": title.about().key, "players": players, "bots": bots });
    let table = browser.post("/api/tables", &wish).await.ok();
    let id = table["id"].as_str().expect("an id");
    let start = json!({ "key": "start", "command": { "do": "start" } });
    browser.post(&format!("/api/tables/{id}/commands"), &start).await.ok();
    let table = browser.get(&format!("/api/tables/{id}")).await.ok();
    serde_json::from_value(table).expect("a table")
}

async fn zipped(site: &Site, path: &str) -> Reply {
    let request = Request::builder().uri(path).header(header::HOST, HOST);
    let request = request.header(header::ACCEPT_ENCODING, "gzip");
    let peer = ConnectInfo(SocketAddr::from(([192, 0, 2, 2], 4000)));
    site.send(request.extension(peer).body(Body::empty()).expect("a request")).await
}

fn address(table: &TableInfo) -> String {
    let TableInfo { game, pack, rules, seats, .. } = table;
    let options = table.options.iter().map(|(key, value)| format!("&{key}={value}"));
    let options: String = options.collect();
    format!("/api/games/{game}/sheets/{pack}?rules={rules}&players={}{options}", seats.len())
}

#[tokio::test]
async fn no_message_about_a_table_carries_what_is_printed() {
    let site = Site::new().await;
    for title in catalogue() {
        let mut guest = site.guest().await;
        let table = started(&mut guest, *title, *title.about().players.end()).await;
        let key = title.about().key;
        let message = ServerMessage::Table { table: table.clone().into() };
        let size = serde_json::to_string(&message).expect("a message").len();
        assert!(size <= TABLE_MESSAGE, "{key}: a message about a table has {size} bytes");
        let snapshot = guest.get(&format!("/api/tables/{}/snapshot", table.id)).await.ok();
        let keys: Vec<_> = snapshot.as_object().expect("fields").keys().cloned().collect();
        assert!(!keys.iter().any(|key| key == "pieces" || key == "sheet"), "{keys:?}");
    }
}

#[tokio::test]
async fn a_sheet_is_kept_for_ever_and_travels_light() {
    let site = Site::new().await;
    for title in catalogue() {
        let mut guest = site.guest().await;
        let table = started(&mut guest, *title, *title.about().players.start()).await;
        let reply = guest.get(&address(&table)).await;
        let header = |name: header::HeaderName| reply.headers.get(name)?.to_str().ok();
        let for_ever = Some("public, max-age=31536000, immutable");
        assert_eq!(header(header::CACHE_CONTROL), for_ever);
        let sheet: ComponentSheet = serde_json::from_value(reply.ok()).expect("a sheet");
        assert_eq!((&sheet.game, &sheet.digest), (&table.game, &table.pack));
        assert_eq!(usize::from(sheet.players), table.seats.len());
        assert!(!sheet.pieces.is_empty() && sheet.sheet.is_object());
        assert!(sheet.origins.certain > 0, "{:?}", sheet.origins);
        let zipped = zipped(&site, &address(&table)).await;
        assert_eq!(zipped.headers[header::CONTENT_ENCODING], "gzip");
        assert!(zipped.body.len() < 32 * 1024, "{} bytes", zipped.body.len());
    }
}

#[tokio::test]
async fn former_packs_have_sheets_and_unknown_ones_none() {
    let site = Site::new().await;
    let mut guest = site.guest().await;
    for title in catalogue() {
        let about = title.about();
        for former in about.former {
            let path = format!("/api/games/{}/sheets/{}", about.key, former.digest);
            assert_eq!(guest.get(&path).await.ok()["digest"], former.digest);
        }
        let list = guest.get("/api/games").await.ok();
        let own = |game: &&Value| game["key"] == about.key;
        let info = list.as_array().and_then(|games| games.iter().find(own)).expect("the game");
        let base = format!("/api/games/{}/sheets", about.key);
        let today = format!("{base}/{}", info["pack"].as_str().expect("a digest"));
        guest.get(&today).await.ok();
        for wrong in ["?players=99", "?players=x", "?rules=999", "?no-such-option=1"] {
            assert_eq!(guest.get(&format!("{today}{wrong}")).await.fault(), "setting", "{wrong}");
        }
        let gone = guest.get(&format!("{base}/{}", "0".repeat(64))).await;
        assert!(gone.headers.get(header::CACHE_CONTROL).is_none_or(|kept| kept != "immutable"));
        assert_eq!(gone.fault(), "not-found");
    }
    assert_eq!(guest.get("/api/games/chess/sheets/0").await.fault(), "not-found");
}
