//! The laws of the test kit, for every player count and option.

use mittwoch_kernel::{Pack, Setting};
use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::{Broken, Budget, Subject, built_in, check_walk, law_tests, playthrough};

law_tests! {
    NotreDame: Budget::games(40).within(30.0), at least 6;
    earlier Budget::games(8);
    two_players_break_no_law: 2,
    three_players_break_no_law: 3,
    four_players_break_no_law: 4,
    five_players_break_no_law: 5,
}

/// A pack with which coins soon run out, and with which a question waits below another.
pub(crate) fn generous() -> Pack {
    let messages = "[[message]]\nid = 'coin'\ncoins = 9\n[[message]]\nid = 'rat'\ncoins = 9\n";
    let persons = "[[person]]\nid = 'money-lender'\nability = { prestige = 1, coins = 9 }\n\
                   [[person]]\nid = 'monk'\nability = { prestige = 1, coins = 9, favours = 2 }\n";
    let owner = Pack::new([("messages.toml", messages), ("persons.toml", persons)]);
    built_in::<NotreDame>().overlaid(&owner.expect("sound TOML")).expect("known files")
}

/// Random players seldom empty the general supply with the built-in pack (ND-16.1 to ND-16.6).
#[test]
fn limited_coins_break_no_law_where_they_run_out() -> Result<(), Broken> {
    let mut seen = [0; 4];
    for players in 2..=5 {
        let setting = Setting::new(players).with("coins", "limited");
        let subject = Subject::<NotreDame>::new(&generous(), &setting)?;
        for seed in 0..6 {
            check_walk(&subject, seed, 5000, None)?;
            let text = playthrough(&subject, seed)?;
            let told = ["nd-ask-payer", "nd-event-charged", "nd-event-wanted-coin", "payers=0"];
            seen.iter_mut().zip(told).for_each(|(seen, key)| *seen += text.matches(key).count());
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "not all was tried: {seen:?}");
    Ok(())
}
