//! Rounds of teaching in a folder, so that what was broken off goes on.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use mittwoch_kernel::Whole;
use mittwoch_search::{JudgeNet, Student};

use crate::curve::{Curve, CurvePoint};
use crate::fit::{FitPlan, fit, fresh, loss};
use crate::games::GamesPlan;
use crate::portion::{Portion, Portions};
use crate::rows::Rows;

/// The rounds whose games are fitted to, the one of now included.
const REMEMBERED: u32 = 4;

/// How a judge is taught.
#[derive(Clone, Debug)]
pub struct SchoolPlan {
    /// Where each round leaves its net and its line of the curve.
    pub folder: PathBuf,
    /// The numbers of players.
    pub players: Vec<u8>,
    /// Games of the first round, by the teacher.
    pub first: u64,
    /// Games of each later round.
    pub games: u64,
    /// How many rounds.
    pub rounds: u32,
    /// How often the rows of a round are looked at.
    pub epochs: u32,
    /// What all luck follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Of a hundred positions, how many are kept.
    pub kept: u32,
}

/// What a school is doing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SchoolReport {
    /// A round plays: games so far, and of how many.
    Playing {
        /// The round, from 1.
        round: u32,
        /// Games so far.
        done: u64,
        /// Games in all.
        of: u64,
    },
    /// A round fits, so much of it is done.
    Fitting {
        /// The round, from 1.
        round: u32,
        /// From 0 to 1.
        part: f32,
    },
    /// A round is over.
    Done(CurvePoint),
}

/// A judge being taught.
pub struct School<'a, G: Whole> {
    /// Whose judge.
    pub student: &'a dyn Student<G>,
    /// How.
    pub plan: SchoolPlan,
}

impl<G: Whole> School<'_, G> {
    /// Teaches all rounds that are not done yet; the last net is the answer.
    ///
    /// # Errors
    ///
    /// Fails where the folder cannot be read or written.
    pub fn teach(&self, report: &(dyn Fn(SchoolReport) + Sync)) -> io::Result<JudgeNet> {
        fs::create_dir_all(&self.plan.folder)?;
        let (mut net, mut curve) = (None, Curve::default());
        for round in 1..=self.plan.rounds {
            if let Some(known) = self.known(round) {
                net = Some(Arc::new(known));
                continue;
            }
            curve = self.curve();
            let (next, point) = self.round(round, net.as_ref(), report)?;
            curve.0.push(point);
            fs::write(self.plan.folder.join("curve.csv"), curve.table())?;
            fs::write(self.plan.folder.join("curve.svg"), curve.drawing())?;
            let (path, beside) = (self.path(round), self.path(round).with_extension("part"));
            fs::write(&beside, next.bytes()).and_then(|()| fs::rename(&beside, path))?;
            report(SchoolReport::Done(point));
            net = Some(Arc::new(next));
        }
        drop(curve);
        net.map(|net| (*net).clone()).ok_or_else(|| io::Error::other("there is no round"))
    }

    fn path(&self, round: u32) -> PathBuf {
        self.plan.folder.join(format!("round-{round}.net"))
    }

    /// Where the positions of a round are, as long as they are remembered.
    fn rows_path(&self, round: u32) -> PathBuf {
        self.plan.folder.join(format!("round-{round}.rows"))
    }

    fn known(&self, round: u32) -> Option<JudgeNet> {
        let net = JudgeNet::read(&fs::read(self.path(round)).ok()?).ok()?;
        (net.inputs() == self.student.sight().width()).then_some(net)
    }

    fn curve(&self) -> Curve {
        fs::read_to_string(self.plan.folder.join("curve.csv"))
            .map_or_else(|_| Curve::default(), |text| Curve::read(&text))
    }

    /// Plays and fits; a later round begins with the net of the one before.
    fn round(
        &self,
        round: u32,
        before: Option<&Arc<JudgeNet>>,
        report: &(dyn Fn(SchoolReport) + Sync),
    ) -> io::Result<(JudgeNet, CurvePoint)> {
        let plan = &self.plan;
        let of = if before.is_none() { plan.first } else { plan.games };
        let seed = plan.seed.wrapping_mul(1000).wrapping_add(u64::from(round));
        let games = GamesPlan {
            players: plan.players.clone(),
            games: 0..of,
            seed,
            threads: plan.threads,
            kept: plan.kept,
        };
        let portions = Portions { folder: &plan.folder, plan: games };
        let Portion { mut rows, apart } = portions.play(self.student, before, &|done| {
            report(SchoolReport::Playing { round, done, of });
        })?;
        let count = rows.len();
        fs::write(self.rows_path(round), rows.bytes())?;
        portions.forget()?;
        for earlier in (1..round).rev() {
            if earlier + REMEMBERED > round {
                let bytes = fs::read(self.rows_path(earlier)).unwrap_or_default();
                Rows::read(&bytes).iter().for_each(|known| rows.extend(known));
            } else if self.rows_path(earlier).exists() {
                fs::remove_file(self.rows_path(earlier))?;
            }
        }
        let width = self.student.sight().width();
        let mut net = before
            .map_or_else(|| fresh(width, self.student.hidden(), plan.seed), |net| (**net).clone());
        let first = loss(&net, &apart);
        let rate = if before.is_none() { 2e-3 } else { 6e-4 };
        let fitting = FitPlan { epochs: plan.epochs, batch: 64, rate, seed };
        fit(&mut net, &rows, &fitting, &mut |part| report(SchoolReport::Fitting { round, part }));
        let last = loss(&net, &apart);
        Ok((net, CurvePoint { round, games: of, rows: count, loss: [first, last] }))
    }
}
