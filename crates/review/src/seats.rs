//! The match through the eyes of each seat: its chances, what decided, and what was luck.

use mittwoch_kernel::{Outcome, Seat};
use mittwoch_protocol::{ChancePoint, DecisiveMoment, ReviewedAnswer, SeatReview};

/// How many moments are told.
const MOMENTS: usize = 3;
/// How many of them are of one seat at most.
const OF_ONE: usize = 2;

/// The match through the eyes of every seat.
pub(crate) fn seat_reviews(
    answers: &[ReviewedAnswer],
    outcome: &Outcome,
    length: u32,
) -> Vec<SeatReview> {
    let seats = outcome.scores.len() as u8;
    (0..seats).map(|seat| seat_review(answers, outcome, length, Seat(seat))).collect()
}

fn seat_review(
    answers: &[ReviewedAnswer],
    outcome: &Outcome,
    length: u32,
    seat: Seat,
) -> SeatReview {
    let own = || answers.iter().filter(|answer| answer.seat == seat);
    let mistakes = own().map(|answer| u32::from(answer.cost)).sum();
    let others = answers.iter().filter(|answer| answer.seat != seat);
    let rivals = others.map(|answer| given_away(answer, seat)).sum();
    let points = points(answers, outcome, length, seat);
    let luck = all_told(answers, outcome, seat) - rivals;
    SeatReview { seat, points, moments: moments(answers, seat), mistakes, rivals, luck }
}

/// The chances after each own answer, before the first one, and at the end.
fn points(
    answers: &[ReviewedAnswer],
    outcome: &Outcome,
    length: u32,
    seat: Seat,
) -> Vec<ChancePoint> {
    let point = |answer: &ReviewedAnswer| ChancePoint {
        at: answer.at + 1,
        round: answer.round,
        chances: answer.played.chances.clone(),
        error: answer.played.estimate.win_error,
    };
    let own = answers.iter().filter(|answer| answer.seat == seat);
    let mut points: Vec<ChancePoint> = own.clone().map(point).collect();
    if let Some(first) = own.clone().next() {
        let best = best(first);
        let start = ChancePoint { at: first.at, chances: best.chances.clone(), ..point(first) };
        points.insert(0, start);
    }
    let share = 1000 / outcome.winners.len().max(1) as u16;
    let end = |at: u8| if outcome.winners.contains(Seat(at)) { share } else { 0 };
    let chances = (0..outcome.scores.len() as u8).map(end).collect();
    points.push(ChancePoint { at: length, round: outcome.rounds, chances, error: 0 });
    points
}

/// The best of the answers that were weighed.
fn best(answer: &ReviewedAnswer) -> &mittwoch_protocol::ReviewedChoice {
    match answer.others.first() {
        Some(other) if answer.cost > 0 => other,
        _ => &answer.played,
    }
}

/// What another seat's answer brought this one, against what was best for the other.
fn given_away(answer: &ReviewedAnswer, seat: Seat) -> i32 {
    match answer.swing.get(seat.index()) {
        Some(swing) if answer.cost > 0 => i32::from(*swing),
        _ => 0,
    }
}

/// How the chance of a seat changed between its own answers, all together: what came to it from
/// outside. Its own answers are left out: each is counted from what it promised.
fn all_told(answers: &[ReviewedAnswer], outcome: &Outcome, seat: Seat) -> i32 {
    let mut last: Option<u16> = None;
    let mut change = 0;
    for answer in answers.iter().filter(|answer| answer.seat == seat) {
        let before = best(answer).estimate.win;
        change += last.map_or(0, |last| i32::from(before) - i32::from(last));
        last = Some(answer.played.estimate.win);
    }
    let share = 1000 / outcome.winners.len().max(1) as i32;
    let end = if outcome.winners.contains(seat) { share } else { 0 };
    change + last.map_or(0, |last| end - i32::from(last))
}

