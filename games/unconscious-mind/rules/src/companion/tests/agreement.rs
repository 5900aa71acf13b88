//! Whole solo games of the engine, told to the companion question by question: it does what the Id
//! did, step by step.

use mittwoch_kernel::{
    Chance, Dice, FastRng, Game, Guidance, Knowing, Seed, Setting, Sink, Statement, Viewer,
};

use super::answers::answer;
use super::{game, run};
use crate::component::{Banner, Deed, Location, Tile};
use crate::effect::Figure;
use crate::event::{Event, Open};
use crate::flow;
use crate::id::{Did, ID};
use crate::state::{Frame, State};
use crate::{UnconsciousMind, companion::numbers::Numbers, score, setup};

/// One step of the Id in the real game.
pub(super) struct Real {
    pub(super) before: State,
    pub(super) events: Vec<Open>,
    after: State,
}

struct Heard(Vec<Open>);

impl Sink<Event> for Heard {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        if let Event::Open { what, .. } = make() {
            self.0.push(what);
        }
    }
}

/// Plays a whole game, the person at random, and writes down every step of the Id.
fn play(game: &UnconsciousMind, seed: u64) -> (Vec<Real>, State) {
    let (mut dice, mut thought) = (Dice::new(Seed::from_number(seed)), FastRng::new(seed));
    let mut state = setup::set_up(game, &mut dice);
    let (mut steps, mut offers) = (Vec::new(), Vec::new());
    loop {
        let before = state;
        let mut heard = Heard(Vec::new());
        if flow::go_one_on(game, &mut state, &mut dice, &mut heard) {
            if before.turn == ID {
                steps.push(Real { before, events: heard.0, after: state });
            }
            continue;
        }
        if state.stack.top() == Some(Frame::Over) {
            return (steps, state);
        }
        game.legal(&state, state.turn, &mut offers);
        let action = offers[thought.below(offers.len() as u32) as usize];
        flow::perform(game, &mut state, before.turn, action, &mut heard);
    }
}

/// An event without the names of components, which the companion does not know.
fn shape(what: Open) -> Option<String> {
    Some(match what {
        Open::RoundStarted { .. } | Open::TurnStarted | Open::TurnEnded => return None,
        Open::Slid { .. } | Open::TurnedUp { .. } | Open::SpareLaid { .. } => return None,
        Open::ClientShown { .. } | Open::ManifestShown { .. } | Open::Ended { .. } => return None,
        Open::Swapped { .. } => "swapped".to_owned(),
        Open::Played { .. } => "played".to_owned(),
        Open::VolumeLaid { treatise, cited, .. } => format!("volume {treatise} {cited:?}"),
        Open::DreamUsed { room, manifest, matching, .. } => {
            format!("dream {room} {manifest} {matching}")
        }
        Open::Helped { room, marker, points, .. } => format!("helped {room} {marker} {points}"),
        Open::Catharsis { room, points, .. } => format!("catharsis {room} {points}"),
        Open::LayerShed { room, .. } => format!("shed {room}"),
        Open::Cured { room, points, .. } => format!("cured {room} {points}"),
        Open::BoxUsed { room, .. } => format!("box {room}"),
        Open::Drafted { room, .. } => format!("drafted {room}"),
        Open::LatentTurned { room, .. } => format!("latent {room}"),
        Open::ManifestTaken { room, .. } => format!("manifest {room}"),
        Open::MarkerSet { room, marker, points, .. } => format!("marker {room} {marker} {points}"),
        Open::Id(did) => shape_of_id(did),
        other => format!("{other:?}"),
    })
}

fn shape_of_id(did: Did) -> String {
    match did {
        Did::TookTile { level, coffee, .. } => format!("took {level} {coffee}"),
        Did::Idle { .. } => "idle".to_owned(),
        Did::Overlaid { .. } => "overlaid".to_owned(),
        Did::NoOverlay { .. } => "no overlay".to_owned(),
        Did::Bonus { slot, mover, tied, plight, tags, .. } => {
            format!("bonus {slot} {mover:?} {tied} {plight:?} {tags}")
        }
        other => format!("{other:?}"),
    }
}

/// What happened in a step, and the numbers after it.
fn shapes(step: &Real) -> Vec<(String, Numbers)> {
    let after = Numbers::of(&step.after);
    step.events.iter().filter_map(|what| Some((shape(*what)?, after))).collect()
}

