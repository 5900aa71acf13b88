//! Where points came from on the way.

use mittwoch_games::catalogue;
use mittwoch_protocol::ScorePoint;

use crate::helper::{finish, open_any};

#[test]
fn what_came_on_the_way_is_told_by_source() {
    let mut told = 0;
    for title in catalogue() {
        for players in title.about().players {
            let mut game = open_any(*title, players, 8 + u64::from(players));
            finish(&mut *game);
            let (earned, sheet) = (game.earnings(), game.score_sheet());
            if earned.is_empty() {
                continue;
            }
            told += 1;
            let on_the_way = &sheet[0].values;
            let sum = |column| earned.iter().map(|line| line.values[column]).sum::<i32>();
            let sums: Vec<i32> = (0..on_the_way.len()).map(sum).collect();
            assert_eq!(&sums, on_the_way, "{players}: {earned:?}");
        }
    }
    assert!(told > 3, "{told}");
}

#[test]
fn the_course_of_the_scores_counts_turns_or_else_rounds() {
    for title in catalogue() {
        let mut game = open_any(*title, 2, 4);
        finish(&mut *game);
        let points = game.scores();
        let ordered =
            |pair: &[ScorePoint]| pair[0].at <= pair[1].at && pair[0].turn <= pair[1].turn;
        assert!(points.windows(2).all(ordered), "{points:?}");
        let last = points.last().expect("an end");
        assert_eq!(last.at as usize, game.answers());
        assert!(last.turn > 1, "{points:?}");
        if title.about().key == "unconscious-mind" {
            assert_eq!(last.turn, u32::from(game.outcome().expect("over").rounds));
        }
    }
}
