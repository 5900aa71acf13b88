use std::fmt::Write;

use mittwoch_kernel::{Reason, Seat, Viewer, Whole, consequences, preview};
use serde::Serialize;

use crate::case::offers;

/// All that reaches a viewer at a question, line by line.
///
/// The view, who is asked, the outcome and the score sheet; for an asked seat also the question,
/// every offer with its preview and every refused neighbour. At most `previews` offers get their
/// preview, because performing each is costly.
pub(crate) fn perceived<G: Whole>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    previews: usize,
) -> Vec<String> {
    let asked = game.asked(state);
    let mut lines = vec![
        format!("view {}", json(&game.view(state, viewer))),
        format!("asked {}", json(&asked)),
        format!("outcome {}", json(&game.outcome(state))),
        format!("score sheet {}", json(&game.score_sheet(state))),
    ];
    if let Viewer::Seat(seat) = viewer
        && asked.contains(seat)
    {
        lines.push(format!("question {}", json(&game.ask(state, seat))));
        offer_lines(game, state, seat, previews, &mut lines);
        neighbour_lines(game, state, seat, &mut lines);
    }
    lines
}

/// What a viewer is told of events, line by line.
pub(crate) fn told<'a, G: Whole>(
    game: &G,
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
) -> Vec<String> {
    let views = events.into_iter().filter_map(|event| game.event_view(event, viewer));
    views.map(|view| format!("told {} {view:?}", json(&game.tell(&view)))).collect()
}

/// The first place where two streams differ, in words.
pub(crate) fn difference(one: &[String], other: &[String]) -> Option<String> {
    if one.len() != other.len() {
        return Some(format!("one stream has {} lines, the other {}", one.len(), other.len()));
    }
    let (a, b) = one.iter().zip(other).find(|(a, b)| a != b)?;
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let (a, b) = (excerpt(a, same), excerpt(b, same));
    Some(format!("one world says\n    {a}\n  the other\n    {b}"))
}

/// The start of a line, and what stands around the place where it begins to differ.
fn excerpt(line: &str, same: usize) -> String {
    const START: usize = 30;
    const BEFORE: usize = 60;
    const AFTER: usize = 160;
    let part = |skip, take| line.chars().skip(skip).take(take).collect::<String>();
    if same <= START + BEFORE {
        return part(0, same + AFTER);
    }
    format!("{} … {}", part(0, START), part(same - BEFORE, BEFORE + AFTER))
}

/// A value as compact JSON.
pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("not writable as JSON: {error}"))
}

fn offer_lines<G: Whole>(
    game: &G,
    state: &G::State,
    seat: Seat,
    previews: usize,
    lines: &mut Vec<String>,
) {
    for (index, action) in offers(game, state, seat).into_iter().enumerate() {
        let offered = json(&game.offer(state, seat, action));
        let mut line = format!("offer {} {offered}", game.write(action));
        if index < previews {
            let views = preview(game, state, seat, action);
            for view in &views {
                let _ = write!(line, " then {} {view:?}", json(&game.tell(view)));
            }
            let _ = write!(line, " so {}", json(&consequences(game, state, seat, &views)));
        }
        lines.push(line);
    }
}

fn neighbour_lines<G: Whole>(game: &G, state: &G::State, seat: Seat, lines: &mut Vec<String>) {
    let mut refused = Vec::new();
    game.neighbours(state, seat, &mut refused);
    for (action, refusal) in refused {
        let (text, phrase) = (game.write(action), json(&refusal.phrase()));
        lines.push(format!("refused {text} {} {phrase}", refusal.rule()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_deep_in_a_long_line_is_shown_with_its_surroundings() {
        let line = |end: &str| vec![format!("view {} here {end}", "x".repeat(500))];
        let text = difference(&line("1"), &line("2")).expect("they differ");
        assert!(text.contains("view x") && text.contains("x here 1"), "{text}");
        assert!(text.contains("x here 2") && text.len() < 400, "{text}");
        assert_eq!(difference(&line("1"), &line("1")), None);
        assert!(difference(&line("1"), &[]).is_some(), "a stream that ends early differs");
    }
}
