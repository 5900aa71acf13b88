//! How a judge got better, as a table and as a drawing.

use std::fmt::Write as _;

/// A round of teaching.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CurvePoint {
    /// Its number, from 1.
    pub round: u32,
    /// Games played in it.
    pub games: u64,
    /// Rows fitted to.
    pub rows: usize,
    /// The error on games that were kept apart, before fitting and after.
    pub loss: [f32; 2],
}

/// All rounds so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Curve(pub Vec<CurvePoint>);

impl Curve {
    /// The rounds as a table of values between commas.
    pub fn table(&self) -> String {
        let mut text = "round,games,rows,loss before,loss after\n".to_owned();
        for CurvePoint { round, games, rows, loss: [before, after] } in &self.0 {
            let _ = writeln!(text, "{round},{games},{rows},{before:.5},{after:.5}");
        }
        text
    }

    /// Reads such a table; what is not understood is passed over.
    pub fn read(text: &str) -> Curve {
        let point = |line: &str| {
            let mut parts = line.split(',');
            Some(CurvePoint {
                round: parts.next()?.parse().ok()?,
                games: parts.next()?.parse().ok()?,
                rows: parts.next()?.parse().ok()?,
                loss: [parts.next()?.parse().ok()?, parts.next()?.parse().ok()?],
            })
        };
        Curve(text.lines().filter_map(point).collect())
    }

    /// The errors round by round as a drawing.
    pub fn drawing(&self) -> String {
        const WIDE: f32 = 640.0;
        const HIGH: f32 = 240.0;
        let losses = || self.0.iter().flat_map(|point| point.loss);
        let (least, most) = (losses().fold(f32::MAX, f32::min), losses().fold(0.0, f32::max));
        let (least, span) = (least.min(most), (most - least).max(1e-6));
        let step = WIDE / self.0.len().max(1) as f32;
        let height = |loss: f32| HIGH - (loss - least) / span * (HIGH - 20.0) - 10.0;
        let path = |which: usize| {
            let point = |(at, point): (usize, &CurvePoint)| {
                format!("{:.1},{:.1}", (at as f32 + 0.5) * step, height(point.loss[which]))
            };
            self.0.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" \
             font-family=\"sans-serif\" font-size=\"12\">\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\
             <polyline points=\"{}\" fill=\"none\" stroke=\"#b08968\" stroke-width=\"2\"/>\
             <polyline points=\"{}\" fill=\"none\" stroke=\"#2f5d62\" stroke-width=\"2\"/>\
             <text x=\"8\" y=\"16\">{most:.4}</text><text x=\"8\" y=\"{}\">{least:.4}</text>\
             </svg>\n",
            path(0),
            path(1),
            HIGH - 6.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let point = CurvePoint { round: 1, games: 20, rows: 300, loss: [0.5, 0.25] };
        let curve = Curve(vec![point, CurvePoint { round: 2, ..point }]);
        assert_eq!(Curve::read(&curve.table()), curve);
        assert!(curve.drawing().contains("polyline"));
    }
}
