//! Tournaments: fixed iterations, small enough for every run of the tests.

use std::fs;

use mittwoch_arena::{
    Entrant, Meeting, TournamentPlan, TournamentTally, Verdict, drawing, tournament,
};
use mittwoch_games::title;
use mittwoch_kernel::Setting;

fn plan(players: u8, bots: &[&str]) -> TournamentPlan {
    let title = title("notre-dame").expect("a game");
    let entrants = bots.iter().map(|bot| bot.parse::<Entrant>().expect("a bot"));
    TournamentPlan {
        pack: title.pack(None).expect("the built-in pack"),
        setting: Setting::new(players),
        entrants: entrants.collect(),
        meeting: Meeting::RoundRobin,
        deals: 3,
        seed: 5,
        threads: 2,
        kept: None,
        verdict: None,
    }
}

fn held(plan: &TournamentPlan) -> TournamentTally {
    let title = title("notre-dame").expect("a game");
    let mut tally = tournament(title, plan, &|_, _| {}).expect("a sound plan");
    for standing in &mut tally.standings {
        (standing.milliseconds, standing.longest) = (0.0, 0.0);
    }
    tally
}

#[test]
fn everybody_meets_everybody_at_every_seat_whatever_the_threads() {
    let plan = plan(2, &["random", "greedy", "club@1"]);
    let tally = held(&plan);
    assert_eq!(tally, held(&TournamentPlan { threads: 1, ..plan }));
    assert_eq!(tally.pairings.len(), 3);
    assert!(tally.pairings.iter().all(|pairing| pairing.games == 6 && pairing.par == 0.5));
    assert!(tally.pairings[0].wins < 0.2, "{:?}", tally.pairings[0]);
    assert_eq!(tally.standings.last().expect("three").name, "random");
    assert!(drawing(&tally).contains("random / greedy"));
}

#[test]
fn one_sits_among_many_at_a_larger_table() {
    let gauntlet = TournamentPlan { meeting: Meeting::Gauntlet, ..plan(4, &["greedy", "random"]) };
    let tally = held(&gauntlet);
    let [pairing] = &tally.pairings[..] else { panic!("one pairing") };
    assert_eq!((pairing.games, pairing.par), (12, 0.25));
    assert!(pairing.wins > 0.7, "{pairing:?}");
}

#[test]
fn a_tournament_goes_on_from_its_file_and_stops_at_a_verdict() {
    let path = std::env::temp_dir().join(format!("mittwoch-arena-{}.jsonl", std::process::id()));
    let _ = fs::remove_file(&path);
    let plan = TournamentPlan {
        deals: 60,
        kept: Some(path.clone()),
        verdict: Some([0.5, 0.8]),
        ..plan(2, &["greedy", "random"])
    };
    let first = held(&plan);
    assert_eq!(first.pairings[0].verdict, Some(Verdict::Accepted));
    assert!(first.pairings[0].games < 120, "the verdict comes before the end");
    let lines = fs::read_to_string(&path).expect("kept").lines().count();
    assert_eq!(lines as u64, first.pairings[0].games);
    assert_eq!(held(&plan), first);
    let again = fs::read_to_string(&path).expect("kept").lines().count();
    assert_eq!(again, lines, "nothing is played twice");
    fs::remove_file(&path).expect("it was there");
}

#[test]
fn what_cannot_be_held_is_refused() {
    let title = title("notre-dame").expect("a game");
    let faults = |plan: TournamentPlan| tournament(title, &plan, &|_, _| {}).is_err();
    assert!(faults(plan(2, &["greedy"])));
    assert!(faults(plan(2, &["greedy", "nobody"])));
    assert!(faults(TournamentPlan { deals: 0, ..plan(2, &["greedy", "random"]) }));
}
