//! Where the game is, read back.

use mittwoch_kernel::{Knowing as _, Observation, Seat, Setting, Stack, Viewer};
use mittwoch_testkit::{Reader, Subject, Walk, built_in};

use super::Circle;
use crate::UnconsciousMind;
use crate::component::{Exchange, Insight, Location, Quality, Ring};
use crate::effect::{EffectId, Figure, Good, Moment, Special};
use crate::id::Step;
use crate::state::{DEPTH, Frame, Price};

/// Where the kinds of the steps of the Id begin, and how many kinds there are.
const STEPS: usize = 73;
const KINDS: usize = STEPS + 16;

/// Where the game is.
pub(super) fn business(circle: &Circle, from: &mut Reader<'_>) -> Stack<Frame, DEPTH> {
    let top = from.one_of("question");
    let part = |from: &mut Reader<'_>| Numbers::read(from);
    let frames: Vec<_> = (0..DEPTH).map(|place| from.part("business", place, part)).collect();
    assert_eq!(frames[0].kind, top, "the question is the kind on top");
    let mut stack = Stack::new();
    let told = frames.into_iter().filter(|frame| frame.kind.is_some()).collect::<Vec<_>>();
    told.iter().rev().for_each(|frame| stack.push(frame.frame(circle)));
    stack
}

/// The numbers of a frame.
struct Numbers {
    kind: Option<usize>,
    first: u8,
    second: u8,
    flag: bool,
    effect: Option<u16>,
    pending: u32,
}

impl Numbers {
    fn read(from: &mut Reader<'_>) -> Numbers {
        Numbers {
            kind: (from.count("kind, counted from 1") as usize).checked_sub(1),
            first: from.small("first number"),
            second: from.small("second number"),
            flag: from.flag("whether"),
            effect: (from.count("effect, counted from 1") as u16).checked_sub(1),
            pending: from.count("clients that wait, a bit each"),
        }
    }

    fn effect(&self) -> EffectId {
        EffectId(self.effect.expect("the frame has an effect"))
    }

    fn location(&self) -> Location {
        Location::ALL[usize::from(self.first)]
    }

    fn insight(&self) -> Insight {
        let quality = usize::from(self.second).checked_sub(1);
        Insight {
            ring: Ring::ALL[usize::from(self.first)],
            quality: quality.map(|quality| Quality::ALL[quality]),
        }
    }

    fn frame(&self, circle: &Circle) -> Frame {
        let kind = self.kind.expect("there is a frame");
        match kind {
            2 => Frame::Seat(circle.around(self.first.into())),
            0..=18 => self.of_the_turn(kind),
            19..=34 => self.of_an_effect(kind),
            35..=53 => self.of_the_board(kind),
            54..STEPS => self.of_the_office(kind),
            _ => Frame::Id(self.step(kind - STEPS)),
        }
    }

    fn of_the_turn(&self, kind: usize) -> Frame {
        let (first, second) = (self.first, self.second);
        match kind {
            0 => Frame::Over,
            1 => Frame::Next,
            3 => Frame::PickClient,
            4 => Frame::Spare,
            5 => Frame::PickTile,
            6 => Frame::PickCell { tile: first },
            7 => Frame::Turn,
            8 => Frame::Point,
            9 => Frame::Pieces { space: first, action: second },
            10 => Frame::Table { action: first, left: second },
            11 => Frame::Ink { least: first, most: second },
            12 => Frame::Landing,
            13 => Frame::PickRow,
            14 => Frame::PickColumn,
            15 => Frame::Line { line: first, done: second },
            16 => Frame::PickOwnTile,
            17 => Frame::Track,
            18 => Frame::Zone,
            _ => panic!("{kind} is no kind of the turn"),
        }
    }

    fn of_an_effect(&self, kind: usize) -> Frame {
        let (left, asked) = (self.first, self.flag);
        let pay = |price| Frame::Pay { price, next: left, asked };
        match kind {
            19 => Frame::Run { effect: self.effect(), asked },
            20 => Frame::May { effect: self.effect() },
            21 => Frame::All { effect: self.effect(), done: left },
            22 => Frame::Choose { effect: self.effect(), skip: asked },
            23 => Frame::Times { effect: self.effect(), left },
            24 => Frame::Repeat { effect: self.effect(), left },
            25 => pay(Price::Effect(self.effect())),
            26 => pay(Price::Dream(self.second)),
            27 => pay(Price::Set),
            28 => Frame::Generate(self.insight()),
            29 => Frame::Elevate { free: asked },
            30 => Frame::Transfer { free: asked },
            31 => Frame::Gain { good: Good::ALL[usize::from(left)], count: self.second },
            32 => Frame::Draw { left },
            33 => Frame::Swap,
            _ => Frame::Play { left },
        }
    }

