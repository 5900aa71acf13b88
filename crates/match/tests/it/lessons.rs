//! Every guided first game: its deal, its moments, and people who do something else.

use std::fs;
use std::path::Path;

use mittwoch_kernel::{Seat, Setting, Viewer};
use mittwoch_match::{Lesson, LessonCourse, LessonSight, Match, MatchSetup, Moment};
use mittwoch_protocol::Offer;

/// The seat of the person who learns.
const PERSON: Seat = Seat(0);

/// The lessons as they lie in the folders, so that whoever writes one need not build anything.
fn lessons() -> Vec<(&'static str, Lesson)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let read = |(key, _): &(&'static str, &'static str)| {
        let text = fs::read_to_string(games.join(key).join("teach/lesson.json"));
        let lesson = Lesson::read(&text.expect("a lesson"));
        (*key, lesson.unwrap_or_else(|fault| panic!("{key}: {fault}")))
    };
    mittwoch_games::lessons().iter().map(read).collect()
}

fn opened(key: &str, lesson: &Lesson) -> Box<dyn Match> {
    let title = mittwoch_games::title(key).expect("a game");
    let setting = Setting { players: lesson.players, options: lesson.options.clone() };
    let pack = title.pack(None).expect("a pack");
    let opening = MatchSetup { pack, setting, seed: lesson.seed(), entropy: Vec::new() };
    title.open_lesson(opening).expect("a match")
}

/// Lets bots and forced answers go on until the person is asked; whether that is so.
fn advance(game: &mut dyn Match, lesson: &Lesson) -> bool {
    while game.outcome().is_none() {
        if game.answer_forced() {
            continue;
        }
        if game.awaited().contains(PERSON) {
            return true;
        }
        let seat = game.awaited().iter().next().expect("somebody is asked");
        let bot = &lesson.bots[seat.index() - 1];
        let action = game.bot_answer(seat, bot).expect("a bot has an answer");
        game.answer(seat, &action).expect("a sound answer");
    }
    false
}

/// What came in a walk: the keys of the moments in order, and how many questions had none.
#[derive(Default, Debug)]
struct Walked {
    came: Vec<String>,
    proposed: Vec<String>,
    between: usize,
}

/// Walks a lesson to its end; `choose` answers, with the moment that is explained.
fn walk(
    key: &str,
    lesson: &Lesson,
    mut choose: impl FnMut(&dyn Match, Option<&Moment>, &[Offer]) -> String,
) -> Walked {
    let mut game = opened(key, lesson);
    let (mut course, mut walked) = (LessonCourse::new(lesson), Walked::default());
    while !course.is_over() && advance(&mut *game, lesson) {
        let (view, offers) = (game.view(Viewer::Seat(PERSON)), game.offers(PERSON));
        let question = game.question(PERSON).expect("a question").name;
        let sight = LessonSight { view: &view, question: &question, offers: &offers };
        let due = course.due(lesson, sight);
        let moment = due.map(|at| &lesson.moments[at]);
        trace(&*game, moment, &question, &offers);
        if let Some(at) = due {
            walked.came.push(lesson.moments[at].key.clone());
            course.pass(at);
            if lesson.moments[at].is_read() {
                continue;
            }
            let proposed = lesson.moments[at].answers.iter();
            let named =
                proposed.filter(|action| offers.iter().any(|offer| offer.action == **action));
            walked.proposed.extend(named.take(1).cloned());
        } else {
            walked.between += 1;
        }
        let action = choose(&*game, moment, &offers);
        game.answer(PERSON, &action).expect("what is offered is allowed");
    }
    walked
}

