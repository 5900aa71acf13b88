//! `mittwoch packs`: what people have installed on a server, for its host.

use std::io::stdout;

use mittwoch_kernel::Phrase;
use mittwoch_server::store::{
    InstalledPack, StoreFault, installed_packs, installed_packs_of, remove_pack, remove_pack_of,
};

use super::serve::{data_folder, database, runtime};
use crate::args::{PacksArgs, PacksCommand};
use crate::edge;
use crate::layout::columns;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// The shortest start of a digest by which a pack can be removed.
const SHORTEST: usize = 8;

/// Lists or removes, also while the server runs.
pub(super) fn run(args: &PacksArgs, lang: Lang) -> Result<(), Problem> {
    let folder = args.data.clone().unwrap_or_else(data_folder);
    let failed = |fault: StoreFault| Problem::Failure(fault.phrase());
    let place = args.database.as_ref().map(database).transpose()?;
    let words = Words::new(lang);
    match &args.command {
        PacksCommand::List => {
            let packs = runtime()?.block_on(async {
                match &place {
                    Some(url) => installed_packs_of(url).await,
                    None => installed_packs(&folder).await,
                }
            });
            list(&packs.map_err(failed)?, &words)
        }
        PacksCommand::Remove { digest } => {
            let plain = digest.chars().all(|sign| sign.is_ascii_hexdigit());
            if digest.len() < SHORTEST || !plain {
                let told = Phrase::new("problem-pack-digest").number("least", SHORTEST as i64);
                return Err(Problem::Usage(told));
            }
            let start = digest.to_lowercase();
            let removed = runtime()?.block_on(async {
                match &place {
                    Some(url) => remove_pack_of(url, &start).await,
                    None => remove_pack(&folder, &start).await,
                }
            });
            let count = removed.map_err(failed)?.len();
            let told = Phrase::new("host-packs-removed").number("count", count as i64);
            Ok(edge::line(&mut stdout(), words.phrase(&told))?)
        }
    }
}

fn list(packs: &[InstalledPack], words: &Words) -> Result<(), Problem> {
    if packs.is_empty() {
        return Ok(edge::line(&mut stdout(), words.say("host-packs-none"))?);
    }
    let keys = [
        "host-packs-digest",
        "menu-game",
        "host-packs-name",
        "host-packs-person",
        "host-packs-bytes",
    ];
    let mut rows = vec![keys.map(|key| words.say(key)).to_vec()];
    rows.extend(packs.iter().map(|InstalledPack { person, pack }| {
        let digest = pack.label.digest.chars().take(16).collect();
        let (name, person) = (edge::plain(&pack.label.name), edge::plain(person));
        vec![digest, pack.game.clone(), name.into(), person.into(), pack.bytes.to_string()]
    }));
    for line in columns(&rows) {
        edge::line(&mut stdout(), &line)?;
    }
    Ok(())
}
