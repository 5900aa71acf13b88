//! What a seat cannot know changes neither its hints nor what a review says of its answers, nor what
//! a bot thinks that has heard the match from its beginning.

use mittwoch_kernel::Viewer;
use mittwoch_match::{Match, MindBudget, RedealPoint, lay};
use mittwoch_review::{Adviser, adviser};

use crate::helper::{asked, open, play_on};

/// The same match in another world, played by the same answers.
fn other_world(
    title: &dyn mittwoch_match::Title,
    game: &dyn Match,
    viewer: Viewer,
    luck: u64,
) -> Option<Box<dyn Match>> {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let moment = RedealPoint { viewer, seq: game.seq() };
    let deal = title.redeal(&game.save(), &pack, moment, luck).expect("another deal");
    if !deal.moved {
        return None;
    }
    lay(mittwoch_kernel::Seed::from_number(77), &deal);
    let mut other = open(title, game.seats(), 77);
    for number in 0..game.answers() {
        let given = game.given_answer(number).expect("it stands");
        if given.auto {
            assert!(other.answer_forced(), "what was forced is forced");
            continue;
        }
        let action = deal.renamed(&given.action);
        other.answer(given.seat, &action).unwrap_or_else(|fault| panic!("{action}: {fault:?}"));
    }
    Some(other)
}

#[test]
fn hints_know_only_what_the_seat_knows() {
    for title in mittwoch_games::catalogue() {
        let mut compared = 0;
        for (moment, luck) in [(4, 1), (17, 2), (33, 3), (52, 4)] {
            let mut game = open(*title, 2, 77);
            play_on(&mut *game, "random", moment);
            let Some(seat) = asked(&mut *game, "random") else { continue };
            let bot = adviser(title.bots());
            let Some(other) = other_world(*title, &*game, Viewer::Seat(seat), luck) else {
                continue;
            };
            let budget = MindBudget::iterations(2);
            let [one, two] = [&game, &other].map(|game| {
                let adviser = Adviser::new(&**game, seat, bot);
                adviser.expect("the seat is asked").advise(&budget)
            });
            assert_eq!(one, two, "{} after {moment} answers", title.about().key);
            compared += 1;
        }
        assert!(compared > 0, "{}: nothing was hidden", title.about().key);
    }
}

#[test]
fn bots_that_heard_the_match_know_only_what_their_seat_knows() {
    for title in mittwoch_games::catalogue() {
        let mut compared = 0;
        for (moment, luck) in [(17, 2), (33, 3), (52, 4)] {
            let mut game = open(*title, 2, 77);
            play_on(&mut *game, "random", moment);
            let Some(seat) = asked(&mut *game, "random") else { continue };
            let Some(other) = other_world(*title, &*game, Viewer::Seat(seat), luck) else {
                continue;
            };
            for name in title.bots() {
                let [one, two] = [&game, &other].map(|game| {
                    let mut bot = game.bot(seat, name).expect("a bot of this name");
                    game.brief(&mut *bot);
                    bot.think(&MindBudget::iterations(2))
                });
                assert_eq!(one, two, "{name} in {} after {moment}", title.about().key);
            }
            compared += 1;
        }
        assert!(compared > 0, "{}: nothing was hidden", title.about().key);
    }
}
