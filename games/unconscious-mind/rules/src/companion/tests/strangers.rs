//! Whatever is told, the companion answers: with a question, with a fault, never with a panic.

use mittwoch_kernel::{
    Chance, FastRng, Field, FieldKind, Form, Said, Setting, Situation, Stand, Statement,
};

use super::{pack, run, told, word};
use crate::companion::accompany;
use crate::component::{Colour, Tag};

const EFFECTS: [&str; 12] = [
    "",
    "gain coffee 2",
    "gain box 2 + gain points 3",
    "therapy 4",
    "therapy 2; gain reputation 1",
    "trigger row 1",
    "trigger column + trigger row 3",
    "gain research 2 + play research 2",
    "move inkpot 1..4",
    "publish / treat",
    "move professor to freud",
    "unlock room + gain bright 3",
];

fn pick<'a, T>(luck: &mut FastRng, all: &'a [T]) -> &'a T {
    &all[luck.below(all.len() as u32) as usize]
}

/// Something that fits into a field.
fn fitting(luck: &mut FastRng, field: &Field) -> Said {
    match &field.kind {
        FieldKind::Number { least, most } => {
            Said::Number(least + luck.below((most - least + 1) as u32) as i32)
        }
        FieldKind::Choice(options) => Said::Word(pick(luck, options).word.clone()),
        FieldKind::Flags(options) | FieldKind::Order(options) => {
            let some = options.iter().filter(|_| luck.below(3) == 0);
            Said::Words(some.map(|option| option.word.clone()).collect())
        }
        FieldKind::Own(kind) => match kind.as_str() {
            "effect" => word(EFFECTS[luck.below(EFFECTS.len() as u32) as usize]),
            "tags" => Said::Words(vec![pick(luck, Tag::NAMES).to_string(); 2]),
            _ => Said::Words((0..3).map(|_| pick(luck, Colour::NAMES).to_string()).collect()),
        },
    }
}

fn answered(luck: &mut FastRng, form: &Form) -> Statement {
    let say = form.fields.iter().map(|field| (field.name.clone(), fitting(luck, field)));
    Statement { ask: form.name.clone(), say: say.collect() }
}

fn settings() -> [Setting; 3] {
    let modules = Setting::new(1).with("journalist", "true").with("fireworks", "true");
    [Setting::new(1), modules.clone().with("locations", "grey"), modules.with("level", "hard")]
}

#[test]
fn games_of_random_answers_never_break() {
    for (seed, setting) in (0..24).flat_map(|seed| settings().map(|setting| (seed, setting))) {
        let (mut luck, mut run) = (FastRng::new(seed), run(&setting));
        for _ in 0..250 {
            let Ok(reached) = run.follow(&[]) else { break };
            let Some(form) = reached.ask else { break };
            let correct = crate::companion::correct::forms(&run);
            let form = if luck.below(12) == 0 { pick(&mut luck, &correct) } else { &form };
            let statement = answered(&mut luck, form);
            if run.follow(&[statement]).is_err() {
                break;
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_a_fault_and_the_question_stays() {
    let situation =
        |told: Vec<Statement>| Situation { version: 1, options: Default::default(), told };
    let wrong = [
        told("begin", vec![]),
        told(
            "begin",
            vec![("start", word("new")), ("compass", word("up")), ("freud", word("opera"))],
        ),
        told("begin", vec![("start", Said::Number(3))]),
    ];
    for statement in wrong {
        let Stand { guide, .. } =
            accompany(&pack(), &situation(vec![statement])).expect("it stands");
        assert!(guide.fault.is_some(), "a fault says what is wrong");
        assert_eq!(guide.ask.map(|form| form.name).as_deref(), Some("begin"));
        assert!(guide.situation.told.is_empty());
    }
    let unknown = accompany(&pack(), &situation(vec![told("nothing", vec![])])).expect("it stands");
    assert!(unknown.guide.fault.is_none() && unknown.guide.situation.told.is_empty());
}

#[test]
fn an_effect_without_bounds_is_refused() {
    let mut run = run(&Setting::new(1));
    let long = "gain coffee 1 + ".repeat(20);
    for text in [
        "move inkpot 5",
        "repeat 9: repeat 9: gain coffee 1",
        "gain coffee 99",
        "adjust coffee-limit 1",
        "on cure: gain coffee 1",
        "gain",
        "therapy 2",
        "unlock room",
        long.as_str(),
    ] {
        let read = crate::companion::effects::read(&mut run.game.catalogue, "tile", text);
        assert!(read.is_err(), "{text}");
    }
    assert_eq!(crate::companion::effects::read(&mut run.game.catalogue, "tile", " "), Ok(None));
}

#[test]
fn options_are_checked() {
    let options = [("level".to_owned(), "divine".to_owned())].into_iter().collect();
    let fault = accompany(&pack(), &Situation { version: 1, options, told: vec![] });
    assert_eq!(fault.err().map(|phrase| phrase.key).as_deref(), Some("um-companion-fault-options"));
}
