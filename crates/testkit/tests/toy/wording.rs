use std::collections::BTreeSet;

use mittwoch_kernel::{Asked, Offered, Phrase, Piece, Seat, Shape, Tally, Unreadable, Wording};

use super::knowing::{Told, View};
use super::{Action, Frame, LAMPS, State, Toy, fault, name};

impl<const FAULT: u8> Wording for Toy<FAULT> {
    type Sheet = ();

    fn sheet(&self) {}

    fn write(&self, action: Action) -> String {
        match action {
            Action::Play(lamp) => format!("play {}", name(lamp)),
            Action::Draw => "draw".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Tidy(lamp) => format!("tidy {}", name(lamp)),
            Action::Shine => "shine".to_owned(),
            Action::Fill => "fill".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, Unreadable> {
        let text = if FAULT == fault::NOTATION_LOOSE { text.trim() } else { text };
        let lamp = |word: &str| (0..LAMPS).find(|lamp| name(*lamp) == word);
        let action = match text.split_once(' ') {
            Some(("play", word)) => lamp(word).map(Action::Play),
            Some(("tidy", word)) => lamp(word).map(Action::Tidy),
            None if text == "draw" => Some(Action::Draw),
            None if text == "pass" => Some(Action::Pass),
            None if text == "shine" => Some(Action::Shine),
            None if text == "fill" => Some(Action::Fill),
            _ => None,
        };
        action.ok_or_else(|| Unreadable(format!("'{text}' is no answer of this game")))
    }

    fn ask(&self, state: &State, _seat: Seat) -> Asked {
        let (name, key) = match state.frames.top() {
            Some(Frame::Tidy(_)) => ("tidy", "toy-ask-tidy"),
            Some(Frame::Reward(_)) => ("reward", "toy-ask-reward"),
            Some(Frame::Shine(_)) => ("shine", "toy-ask-shine"),
            _ => ("play", "toy-ask-play"),
        };
        Asked { name, phrase: Phrase::new(key), rule: "TY-1.2", shape: Shape::PickOne }
    }

    fn offer(&self, _state: &State, _seat: Seat, action: Action) -> Offered {
        let (key, group, lamp) = match action {
            Action::Play(lamp) => ("toy-play", "play", Some(lamp)),
            Action::Draw => ("toy-draw", "draw", None),
            Action::Pass => ("toy-pass", "pass", None),
            Action::Tidy(lamp) => ("toy-tidy", "tidy", Some(lamp)),
            Action::Shine => ("toy-shine", "shine", None),
            Action::Fill => ("toy-fill", "free", None),
        };
        let mut pieces: Vec<String> = lamp.into_iter().map(name).collect();
        if FAULT == fault::PIECE_UNKNOWN {
            pieces.push("candle".to_owned());
        }
        let (phrase, free) = (Phrase::new(key), action == Action::Fill);
        Offered { phrase, group, pieces, numbers: Vec::new(), free }
    }

    fn tallies(&self, view: &View) -> Vec<Tally> {
        let points = view.points.iter().zip(0..);
        points
            .map(|(count, seat)| Tally::new("points", "toy-would-points", Seat(seat), *count))
            .collect()
    }

    fn tell(&self, event: &Told) -> Phrase {
        let with_lamp = |key, seat, lamp: Option<u8>| {
            let phrase = Phrase::new(key).seat("who", seat);
            lamp.map_or(phrase.clone(), |lamp| phrase.piece("lamp", name(lamp)))
        };
        match *event {
            Told::RoundStarted(round) => Phrase::new("toy-round-started").number("round", round),
            Told::Chosen(seat, lamp) => with_lamp("toy-chosen", seat, lamp),
            Told::Revealed(lamps, winner) => {
                let lamps = lamps.into_iter().flatten().map(name).collect();
                Phrase::new("toy-revealed").pieces("lamps", lamps).seat("winner", winner)
            }
            Told::Drawn(seat, lamp) => with_lamp("toy-drawn", seat, lamp),
            Told::Passed(seat, _) => Phrase::new("toy-passed").seat("who", seat),
            Told::Tidied(seat, lamp) => with_lamp("toy-tidied", seat, Some(lamp)),
            Told::MayShine(seat) => Phrase::new("toy-may-shine").seat("who", seat),
            Told::Shone(seat) => Phrase::new("toy-shone").seat("who", seat),
            Told::Filled(seat) => Phrase::new("toy-filled").seat("who", seat),
            Told::Over => Phrase::new("toy-over"),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |lamp| Piece { name: name(lamp), phrase: Phrase::new("toy-lamp") };
        (0..LAMPS).map(piece).collect()
    }

    fn components_page() -> String {
        "The toy has no components.".to_owned()
    }

    fn keys(&self) -> BTreeSet<String> {
        let keys = "toy-refused toy-points toy-ask-tidy toy-ask-reward toy-ask-play toy-play \
                    toy-draw toy-pass toy-tidy toy-round-started toy-chosen toy-revealed \
                    toy-drawn toy-passed toy-tidied toy-ask-shine toy-shine toy-fill toy-may-shine \
                    toy-shone toy-filled toy-over toy-lamp toy-would-points";
        let missing = |key: &&str| FAULT != fault::KEY_MISSING || *key != "toy-passed";
        keys.split(' ').filter(missing).map(str::to_owned).collect()
    }
}
