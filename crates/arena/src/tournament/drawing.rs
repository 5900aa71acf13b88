//! The pairings of a tournament as a drawing: a bar for each, with its interval.

use std::fmt::Write as _;

use super::{Pairing, TournamentTally};

const ROW: usize = 34;
const LEFT: f64 = 300.0;
const WIDE: f64 = 400.0;

/// The tournament as an SVG file.
pub fn drawing(tally: &TournamentTally) -> String {
    let high = ROW * (tally.pairings.len() + 1);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {high}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        LEFT + WIDE + 80.0
    );
    for (row, pairing) in tally.pairings.iter().enumerate() {
        bar(&mut text, row, pairing);
    }
    text + "</svg>\n"
}

fn bar(text: &mut String, row: usize, pairing: &Pairing) {
    let (top, at) = (row * ROW + 10, |share: f64| LEFT + share * WIDE);
    let middle = top + 10;
    let [low, high] = pairing.interval;
    let _ = writeln!(
        text,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{} / {}</text>\
         <rect x=\"{LEFT}\" y=\"{top}\" width=\"{:.1}\" height=\"20\" fill=\"#2f5d62\"/>\
         <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle}\" y2=\"{middle}\" stroke=\"#b08968\" \
         stroke-width=\"3\"/>\
         <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{top}\" y2=\"{}\" stroke=\"#999\"/>\
         <text x=\"{:.1}\" y=\"{}\">{:.1} %</text>",
        LEFT - 8.0,
        top + 15,
        plain(&pairing.one),
        plain(&pairing.others),
        pairing.wins * WIDE,
        at(low),
        at(high),
        at(pairing.par),
        at(pairing.par),
        top + 20,
        at(1.0) + 8.0,
        top + 15,
        100.0 * pairing.wins
    );
}

/// Names of bots are plain words; whatever else stands there is left out.
fn plain(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric() || "@-_".contains(*sign)).collect()
}
