//! `mittwoch migrate`: all data from one store to another, while no server runs.

use std::io::stdout;

use indicatif::ProgressBar;
use mittwoch_kernel::Phrase;
use mittwoch_server::store::{MoveNews, StorePlace, move_data};

use super::serve::runtime;
use crate::args::{MigrateArgs, PlaceText};
use crate::edge;
use crate::problem::Problem;
use crate::words::{Lang, Words};

/// Moves the data, table by table.
pub(super) fn run(args: &MigrateArgs, lang: Lang) -> Result<(), Problem> {
    let (from, to) = (place(&args.from)?, place(&args.to)?);
    let (words, bar) = (Words::new(lang), ProgressBar::new_spinner());
    let mut verified = Vec::new();
    let moved = runtime()?.block_on(move_data(&from, &to, |news| match news {
        MoveNews::Copied(table, rows) => {
            bar.set_message(format!("{table} {rows}"));
            bar.tick();
        }
        MoveNews::Verified(table, rows) => verified.push((table, rows)),
    }));
    bar.finish_and_clear();
    let moved = moved.map_err(|fault| Problem::Failure(fault.phrase()))?;
    for (table, rows) in verified {
        let told = Phrase::new("move-table").word("table", table).number("rows", rows as i64);
        edge::line(&mut stdout(), words.phrase(&told))?;
    }
    let told = Phrase::new(if moved.before { "move-before" } else { "move-done" });
    let told = told.word("place", &to.to_string()).number("rows", moved.rows as i64);
    Ok(edge::line(&mut stdout(), words.phrase(&told))?)
}

/// Where data lie; what was typed is not repeated, since it may hold a password.
fn place(text: &PlaceText) -> Result<StorePlace, Problem> {
    text.0.parse().map_err(|_| Problem::usage("problem-database"))
}
