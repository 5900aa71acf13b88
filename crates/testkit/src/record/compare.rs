//! What the page and its game say differently, as complaints.

use std::collections::BTreeSet;
use std::path::Path;

use mittwoch_kernel::{About, Draw, Whole};

use super::markdown::Chapter;
use super::names::RecordNames;
use super::sources::{identifiers, labels, variants};
use super::walks::{Met, games};

/// Every difference between a chapter and a game of which much was met.
pub(super) fn differences<G: Whole>(chapter: &Chapter, rules: &Path, met: &Met) -> Vec<String> {
    let about = G::about();
    let words = RecordNames::new(&about, &chapter.names);
    let mut found = mentioned(chapter, &words);
    found.extend(cited(&about, chapter));
    found.extend(unreadable::<G>(chapter, rules, &words));
    found.extend(offered(chapter, &words, met));
    found.extend(drawn(rules, chapter, met));
    found.extend(met.draws.iter().filter_map(|draw| odd_draw(draw, chapter, &words)));
    found.sort();
    found.dedup();
    found
}

fn forms(chapter: &Chapter) -> impl Iterator<Item = &String> {
    chapter.answers.iter().map(|(form, _)| form)
}

/// Every answer that is offered is of exactly one form, and every form is offered.
fn offered(chapter: &Chapter, words: &RecordNames, met: &Met) -> Vec<String> {
    let mut unseen: BTreeSet<&String> = forms(chapter).collect();
    let mut complaints = Vec::new();
    for action in &met.actions {
        let fitting: Vec<_> = forms(chapter).filter(|form| words.fits(form, action)).collect();
        match fitting[..] {
            [form] => drop(unseen.remove(form)),
            _ => complaints.push(format!("the offer '{action}' is of the forms {fitting:?}")),
        }
    }
    complaints.extend(unseen.iter().map(|form| format!("'{form}' is never offered")));
    complaints
}

/// Whatever a form stands for can be read, and every kind of answer has a form.
fn unreadable<G: Whole>(chapter: &Chapter, rules: &Path, words: &RecordNames) -> Vec<String> {
    let (games, mut seen, mut complaints) = (games::<G>(), BTreeSet::new(), Vec::new());
    for text in forms(chapter).flat_map(|form| words.all(form)) {
        let read = games
            .iter()
            .find_map(|game| game.read(&text).ok().filter(|action| game.write(*action) == text));
        match read {
            Some(action) => seen.extend(identifiers(&format!("{action:?}"))),
            None => complaints.push(format!("'{text}' cannot be read")),
        }
    }
    let absent = variants(rules).into_iter().filter(|name| !seen.contains(name));
    complaints.extend(absent.map(|name| format!("the page has no form for {name}")));
    complaints
}

/// Walks, sources and page know the same draws.
fn drawn(rules: &Path, chapter: &Chapter, met: &Met) -> Vec<String> {
    let on_page: BTreeSet<_> = chapter.draws.iter().map(|row| row.what.clone()).collect();
    let made: BTreeSet<_> = met.draws.iter().map(|draw| draw.what.clone()).collect();
    let in_sources = labels(rules);
    let all: BTreeSet<_> = on_page.iter().chain(&made).chain(&in_sources).collect();
    let known =
        |what: &&String| [&on_page, &made, &in_sources].iter().all(|set| set.contains(*what));
    let odd = all.into_iter().filter(|what| !known(what));
    odd.map(|what| format!("the draw '{what}' is not in the page, the walks and the sources"))
        .collect()
}

/// What is wrong with a draw that was made, if the page is right.
fn odd_draw(draw: &Draw, chapter: &Chapter, words: &RecordNames) -> Option<String> {
    let mut rows = chapter.draws.iter().filter(|row| row.what == draw.what);
    let Some(row) = rows.find(|row| row.seat == draw.seat.is_some()) else {
        return Some(format!("the page has no draw '{}' with seat {:?}", draw.what, draw.seat));
    };
    let all = words.names(&row.from).map_or(&[][..], Vec::as_slice);
    let places = draw.from.iter().map(|item| all.iter().position(|name| name == item));
    let places: Option<Vec<usize>> = places.collect();
    if !places.is_some_and(|places| places.is_sorted()) {
        return Some(format!("'{}' is not drawn from ascending {}", draw.what, row.from));
    }
    let count = match row.got.as_str() {
        "all" => Some(all.len()),
        number => number.parse().ok().map(|count: usize| count.min(draw.from.len())),
    };
    let right = count.is_none_or(|count| count == draw.got.len());
    (!right).then(|| format!("'{}' draws {}, not {}", draw.what, draw.got.len(), row.got))
}

/// Forms that the text speaks of are forms of the table.
fn mentioned(chapter: &Chapter, words: &RecordNames) -> Vec<String> {
    let verbs: BTreeSet<_> = forms(chapter).filter_map(|form| form.split(' ').next()).collect();
    let is_form = |text: &&String| {
        let capitals = text.chars().any(|letter| letter.is_ascii_uppercase());
        capitals && text.split_once(' ').is_some_and(|(verb, _)| verbs.contains(verb))
    };
    let unknown = |text: &&String| {
        !forms(chapter).any(|form| form == *text || words.fits(form, &words.all(text)[0]))
    };
    let odd = chapter.quoted.iter().filter(is_form).filter(unknown);
    odd.map(|text| format!("the text speaks of '{text}', which is no form")).collect()
}

/// Paragraphs that the table cites are in the digest.
fn cited(about: &About, chapter: &Chapter) -> Vec<String> {
    let cited = chapter.answers.iter().flat_map(|(_, paragraphs)| paragraphs.split(", "));
    let absent = cited.filter(|number| !about.digest.contains(&format!("**{number}**")));
    absent.map(|number| format!("the digest has no paragraph {number}")).collect()
}
