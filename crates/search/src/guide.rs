use mittwoch_kernel::{FastRng, Game, Seat};

/// What a search must be told of a game: where a line of thought goes on, and what others do.
pub trait Guide<G: Game>: Send + Sync {
    /// Leaves out answers that are never better than others that stay; at least one must stay.
    fn sift(&self, _game: &G, _state: &G::State, _seat: Seat, _offers: &mut Vec<G::Action>) {}

    /// The same further on in a line that began at `root`, where a rough idea of what comes may do.
    fn sift_ahead(
        &self,
        game: &G,
        _root: &G::State,
        state: &G::State,
        seat: Seat,
        offers: &mut Vec<G::Action>,
    ) {
        self.sift(game, state, seat, offers);
    }

    /// How many of so many worlds are worth looking at: fewer where what is hidden hardly counts.
    fn worlds(&self, _game: &G, _state: &G::State, _seat: Seat, most: u32) -> u32 {
        most
    }

    /// Whether a question that the seat is asked belongs to the line that began at `root`; where
    /// others are asked at the same time, they answer after it.
    fn goes_on(&self, game: &G, root: &G::State, state: &G::State, seat: Seat) -> bool;

    /// Whether a position can be judged in which others are asked; otherwise they answer first.
    fn is_settled(&self, game: &G, root: &G::State, state: &G::State, seat: Seat) -> bool;

    /// Whether what is answered now stays secret until all have answered.
    fn is_secret(&self, _game: &G, _state: &G::State) -> bool {
        false
    }

    /// What somebody else may answer: the seat is one of those asked, and the offers are not empty.
    fn guess(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        offers: &[G::Action],
        luck: &mut FastRng,
    ) -> G::Action;
}