/// The answers that changed the chance of a seat most, and surely; at most two of one seat.
fn moments(answers: &[ReviewedAnswer], seat: Seat) -> Vec<DecisiveMoment> {
    let change = |answer: &ReviewedAnswer| answer.swing.get(seat.index()).copied().unwrap_or(0);
    let sure = |answer: &ReviewedAnswer| i32::from(change(answer)).abs() - i32::from(answer.error);
    let mut order: Vec<usize> =
        (0..answers.len()).filter(|at| change(&answers[*at]) != 0).collect();
    order.sort_by_key(|at| (-sure(&answers[*at]), *at));
    let mut chosen: Vec<DecisiveMoment> = Vec::new();
    for at in order {
        let of = answers[at].seat;
        let same = chosen.iter().filter(|one| answers[one.answer as usize].seat == of).count();
        let alone = answers.iter().all(|answer| answer.seat == of);
        if chosen.len() < MOMENTS && (same < OF_ONE || alone) {
            chosen.push(DecisiveMoment { answer: at as u32, change: change(&answers[at]) });
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use mittwoch_kernel::{Phrase, Seats};
    use mittwoch_protocol::{Estimate, ReviewedChoice, Sureness};

    fn choice(chances: [u16; 2], seat: usize) -> ReviewedChoice {
        let estimate = Estimate { win: chances[seat], ..Estimate::default() };
        let (action, phrase) = (String::new(), Phrase::new("offer"));
        let chances = chances.to_vec();
        ReviewedChoice { action, phrase, pieces: Vec::new(), estimate, chances, why: Vec::new() }
    }

    fn answer(at: u32, seat: u8, played: [u16; 2], other: [u16; 2]) -> ReviewedAnswer {
        let own = usize::from(seat);
        let swing: Vec<i16> = (0..2).map(|s| played[s] as i16 - other[s] as i16).collect();
        ReviewedAnswer {
            at,
            seat: Seat(seat),
            round: 1,
            question: Phrase::new("ask"),
            played: choice(played, own),
            others: vec![choice(other, own)],
            cost: (-swing[own]).max(0) as u16,
            error: 10,
            sure: Sureness::Certain,
            swing,
        }
    }

    fn won(seat: u8) -> Outcome {
        let winners: Seats = [Seat(seat)].into_iter().collect();
        Outcome { winners, scores: [3, 2].into_iter().collect(), automaton: None, rounds: 4 }
    }

    #[test]
    fn mistakes_rivals_and_luck_add_up_to_how_the_chance_went() {
        // A mistake of 100; the other gives 150 away; then a draw takes 50; the end is a win.
        let answers = [
            answer(0, 0, [400, 600], [500, 500]),
            answer(1, 1, [550, 450], [400, 600]),
            answer(2, 0, [500, 500], [450, 550]),
        ];
        let review = &seat_reviews(&answers, &won(0), 3)[0];
        assert_eq!((review.mistakes, review.rivals), (100, 150));
        let start = i32::from(review.points[0].chances[0]);
        let end = i32::from(review.points.last().expect("an end").chances[0]);
        assert_eq!((start, end), (500, 1000));
        assert_eq!(end - start, review.luck + review.rivals - review.mistakes as i32);
        assert_eq!(review.luck, 450);
    }

    #[test]
    fn a_bad_draw_is_nobodys_mistake() {
        let answers = [answer(0, 0, [600, 400], [500, 500]), answer(4, 0, [200, 800], [150, 850])];
        let review = &seat_reviews(&answers, &won(1), 6)[0];
        assert_eq!((review.mistakes, review.rivals, review.luck), (0, 0, -600));
    }

    #[test]
    fn moments_are_the_greatest_changes_and_at_most_two_of_one_seat() {
        let answers: Vec<_> = [(0, 300), (0, 250), (0, 200), (1, 100), (1, 20)]
            .iter()
            .zip(0..)
            .map(|((seat, cost), at)| {
                let mut played = [500u16, 500];
                played[*seat as usize] -= cost;
                played[1 - *seat as usize] += cost;
                answer(at, *seat, played, [500, 500])
            })
            .collect();
        let moments = &seat_reviews(&answers, &won(0), 5)[0].moments;
        let told: Vec<_> = moments.iter().map(|one| (one.answer, one.change)).collect();
        assert_eq!(told, [(0, -300), (1, -250), (3, 100)]);
    }
}
