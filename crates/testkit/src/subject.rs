use std::collections::BTreeSet;

use mittwoch_kernel::{Pack, Setting, Whole};

use crate::{Broken, paragraphs};

/// A game under test, with the words that it may use.
#[derive(Debug)]
pub struct Subject<G> {
    /// The game.
    pub game: G,
    /// The version of its rules.
    pub rules: u32,
    /// How the table plays.
    pub setting: Setting,
    /// The digest of its components.
    pub pack: String,
    /// The keys of its phrases.
    pub keys: BTreeSet<String>,
    /// The plain names of its pieces and places.
    pub pieces: BTreeSet<String>,
    /// The numbers of the paragraphs of its rules digest.
    pub paragraphs: BTreeSet<String>,
}

impl<G: Whole> Subject<G> {
    /// The game of these components and this setting by the newest rules.
    pub fn new(pack: &Pack, setting: &Setting) -> Result<Subject<G>, Broken> {
        Subject::by(G::RULES, pack, setting)
    }

    /// The same by a version of the rules.
    pub fn by(rules: u32, pack: &Pack, setting: &Setting) -> Result<Subject<G>, Broken> {
        let game = G::with_rules(rules, pack, setting).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            broken::<G>(setting, "the game can be made", faults.join("; "))
        })?;
        let pieces = unique_names(&game).map_err(|what| broken::<G>(setting, "phrases", what))?;
        Ok(Subject {
            rules,
            setting: setting.clone(),
            pack: pack.digest(),
            keys: game.keys(),
            pieces,
            paragraphs: paragraphs(G::about().digest),
            game,
        })
    }
}

fn broken<G: Whole>(setting: &Setting, law: &'static str, what: String) -> Broken {
    Broken { law, game: G::KEY, setting: setting.clone(), seed: 0, step: 0, what }
}

/// Draws and records know a piece by its name alone, so no two may share one.
fn unique_names<G: Whole>(game: &G) -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    for piece in game.pieces() {
        if piece.name.is_empty() || piece.name.contains(char::is_whitespace) {
            return Err(format!("'{}' is not a plain name of one word", piece.name));
        }
        if !names.insert(piece.name.clone()) {
            return Err(format!("two pieces have the name '{}'", piece.name));
        }
    }
    Ok(names)
}
