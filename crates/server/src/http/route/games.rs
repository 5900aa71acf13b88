use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::AppendHeaders;
use mittwoch_games::{catalogue, title};
use mittwoch_match::Title;
use mittwoch_protocol::{GameInfo, OptionInfo};
use mittwoch_words::Lang;
use serde::Deserialize;

use crate::faults;
use crate::http::{App, Refused};

/// The catalogue never changes while the program runs, and digests take their time.
static LIST: LazyLock<Vec<GameInfo>> =
    LazyLock::new(|| catalogue().iter().map(|title| game(*title)).collect());

/// The catalogue, with the thinkers outside that are connected now.
pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let outside = &app.tables.thinkers().outside;
    let now = |game: &GameInfo| GameInfo { outside: outside.playing(&game.key), ..game.clone() };
    Json(LIST.iter().map(now).collect())
}

fn game(title: &dyn Title) -> GameInfo {
    let about = title.about();
    let options = about.options.iter().map(|option| OptionInfo {
        key: option.key.to_owned(),
        values: option.values.iter().map(ToString::to_string).collect(),
        default: option.default.to_owned(),
        least_players: option.least_players,
        most_players: option.most_players,
    });
    GameInfo {
        key: about.key.to_owned(),
        rules: about.rules,
        pack: title.pack(None).expect("the built-in components are sound").digest(),
        least_players: *about.players.start(),
        most_players: *about.players.end(),
        options: options.collect(),
        bots: title.bots().iter().map(ToString::to_string).collect(),
        companion: title.has_companion(),
        outside: Vec::new(),
    }
}

type Markdown = (AppendHeaders<[(HeaderName, HeaderValue); 1]>, String);

fn markdown(text: String) -> Markdown {
    let kind = HeaderValue::from_static("text/markdown; charset=utf-8");
    (AppendHeaders([(header::CONTENT_TYPE, kind)]), text)
}

pub(super) fn known(key: &str) -> Result<&'static dyn Title, Refused> {
    title(key).ok_or(faults::NO_GAME.into())
}

/// The language of a page that is read.
#[derive(Deserialize)]
pub(super) struct LanguageQuery {
    #[serde(default)]
    lang: String,
}

pub(super) async fn rules(
    Path(key): Path<String>,
    Query(LanguageQuery { lang }): Query<LanguageQuery>,
) -> Result<Markdown, Refused> {
    Ok(markdown(known(&key)?.about().digest_in(&lang).to_owned()))
}

pub(super) async fn components(Path(key): Path<String>) -> Result<Markdown, Refused> {
    Ok(markdown(known(&key)?.components_page()))
}

/// The texts of a language by the names of their files.
pub(super) async fn texts(
    Path(code): Path<String>,
) -> Result<Json<BTreeMap<&'static str, &'static str>>, Refused> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    Ok(Json(lang.ok_or(faults::NO_TEXTS)?.texts().iter().copied().collect()))
}
