//! What an owner calls the entries of a pack, in place of texts that nobody could have written.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use mittwoch_kernel::{About, Pack, Phrase, Piece};

/// The ids that were ever built in, by the key of the game: read once.
static BUILT_IN: Mutex<BTreeMap<&'static str, Arc<BTreeSet<String>>>> = Mutex::new(BTreeMap::new());

/// Names of entries by their ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct OwnNames(BTreeMap<String, Phrase>);

impl OwnNames {
    /// Pieces under their own names.
    pub(crate) fn all(&self, pieces: Vec<Piece>) -> Vec<Piece> {
        pieces.into_iter().map(|piece| self.of(piece)).collect()
    }

    /// A piece under its own name, if the game calls it by the id of an entry that has one.
    ///
    /// What the game words from the entry itself stays: it says what the piece does. Where a text
    /// says more than the name, such as a colour, its game has one beside it that ends in `own`.
    fn of(&self, piece: Piece) -> Piece {
        let called = |(id, name): (&String, &Phrase)| {
            let start = piece.phrase.key.strip_suffix(id.as_str())?;
            start.ends_with('-').then(|| with_more(start, &piece.phrase, name))
        };
        match self.0.iter().find_map(called) {
            Some(phrase) => Piece { phrase, ..piece },
            None => piece,
        }
    }
}

fn with_more(start: &str, said: &Phrase, name: &Phrase) -> Phrase {
    if said.args.is_empty() {
        return name.clone();
    }
    let own = Phrase { key: format!("{start}own"), ..said.clone() };
    own.phrases("name", vec![name.clone()])
}

/// What the owner of a pack calls its entries.
pub(crate) fn own_names(about: &About, pack: &Pack) -> Arc<OwnNames> {
    Arc::new(OwnNames(pack.own_names(&built_in(about))))
}

fn built_in(about: &About) -> Arc<BTreeSet<String>> {
    let mut known = BUILT_IN.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || {
        let packs: Vec<Pack> = about.packs().filter_map(Result::ok).collect();
        Arc::new(packs.iter().flat_map(Pack::ids).map(str::to_owned).collect())
    };
    known.entry(about.key).or_insert_with(read).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(id: &str, phrase: Phrase) -> Phrase {
        let names = OwnNames(BTreeMap::from([(id.to_owned(), Phrase::new("own-name"))]));
        let piece = Piece { name: id.to_owned(), phrase };
        names.all(vec![piece]).remove(0).phrase
    }

    #[test]
    fn a_piece_is_called_as_its_owner_calls_it() {
        assert_eq!(named("cat", Phrase::new("x-client-cat")).key, "own-name");
        assert_eq!(named("cat", Phrase::new("x-client-dog")).key, "x-client-dog");
    }

    #[test]
    fn what_a_text_says_beside_the_name_stays() {
        let phrase = named("cat", Phrase::new("x-message-cat").word("colour", "jade"));
        assert_eq!(phrase.key, "x-message-own");
        assert!(phrase.args.contains_key("colour") && phrase.args.contains_key("name"));
    }
}
