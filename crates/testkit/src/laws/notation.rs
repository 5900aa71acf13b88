//! The notation of an answer reads back, and what is not notation is refused.

use mittwoch_kernel::{FastRng, Whole};

use crate::case::offers;
use crate::luck::{below, sample};
use crate::{Broken, Case};

/// How many questions of a walk have their offers written, how many answers of other questions
/// are, and how many texts are mangled.
const QUESTIONS: usize = 8;
const FOREIGN: usize = 32;
const MANGLED: usize = 6;

pub(super) fn check<G: Whole>(case: &Case<'_, G>) -> Result<u64, Broken> {
    let mut luck = case.luck(4);
    let mut checked = 0;
    for at in sample(case.walk.steps.len(), QUESTIONS, &mut luck) {
        case.at(at);
        let step = &case.walk.steps[at];
        for action in offers(case.game(), &step.before, step.record.seat) {
            reads_back(case, action)?;
            checked += 1;
        }
    }
    for at in sample(case.foreign.len(), FOREIGN, &mut luck) {
        reads_back(case, case.foreign[at])?;
        checked += 1;
    }
    for text in nonsense(case, &mut luck) {
        mangled(case, &text)?;
        checked += 1;
    }
    Ok(checked)
}

fn reads_back<G: Whole>(case: &Case<'_, G>, action: G::Action) -> Result<(), Broken> {
    let text = case.write(action);
    let plain = text.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_control));
    case.must(plain, || format!("'{text}' is not words with single spaces between"))?;
    let read = case.game().read(&text);
    case.must(read == Ok(action), || format!("'{text}' of {action:?} reads as {read:?}"))
}

/// A text is either refused or exactly what would be written.
fn mangled<G: Whole>(case: &Case<'_, G>, text: &str) -> Result<(), Broken> {
    let Ok(action) = case.game().read(text) else { return Ok(()) };
    let written = case.write(action);
    case.must(written == text, || format!("'{text}' is read, but it is written '{written}'"))
}

fn nonsense<G: Whole>(case: &Case<'_, G>, luck: &mut FastRng) -> Vec<String> {
    let fixed = ["", " ", "  ", "\n", "-", "0", "4294967296", "\u{2603}", "a b c d e f g h"];
    let mut texts: Vec<String> = fixed.map(str::to_owned).to_vec();
    for at in sample(case.foreign.len(), MANGLED, luck) {
        let text = case.write(case.foreign[at]);
        let cut = below(text.chars().count().max(1), luck);
        let kept: String = text.chars().take(cut).collect();
        let rest: String = text.chars().skip(cut + 1).collect();
        texts.extend([
            format!("{kept}{rest}"),
            format!("{kept}\u{df}{rest}"),
            format!("{text} {text}"),
            format!("{text} "),
            format!(" {text}"),
            text.replacen(' ', "  ", 1),
            text.replacen(' ', "\t", 1),
            text.to_uppercase(),
            kept,
        ]);
    }
    texts
}
