//! What somebody needs to know who thinks for a seat: what the seat was told, and nothing else.

use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::Match;
use mittwoch_protocol::{Given, ResetLimit, ResetState, Snapshot, ThinkerBegin, UndoState};

use crate::Session;

impl Session {
    /// The bot that answers for a seat, by its name in the catalogue or outside.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        self.bot_of(seat)
    }

    /// Whether people play or watch here.
    pub fn has_people(&self) -> bool {
        !self.voters().is_empty() || !self.hearers.is_empty()
    }

    /// What a thinker outside is sent for a seat that is asked now, if it has heard so much: with
    /// nothing heard, the match as it was set up comes along. Nothing for a seat that is not asked.
    pub fn scene(
        &self,
        seat: Seat,
        heard: Option<u32>,
    ) -> Option<(Option<ThinkerBegin>, Snapshot)> {
        let game = self.play.game().filter(|game| game.awaited().contains(seat))?;
        let begin = heard.is_none().then(|| self.begin(game, seat));
        Some((begin, self.question_scene(game, seat, heard.unwrap_or_default())))
    }

    /// What a seat is told and asked: nothing of who sits there, and nothing that only people do.
    fn question_scene(&self, game: &dyn Match, seat: Seat, from: u32) -> Snapshot {
        let mut scene = self.shown(game, Viewer::Seat(seat), from);
        scene.question = game.question(seat);
        scene.given = game.given(seat).map(|action| Given { action });
        scene.offers = game.offers(seat);
        scene.offers.iter_mut().for_each(|offer| offer.undoable = false);
        scene.why_not = Vec::new();
        (scene.undo, scene.reset) = (UndoState::No, ResetState::none(ResetLimit::Nothing));
        scene.requests = Vec::new();
        scene
    }

    /// A match as it was set up, as a seat saw it.
    fn begin(&self, game: &dyn Match, seat: Seat) -> ThinkerBegin {
        let create = &self.head.create;
        ThinkerBegin {
            game: create.game.clone(),
            rules: game.header().rules,
            pack: self.head.pack.clone(),
            options: create.options.clone(),
            players: create.players,
            view: game.at(0).view(Viewer::Seat(seat)),
        }
    }
}
