//! One run from the set-up to the next question.

use std::collections::BTreeSet;

use mittwoch_kernel::{
    Answered, Chance, Folds, Form, Guidance, Label, Pack, Phrase, Sink, Stack, Statement, Status,
};

use super::numbers::Numbers;
use super::{check, correct, lay, needs, spare, tell};
use crate::UnconsciousMind;
use crate::effect::EffectId;
use crate::event::{Event, Open};
use crate::flow;
use crate::id::{ID, PERSON};
use crate::setup;
use crate::state::{Frame, State};

/// The most steps of a run; a long game has a tenth of them. Effects that somebody made up could set
/// one another off for hours.
const MOST_STEPS: u32 = 12_000;
/// More than any table has of anything.
const MOST_GOODS: u8 = 200;

/// What was told, for as long as it holds.
#[derive(Default)]
pub(super) struct Facts {
    /// For the step that comes next.
    pub(super) step: BTreeSet<String>,
    /// Until the person has had a turn.
    pub(super) turn: BTreeSet<String>,
    /// Until the end.
    pub(super) game: BTreeSet<String>,
    /// The effect that was entered for the step that comes next.
    pub(super) coming: Option<EffectId>,
    /// Whether the deck of research cards is empty.
    pub(super) no_research: bool,
    /// What the person scored in the end.
    pub(super) points: Option<i32>,
}

/// The table of the companion.
pub(super) struct Run {
    /// The game, with what was entered in the place of what is printed.
    pub(super) game: UnconsciousMind,
    /// The table.
    pub(super) state: State,
    /// What was told.
    pub(super) facts: Facts,
    /// The entries of which the pack is sure.
    pub(super) sure: BTreeSet<String>,
    /// The pack as it is printed, where it is an owner's.
    pub(super) library: Option<UnconsciousMind>,
    /// The steps since the last turn of the person.
    pub(super) steps: Vec<Guidance>,
    /// The event behind each of them.
    pub(super) events: Vec<Open>,
    /// The questions that were answered.
    pub(super) answered: Vec<Answered>,
    /// The meeting-table card that is turned next.
    pub(super) card: Option<u8>,
    /// Every event of the Id, for those who compare.
    #[cfg(test)]
    pub(super) happened: Vec<(Open, Numbers)>,
    told: u32,
    taken: u32,
}

/// How far the answers lead.
pub(super) struct Reached {
    /// The answers that were of use.
    pub(super) used: Vec<Statement>,
    /// The next question.
    pub(super) ask: Option<Form>,
    /// What is wrong with the last answer.
    pub(super) fault: Option<Phrase>,
}

/// Luck that was decided at the table: the card that was turned, and else the first that comes.
struct AtTable {
    card: Option<String>,
    next: u32,
}

impl Chance for AtTable {
    fn below(&mut self, bound: u32) -> u32 {
        std::mem::take(&mut self.next).min(bound - 1)
    }

    fn announce(&mut self, what: Label, items: impl FnOnce() -> Vec<String>) {
        if what.what == "meeting-table card" {
            let place = items().iter().position(|item| Some(item) == self.card.as_ref());
            self.next = place.unwrap_or(0) as u32;
        }
    }
}

/// Hears what happens in one step.
#[derive(Default)]
struct Heard(Vec<Open>);

impl Sink<Event> for Heard {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        if let Event::Open { what, .. } = make() {
            self.0.push(what);
        }
    }
}

impl Run {
    /// Sets the table up, before anything is told.
    pub(super) fn new(mut game: UnconsciousMind, pack: &Pack) -> Run {
        let sure = |status| matches!(status, Status::Certain | Status::Likely);
        let entries = pack.entries().into_iter().filter(|entry| sure(entry.status));
        let sure = entries.filter_map(|entry| entry.id.map(str::to_owned)).collect();
        let library = super::library::printed(&game, pack);
        let mut state = setup::set_up(&game, &mut AtTable { card: None, next: 0 });
        state.stack = Stack::new();
        state.stack.push(Frame::Next);
        state.stack.push(Frame::PickClient);
        state.turn = ID;
        state.covers = [None; 6];
        tell::rename(&mut game);
        let mut run = Run {
            game,
            state,
            facts: Facts::default(),
            sure,
            library,
            steps: Vec::new(),
            events: Vec::new(),
            answered: Vec::new(),
            card: None,
            #[cfg(test)]
            happened: Vec::new(),
            told: 0,
            taken: 0,
        };
        spare::tidy(&mut run);
        run
    }