    fn of_the_board(&self, kind: usize) -> Frame {
        let (first, second, flag) = (self.first, self.second, self.flag);
        match kind {
            35 => Frame::Publish,
            36 => Frame::Volumes { treatise: first },
            37 => Frame::Endow { treatise: first },
            38 => Frame::GainTile { column: first },
            39 => Frame::TileEffects { tile: first, both: flag, done: second },
            40 => Frame::PlaceTile { tile: first },
            41 => Frame::Refill { level: first, column: second },
            42 => Frame::Move {
                figure: Figure::ALL[usize::from(first / 64)],
                least: first % 64,
                most: second,
                quietly: flag,
            },
            43 => Frame::Join,
            44 => Frame::VisitByJournalist { location: self.location() },
            45 => Frame::Visit { location: self.location(), tag: flag },
            46 => Frame::Location { location: self.location(), left: second },
            47 => Frame::OpenRoom,
            48 => Frame::Special(Special::ALL[usize::from(first)]),
            49 => Frame::TakeIdeas,
            50 => Frame::Bonus,
            51 => Frame::Mark { slot: first },
            52 => Frame::MarkByFireworks { slot: first },
            _ => Frame::Fireworks,
        }
    }

    fn of_the_office(&self, kind: usize) -> Frame {
        let (room, left) = (self.first, self.second);
        match kind {
            54 => Frame::TreatOne,
            55 => Frame::Treat,
            56 => Frame::Dream { room },
            57 => Frame::DreamOver { room, manifest: self.flag },
            58 => Frame::Therapy { room, left },
            59 => Frame::Catharsis { room },
            60 => Frame::Shed { room },
            61 => Frame::Cure { room },
            62 => Frame::Moment { moment: Moment::ALL[usize::from(room)], pending: self.pending },
            63 => Frame::Boxes,
            64 => Frame::Draft,
            65 => Frame::RefillClient { place: room },
            66 => Frame::Latent { room },
            67 => Frame::Manifest { room },
            68 => Frame::TopManifest { room },
            69 => Frame::RefillManifest { place: room },
            70 => Frame::SetMarker { room },
            71 => Frame::Close,
            _ => Frame::Shelve { treatise: room },
        }
    }

    fn step(&self, kind: usize) -> Step {
        let (first, second) = (self.first, self.second);
        match kind {
            0 => Step::Seek { card: first, tried: second },
            1 => Step::Ink { steps: first },
            2 => Step::Column,
            3 => Step::Row,
            4 => Step::Line { line: first, at: second, end: self.flag },
            5 => Step::Flip { row: first },
            6 => Step::Complete { line: first },
            7 => Step::Deed { tile: first },
            8 => Step::Exchange { what: Exchange::ALL[usize::from(first)], times: second },
            9 => Step::Brew,
            10 => Step::Idle { effect: self.effect() },
            11 => Step::Play { count: first },
            12 => Step::Swap,
            13 => Step::Treat,
            14 => Step::Publish,
            _ => Step::Overlay { client: first },
        }
    }
}

/// Frames upon which no random game may come are told and read back too, each as another kind.
#[test]
fn every_kind_of_frame_is_told() {
    let setting = Setting::new(2);
    let subject = Subject::<UnconsciousMind>::new(&built_in::<UnconsciousMind>(), &setting);
    let game = subject.expect("a sound setting").game;
    let (walk, _) = Walk::new(&game, 1, 0, |_| {});
    let viewer = Viewer::Seat(Seat(1));
    let mut knowledge = game.know(viewer, &game.view(&walk.opening.state, viewer));
    let circle = Circle { side: Seat(1), boards: 2 };
    let mut frames: Vec<Frame> = Vec::new();
    for kind in (0..KINDS).map(Some) {
        let told = Numbers { kind, first: 1, second: 1, flag: true, effect: Some(3), pending: 5 };
        let frame = told.frame(&circle);
        assert!(!frames.contains(&frame), "{kind:?} is {frame:?} again");
        frames.push(frame);
        knowledge.table.0.stack = Stack::new();
        knowledge.table.0.stack.push(frame);
        let seen = Observation::of(&game, &knowledge);
        assert_eq!(super::read(&game, &mut Reader::new(&seen)), knowledge);
    }
}
