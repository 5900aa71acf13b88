//! What games say about who is stronger.

use serde::Serialize;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use super::table::Played;
use super::{Pairing, Standing, TournamentPlan, TournamentTally};

/// How sure an interval of 95 % is, in standard errors.
const SURE: f64 = 1.96;
/// The evidence that a verdict needs: one in twenty is wrong.
const EVIDENCE: f64 = 2.944_438_979_166_44;

/// What a sequential test of two shares says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The higher share holds: a change may be accepted.
    Accepted,
    /// The lower share holds: a change must be refused.
    Refused,
    /// More games are needed.
    Open,
}

/// Within what the true share lies (the interval of Wilson).
pub fn interval(share: f64, games: u64) -> [f64; 2] {
    let count = games.max(1) as f64;
    let square = SURE * SURE;
    let middle = (share + square / (2.0 * count)) / (1.0 + square / count);
    let doubt = (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
    let half = SURE * doubt / (1.0 + square / count);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// The sequential test (Wald) of a lower share against a higher one.
pub(super) fn verdict(games: &[Played], [low, high]: [f64; 2]) -> Verdict {
    let wins: f64 = games.iter().map(|played| played.win).sum();
    let losses = games.len() as f64 - wins;
    let evidence = wins * (high / low).ln() + losses * ((1.0 - high) / (1.0 - low)).ln();
    match evidence {
        more if more >= EVIDENCE => Verdict::Accepted,
        less if less <= -EVIDENCE => Verdict::Refused,
        _ => Verdict::Open,
    }
}

/// Everything that the games of a tournament say.
pub(super) fn tally(
    game: &str,
    plan: &TournamentPlan,
    pairs: &[[usize; 2]],
    games: &[Vec<Played>],
) -> TournamentTally {
    let pairings = pairs.iter().zip(games).map(|(pair, games)| pairing(plan, *pair, games));
    TournamentTally {
        game: game.to_owned(),
        players: plan.setting.players,
        pairings: pairings.collect(),
        standings: standings(plan, pairs, games),
    }
}

fn pairing(plan: &TournamentPlan, [one, others]: [usize; 2], games: &[Played]) -> Pairing {
    let count = games.len().max(1) as f64;
    let mean = |what: &dyn Fn(&Played) -> f64| games.iter().map(what).sum::<f64>() / count;
    let wins = mean(&|played| played.win);
    Pairing {
        one: plan.entrants[one].to_string(),
        others: plan.entrants[others].to_string(),
        games: games.len() as u64,
        wins,
        interval: interval(wins, games.len() as u64),
        par: 1.0 / f64::from(plan.setting.players),
        scores: [0, 1].map(|who: usize| mean(&|played| played.scores[who])),
        verdict: plan.verdict.map(|shares| verdict(games, shares)),
    }
}

/// Ratings game by game in their order; at a larger table a game counts as one against each other.
fn standings(plan: &TournamentPlan, pairs: &[[usize; 2]], games: &[Vec<Played>]) -> Vec<Standing> {
    let mut standings: Vec<(WengLinRating, Standing)> = plan.entrants.iter().map(fresh).collect();
    for ([one, others], games) in pairs.iter().zip(games) {
        for played in games {
            let outcome = match played.win {
                win if win >= 0.999 => Outcomes::WIN,
                win if win > 0.0 => Outcomes::DRAW,
                _ => Outcomes::LOSS,
            };
            let ratings = (&standings[*one].0, &standings[*others].0);
            let (first, second) =
                weng_lin(ratings.0, ratings.1, &outcome, &WengLinConfig::default());
            (standings[*one].0, standings[*others].0) = (first, second);
            for (place, who) in [(*one, 0), (*others, 1)] {
                let standing = &mut standings[place].1;
                standing.decisions += played.decisions[who];
                standing.milliseconds += played.time[who];
                standing.longest = standing.longest.max(played.longest[who]);
            }
        }
    }
    let mut standings: Vec<Standing> = standings.into_iter().map(settled).collect();
    standings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    standings
}

fn fresh(entrant: &super::Entrant) -> (WengLinRating, Standing) {
    let name = entrant.to_string();
    let standing =
        Standing { name, rating: 0.0, doubt: 0.0, decisions: 0, milliseconds: 0.0, longest: 0.0 };
    (WengLinRating::new(), standing)
}

fn settled((rating, standing): (WengLinRating, Standing)) -> Standing {
    let milliseconds = standing.milliseconds / standing.decisions.max(1) as f64;
    Standing { rating: rating.rating, doubt: rating.uncertainty, milliseconds, ..standing }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(wins: usize, losses: usize) -> Vec<Played> {
        let one = |win: f64| Played { win, ..Played::default() };
        let mut games = vec![one(1.0); wins];
        games.extend(vec![one(0.0); losses]);
        games
    }

    #[test]
    fn intervals_hold_the_share_and_shrink_with_games() {
        let [low, high] = interval(0.5, 100);
        assert!((low - 0.404).abs() < 0.002 && (high - 0.596).abs() < 0.002, "{low} {high}");
        let [low, high] = interval(1.0, 20);
        assert!(low > 0.8 && high <= 1.0, "{low} {high}");
        assert!(interval(0.0, 0)[1] > 0.7, "nothing is known of nothing");
    }

    #[test]
    fn a_verdict_waits_for_evidence() {
        let shares = [0.5, 0.6];
        assert_eq!(verdict(&games(6, 4), shares), Verdict::Open);
        assert_eq!(verdict(&games(130, 70), shares), Verdict::Accepted);
        assert_eq!(verdict(&games(60, 90), shares), Verdict::Refused);
    }
}
