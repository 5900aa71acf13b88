//! `mittwoch backup`: a copy of the database, also while the server runs.

use std::io::stdout;

use super::serve::{data_folder, runtime};
use crate::args::Backup;
use crate::edge;
use crate::problem::Problem;

/// Copies the database.
pub(super) fn run(args: &Backup) -> Result<(), Problem> {
    let folder = args.data.clone().unwrap_or_else(data_folder);
    runtime()?
        .block_on(mittwoch_server::store::backup(&folder, &args.file))
        .map_err(|fault| Problem::Failure(fault.to_string()))?;
    edge::line(
        &mut stdout(),
        format_args!("The database is copied into {}.", crate::edge::path(&args.file)),
    )?;
    Ok(())
}
