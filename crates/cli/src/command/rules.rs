//! `mittwoch rules`: the digest of a game or one paragraph of it.

use std::io::{Write, stdout};

use super::title;
use crate::args::Rules;
use crate::digest;
use crate::problem::Problem;

/// Prints the digest or one paragraph.
pub(super) fn run(args: &Rules) -> Result<(), Problem> {
    let about = title(&args.game)?.about();
    let mut out = stdout().lock();
    let Some(id) = &args.id else {
        writeln!(out, "{}", about.digest.trim_end())?;
        return Ok(());
    };
    let text = digest::paragraph(about.digest, id).ok_or_else(|| {
        Problem::Usage(format!("The rules of {} have no paragraph '{id}'.", about.key))
    })?;
    writeln!(out, "{}  {text}", id.to_uppercase())?;
    Ok(())
}
