//! The street map: from streets written once for all boroughs to what a carriage can reach.

use super::MarketId;

/// The most markets: five in each of five boroughs.
pub(crate) const MOST_MARKETS: usize = 25;
/// The longest ride: all fourteen markers and the friend in the carriage house.
const LONGEST: usize = 15;

/// The streets between the markets, and what can be reached over them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streets {
    pairs: Vec<(MarketId, MarketId)>,
    /// For each market and number of streets, the markets within reach, a bit each.
    reach: Vec<[u32; LONGEST + 1]>,
}

impl Streets {
    /// The map of some markets and the streets between them, each given once.
    pub(super) fn new(markets: usize, mut pairs: Vec<(MarketId, MarketId)>) -> Streets {
        pairs.sort_unstable();
        let mut next = [0u32; MOST_MARKETS];
        for (one, other) in &pairs {
            next[usize::from(*one)] |= 1 << other;
            next[usize::from(*other)] |= 1 << one;
        }
        let reach = (0..markets).map(|market| reach(market, &next)).collect();
        Streets { pairs, reach }
    }

    /// Every street once, in ascending order.
    pub fn pairs(&self) -> &[(MarketId, MarketId)] {
        &self.pairs
    }

    /// The markets within so many streets of a market, a bit each; the market itself is one.
    #[inline]
    pub fn within(&self, market: MarketId, steps: u8) -> u32 {
        self.reach[usize::from(market)][usize::from(steps).min(LONGEST)]
    }

    /// How many streets apart two markets are, if they are joined at all.
    pub fn distance(&self, from: MarketId, to: MarketId) -> Option<u8> {
        (0..=LONGEST as u8).find(|steps| self.within(from, *steps) >> to & 1 != 0)
    }

    /// Whether every market can be reached from every other.
    pub(super) fn is_joined(&self) -> bool {
        let all = self.reach.iter().enumerate().fold(0, |bits, (market, _)| bits | 1u32 << market);
        self.reach.iter().all(|reach| reach[LONGEST] == all)
    }
}

fn reach(market: usize, next: &[u32; MOST_MARKETS]) -> [u32; LONGEST + 1] {
    let mut reached = [1u32 << market; LONGEST + 1];
    for steps in 1..=LONGEST {
        let before = reached[steps - 1];
        let step = |bits: u32, from: usize| {
            if before >> from & 1 != 0 { bits | next[from] } else { bits }
        };
        reached[steps] = (0..MOST_MARKETS).fold(before, step);
    }
    reached
}

/// One street as written for all boroughs: two places, each a market and how many boroughs on.
pub(super) fn parse(text: &str, markets: &[String]) -> Result<[(usize, i8); 2], String> {
    let ends: Vec<&str> = text.split(' ').collect();
    let [one, other] = ends[..] else {
        return Err(format!("a street joins two markets, but '{text}' has {} words", ends.len()));
    };
    Ok([end(one, markets)?, end(other, markets)?])
}

fn end(text: &str, markets: &[String]) -> Result<(usize, i8), String> {
    let (name, on) = match text {
        _ if text.ends_with("+1") => (&text[..text.len() - 2], 1),
        _ if text.ends_with("-1") => (&text[..text.len() - 2], -1),
        _ => (text, 0),
    };
    let market = markets.iter().position(|market| market == name);
    market.map(|market| (market, on)).ok_or_else(|| format!("there is no market '{name}'"))
}
