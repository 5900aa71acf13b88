//! The laws of the test kit for one person against the Id, at every level and option.

use mittwoch_testkit::{Broken, Budget, run_laws};
use mittwoch_unconscious_mind::UnconsciousMind;

/// Random players hardly ever signal the end, so a game may go on for 200 rounds (UM-4.10).
const LONGEST: usize = 40_000;

#[test]
fn solo_breaks_no_law() -> Result<(), Broken> {
    let budget = Budget { bound: LONGEST, ..Budget::games(4).within(60.0) };
    let report = run_laws::<UnconsciousMind>(&crate::support::pack(), 1, budget, 1000)?;
    println!("{report}");
    assert!(report.games >= 1 && report.count("determinized states fit") > 0, "{report}");
    Ok(())
}
