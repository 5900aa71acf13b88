//! A match through the eyes of one viewer.

use mittwoch_games::catalogue;
use mittwoch_kernel::{Seat, Viewer};
use mittwoch_match::AnswerFault;
use mittwoch_protocol::{ResetLimit, ResetState, UndoState};

use crate::helper::{drive, open_any};

#[test]
fn a_look_shows_what_is_its_viewers() {
    for title in catalogue() {
        for seed in 0..4 {
            let mut game = open_any(*title, *title.about().players.end(), seed);
            drive(&mut *game, |game| game.answers() >= 11 * (1 + seed as usize));
            for seat in (0..game.seats()).map(Seat) {
                let look = game.for_viewer(Viewer::Seat(seat));
                assert_eq!((look.viewer(), look.seat()), (Viewer::Seat(seat), Some(seat)));
                assert_eq!(look.view(), game.view(Viewer::Seat(seat)));
                assert_eq!(look.told(3), game.told(Viewer::Seat(seat), 3));
                assert_eq!(look.told_count(), game.told_count(Viewer::Seat(seat)));
                assert_eq!(look.question(), game.question(seat));
                assert_eq!(look.offers(), game.offers(seat));
                assert_eq!(look.why_not(), game.why_not(seat));
                assert_eq!(look.given(), game.given(seat));
                assert_eq!((look.undo(), look.reset()), (game.undo_of(seat), game.reset_of(seat)));
                assert_eq!((look.seq(), look.awaited()), (game.seq(), game.awaited()));
            }
        }
    }
}

#[test]
fn a_spectator_is_asked_nothing() {
    for title in catalogue() {
        let game = open_any(*title, *title.about().players.start(), 1);
        let look = game.for_viewer(Viewer::Spectator);
        let seat = look.awaited().first().expect("somebody is asked");
        let action = &game.offers(seat)[0].action;
        assert_eq!((look.seat(), look.question(), look.given()), (None, None, None));
        assert!(look.offers().is_empty() && look.why_not().is_empty());
        assert_eq!(look.preview(action), Err(AnswerFault::NotAsked));
        let nothing = ResetState::none(ResetLimit::Nothing);
        assert_eq!((look.undo(), look.reset()), (UndoState::No, nothing));
    }
}
