use std::sync::LazyLock;

use mittwoch_kernel::{AmountScale, Encoding, Game, Numbering, Pen, Seat};

use super::knowing::Knowledge;
use super::{Action, Frame, LAMPS, Toy, fault};

/// Points and oil that are usual, and the most of them.
const FEW: AmountScale = AmountScale::up_to(5, 99);

static NUMBERING: LazyLock<Numbering> = LazyLock::new(|| {
    let lamps: &[usize] = &[LAMPS as usize];
    let bare: &[usize] = &[];
    let verbs = [("play", lamps), ("draw", bare), ("pass", bare), ("tidy", lamps)];
    Numbering::new(verbs.into_iter().chain([("shine", bare), ("fill", bare)]))
});

impl<const FAULT: u8> Encoding for Toy<FAULT> {
    fn numbering(&self) -> &Numbering {
        &NUMBERING
    }

    fn number(&self, _seat: Seat, action: Action) -> Option<u32> {
        let (verb, lamp) = match action {
            Action::Play(lamp) => (0, lamp),
            Action::Draw => (1, 0),
            Action::Pass if FAULT == fault::NUMBER_MISSING => return None,
            Action::Pass if FAULT == fault::NUMBER_TWICE => (1, 0),
            Action::Pass => (2, 0),
            Action::Tidy(lamp) => (3, lamp),
            Action::Shine => (4, 0),
            Action::Fill => (5, 0),
        };
        NUMBERING.simple(verb, lamp.into())
    }

    fn numbered(&self, _seat: Seat, number: u32) -> Option<Action> {
        let (verb, [lamp, ..]) = NUMBERING.split(number)?;
        Some(match verb {
            0 => Action::Play(lamp as u8),
            1 => Action::Draw,
            2 => Action::Pass,
            3 => Action::Tidy(lamp as u8),
            4 => Action::Shine,
            _ => Action::Fill,
        })
    }

    fn observe<P: Pen>(&self, knowledge: &Knowledge, pen: &mut P) {
        let Knowledge { viewer, view } = knowledge;
        let bag = |lamps: &[u8]| lamps.iter().copied().collect();
        pen.one_of("seat", Some(viewer.side().index()), self.seats().into());
        pen.amount("round", view.round.into(), AmountScale::up_to(3, 9));
        if FAULT != fault::FORM_CHANGES || !view.hand.is_empty() {
            pen.some_of("hand", bag(&view.hand), LAMPS.into());
        }
        pen.one_of("chosen", view.mine.map(usize::from), LAMPS.into());
        pen.some_of("table", bag(&view.table), LAMPS.into());
        let most = if FAULT == fault::OUT_OF_RANGE { 0 } else { LAMPS };
        pen.count("deck", view.deck, most.into());
        pen.amount(
            "leak",
            if FAULT == fault::OBSERVATION_LEAKS { view.unwritten.into() } else { 0 },
            AmountScale::up_to(1, 255),
        );
        for (place, seat) in viewer.clockwise(self.seats()).enumerate() {
            pen.begin("player", place);
            pen.amount("points", view.points[seat.index()].into(), FEW);
            pen.amount("oil", view.oil[seat.index()].into(), FEW);
            pen.count("cards", view.counts[seat.index()], LAMPS.into());
            pen.flag("has chosen", view.chosen[seat.index()]);
            pen.end();
        }
        let (kind, seat) = match view.frame {
            Frame::Over => (0, None),
            Frame::Choose => (1, None),
            Frame::Reward(seat) => (2, Some(seat)),
            Frame::Tidy(seat) => (3, Some(seat)),
            Frame::Shine(seat) => (4, Some(seat)),
        };
        pen.one_of("frame", Some(kind), 5);
        let seat = seat.map(|seat| viewer.place_of(seat, self.seats()));
        pen.one_of("asked", seat, self.seats().into());
    }
}
