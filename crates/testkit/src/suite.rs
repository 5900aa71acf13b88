use std::path::Path;

use mittwoch_kernel::{Game, Pack, Setting, Whole};

use crate::{Subject, brief_playthrough, check_playthrough, citations, playthrough};

/// The built-in components of a game.
///
/// # Panics
///
/// When a built-in file is not sound TOML.
pub fn built_in<G: Game>() -> Pack {
    Pack::new(G::about().files.iter().copied()).expect("the built-in files are sound")
}

/// Demands that the tests of a crate cite every paragraph of the rules digest, of which there are
/// at least so many, and none that it does not have.
///
/// # Panics
///
/// When a paragraph is uncited or unknown.
pub fn every_paragraph_is_cited<G: Game>(manifest_dir: &str, least: usize) {
    let tests = Path::new(manifest_dir).join("tests");
    let citations = citations(G::about().digest, &[tests]).expect("readable tests");
    assert!(citations.paragraphs.len() >= least, "{} paragraphs", citations.paragraphs.len());
    assert!(citations.uncited.is_empty(), "no test cites {:?}", citations.uncited);
    assert!(citations.unknown.is_empty(), "the digest has no {:?}", citations.unknown);
}

/// The golden playthroughs of a game, in `tests/playthroughs` of its rules.
#[derive(Clone, Copy, Debug)]
pub struct Golden<'a> {
    /// The folder of the crate, `env!("CARGO_MANIFEST_DIR")` there.
    pub manifest_dir: &'a str,
    /// The components; the built-in ones if there are none.
    pub pack: Option<&'a Pack>,
    /// Whether the games are long and told in brief, with the most answers that one may take.
    pub brief: Option<usize>,
}

impl Golden<'_> {
    /// Whole games with the built-in components.
    pub const fn of(manifest_dir: &str) -> Golden<'_> {
        Golden { manifest_dir, pack: None, brief: None }
    }

    /// Plays the game of a setting and a seed, and compares it with the file of that name.
    ///
    /// # Panics
    ///
    /// When it differs; the sentence names the first line that does.
    pub fn is_unchanged<G: Whole>(self, name: &str, setting: &Setting, seed: u64) {
        let built_in = built_in::<G>();
        let pack = self.pack.unwrap_or(&built_in);
        let subject = Subject::<G>::new(pack, setting).expect("a sound setting");
        let text = match self.brief {
            Some(most) => brief_playthrough(&subject, seed, most),
            None => playthrough(&subject, seed),
        };
        self.compare(name, &text.expect("a lawful game"));
    }

    /// Compares a text with the file of a name.
    ///
    /// # Panics
    ///
    /// When it differs.
    pub fn compare(self, name: &str, text: &str) {
        let folder = Path::new(self.manifest_dir).join("tests/playthroughs");
        let compared = check_playthrough(folder.join(name), text);
        compared.unwrap_or_else(|why| panic!("{why}"));
    }
}

/// Declares the tests that hold the laws for each number of players, and for earlier rules where a
/// game has some.
///
/// ```text
/// mittwoch_testkit::law_tests! {
///     Lanterns: Budget::games(40).within(30.0), at least 8;
///     earlier Budget::games(8);
///     two_players_break_no_law: 2,
///     three_players_break_no_law: 3,
/// }
/// ```
#[macro_export]
macro_rules! law_tests {
    ($game:ty: $budget:expr, at least $least:literal; earlier $earlier:expr; $($tests:tt)*) => {
        $crate::law_tests! { $game: $budget, at least $least; $($tests)* }

        #[test]
        fn earlier_versions_break_no_law() -> Result<(), $crate::Broken> {
            $crate::earlier_rules_hold::<$game>(&$crate::built_in::<$game>(), $earlier)
        }
    };
    ($game:ty: $budget:expr, at least $least:literal;
        $($name:ident: $players:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() -> Result<(), $crate::Broken> {
                let pack = $crate::built_in::<$game>();
                $crate::laws_hold::<$game>(&pack, $players, $budget, $least)
            }
        )*
    };
}
