//! The report in words and tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mittwoch_arena::{BalanceArm, BalanceComponent, BalancePlan, BalanceSums, balance_pieces};
use mittwoch_words::{Lang, Words};

use super::BalanceCommand;

/// How sure an interval of 95 % is, in standard errors.
pub(super) const SURE: f64 = 1.96;
/// Components that were offered more seldom are left out.
pub(super) const LEAST: u64 = 100;
/// Shares of takings that need a word.
const SELDOM: f64 = 0.02;
const ALWAYS: f64 = 0.9;

/// Components by the verb with which they are taken.
pub(super) fn families(sums: &BalanceSums) -> BTreeMap<&str, Vec<(&str, &BalanceComponent)>> {
    let mut families: BTreeMap<&str, Vec<(&str, &BalanceComponent)>> = BTreeMap::new();
    for (key, component) in sums.components.iter().filter(|(_, one)| one.offered >= LEAST) {
        let (verb, name) = key.split_once(' ').unwrap_or(("", key));
        families.entry(verb).or_default().push((name, component));
    }
    for family in families.values_mut() {
        family.sort_by(|one, other| share(other.1).total_cmp(&share(one.1)));
    }
    families
}

/// The share of questions in which a component was taken.
pub(super) fn share(component: &BalanceComponent) -> f64 {
    component.taken as f64 / component.offered.max(1) as f64
}

/// What one arm has more than another, and half of its interval.
pub(super) fn more(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    (one.0 - other.0, SURE * one.1.hypot(other.1))
}

/// The report as Markdown.
pub(super) fn report(
    command: &BalanceCommand,
    plan: &BalancePlan,
    sums: &BalanceSums,
) -> Result<String, String> {
    let words = Words::new(Lang::En).with_pieces(balance_pieces(&command.game, plan)?);
    let mut text = head(command, sums);
    seats(&mut text, sums);
    rounds(&mut text, sums);
    sources(&mut text, sums, &words);
    components(&mut text, sums, &words);
    Ok(text)
}

fn head(command: &BalanceCommand, sums: &BalanceSums) -> String {
    let BalanceCommand { game, players, bot, iterations, lean, seed, options, .. } = command;
    let options: String = options.iter().map(|option| format!(" --option {option}")).collect();
    format!(
        "# Balance of {game} for {players}\n\n\
         Written by `cargo xtask balance {game} --players {players} --games {} --bot {bot} \
         --iterations {iterations} --lean {lean} --seed {seed}{options}`. Every seat is played by \
         *{bot}*. In each game every seat has orders drawn by lot: one component in {lean} it must \
         take the first time that it can, and one in {lean} it must leave while there is anything \
         else to answer. *Worth* is what seats had more that had to take a component than seats that \
         had to leave it, among those to whom it was offered; since the orders are drawn by lot, \
         nothing else tells the two apart. A seat learns of its orders when it is asked, not before, \
         so that the way to a component is not spared. Intervals hold 19 times of 20; among many \
         components one in twenty is outside by luck alone.\n\n\
         ![What components are worth]({game}-{players}.svg)\n\n",
        sums.games
    )
}

fn seats(text: &mut String, sums: &BalanceSums) {
    text.push_str("## Seats\n\n| seat | wins | points |\n| --- | --- | --- |\n");
    for (seat, arm) in sums.seats.iter().enumerate() {
        let ((win, doubt), (points, error)) = (arm.win_share(), arm.mean_points());
        let _ = writeln!(
            text,
            "| {} | {:.1} % ± {:.1} | {points:.1} ± {:.1} |",
            seat + 1,
            100.0 * win,
            100.0 * SURE * doubt,
            SURE * error
        );
    }
}

fn rounds(text: &mut String, sums: &BalanceSums) {
    let all: f64 =
        sums.rounds.iter().map(|(rounds, games)| f64::from(*rounds) * *games as f64).sum();
    let _ = writeln!(
        text,
        "\n## Rounds\n\n{:.1} in the mean.\n\n| rounds | games |\n| --- | --- |",
        all / sums.games.max(1) as f64
    );
    for (rounds, games) in &sums.rounds {
        let _ = writeln!(text, "| {rounds} | {games} |");
    }
}

/// Lines of the score sheet and of what was earned on the way. A line that sums others up is told by
/// its share.
fn sources(text: &mut String, sums: &BalanceSums, words: &Words) {
    let seats: u64 = sums.seats.iter().map(|arm| arm.seats).sum();
    let all: f64 = sums.seats.iter().map(|arm| arm.points).sum();
    text.push_str(
        "\n## Where points come from\n\n| source | points of a seat | share |\n| --- | --- | --- |\n",
    );
    let mut sources: Vec<(&String, &f64)> = sums.sources.iter().collect();
    sources.sort_by(|one, other| other.1.total_cmp(one.1));
    for (key, points) in sources {
        let _ = writeln!(
            text,
            "| {} | {:.1} | {:.1} % |",
            words.say(key),
            points / seats.max(1) as f64,
            100.0 * points / all
        );
    }
}

fn components(text: &mut String, sums: &BalanceSums, words: &Words) {
    for (verb, family) in families(sums) {
        let _ = writeln!(
            text,
            "\n## {verb}\n\n| component | offered | taken | taken in the game | worth in points | \
             worth in wins | |\n| --- | --- | --- | --- | --- | --- | --- |"
        );
        for (name, component) in family {
            row(text, &words.piece(name), component);
        }
    }
}

fn row(text: &mut String, name: &str, component: &BalanceComponent) {
    let BalanceComponent { offered, forced, forbidden, free, took, .. } = component;
    let share = share(component);
    let remark = match share {
        seldom if seldom < SELDOM => "hardly ever",
        often if often > ALWAYS => "nearly always",
        _ => "",
    };
    let points = said(forced, forbidden, BalanceArm::mean_points, 1.0, "");
    let wins = said(forced, forbidden, BalanceArm::win_share, 100.0, " %");
    let _ = writeln!(
        text,
        "| {name} | {offered} | {:.1} % | {:.0} % | {points} | {wins} | {remark} |",
        100.0 * share,
        100.0 * *took as f64 / free.seats.max(1) as f64,
    );
}

fn said(
    forced: &BalanceArm,
    forbidden: &BalanceArm,
    of: fn(&BalanceArm) -> (f64, f64),
    times: f64,
    unit: &str,
) -> String {
    if forced.seats < 2 || forbidden.seats < 2 {
        return "–".to_owned();
    }
    let (worth, half) = more(of(forced), of(forbidden));
    format!("{:+.1}{unit} ± {:.1}", times * worth, times * half)
}
