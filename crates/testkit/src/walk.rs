use mittwoch_kernel::{
    Dice, Draw, EventLog, FastRng, Game, Record, Recorder, Script, ScriptFault, Seat, Seats, Seed,
};

use crate::luck::{luck, pick};

/// A whole game of random answers; it follows from the game and one number.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The set-up.
    pub opening: WalkStart<G>,
    /// The answers in order.
    pub steps: Vec<WalkStep<G>>,
}

/// A set-up and what happened in it.
#[derive(Clone, Debug)]
pub struct WalkStart<G: Game> {
    /// The draws made.
    pub draws: Vec<Draw>,
    /// The events.
    pub events: Vec<G::Event>,
    /// The state at the first question.
    pub state: G::State,
}

/// One answer and what came of it.
#[derive(Clone, Debug)]
pub struct WalkStep<G: Game> {
    /// The state at the question.
    pub before: G::State,
    /// Who was asked.
    pub asked: Seats,
    /// How many answers were offered.
    pub offers: usize,
    /// The answer with its draws.
    pub record: Record<G::Action>,
    /// The events.
    pub events: Vec<G::Event>,
    /// The state at the next question.
    pub after: G::State,
}

/// Why a walk stopped before the game was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// The game asked more often than the bound allows.
    Endless,
    /// A seat was asked, but nothing was offered to it.
    NoOffer(Seat),
}

/// Plays the game in play and writes it down.
struct Walker<'a, G: Game> {
    game: &'a G,
    dice: Recorder<Dice>,
    choices: FastRng,
    offers: Vec<G::Action>,
}

impl<G: Game> Walk<G> {
    /// Walks until the game is over, giving at most `bound` answers.
    ///
    /// Several asked seats answer in seat order. `notice` is told the number of every step before
    /// it is made, so that a panic can be placed.
    pub fn new(
        game: &G,
        seed: u64,
        bound: usize,
        notice: impl Fn(usize),
    ) -> (Walk<G>, Option<Stuck>) {
        let dice = Recorder::new(Dice::new(Seed::from_number(seed).key(&[])));
        let mut player = Walker { game, dice, choices: luck(seed, 0), offers: Vec::new() };
        let opening = player.open();
        let mut state = opening.state;
        let mut walk = Walk { opening, steps: Vec::new() };
        loop {
            notice(walk.steps.len());
            let asked = game.asked(&state);
            let Some(seat) = asked.first() else { return (walk, None) };
            if walk.steps.len() >= bound {
                return (walk, Some(Stuck::Endless));
            }
            match player.step(state, asked, seat) {
                Some(step) => {
                    state = step.after;
                    walk.steps.push(step);
                }
                None => return (walk, Some(Stuck::NoOffer(seat))),
            }
        }
    }

    /// The state after so many answers.
    pub fn state(&self, answers: usize) -> &G::State {
        match answers.checked_sub(1) {
            Some(last) => &self.steps[last].after,
            None => &self.opening.state,
        }
    }

    /// The state in which the walk stopped.
    pub fn last(&self) -> &G::State {
        self.state(self.steps.len())
    }
}

impl<G: Game> Walker<'_, G> {
    fn open(&mut self) -> WalkStart<G> {
        let mut log = EventLog::default();
        let state = self.game.setup(&mut self.dice, &mut log);
        WalkStart { draws: self.dice.take(), events: log.0, state }
    }

    fn step(&mut self, before: G::State, asked: Seats, seat: Seat) -> Option<WalkStep<G>> {
        self.offers.clear();
        self.game.legal(&before, seat, &mut self.offers);
        if self.offers.is_empty() {
            return None;
        }
        let offers = self.offers.len();
        let action = pick(&self.offers, &mut self.choices);
        let (mut after, mut log) = (before, EventLog::default());
        self.game.perform(&mut after, seat, action, &mut self.dice, &mut log);
        let auto = offers == 1 && asked.len() == 1;
        let record = Record { seat, action, auto, draws: self.dice.take() };
        Some(WalkStep { before, asked, offers, record, events: log.0, after })
    }
}

/// Sets a game up with scripted draws.
pub fn setup_scripted<G: Game>(game: &G, draws: &[Draw]) -> Result<WalkStart<G>, ScriptFault> {
    let mut script = Script::new(draws.iter().cloned());
    let mut log = EventLog::default();
    let state = game.setup(&mut script, &mut log);
    script.finish()?;
    Ok(WalkStart { draws: draws.to_vec(), events: log.0, state })
}

/// Performs an answer with scripted draws and tells the events.
pub fn perform_scripted<G: Game>(
    game: &G,
    state: &mut G::State,
    record: &Record<G::Action>,
) -> Result<Vec<G::Event>, ScriptFault> {
    let mut script = Script::new(record.draws.iter().cloned());
    let mut log = EventLog::default();
    game.perform(state, record.seat, record.action, &mut script, &mut log);
    script.finish()?;
    Ok(log.0)
}
