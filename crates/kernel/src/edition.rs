use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{About, DataFault, OptionSpec, Pack};

/// A version of the rules that can still be played, with the options that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its number, as in records.
    pub rules: u32,
    /// The options of its set-up.
    pub options: &'static [OptionSpec],
}

impl Edition {
    /// The keys of the texts of all options that a game has or had: of each option its name, and of
    /// each value.
    pub fn option_keys(editions: &'static [Edition], prefix: &str) -> impl Iterator<Item = String> {
        let options = editions.iter().flat_map(|edition| edition.options);
        options.flat_map(move |option| {
            let name = format!("{prefix}{}", option.key);
            let value = |value: &&str| format!("{prefix}{}-{value}", option.key);
            let values: Vec<String> = option.values.iter().map(value).collect();
            std::iter::once(name).chain(values)
        })
    }
}

/// A pack that was built in once; matches that began with it go on with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormerPack {
    /// Its digest, as in records.
    pub digest: &'static str,
    /// The files in which it differs from the pack that came after it, whole.
    pub files: &'static [(&'static str, &'static str)],
}

/// The built-in packs of one game, today's first, or what is wrong with each.
type BuiltInPacks = Arc<[Result<Pack, Vec<DataFault>>]>;

/// The built-in packs that were read, by where their texts lie in the program.
static READ: Mutex<BTreeMap<[(usize, usize); 2], BuiltInPacks>> = Mutex::new(BTreeMap::new());

impl About {
    /// Every built-in pack, today's first; their files are read once.
    pub fn packs(&self) -> impl Iterator<Item = Result<Pack, Vec<DataFault>>> + use<> {
        let (files, former) = (self.files, self.former);
        let place = [(files.as_ptr().addr(), files.len()), (former.as_ptr().addr(), former.len())];
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let packs = read.entry(place).or_insert_with(|| self.read_packs().collect()).clone();
        (0..packs.len()).map(move |at| packs[at].clone())
    }

    fn read_packs(&self) -> impl Iterator<Item = Result<Pack, Vec<DataFault>>> {
        let today: BTreeMap<_, _> = self.files.iter().copied().collect();
        let former = self.former.iter().scan(today.clone(), |files, former| {
            files.extend(former.files.iter().copied());
            Some(files.clone())
        });
        std::iter::once(today).chain(former).map(Pack::new)
    }

    /// The built-in pack, today's or a former one, that has this digest once an owner's files are
    /// laid over it.
    pub fn pack_of(&self, owner: Option<&Pack>, digest: &str) -> Option<Pack> {
        let laid = |built_in: Pack| match owner {
            Some(owner) => built_in.overlaid(owner).ok(),
            None => Some(built_in),
        };
        self.packs().filter_map(Result::ok).filter_map(laid).find(|pack| pack.digest() == digest)
    }
}
