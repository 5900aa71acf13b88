//! The components as a drawing: how often each is taken, and its worth with its interval.

use std::fmt::Write as _;

use mittwoch_arena::{BalanceArm, BalanceComponent, BalanceSums};

use super::report::{families, more, share};

const ROW: usize = 18;
const LEFT: f64 = 230.0;
const WIDE: f64 = 220.0;
const GAP: f64 = 40.0;
/// The worth at the edge of the drawing, in points.
const EDGE: f64 = 40.0;

/// The components as an SVG file: bars of how often each is taken, then points with intervals.
pub(super) fn drawing(sums: &BalanceSums) -> String {
    let families = families(sums);
    let rows: usize = families.values().map(|family| family.len() + 2).sum();
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" \
         font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        LEFT + 2.0 * WIDE + GAP + 20.0,
        ROW * (rows + 1)
    );
    let mut at = 1;
    for (verb, family) in families {
        let _ = writeln!(
            text,
            "<text x=\"8\" y=\"{}\" font-weight=\"bold\">{verb}: taken, and worth in points \
             (edges {EDGE})</text>",
            at * ROW
        );
        for (name, component) in family {
            at += 1;
            row(&mut text, at * ROW, name, component);
        }
        at += 2;
    }
    text + "</svg>\n"
}

fn row(text: &mut String, bottom: usize, name: &str, component: &BalanceComponent) {
    let (top, middle) = (bottom - 10, bottom - 4);
    let zero = LEFT + WIDE + GAP + WIDE / 2.0;
    let place = |points: f64| zero + points.clamp(-EDGE, EDGE) / EDGE * WIDE / 2.0;
    let mean = BalanceArm::mean_points;
    let (worth, half) = more(mean(&component.forced), mean(&component.forbidden));
    let _ = writeln!(
        text,
        "<text x=\"{}\" y=\"{bottom}\" text-anchor=\"end\">{name}</text>\
         <rect x=\"{LEFT}\" y=\"{top}\" width=\"{:.1}\" height=\"11\" fill=\"#2f5d62\"/>\
         <line x1=\"{zero}\" x2=\"{zero}\" y1=\"{}\" y2=\"{}\" stroke=\"#999\"/>",
        LEFT - 8.0,
        share(component) * WIDE,
        top - 3,
        bottom + 5,
    );
    if component.forced.seats > 1 && component.forbidden.seats > 1 {
        let _ = writeln!(
            text,
            "<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle}\" y2=\"{middle}\" stroke=\"#b08968\" \
             stroke-width=\"2\"/><circle cx=\"{:.1}\" cy=\"{middle}\" r=\"3\" fill=\"#2f5d62\"/>",
            place(worth - half),
            place(worth + half),
            place(worth)
        );
    }
}
