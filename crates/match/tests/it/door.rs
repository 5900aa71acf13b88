//! The door for machines: the same games as in a match, in numbers.

use std::fmt::Write as _;

use mittwoch_games::catalogue;
use mittwoch_kernel::{Chance as _, FastRng, Feature, FeatureKind, Seat, Seats, Seed, Setting};
use mittwoch_match::{Door, DoorFault, DoorSetup, MatchSetup, Title};
use mittwoch_testkit::{allocations, counting_works};
use sha2::{Digest as _, Sha256};

fn door(title: &dyn Title, setting: &Setting, watching: bool) -> Box<dyn Door> {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let setup = DoorSetup { pack, setting: setting.clone(), rules: None, watching };
    title.door(&setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Every game for every number of players.
fn each(mut look: impl FnMut(&dyn Title, Setting)) {
    for title in catalogue() {
        title.about().players.for_each(|players| look(*title, Setting::new(players)));
    }
}

fn any(numbers: &[u32], thought: &mut FastRng) -> u32 {
    numbers[thought.below(numbers.len() as u32) as usize]
}

/// Plays a game at random, to its end or for some answers.
fn play(door: &mut dyn Door, thought: &mut FastRng, most: usize) -> usize {
    let mut answers = 0;
    while answers < most
        && let Some(seat) = door.asked().first()
    {
        let number = any(door.legal(seat), thought);
        door.step(seat, number).expect("it was offered");
        answers += 1;
    }
    answers
}

#[test]
fn a_game_through_the_door_is_the_match_with_its_seed() {
    each(|title, setting| {
        let mut door = door(title, &setting, true);
        let mut thought = FastRng::new(11);
        for number in 1..4 {
            let seed = Seed::from_number(number);
            let pack = title.pack(None).expect("sound");
            let setup = MatchSetup { pack, setting: setting.clone(), seed, entropy: Vec::new() };
            let mut game = title.open(setup).unwrap_or_else(|faults| panic!("{faults:?}"));
            door.restart(seed);
            while let Some(seat) = door.asked().first() {
                assert_eq!(door.asked(), game.awaited());
                let numbers = door.legal(seat).to_vec();
                let written: Vec<_> =
                    numbers.iter().map(|number| door.notation(seat, *number)).collect();
                let offers = game.offers(seat).into_iter().map(|offer| Some(offer.action));
                assert_eq!(written, offers.collect::<Vec<_>>(), "{}", title.about().key);
                let number = any(&numbers, &mut thought);
                let action = door.notation(seat, number).expect("an answer");
                assert_eq!(door.number(seat, &action), Some(number));
                door.step(seat, number).expect("it was offered");
                game.answer(seat, &action).unwrap_or_else(|fault| panic!("{fault:?}"));
            }
            assert!(door.outcome().is_some());
            assert_eq!(door.outcome(), game.outcome(), "{}", title.about().key);
        }
    });
}

#[test]
fn what_is_not_open_is_refused() {
    each(|title, setting| {
        let mut door = door(title, &setting, false);
        let mut thought = FastRng::new(3);
        let count = door.spec().answers;
        let mut mask = vec![7; count as usize];
        for _ in 0..200 {
            let Some(seat) = door.asked().first() else { break };
            let numbers = door.legal(seat).to_vec();
            door.mask(seat, &mut mask).expect("it is as long as there are answers");
            let open: Vec<u32> =
                (0..).zip(&mask).filter(|(_, is)| **is == 1).map(|at| at.0).collect();
            let mut sorted = numbers.clone();
            sorted.sort_unstable();
            assert_eq!(open, sorted);
            for number in [thought.below(count), count, u32::MAX] {
                if !numbers.contains(&number) {
                    assert_eq!(door.step(seat, number), Err(DoorFault::NotOffered));
                }
            }
            let other = Seats::first_n(6).iter().find(|other| !door.asked().contains(*other));
            let other = other.expect("no game asks six at once");
            assert!(door.legal(other).is_empty());
            assert_eq!(door.step(other, numbers[0]), Err(DoorFault::NotAsked));
            door.step(seat, any(&numbers, &mut thought)).expect("it was offered");
        }
        play(&mut *door, &mut thought, usize::MAX);
        assert_eq!(door.step(Seat(0), 0), Err(DoorFault::Over));
        let needed = count as usize;
        assert_eq!(door.mask(Seat(0), &mut [0; 3]), Err(DoorFault::Length { needed }));
        assert_eq!(door.observe(Seat(0), &mut [0.0; 3]), Err(DoorFault::NotWatching));
    });
}

fn seen(door: &dyn Door) -> Vec<Vec<f32>> {
    let mut into = vec![0.5; door.spec().observation];
    let seats = 0..door.spec().seats;
    let observed = seats.map(|seat| {
        door.observe(Seat(seat), &mut into).expect("it watches");
        into.clone()
    });
    observed.collect()
}

#[test]
fn a_copy_goes_on_as_the_original_does() {
    each(|title, setting| {
        let mut door = door(title, &setting, true);
        door.restart(Seed::from_number(8));
        play(&mut *door, &mut FastRng::new(1), 40);
        let (mut kept, mut twin) = (door.twin(), door.twin());
        play(&mut *twin, &mut FastRng::new(2), usize::MAX);
        assert_eq!(seen(&*kept), seen(&*door));
        play(&mut *door, &mut FastRng::new(2), usize::MAX);
        assert_eq!((twin.outcome(), seen(&*twin)), (door.outcome(), seen(&*door)));
        assert!(door.copy_from(&*kept));
        play(&mut *door, &mut FastRng::new(2), usize::MAX);
        assert_eq!((twin.outcome(), seen(&*twin)), (door.outcome(), seen(&*door)));
        kept.reseed(Seed::from_number(9));
        assert_eq!(kept.asked(), kept.twin().asked());
        let unlike = self::door(title, &setting, true);
        assert!(!door.copy_from(&*unlike), "another door has another game");
    });
}

/// Why the numbers of a field cannot be what its description says.
fn strange(feature: &Feature, numbers: &[f32]) -> Option<String> {
    let whole = numbers.iter().all(|number| [0.0, 1.0].contains(number));
    let sound = match feature.kind {
        FeatureKind::Flag | FeatureKind::SomeOf { .. } => whole,
        FeatureKind::OneOf { .. } => whole && numbers.iter().sum::<f32>() <= 1.0,
        FeatureKind::Count { .. } | FeatureKind::Counts { .. } | FeatureKind::Amount { .. } => true,
    };
    let range = feature.range();
    let within = numbers.iter().all(|number| range.contains(number));
    (!sound || !within).then(|| format!("{feature:?}: {numbers:?}"))
}

#[test]
fn numbers_of_an_observation_keep_to_the_range_of_their_field() {
    each(|title, setting| {
        let mut door = door(title, &setting, true);
        let mut thought = FastRng::new(5);
        let mut end = 0;
        for feature in &door.spec().features {
            assert_eq!(feature.first, end, "{feature:?}");
            end += feature.len();
        }
        assert_eq!(end, door.spec().observation);
        for number in 0..3 {
            door.restart(Seed::from_number(number));
            while play(&mut *door, &mut thought, 7) > 0 {
                for numbers in seen(&*door) {
                    for feature in &door.spec().features {
                        let own = &numbers[feature.first..feature.first + feature.len()];
                        assert_eq!(strange(feature, own), None, "{}", title.about().key);
                    }
                }
            }
        }
    });
}

#[test]
fn an_answer_takes_nothing_from_the_heap() {
    assert!(counting_works());
    each(|title, setting| {
        for watching in [false, true] {
            let mut door = door(title, &setting, watching);
            let mut space = door.twin();
            let mut mask = vec![0; door.spec().answers as usize];
            let mut into = vec![0.0; door.spec().observation];
            let mut thought = FastRng::new(4);
            for number in 0..3 {
                door.restart(Seed::from_number(number));
                let (answers, count) = allocations(|| {
                    let mut answers = 0;
                    while let Some(seat) = door.asked().first() {
                        let number = any(door.legal(seat), &mut thought);
                        door.mask(seat, &mut mask).expect("it fits");
                        if watching {
                            door.observe(seat, &mut into).expect("it fits");
                        }
                        assert!(space.copy_from(&*door));
                        door.step(seat, number).expect("it was offered");
                        answers += 1;
                    }
                    answers
                });
                assert!(answers > 10);
                assert_eq!(count, 0, "{} {setting:?} {watching}", title.about().key);
            }
        }
    });
}

/// The digest of the numbering, from every seat.
fn digest(door: &dyn Door) -> String {
    let mut text = String::new();
    for seat in (0..door.spec().seats).map(Seat) {
        for number in 0..door.spec().answers {
            let written = door.notation(seat, number).unwrap_or_default();
            writeln!(text, "{} {number} {written}", seat.0).expect("text can be written");
        }
    }
    mittwoch_kernel::hex(&Sha256::digest(text.as_bytes()))[..16].to_owned()
}

/// What a number means never changes for a version of the rules and a pack: machines have learnt
/// it. Another meaning needs another version, and this list then says it.
#[test]
fn numbers_mean_what_they_meant() {
    let mut now = Vec::new();
    each(|title, setting| {
        let door = door(title, &setting, false);
        let (key, players) = (title.about().key, setting.players);
        now.push(format!("{key} {players}: {} {}", door.spec().answers, digest(&*door)));
    });
    insta::assert_snapshot!(now.join("\n"));
}
