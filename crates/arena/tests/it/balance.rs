use mittwoch_arena::{BalancePlan, BalanceSums, balance, balance_pieces};
use mittwoch_games::catalogue;
use mittwoch_kernel::Setting;

fn plan(title: &dyn mittwoch_match::Title, lean: u32) -> BalancePlan {
    let (pack, bot) = (title.pack(None).expect("sound"), "random".to_owned());
    BalancePlan { pack, setting: Setting::new(2), bot, iterations: 1, seed: 5, lean }
}

#[test]
fn portions_of_games_add_up_to_the_whole() {
    for title in catalogue() {
        let (key, plan) = (title.about().key, plan(*title, 8));
        let play = |games| balance(key, &plan, games).expect("a sound plan");
        let mut sums = BalanceSums::default();
        [0..2, 2..3].into_iter().for_each(|games| sums.plus(&play(games)));
        let whole = play(0..3);
        assert_eq!(sums.components, whole.components, "{key}");
        assert_eq!((sums.games, &sums.rounds), (3, &whole.rounds), "{key}");
        assert_eq!(whole.seats.iter().map(|seat| seat.seats).sum::<u64>(), 6, "{key}");
    }
}

#[test]
fn components_are_those_that_a_game_names_and_some_are_taken() {
    for title in catalogue() {
        let (key, plan) = (title.about().key, plan(*title, 0));
        let sums = balance(key, &plan, 0..3).expect("a sound plan");
        let pieces = balance_pieces(key, &plan).expect("a sound plan");
        assert!(sums.components.len() > 10, "{key} has {} components", sums.components.len());
        for (component, counts) in &sums.components {
            let (_, name) = component.split_once(' ').expect("a verb and a name");
            assert!(pieces.iter().any(|piece| piece.name == name), "{key} has no {name}");
            assert!(counts.taken <= counts.offered && counts.took <= counts.free.seats);
            assert_eq!(counts.forced.seats + counts.forbidden.seats, 0, "nobody has orders");
        }
        assert!(sums.components.values().any(|one| one.taken > 0), "{key}");
    }
}

#[test]
fn a_plan_that_cannot_be_played_is_refused_with_a_sentence() {
    let title = catalogue()[0];
    let wrong = BalancePlan { bot: "nobody".to_owned(), ..plan(title, 0) };
    let said = balance(title.about().key, &wrong, 0..1).expect_err("there is no such bot");
    assert!(said.contains("'nobody'"), "{said}");
    assert!(balance("no-game", &plan(title, 0), 0..1).is_err());
}
