//! Non-interference: what a viewer cannot know does not reach it, in no way and at no time.
//!
//! Everything unknown to a viewer changes places from the set-up on, the same play is made again,
//! and the viewer's whole stream must be the same to the byte, its observations too.

use std::collections::BTreeMap;

use mittwoch_kernel::{Draw, FastRng, NameList, Observation, Record, Viewer, Whole};

use super::known::{first, knowledge, learn};
use crate::luck::{below, sample, shuffle};
use crate::stream::{difference, perceived, told};
use crate::walk::{perform_scripted, setup_scripted};
use crate::{Broken, Case, WalkStep};

/// How many questions of a long walk are compared; what the viewer is told is compared at each.
const QUESTIONS: usize = 96;

/// How many offers of each question get their preview compared.
const PREVIEWS: usize = 6;

type NamePairs = BTreeMap<String, String>;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(8);
    let viewers: Vec<Viewer> = Viewer::all(case.game().seats()).collect();
    let viewer = viewers[below(viewers.len(), &mut luck)];
    let until = below(case.walk.steps.len() + 1, &mut luck);
    let groups = case.game().interchangeable(&knowledge(case, viewer, until));
    case.at(until);
    let names = permutation(case, groups, &mut luck)?;
    if names.is_empty() {
        return Ok(0);
    }
    let mut questions = sample(until, QUESTIONS, &mut luck);
    questions.push(until);
    let moved = other_world(case, viewer, &questions, &names)?;
    Ok(u64::from(moved))
}

/// Where each name goes; names that stay are left out.
fn permutation<G: Whole>(
    case: &Case<'_, G>,
    groups: Vec<Vec<String>>,
    luck: &mut FastRng,
) -> Result<NamePairs, Broken> {
    let mut names = NamePairs::new();
    for group in groups {
        let mut shuffled = group.clone();
        shuffle(&mut shuffled, luck);
        for (from, to) in group.into_iter().zip(shuffled) {
            let known = case.subject.pieces.contains(&from);
            case.must(known, || format!("'{from}' is interchangeable, but no piece"))?;
            if let Some(twice) = names.insert(from, to) {
                return Err(case.broken(format!("the place of '{twice}' is taken twice")));
            }
        }
    }
    names.retain(|from, to| from != to);
    Ok(names)
}

/// Plays the world with exchanged names beside the true one and compares what the viewer gets.
fn other_world<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    questions: &[usize],
    names: &NamePairs,
) -> Result<bool, Broken> {
    let (game, live) = (case.game(), &case.walk.opening);
    case.at(0);
    let other = setup_scripted(game, &renamed_draws(&live.draws, names))
        .map_err(|fault| case.broken(format!("in the permuted set-up: {fault}")))?;
    let mut state = other.state;
    same(case, viewer, &told(game, &live.events, viewer), &told(game, &other.events, viewer))?;
    let mut known = [first(case, viewer), game.know(viewer, &game.view(&state, viewer))];
    let mut played = 0;
    for &question in questions {
        for at in played..question {
            learn(case, viewer, at, &mut known[0]);
            case.at(at);
            let step = &case.walk.steps[at];
            let events = replay_step(case, viewer, step, names, &mut state)?;
            for view in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                game.learn(&mut known[1], &view);
            }
        }
        played = question;
        same_question(case, viewer, question, &state)?;
        same_observation(case, viewer, &known)?;
    }
    Ok(state != *case.walk.state(played))
}

/// Makes one answer in the world with exchanged names; the viewer must be told the same.
fn replay_step<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    step: &WalkStep<G>,
    names: &NamePairs,
    state: &mut G::State,
) -> Result<Vec<G::Event>, Broken> {
    let game = case.game();
    let record = renamed(case, &step.record, names)?;
    allowed(case, state, &record)?;
    let events = perform_scripted(game, state, &record)
        .map_err(|fault| case.broken(format!("in the permuted world: {fault}")))?;
    same(case, viewer, &told(game, &step.events, viewer), &told(game, &events, viewer))?;
    Ok(events.into_iter().collect())
}

/// What a machine is handed must not differ either.
fn same_observation<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    [one, other]: &[G::Knowledge; 2],
) -> Result<(), Broken> {
    let lines = |knowledge| {
        let Observation { features, numbers, .. } = Observation::of(case.game(), knowledge);
        let line = |feature: &mittwoch_kernel::Feature| {
            let end = feature.first + feature.len();
            format!("observation {} {:?}", feature.name, &numbers[feature.first..end])
        };
        features.iter().map(line).collect::<Vec<_>>()
    };
    same(case, viewer, &lines(one), &lines(other))
}

fn same_question<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    at: usize,
    other: &G::State,
) -> Result<(), Broken> {
    case.at(at);
    let lines = |state| perceived(case.game(), state, viewer, PREVIEWS);
    same(case, viewer, &lines(case.walk.state(at)), &lines(other))
}

fn same<G: Whole>(
    case: &Case<'_, G>,
    viewer: Viewer,
    one: &[String],
    other: &[String],
) -> Result<(), Broken> {
    match difference(one, other) {
        Some(what) => Err(case.broken(format!("{viewer:?} can tell what is hidden: {what}"))),
        None => Ok(()),
    }
}

fn allowed<G: Whole>(
    case: &Case<'_, G>,
    state: &G::State,
    record: &Record<G::Action>,
) -> Result<(), Broken> {
    let verdict = case.game().check(state, record.seat, record.action);
    case.must(verdict.is_ok(), || {
        let text = case.write(record.action);
        format!("in the permuted world '{text}' is refused: {verdict:?}")
    })
}

/// Draws that say only what comes: the pool lists other names now, in another order.
fn renamed_draws(draws: &[Draw], names: &NamePairs) -> Vec<Draw> {
    let rename = |name: &String| names.get(name).unwrap_or(name).clone();
    let renamed = draws.iter().map(|draw| Draw {
        from: NameList::default(),
        numbers: Vec::new(),
        got: draw.got.iter().map(rename).collect(),
        ..draw.clone()
    });
    renamed.collect()
}

fn renamed<G: Whole>(
    case: &Case<'_, G>,
    record: &Record<G::Action>,
    names: &NamePairs,
) -> Result<Record<G::Action>, Broken> {
    let text = case.write(record.action);
    let words = text.split(' ').map(|word| names.get(word).map_or(word, String::as_str));
    let renamed = words.collect::<Vec<_>>().join(" ");
    let action = case.game().read(&renamed).map_err(|error| {
        case.broken(format!("'{text}' is '{renamed}' in the permuted world: {error}"))
    })?;
    Ok(Record { action, draws: renamed_draws(&record.draws, names), ..record.clone() })
}
