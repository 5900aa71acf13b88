use mittwoch_kernel::{EventLog, Viewer, Whole};
use mittwoch_protocol::TableEvent;

/// A line of a log.
#[derive(Clone, Debug)]
pub(crate) enum LogLine<E> {
    /// Something happened in the game.
    Event(E),
    /// Something happened at the table.
    Table(TableEvent),
}

/// What happened, each thing once, and which of it each viewer was told.
///
/// What a viewer is told of an event follows from the event, so it is put together when somebody
/// asks: a long match would otherwise hold everything as often as there are viewers.
pub(crate) struct MatchLog<G: Whole> {
    /// Each line with the number of answers that stood once it had happened.
    lines: Vec<(LogLine<G::Event>, u32)>,
    /// By viewer, spectators last, the places of the lines that it was told.
    told: Vec<Vec<u32>>,
}

impl<G: Whole> MatchLog<G> {
    /// What happened when a game was set up.
    pub(crate) fn start(game: &G, setup: &EventLog<G::Event>) -> MatchLog<G> {
        let told = Viewer::all(game.seats()).map(|_| Vec::new()).collect();
        let mut log = MatchLog { lines: Vec::new(), told };
        for event in &setup.0 {
            log.push(game, event, 0, |_, _| {});
        }
        log
    }

    /// Notes something of the game, and shows each viewer's part of it to whoever learns from it.
    pub(crate) fn push(
        &mut self,
        game: &G,
        event: &G::Event,
        answers: u32,
        mut learn: impl FnMut(Viewer, &G::EventView),
    ) {
        let place = self.lines.len() as u32;
        for (viewer, told) in Viewer::all(game.seats()).zip(&mut self.told) {
            if let Some(view) = game.event_view(event, viewer) {
                learn(viewer, &view);
                told.push(place);
            }
        }
        self.lines.push((LogLine::Event(*event), answers));
    }

    /// Notes something of the table, which everybody is told.
    pub(crate) fn push_for_all(&mut self, event: TableEvent, answers: u32) {
        let place = self.lines.len() as u32;
        self.told.iter_mut().for_each(|told| told.push(place));
        self.lines.push((LogLine::Table(event), answers));
    }

    /// A viewer of this match, and the places of what it was told; whoever has no seat here watches.
    fn places(&self, viewer: Viewer) -> (Viewer, &[u32]) {
        let seats = self.told.len() - 1;
        match viewer {
            Viewer::Seat(seat) if seat.index() < seats => (viewer, &self.told[seat.index()]),
            _ => (Viewer::Spectator, &self.told[seats]),
        }
    }

    /// How many things a viewer was told.
    pub(crate) fn count(&self, viewer: Viewer) -> usize {
        self.places(viewer).1.len()
    }

    /// What a viewer was told, from a number on, each with the number of answers that stood then.
    pub(crate) fn told(
        &self,
        game: &G,
        viewer: Viewer,
        from: usize,
    ) -> impl Iterator<Item = (LogLine<G::EventView>, u32)> {
        let (viewer, places) = self.places(viewer);
        places.iter().skip(from).filter_map(move |place| {
            let (line, answers) = &self.lines[*place as usize];
            let line = match line {
                LogLine::Event(event) => LogLine::Event(game.event_view(event, viewer)?),
                LogLine::Table(event) => LogLine::Table(event.clone()),
            };
            Some((line, *answers))
        })
    }
}
