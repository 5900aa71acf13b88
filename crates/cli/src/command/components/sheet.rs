//! `mittwoch components sheet`: a page to print, on which an owner notes what the box says.

use std::io::stdout;

use mittwoch_kernel::{DataFault, Pack, Phrase, Seed, Setting, Status};
use mittwoch_match::{MatchSetup, Title};
use toml::{Table, Value};

use super::status_key;
use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

const STYLE: &str = include_str!("sheet.css");

/// What every entry says of itself, and what nobody has to note.
const ASIDE: [&str; 4] = ["id", "status", "source", "called"];

/// Prints the page in a language.
pub(super) fn run(title: &dyn Title, lang: Lang) -> Result<(), Problem> {
    Ok(edge::line(&mut stdout().lock(), page(title, lang)?.trim_end())?)
}

fn page(title: &dyn Title, lang: Lang) -> Result<String, Problem> {
    let about = title.about();
    let faults = |faults: Vec<DataFault>| Problem::faults(&faults);
    let pack = title.pack(None).map_err(faults)?;
    let words = words(title, &pack, lang).map_err(faults)?;
    let name = words.of_game(about.key, "name");
    let heading = escaped(&words.phrase(&Phrase::new("sheet-title").word("game", &name)));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{heading}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>\n<p>{}</p>\n",
        lang.code(),
        escaped(&words.say("sheet-text")),
    );
    for (file, text) in about.files {
        let table: Table = text.parse().expect("the built-in files are sound TOML");
        section(&mut html, &words, file, &table);
    }
    html.push_str("</body>\n</html>\n");
    Ok(html)
}

/// Words with the names of all pieces: those of a match that nobody will play.
fn words(title: &dyn Title, pack: &Pack, lang: Lang) -> Result<Words, Vec<DataFault>> {
    let setting = Setting::new(*title.about().players.end());
    let (seed, entropy) = (Seed::from_number(0), Vec::new());
    let opened = title.open(MatchSetup { pack: pack.clone(), setting, seed, entropy })?;
    Ok(Words::new(lang).with_pieces(opened.pieces()))
}

fn section(html: &mut String, words: &Words, file: &str, table: &Table) {
    let columns = ["sheet-entry", "sheet-field", "sheet-built-in", "sheet-status", "sheet-box"];
    let columns = columns.map(|key| format!("<th>{}</th>", escaped(&words.say(key)))).concat();
    html.push_str(&format!(
        "<section>\n<h2>{file}</h2>\n<table>\n<thead><tr>{columns}</tr></thead>\n",
        file = escaped(file)
    ));
    for (list, value) in table {
        match value {
            Value::Array(values) => {
                values.iter().filter_map(Value::as_table).for_each(|e| entry(html, words, list, e));
            }
            Value::Table(one) => entry(html, words, list, one),
            _ => {}
        }
    }
    html.push_str("</table>\n</section>\n");
}

fn entry(html: &mut String, words: &Words, list: &str, entry: &Table) {
    let text = |key: &str| entry.get(key).and_then(Value::as_str);
    let id = text("id").unwrap_or(list);
    let status = text("status").and_then(Status::named);
    let named = Some(words.piece(id)).filter(|name| name != id);
    let name = named.map(|name| format!("{}<br>", escaped(&name))).unwrap_or_default();
    let fields: Vec<_> = entry.iter().filter(|(key, _)| !ASIDE.contains(&key.as_str())).collect();
    let certainty = status.map_or_else(String::new, |status| words.say(status_key(status)));
    let class = status.map_or("", Status::name);
    html.push_str(&format!("<tbody class=\"{class}\">\n"));
    let head =
        format!("<th rowspan=\"{}\">{name}<code>{}</code></th>", fields.len().max(1), escaped(id));
    let rest = format!("<td>{}</td><td class=\"box\"></td>", escaped(&certainty));
    for (place, (key, value)) in fields.iter().enumerate() {
        let head = if place == 0 { head.as_str() } else { "" };
        let (key, value) = (escaped(key), escaped(&written(value)));
        html.push_str(&format!("<tr>{head}<td>{key}</td><td>{value}</td>{rest}</tr>\n"));
    }
    if fields.is_empty() {
        html.push_str(&format!("<tr>{head}<td></td><td></td>{rest}</tr>\n"));
    }
    html.push_str("</tbody>\n");
}

/// A value as it stands in the file; a text without its quotation marks.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn escaped(text: &str) -> String {
    let sign = |sign: char| match sign {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        sign => sign.to_string(),
    };
    text.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_of_every_game_has_its_line_in_the_order_of_the_files() {
        for title in mittwoch_games::catalogue() {
            let page = page(*title, Lang::Pl).expect("a page");
            let places: Vec<_> = title
                .about()
                .files
                .iter()
                .map(|(file, _)| {
                    page.find(&format!("<h2>{file}</h2>")).unwrap_or_else(|| panic!("{file}"))
                })
                .collect();
            assert!(places.is_sorted());
            let pack = title.pack(None).expect("sound");
            for id in pack.ids() {
                assert!(page.contains(&format!("<code>{id}</code>")), "{id}");
            }
            assert!(!page.contains("sheet-"), "a text is missing");
        }
    }

    #[test]
    fn nothing_in_a_file_is_markup() {
        let table = "[[tile]]\nid = 'x'\neffect = '<b>&\"'\n".parse().expect("TOML");
        let mut html = String::new();
        section(&mut html, &Words::new(Lang::En), "a.toml", &table);
        assert!(html.contains("&lt;b&gt;&amp;&quot;") && !html.contains("<b>"), "{html}");
    }
}