/// A whole game as it was told to the companion.
pub(super) struct Told {
    /// The answers.
    pub(super) told: Vec<Statement>,
    /// What the companion said to them.
    pub(super) steps: Vec<Guidance>,
    /// The points of the Id at the end.
    pub(super) points: i32,
}

/// Tells a whole game to the companion; returns how many answers it took.
fn agrees(setting: &Setting, seed: u64) -> usize {
    agrees_with(game(setting), setting, seed).told.len()
}

/// The same for a table whose components are those of another game.
pub(super) fn agrees_with(real_game: UnconsciousMind, setting: &Setting, seed: u64) -> Told {
    let (steps, last) = play(&real_game, seed);
    let mut run = run(setting);
    let (mut told, mut at) = (Vec::new(), 0);
    // Those that were compared, and the step from which the next answer is read.
    let mut compared = 0;
    loop {
        let reached = run.follow(&[]).expect("it goes on");
        let own: Vec<_> = run.happened[compared..].iter().collect();
        compared = run.happened.len();
        let mut own =
            own.iter().filter_map(|(what, after)| Some((shape(*what)?, *after))).peekable();
        while own.peek().is_some() {
            let wanted = shapes(&steps[at]);
            for (what, after) in wanted {
                let did = own.next();
                let last: Vec<_> =
                    run.happened.iter().rev().take(9).map(|(what, _)| what).collect();
                assert_eq!(did, Some((what, after)), "seed {seed}, {:?}: {last:?}", told.last());
            }
            at += 1;
        }
        while at < steps.len() && shapes(&steps[at]).is_empty() && is_quiet(&steps[at]) {
            at += 1;
        }
        let Some(form) = reached.ask else { break };
        if steps.get(at).is_some_and(|step| step.before.research.count == 0)
            && !run.facts.no_research
        {
            let empty = no_research(&run);
            run.follow(std::slice::from_ref(&empty)).expect("it goes on");
            told.push(empty);
            continue;
        }
        let statement = answer(&real_game, &run, &form, &steps[at.min(steps.len() - 1)..]);
        let reached = run.follow(std::slice::from_ref(&statement)).expect("it goes on");
        assert_eq!(reached.fault, None, "{statement:?} seed {seed}");
        told.push(statement);
        assert!(told.len() < 900, "no game asks for so much");
    }
    assert_eq!(at, steps.len(), "seed {seed}: the companion is at the end too early");
    let total = |game, state| score::parts(game, state, ID);
    assert_eq!(total(&run.game, &run.state), total(&real_game, &last), "seed {seed}");
    let mut again = super::run(setting);
    let whole = again.follow(&told).expect("it goes on");
    assert_eq!((whole.used.len(), &again.steps), (told.len(), &run.steps), "all from the start");
    let points = score::parts(&run.game, &run.state, ID).iter().sum();
    Told { told, steps: run.steps, points }
}

/// The person says that no research card is left in the deck.
fn no_research(run: &super::Run) -> mittwoch_kernel::Statement {
    let form = crate::companion::correct::forms(run).swap_remove(0);
    let fields = form.fields.into_iter().filter_map(|field| Some((field.name, field.value?)));
    let mut say: std::collections::BTreeMap<_, _> = fields.collect();
    say.insert("deck".to_owned(), super::word("empty"));
    mittwoch_kernel::Statement { ask: form.name, say }
}

/// Whether nothing of the Id's is in a step: it only lays the table or ends a turn.
fn is_quiet(step: &Real) -> bool {
    step.events.iter().all(|what| shape(*what).is_none())
}

#[test]
fn the_companion_does_what_the_id_does_at_every_level() {
    for (level, strong) in ["easy", "medium", "hard"]
        .iter()
        .flat_map(|level| ["false", "true"].map(|strong| (*level, strong)))
    {
        let setting = Setting::new(1).with("level", level).with("strong-coffee", strong);
        for seed in 0..4 {
            assert!(agrees(&setting, seed) > 20);
        }
    }
}

#[test]
fn the_companion_does_what_the_id_does_with_each_module() {
    for (module, value) in [("journalist", "true"), ("fireworks", "true"), ("locations", "mixed")] {
        let setting = Setting::new(1).with(module, value);
        for seed in 40..43 {
            assert!(agrees(&setting, seed) > 20);
        }
    }
}

