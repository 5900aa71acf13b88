//! The games of a round in portions, each kept as soon as it is played: a round that was broken off
//! goes on with the next one.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mittwoch_kernel::Whole;
use mittwoch_search::{JudgeNet, Student};

use crate::Rows;
use crate::games::{GamesPlan, play_games};

/// Of so many games one is kept apart, to see how well the others taught.
const APART: u64 = 20;
/// How many portions a round has at most.
const MOST: u64 = 20;

/// Positions to learn from, and those kept apart.
#[derive(Default)]
pub(crate) struct Portion {
    pub(crate) rows: Rows,
    pub(crate) apart: Rows,
}

/// The portions of some games, in a folder.
pub(crate) struct Portions<'a> {
    pub(crate) folder: &'a Path,
    pub(crate) plan: GamesPlan,
}

impl Portions<'_> {
    /// All positions of the games; what was played before is not played again.
    pub(crate) fn play<G: Whole>(
        &self,
        student: &dyn Student<G>,
        net: Option<&Arc<JudgeNet>>,
        step: &(dyn Fn(u64) + Sync),
    ) -> io::Result<Portion> {
        let mut all = Portion::default();
        for games in self.ranges() {
            let done = games.end;
            let portion = match self.known(&games) {
                Some(portion) => portion,
                None => self.fresh(student, net, games, step)?,
            };
            step(done);
            all.rows.extend(&portion.rows);
            all.apart.extend(&portion.apart);
        }
        Ok(all)
    }

    /// Takes the files of all portions away.
    pub(crate) fn forget(&self) -> io::Result<()> {
        let files = self.ranges().flat_map(|games| self.paths(&games));
        files.filter(|path| path.exists()).try_for_each(fs::remove_file)
    }

    fn ranges(&self) -> impl Iterator<Item = Range<u64>> {
        let Range { start, end } = self.plan.games;
        let size = (end - start).div_ceil(MOST).next_multiple_of(APART);
        let starts = (start..end).step_by(size as usize);
        starts.map(move |at| at..(at + size).min(end))
    }

    /// Where the rows and those kept apart are.
    fn paths(&self, games: &Range<u64>) -> [PathBuf; 2] {
        let name = format!("games-{}-{}-{}", self.plan.seed, games.start, games.end);
        ["rows", "apart"].map(|kind| self.folder.join(&name).with_extension(kind))
    }

    fn known(&self, games: &Range<u64>) -> Option<Portion> {
        let read = |path: &PathBuf| Rows::read(&fs::read(path).ok()?);
        let [rows, apart] = self.paths(games);
        Some(Portion { rows: read(&rows)?, apart: read(&apart)? })
    }

    fn fresh<G: Whole>(
        &self,
        student: &dyn Student<G>,
        net: Option<&Arc<JudgeNet>>,
        games: Range<u64>,
        step: &(dyn Fn(u64) + Sync),
    ) -> io::Result<Portion> {
        let plan = GamesPlan { games: games.clone(), ..self.plan.clone() };
        let mut portion = Portion::default();
        for (number, game) in games.clone().zip(play_games(student, net, &plan, step)) {
            let apart = number.is_multiple_of(APART);
            if apart { &mut portion.apart } else { &mut portion.rows }.extend(&game);
        }
        let [rows, apart] = self.paths(&games);
        fs::write(apart, portion.apart.bytes())?;
        fs::write(rows, portion.rows.bytes())?;
        Ok(portion)
    }
}
