//! What people see of a table and its match: each viewer only what is theirs to see.

use mittwoch_kernel::{MAX_SEATS, Seat, Viewer};
use mittwoch_match::{KeptMatch, MatchLook, bare_log, told_alone};
use mittwoch_protocol::{
    Given, Log, Preview, Request, ResetLimit, ResetState, ScoreHistory, SeatColour, SeatInfo,
    ShownView, Sitter, Snapshot, Stage, TableInfo, ThinkerBegin, UndoPolicy, UndoState,
};

use crate::document::PendingRequest;
use crate::play::{TableContent, answer_fault};
use crate::{LookBack, Occupant, Session, TableResult, UserId, faults, no, sitters};

const COLOURS: [SeatColour; MAX_SEATS] = [
    SeatColour::Plum,
    SeatColour::Teal,
    SeatColour::Ochre,
    SeatColour::Slate,
    SeatColour::Rose,
    SeatColour::Moss,
];

/// What a thinker outside is sent: the set-up, where it has not heard of the match, and what the seat
/// sees and is asked.
pub type OutsideScene = (Option<ThinkerBegin>, Snapshot);

impl Session {
    /// The table as everybody sees it.
    pub fn info(&self) -> TableInfo {
        let head = &self.head;
        let seated = |person: Option<UserId>| person.is_some_and(|p| self.seat_of(p).is_some());
        TableInfo {
            id: head.id.clone(),
            host: head.host,
            code: head.code.clone().filter(|_| self.stage() == Stage::Open),
            game: head.create.game.clone(),
            pack: head.pack.clone(),
            rules: self.rules(),
            options: head.create.options.clone(),
            stage: self.stage(),
            seats: self.seat_infos(),
            pace: head.create.pace.clone(),
            visibility: head.create.visibility,
            undo: head.create.undo,
            hints: head.create.hints,
            hints_open: self.hints_open(),
            pack_label: self.pack.clone(),
            patience_ms: self.patience(),
            lesson: head.create.lesson,
            commitment: head.commitment.clone(),
            watching: self.hearers.count(|person| !seated(person)),
            outcome: self.state.outcome,
            notice: self.doc().notice.clone(),
            rematch: self.doc().rematch.clone(),
            made: head.made,
        }
    }

    /// The version of the rules by which it plays, or would.
    fn rules(&self) -> u32 {
        self.play.game().map_or_else(|| self.title.about().rules, |game| game.header().rules)
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        let sitters = sitters(&self.head.id, &self.state.seats, &self.names);
        sitters.into_iter().enumerate().map(|(at, sitter)| self.seat_info(at, sitter)).collect()
    }

    fn seat_info(&self, seat: usize, sitter: Sitter) -> SeatInfo {
        let occupant = &self.state.seats[seat];
        // Before the start there is nothing to keep of a seat.
        let doc = self.doc().seats.get(seat).cloned().unwrap_or_default();
        SeatInfo {
            sitter,
            colour: COLOURS[seat],
            present: occupant.person().is_some_and(|person| self.hearers.hears(person)),
            stand_in_ms: self.stand_in_ms(Seat(seat as u8)),
            stood_in: doc.stood_in(),
            stand_in: doc.stand_in,
            resigned: doc.resigned,
            clock_ms: self.clock_left(seat).map(|left| left.max(0)),
            ticking: self.ticks(seat),
            night: self.night(seat),
        }
    }

