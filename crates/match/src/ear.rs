//! What a seat knows, far from its match: folded from what the seat is sent.

use mittwoch_kernel::{DataFault, Pack, Seat, Setting, Viewer, Whole};
use serde_json::Value;

use crate::door::FloatPen;
use crate::entry::sound_game;

/// Somebody who hears what a seat is sent, and remembers it.
///
/// What is heard is checked as far as its form goes; whoever hears from strangers guards against
/// events that never happen.
pub trait SeatEar: Send {
    /// How many numbers an observation has.
    fn observation(&self) -> usize;

    /// How many numbers answers have.
    fn answers(&self) -> u32;

    /// Hears an event of the game in the form of its event view, or says why that is none.
    fn hear(&mut self, event: &Value) -> Result<(), String>;

    /// Looks at the view of now; whether it is what follows from what was heard. If it is not,
    /// because the match went back, say, then this view is all that is known from here on.
    fn look(&mut self, view: &Value) -> Result<bool, String>;

    /// Writes what the seat knows; whether the buffer had the right length.
    fn observe(&self, into: &mut [f32]) -> bool;

    /// The number of an answer of the seat that is given in its notation.
    fn number(&self, notation: &str) -> Option<u32>;

    /// An answer of the seat in its notation.
    fn notation(&self, number: u32) -> Option<String>;
}

/// An ear of one game.
struct GameEar<G: Whole> {
    game: G,
    seat: Seat,
    knowledge: G::Knowledge,
    observation: usize,
}

/// An ear at a seat that sees this view of the set-up.
pub(crate) fn ear<G: Whole>(
    rules: Option<u32>,
    (pack, setting): (&Pack, &Setting),
    (seat, view): (Seat, &Value),
) -> Result<Box<dyn SeatEar>, Vec<DataFault>> {
    let fault = |what: String| vec![DataFault::new(what)];
    let about = G::about_of(rules.unwrap_or(G::RULES)).map_err(|fault| vec![fault])?;
    let game = sound_game::<G>(&about, pack, setting)?;
    if seat.0 >= game.seats() {
        return Err(fault(format!("there is no seat {}", seat.0)));
    }
    let view = read::<G::View>(view).map_err(fault)?;
    let knowledge = game.know(Viewer::Seat(seat), &view);
    let observation = mittwoch_kernel::Observation::of(&game, &knowledge).numbers.len();
    Ok(Box::new(GameEar { game, seat, knowledge, observation }))
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

impl<G: Whole> SeatEar for GameEar<G> {
    fn observation(&self) -> usize {
        self.observation
    }

    fn answers(&self) -> u32 {
        self.game.numbering().count()
    }

    fn hear(&mut self, event: &Value) -> Result<(), String> {
        let event = read::<G::EventView>(event)?;
        self.game.learn(&mut self.knowledge, &event);
        Ok(())
    }

    fn look(&mut self, view: &Value) -> Result<bool, String> {
        let view = read::<G::View>(view)?;
        let follows = self.game.known_view(&self.knowledge) == view;
        if !follows {
            self.knowledge = self.game.know(Viewer::Seat(self.seat), &view);
        }
        Ok(follows)
    }

    fn observe(&self, into: &mut [f32]) -> bool {
        let fits = into.len() == self.observation;
        if fits {
            self.game.observe(&self.knowledge, &mut FloatPen::new(into));
        }
        fits
    }

    fn number(&self, notation: &str) -> Option<u32> {
        self.game.number(self.seat, self.game.read(notation).ok()?)
    }

    fn notation(&self, number: u32) -> Option<String> {
        Some(self.game.write(self.game.numbered(self.seat, number)?))
    }
}
