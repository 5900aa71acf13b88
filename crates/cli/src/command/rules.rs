//! `mittwoch rules`: the digest of a game or one paragraph of it.

use std::io::stdout;

use mittwoch_kernel::Phrase;

use super::title;
use crate::args::RulesArgs;
use crate::digest;
use crate::edge;
use crate::problem::Problem;
use crate::words::Lang;

/// Prints the digest or one paragraph.
pub(super) fn run(args: &RulesArgs, lang: Lang) -> Result<(), Problem> {
    let about = title(&args.game)?.about();
    let text = about.digest_in(lang.code());
    let mut out = stdout().lock();
    let Some(id) = &args.id else {
        edge::line(&mut out, text.trim_end())?;
        return Ok(());
    };
    let text = digest::paragraph(text, id).ok_or_else(|| {
        Problem::Usage(Phrase::new("problem-no-paragraph").word("game", about.key).word("id", id))
    })?;
    edge::line(&mut out, format_args!("{}  {text}", id.to_uppercase()))?;
    Ok(())
}