    /// Goes as far as the answers lead.
    pub(super) fn follow(&mut self, told: &[Statement]) -> Result<Reached, Phrase> {
        let mut told = told.iter();
        let mut used = Vec::new();
        loop {
            let ask = needs::asked(self);
            if ask.is_none() && self.state.stack.top() != Some(Frame::Over) {
                self.go_on()?;
                continue;
            }
            let Some(next) = told.next() else { return Ok(Reached { used, ask, fault: None }) };
            let answered = self.answer_to(next, ask.as_ref());
            let result = match &ask {
                _ if correct::is_one(&next.ask) => correct::take(self, next),
                Some(form) if form.name == next.ask => {
                    check::check(self, form, next).and_then(|()| lay::take(self, next))
                }
                _ => continue, // It answers what is not asked any more.
            };
            if let Err(fault) = result {
                return Ok(Reached { used, ask, fault: Some(fault) });
            }
            used.push(next.clone());
            self.answered.push(answered);
            self.told += 1;
        }
    }

    /// The question to which an answer belongs.
    fn answer_to(&self, told: &Statement, ask: Option<&Form>) -> Answered {
        let own = || Phrase::new(&format!("um-companion-ask-{}", told.ask));
        let asked = ask.filter(|form| form.name == told.ask).map(|form| form.phrase.clone());
        Answered { phrase: asked.unwrap_or_else(own), turn: u32::from(self.state.round) }
    }

    /// Whether something was told for the step, the turn or the game.
    pub(super) fn knows(&self, what: &str) -> bool {
        let facts = &self.facts;
        [&facts.step, &facts.turn, &facts.game].iter().any(|facts| facts.contains(what))
    }

    /// Lets one thing happen.
    fn go_on(&mut self) -> Result<(), Phrase> {
        self.taken += 1;
        if self.taken > MOST_STEPS || !self.is_sane() {
            return Err(Phrase::new("um-companion-fault-endless"));
        }
        let before = Numbers::of(&self.state);
        let cards = &self.game.catalogue.id.cards;
        let card = self.card.map(|card| cards[usize::from(card)].id.clone());
        let (mut chance, mut heard) = (AtTable { card, next: 0 }, Heard::default());
        let went = flow::go_one_on(&self.game, &mut self.state, &mut chance, &mut heard);
        if !went {
            return Err(Phrase::new("um-companion-fault-endless"));
        }
        self.hear(heard, before);
        self.facts.step.clear();
        self.facts.coming = None;
        spare::tidy(self);
        Ok(())
    }

    /// The person's turn is over and that of the Id begins.
    pub(super) fn pass_on(&mut self) {
        self.steps.clear();
        self.events.clear();
        self.facts.turn.clear();
        while !matches!(self.state.stack.top(), Some(Frame::Next | Frame::Close) | None) {
            self.state.stack.pop();
        }
        if self.state.stack.top() == Some(Frame::Close) {
            self.game.apply(&mut self.state, (PERSON, Open::TurnEnded));
        }
        flow::next_turn(&self.game, &mut self.state, &mut Heard::default());
        spare::tidy(self);
    }

    /// Writes down what was heard; the arrow belongs to its own event, all else to the last one.
    fn hear(&mut self, heard: Heard, before: Numbers) {
        let after = Numbers::of(&self.state);
        let last = heard.0.len().saturating_sub(1);
        for (at, what) in heard.0.into_iter().enumerate() {
            #[cfg(test)]
            self.happened.push((what, after));
            let Some((phrase, rules)) = tell::tell(self, what) else { continue };
            let mut changes = before.until(&after);
            let turned = matches!(what, Open::Id(crate::id::Did::Compass { .. }));
            changes.retain(|change| (change.what == "compass") == turned && (turned || at == last));
            let rules = rules.iter().map(|rule| (*rule).to_owned()).collect();
            self.events.push(what);
            self.steps.push(Guidance { phrase, rules, changes, told: self.told });
        }
    }

    /// Whether nothing has grown beyond what a table can hold.
    fn is_sane(&self) -> bool {
        let id = self.state.player(ID);
        let goods = [id.bright, id.coffee, id.boxes, id.ideas, id.hand_count, id.own_insights()];
        let sound = |points: i16| (-1_000..10_000).contains(&points);
        goods.iter().all(|count| *count < MOST_GOODS)
            && sound(id.points)
            && sound(self.state.player(PERSON).points)
            && self.state.player(PERSON).bright < MOST_GOODS
    }
}
