use mittwoch_kernel::{Draw, EventLog, Reason, Record, Script, Viewer, Whole};

/// A match that is played from written luck, with what one viewer knows of it.
pub(super) struct World<G: Whole> {
    /// The state after the set-up and after each answer.
    pub states: Vec<G::State>,
    pub knowledge: G::Knowledge,
}

impl<G: Whole> World<G> {
    /// Plays these answers; the first one that does not fit is named.
    pub(super) fn played(
        game: &G,
        viewer: Viewer,
        setup: &[Draw],
        answers: impl IntoIterator<Item = Record<G::Action>>,
    ) -> Result<World<G>, String> {
        let mut script = Script::new(setup.iter().cloned());
        let state = game.setup(&mut script, &mut EventLog::default());
        script.finish().map_err(|fault| format!("in the set-up: {fault}"))?;
        let knowledge = game.know(viewer, &game.view(&state, viewer));
        let mut world = World { states: vec![state], knowledge };
        for (number, answer) in answers.into_iter().enumerate() {
            let (text, last) = (game.write(answer.action), world.states[number]);
            let next = world.answer(game, viewer, last, answer);
            world.states.push(next.map_err(|what| format!("answer {number}, '{text}': {what}"))?);
        }
        Ok(world)
    }

    fn answer(
        &mut self,
        game: &G,
        viewer: Viewer,
        mut state: G::State,
        answer: Record<G::Action>,
    ) -> Result<G::State, String> {
        let Record { seat, action, draws, .. } = answer;
        let allowed = game.check(&state, seat, action);
        allowed.map_err(|refusal| format!("not allowed by {}", refusal.rule()))?;
        let (mut script, mut log) = (Script::new(draws), EventLog::default());
        game.perform(&mut state, seat, action, &mut script, &mut log);
        script.finish().map_err(|fault| fault.to_string())?;
        for view in log.0.iter().filter_map(|event| game.event_view(event, viewer)) {
            game.learn(&mut self.knowledge, &view);
        }
        Ok(state)
    }
}