    /// As whom a person looks.
    pub(crate) fn viewer(&self, person: Option<UserId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The match as a person may see it now.
    pub fn look(&self, person: Option<UserId>, from: u32) -> TableResult<Snapshot> {
        self.snapshot(self.viewer(person), from)
    }

    /// The match as a viewer may see it now, with what was told from a number on.
    pub fn snapshot(&self, viewer: Viewer, from: u32) -> TableResult<Snapshot> {
        match &self.play {
            TableContent::Nothing => no(faults::NOT_BEGUN),
            TableContent::On(game) => Ok(self.shown(game.for_viewer(viewer), from)),
            TableContent::Lines(lines, _) => Ok(self.bare(lines, viewer, from)),
        }
    }

    /// A match as one viewer sees it.
    fn shown(&self, game: MatchLook<'_>, from: u32) -> Snapshot {
        // Who claims to have heard more than there is has heard of another match.
        let from = from.min(game.told_count() as u32);
        let mut told = game.told(from as usize);
        if self.state.seats.iter().filter_map(Occupant::person).count() == 1 {
            // Bots agree to everything: nobody speaks of it.
            told = told.into_iter().map(told_alone).collect();
        }
        let mut snapshot = Snapshot {
            seq: game.seq(),
            answers: game.answers() as u32,
            seat: None,
            open: false,
            view: game.shown(),
            awaited: game.awaited(),
            sealed: game.sealed(),
            given: None,
            question: None,
            offers: Vec::new(),
            why_not: Vec::new(),
            log: Log { from, told },
            score_sheet: game.score_sheet(),
            outcome: game.outcome(),
            undo: UndoState::No,
            reset: ResetState::none(ResetLimit::Nothing),
            requests: self.requests(),
        };
        if let Some(seat) = game.seat() {
            self.show_seat(game, seat, &mut snapshot);
        }
        snapshot
    }

    /// What a seat is told and asked, for whoever thinks for it: nothing of who sits there, and
    /// nothing that only people do.
    fn scene(&self, game: MatchLook<'_>, from: u32) -> Snapshot {
        let mut scene = self.shown(game, from);
        scene.question = game.question();
        scene.given = game.given().map(|action| Given { action });
        scene.offers = game.offers();
        scene.offers.iter_mut().for_each(|offer| offer.undoable = false);
        scene.why_not = Vec::new();
        (scene.undo, scene.reset) = (UndoState::No, ResetState::none(ResetLimit::Nothing));
        scene.requests = Vec::new();
        scene
    }

    /// What a thinker outside is sent for a seat that is asked now, if it has heard so much of it;
    /// nothing for a seat that is not asked.
    pub fn told_outside(&self, seat: Seat, heard: Option<u32>) -> Option<OutsideScene> {
        let game = self.play.game().filter(|game| game.awaited().contains(seat))?;
        let viewer = Viewer::Seat(seat);
        let begin = heard.is_none().then(|| self.begin(game.at(0).for_viewer(viewer)));
        Some((begin, self.scene(game.for_viewer(viewer), heard.unwrap_or_default())))
    }

    /// A match that was just set up, as a seat saw it.
    fn begin(&self, game: MatchLook<'_>) -> ThinkerBegin {
        let create = &self.head.create;
        ThinkerBegin {
            game: create.game.clone(),
            rules: self.rules(),
            pack: self.head.pack.clone(),
            options: create.options.clone(),
            players: create.players,
            view: game.view(),
        }
    }

    /// Adds what is a seat's alone; while a bot plays for it, there is nothing to answer.
    fn show_seat(&self, game: MatchLook<'_>, seat: Seat, snapshot: &mut Snapshot) {
        snapshot.seat = Some(seat);
        if self.bot_of(seat).is_some() {
            return;
        }
        let free = self.head.create.undo == UndoPolicy::Free;
        snapshot.question = game.question();
        snapshot.given = game.given().map(|action| Given { action });
        snapshot.offers = game.offers();
        snapshot.offers.iter_mut().for_each(|offer| offer.undoable &= free);
        snapshot.why_not = game.why_not();
        (snapshot.undo, snapshot.reset) = (self.undo_state(game), self.reset_state(game));
    }

    /// What a seat can take back by the table's rule.
    pub(crate) fn undo_state(&self, game: MatchLook<'_>) -> UndoState {
        let sealed = game.given().is_some();
        match (game.undo(), self.head.create.undo) {
            _ if self.stage() != Stage::Running => UndoState::No,
            _ if sealed => UndoState::Free,
            (UndoState::No, _) | (_, UndoPolicy::Never) => UndoState::No,
            (UndoState::Free, UndoPolicy::Free) => UndoState::Free,
            _ if self.looks_alone(game) => UndoState::Free,
            (UndoState::Free, UndoPolicy::Consent) | (UndoState::Ask, _) => UndoState::Ask,
        }
    }

    /// How far a seat can go back towards the start of its turn by the table's rule.
    pub(crate) fn reset_state(&self, game: MatchLook<'_>) -> ResetState {
        let way = game.reset();
        let sealed = game.given().is_some();
        match self.head.create.undo {
            _ if self.stage() != Stage::Running => ResetState::none(ResetLimit::Nothing),
            _ if sealed || way.answers == 0 => way,
            UndoPolicy::Free => way,
            UndoPolicy::Consent => ResetState { ask: !self.looks_alone(game), ..way },
            UndoPolicy::Never => ResetState::none(ResetLimit::Policy),
        }
    }

    /// Whether nobody else has to be asked by the seat that looks.
    fn looks_alone(&self, game: MatchLook<'_>) -> bool {
        game.seat().is_some_and(|seat| self.is_alone(seat))
    }

    fn requests(&self) -> Vec<Request> {
        let request = |wish: &PendingRequest| Request {
            seat: wish.seat,
            kind: wish.kind,
            agreed: wish.agreed,
            missing: self.missing(wish),
        };
        self.doc().requests.iter().map(request).collect()
    }

    /// A match whose rules are gone: what its lines tell.
    fn bare(&self, lines: &[String], viewer: Viewer, from: u32) -> Snapshot {
        let over = self.stage() == Stage::Over;
        let log = bare_log(lines, |seat| over || viewer.is(seat));
        let answers = log.last().map_or(0, |told| told.answers);
        let from = from.min(log.len() as u32);
        let told = log.into_iter().skip(from as usize).collect();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Snapshot {
            seq: self.play.seq(),
            answers,
            seat,
            open: over,
            view: ShownView::nothing(),
            awaited: Default::default(),
            sealed: Default::default(),
            given: None,
            question: None,
            offers: Vec::new(),
            why_not: Vec::new(),
            log: Log { from, told },
            score_sheet: Vec::new(),
            outcome: self.state.outcome,
            undo: UndoState::No,
            reset: ResetState::none(ResetLimit::Nothing),
            requests: Vec::new(),
        }
    }

    /// What a seat would be told if it gave an answer.
    pub fn preview(&self, person: UserId, seq: u32, action: &str) -> TableResult<Preview> {
        self.need(Stage::Running)?;
        let seat = self.own_seat(person)?;
        self.fresh(seq)?;
        let Some(game) = self.play.game() else {
            return no(faults::NO_MATCH);
        };
        let own = game.for_viewer(Viewer::Seat(seat));
        own.preview(action).map_err(|fault| answer_fault(fault, action))
    }

    /// The course of the scores; before the end it would show what the rules hide.
    pub fn course(&self) -> TableResult<ScoreHistory> {
        self.need(Stage::Over)?;
        let game = self.play.game();
        let turns = game.map_or_else(Vec::new, KeptMatch::scores);
        Ok(ScoreHistory { turns, earned: game.map_or_else(Vec::new, KeptMatch::earnings) })
    }

    /// The match as it was after so many answers.
    pub fn look_back(
        &self,
        person: Option<UserId>,
        answers: u32,
        angle: LookBack,
    ) -> TableResult<Snapshot> {
        let over = self.stage() == Stage::Over;
        let own = self.viewer(person);
        let viewer = match angle {
            LookBack::Own => own,
            LookBack::Seat(seat) if usize::from(seat.0) >= self.state.seats.len() => {
                return no(faults::NO_SEAT);
            }
            LookBack::Seat(seat) if over || own == Viewer::Seat(seat) => Viewer::Seat(seat),
            LookBack::Open if over => Viewer::Spectator,
            LookBack::Seat(_) | LookBack::Open => {
                return no(faults::OTHERS_VIEW);
            }
        };
        let Some(game) = self.play.game() else { return self.snapshot(viewer, 0) };
        let then = game.at(answers as usize);
        let seen = then.for_viewer(viewer);
        let first = seen.told(0).iter().filter(|t| t.answers < seen.answers() as u32).count();
        let mut shown = self.shown(seen, first as u32);
        (shown.undo, shown.requests) = (UndoState::No, Vec::new());
        shown.reset = ResetState::none(ResetLimit::Nothing);
        if angle == LookBack::Open {
            let views = (0..then.seats()).map(|seat| then.shown(Viewer::Seat(Seat(seat))));
            (shown.open, shown.view) = (true, ShownView::of(&views.collect::<Vec<_>>()));
        }
        Ok(shown)
    }
}
