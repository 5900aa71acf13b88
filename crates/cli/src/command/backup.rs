//! `mittwoch backup`: a copy of the database, also while the server runs.

use std::io::stdout;

use mittwoch_kernel::Phrase;

use super::serve::{data_folder, runtime};
use crate::args::BackupArgs;
use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Copies the database.
pub(super) fn run(args: &BackupArgs, lang: Lang) -> Result<(), Problem> {
    if args.database.is_some() {
        return Err(Problem::usage("store-backup-elsewhere"));
    }
    let folder = args.data.clone().unwrap_or_else(data_folder);
    runtime()?
        .block_on(mittwoch_server::store::backup(&folder, &args.file))
        .map_err(|fault| Problem::Failure(fault.phrase()))?;
    let done = Phrase::new("backup-done").word("file", &edge::path(&args.file));
    Ok(edge::line(&mut stdout(), Words::new(lang).phrase(&done))?)
}