/// For whoever writes a lesson: `LESSON=1 cargo test -p mittwoch-match lessons -- --nocapture`.
fn trace(game: &dyn Match, moment: Option<&Moment>, question: &str, offers: &[Offer]) {
    if std::env::var_os("LESSON").is_none() {
        return;
    }
    let key = moment.map_or("-", |moment| &moment.key);
    println!("== {key} [{question}] answers {}", game.answers());
    if moment.is_some_and(Moment::is_read) {
        return;
    }
    let greedy = game.bot_answer(PERSON, "greedy");
    for offer in offers {
        let mark = if greedy.as_ref() == Some(&offer.action) { "*" } else { " " };
        println!("   {mark} {}   {:?}", offer.action, offer.pieces);
    }
}

fn as_proposed(game: &dyn Match, moment: Option<&Moment>, offers: &[Offer]) -> String {
    let proposed = moment.and_then(|moment| moment.proposed(offers));
    let proposed = proposed.map(|offer| offer.action.clone());
    let action = proposed.or_else(|| game.bot_answer(PERSON, "greedy")).expect("an answer");
    if std::env::var_os("LESSON").is_some() {
        println!("   > {action}");
    }
    action
}

#[test]
fn on_the_proposed_path_every_moment_comes_and_its_answer_is_offered() {
    for (key, lesson) in lessons() {
        let walked = walk(key, &lesson, as_proposed);
        let keys: Vec<_> = lesson.moments.iter().map(|moment| &moment.key).collect();
        let missing: Vec<_> = keys.iter().filter(|key| !walked.came.contains(key)).collect();
        assert!(missing.is_empty(), "{key}: {missing:?} never came, only {:?}", walked.came);
        let doing = lesson.moments.iter().filter(|moment| !moment.is_read()).count();
        assert_eq!(walked.proposed.len(), doing, "{key}: {:?}", walked.proposed);
        assert!(
            walked.between <= 2 * keys.len(),
            "{key}: {} questions without a word",
            walked.between
        );
    }
}

/// The way through a lesson that its browser test takes: what is answered where nothing is explained.
/// `LESSON=write` writes it anew.
#[test]
fn what_is_answered_between_the_moments_is_written_down() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for (key, lesson) in lessons() {
        let mut between = Vec::new();
        walk(key, &lesson, |game, moment, offers| {
            let action = as_proposed(game, moment, offers);
            between.extend(moment.is_none().then(|| action.clone()));
            action
        });
        let path = games.join(key).join("teach/between.json");
        if std::env::var("LESSON").is_ok_and(|wish| wish == "write") {
            let text = serde_json::to_string_pretty(&between).expect("texts");
            fs::write(&path, text + "\n").expect("a folder to write to");
        }
        let text = fs::read_to_string(&path).expect("the answers between");
        let written: Vec<String> = serde_json::from_str(&text).expect("a list of answers");
        assert_eq!(between, written, "{key}: run it with LESSON=write");
    }
}

#[test]
fn nobody_gets_stuck_however_they_answer() {
    for (key, lesson) in lessons() {
        for luck in 0..50_u64 {
            let mut number = luck.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let any = |_: &dyn Match, _: Option<&Moment>, offers: &[Offer]| {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                offers[(number >> 33) as usize % offers.len()].action.clone()
            };
            let walked = walk(key, &lesson, any);
            let last = &lesson.moments.last().expect("moments").key;
            assert!(walked.came.contains(last), "{key}, {luck}: {:?}", walked.came);
        }
    }
}

#[test]
fn the_deal_is_known_and_the_record_says_that_it_is_a_lesson() {
    for (key, lesson) in lessons() {
        let (one, other) = (opened(key, &lesson), opened(key, &lesson));
        let seen = |game: &dyn Match| game.view(Viewer::Seat(PERSON));
        assert_eq!(seen(&*one), seen(&*other), "{key}");
        assert!(one.header().lesson);
        let first = one.record().lines().next().expect("a head").to_owned();
        assert!(first.contains("\"lesson\":true"), "{first}");
        let title = mittwoch_games::title(key).expect("a game");
        let again = title.resume(&one.save(), &title.pack(None).expect("a pack"));
        assert!(again.expect("taken up").header().lesson);
    }
}