/// A game whose cards, tiles, clients, layers and dreams are printed otherwise than those of our pack:
/// everything that the companion is told about them is new to it.
pub(super) fn foreign(setting: &Setting) -> UnconsciousMind {
    let mut game = game(setting);
    let all = &mut game.catalogue;
    let cards = all.research.len();
    let prints: Vec<_> = all.research.iter().map(|card| (card.tags, card.effect)).collect();
    for (at, card) in all.research.iter_mut().enumerate() {
        (card.tags, _) = prints[(at + 7) % cards];
        (_, card.effect) = prints[(at + 11) % cards];
    }
    let has_effect = |tile: &Tile| matches!(tile.banner, Banner::Effect(_));
    let printed = all.tiles.iter().filter(|tile| has_effect(tile));
    let banners: Vec<_> = printed.map(|tile| tile.banner).collect();
    for (at, tile) in all.tiles.iter_mut().filter(|tile| has_effect(tile)).enumerate() {
        tile.banner = banners[(at + 5) % banners.len()];
    }
    all.clients.iter_mut().for_each(|client| client.points += 2);
    let griefs: Vec<_> = all.layers.iter().map(|layer| layer.effect).collect();
    for (at, layer) in all.layers.iter_mut().enumerate() {
        layer.points = (layer.points + 1) % 6;
        layer.effect = griefs[(at + 3) % griefs.len()];
    }
    let dreams: Vec<_> = all.manifest.iter().map(|dream| (dream.effect, dream.therapy)).collect();
    for (at, dream) in all.manifest.iter_mut().enumerate() {
        (dream.effect, dream.therapy) = dreams[(at + 3) % dreams.len()];
    }
    game
}

#[test]
fn components_of_another_print_lead_to_the_same_id() {
    let modules = Setting::new(1).with("journalist", "true").with("level", "hard");
    for setting in [Setting::new(1), modules] {
        for seed in 60..66 {
            assert!(agrees_with(foreign(&setting), &setting, seed).told.len() > 20);
        }
    }
}

#[test]
fn the_companion_does_what_the_id_does_with_the_modules() {
    let modules = Setting::new(1).with("journalist", "true").with("fireworks", "true");
    for (locations, rows) in [
        ("coloured", "city-research-notebook"),
        ("mixed", "research-city-notebook"),
        ("grey", "notebook-city-research"),
    ] {
        let setting = modules.clone().with("locations", locations).with("id-rows", rows);
        for seed in 20..26 {
            assert!(agrees(&setting, seed) > 20);
        }
    }
}

/// The first walk of a figure in some steps.
fn walk(steps: &[Real]) -> Option<(Figure, Location, u8)> {
    steps.iter().flat_map(|step| &step.events).find_map(|what| match what {
        Open::Id(Did::Walked { figure, to, triggers, .. }) => Some((*figure, *to, *triggers)),
        _ => None,
    })
}

#[test]
fn where_its_figures_would_walk_is_where_they_walk() {
    let mut walked = 0;
    for (seed, journalist) in (80..88).flat_map(|seed| [(seed, "false"), (seed, "true")]) {
        let game = game(&Setting::new(1).with("level", "hard").with("journalist", journalist));
        let (steps, _) = play(&game, seed);
        for (at, step) in steps.iter().enumerate() {
            // A tile that walks stands on the stack as its walk; the Professor joins Freud first.
            let together = step.before.player(ID).professor == step.before.freud;
            let deed = match step.before.stack.top() {
                Some(Frame::Move { figure, least: 1, most, quietly: false }) => match figure {
                    Figure::Freud if most == 3 => Deed::MoveFreud,
                    Figure::Professor if most == 2 && together => Deed::MoveProfessor,
                    _ => continue,
                },
                Some(Frame::Join) if !together => Deed::MoveProfessor,
                _ => continue,
            };
            let view = game.view(&step.before, Viewer::Spectator).id.expect("a solo game");
            let Some(foreseen) = view.walks.iter().find(|walk| walk.deed == deed) else { continue };
            let expected = (foreseen.figure, foreseen.to, foreseen.triggers);
            assert_eq!(walk(&steps[at..(at + 3).min(steps.len())]), Some(expected), "seed {seed}");
            walked += 1;
        }
    }
    assert!(walked > 20, "{walked}");
}
