//! People who play by what they know, and now and then do something else.

use mittwoch_kernel::{Chance, FastRng, Seat};
use mittwoch_match::Match;
use mittwoch_protocol::{Command, UndoState};

use super::deed::{Act, Deed};

/// How many answers are remembered that were open to somebody.
const RUMOURS: usize = 64;

/// After how many answers people want to come to an end.
pub(crate) const PLAYFUL: u32 = 120;

/// Those at a table, and their luck.
pub(crate) struct Persons {
    /// How many play; one more watches.
    pub players: usize,
    luck: FastRng,
    /// Answers that were open to anybody lately.
    rumours: Vec<String>,
    /// How many of eight answers follow no plan, and how many more acts people have time for that.
    whims: (u32, u32),
}

impl Persons {
    pub(crate) fn new(players: usize, number: u64, whims: (u32, u32)) -> Persons {
        let luck = FastRng::new(number ^ 0x0057_6564_6e65_7364);
        Persons { players, luck, rumours: Vec::new(), whims }
    }

    fn below(&mut self, size: usize) -> usize {
        self.luck.below(size.max(1) as u32) as usize
    }

    /// What is done next in a match that goes on; `told` says how much somebody was told so far.
    pub(crate) fn next(&mut self, game: &dyn Match, told: impl Fn(usize) -> u32) -> Act {
        match self.below(40) {
            0 => {
                let who = self.below(self.players + 1);
                Act { who, deed: Deed::Listen(told(who)) }
            }
            1 => Act { who: self.below(self.players + 1), deed: Deed::Look },
            2 => {
                let answers = self.below(game.answers() + 1) as u32;
                Act { who: self.below(self.players + 1), deed: Deed::LookBack(answers) }
            }
            3..6 => self.preview(game),
            6..9 => self.presume(game),
            9..12 => self.undo(game).unwrap_or_else(|| self.answer(game)),
            _ => self.answer(game),
        }
    }

    /// One of those who can answer; who has answered sealed can still change it.
    fn asked(&mut self, game: &dyn Match) -> Seat {
        let sealed = game.sealed().iter().filter(|_| self.luck.below(6) == 0);
        let able: Vec<_> = sealed.chain(game.awaited().iter()).collect();
        let pick = self.luck.below(able.len() as u32);
        able[pick as usize]
    }

    fn answer(&mut self, game: &dyn Match) -> Act {
        let seat = self.asked(game);
        let whim = self.luck.below(8) < self.whims.0 && self.whims.1 > 0;
        self.whims.1 = self.whims.1.saturating_sub(1);
        let bot = if whim { "random" } else { "greedy" };
        let action = game.bot_answer(seat, bot).expect("the seat is asked");
        self.hear_say(action.clone());
        command(seat, Command::Answer { seq: game.seq(), action })
    }

    /// Asks what one of the offers would lead to.
    fn preview(&mut self, game: &dyn Match) -> Act {
        let seat = self.asked(game);
        let offers = game.offers(seat);
        let pick = self.below(offers.len());
        let action = offers[pick].action.clone();
        self.hear_say(action.clone());
        Act { who: seat.index(), deed: Deed::Preview(game.seq(), action) }
    }

    /// Gives an answer that was open to anybody, perhaps about things that the seat cannot know.
    fn presume(&mut self, game: &dyn Match) -> Act {
        let seat = self.asked(game);
        let rumour = self.below(self.rumours.len());
        let Some(action) = self.rumours.get(rumour).cloned() else { return self.preview(game) };
        let seq = game.seq();
        match self.below(2) {
            0 => command(seat, Command::Answer { seq, action }),
            _ => Act { who: seat.index(), deed: Deed::Preview(seq, action) },
        }
    }

    fn undo(&mut self, game: &dyn Match) -> Option<Act> {
        let seat = Seat(self.below(self.players) as u8);
        let free = game.undo_of(seat) == UndoState::Free;
        free.then(|| command(seat, Command::Undo { seq: game.seq() }))
    }

    fn hear_say(&mut self, action: String) {
        match self.rumours.len() {
            RUMOURS => {
                let place = self.below(RUMOURS);
                self.rumours[place] = action;
            }
            _ => self.rumours.push(action),
        }
    }
}

pub(crate) fn command(seat: Seat, command: Command) -> Act {
    Act { who: seat.index(), deed: Deed::Command(command) }
}
