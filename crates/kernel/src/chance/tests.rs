use super::*;

/// The vectors of `docs/record.md`.
#[test]
fn the_dice_are_those_of_the_document() {
    let mut dice = Dice::new(Seed([0; 32]));
    let words: Vec<u32> = (0..4).map(|_| dice.stream.next_u32()).collect();
    assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);

    let mut dice = Dice::new(Seed([0; 32]));
    let numbers: Vec<u32> = (0..8).map(|_| dice.below(66)).collect();
    assert_eq!(numbers, [42, 18, 0, 65, 17, 30, 14, 35]);
    assert_eq!(dice.position(), 8);
}

#[test]
fn a_word_above_the_last_whole_multiple_is_passed_over() {
    let bound = (1 << 31) + 1;
    let mut dice = Dice::new(Seed([0; 32]));
    let mut plain = Dice::new(Seed([0; 32]));
    let number = dice.below(bound);
    let first = loop {
        let word = plain.stream.next_u32();
        if word < bound {
            break word;
        }
    };
    assert_eq!(number, first);
    assert!(dice.position() > 1, "the first word 0xade0b876 lies above the bound");
}

#[test]
fn seeking_leads_to_the_same_numbers() {
    let mut dice = Dice::new(Seed::from_number(5));
    let numbers: Vec<u32> = (0..40).map(|_| dice.below(1000)).collect();
    let mut later = Dice::new(Seed::from_number(5));
    later.seek(17);
    assert_eq!(later.below(1000), numbers[17]);
}

fn deal(chance: &mut impl Chance) -> crate::Bag {
    let mut bag: crate::Bag = (0..10).collect();
    bag.deal(3, chance, "hand", |id| format!("c{id}"))
}

fn recorded() -> (crate::Bag, Vec<Draw>) {
    let mut recorder = Recorder::new(FastRng::new(3));
    let dealt = deal(&mut recorder);
    (dealt, recorder.take())
}

#[test]
fn a_script_plays_back_what_was_recorded() {
    let (dealt, draws) = recorded();
    let mut script = Script::new(draws);
    assert_eq!(deal(&mut script), dealt);
    assert_eq!(script.finish(), Ok(()));
}

#[test]
fn a_script_names_what_does_not_fit() {
    let (_, draws) = recorded();
    let faulty = |edit: fn(&mut Draw)| {
        let mut draws = draws.clone();
        edit(&mut draws[0]);
        let mut script = Script::new(draws);
        deal(&mut script);
        script.finish().expect_err("the script was edited").to_string()
    };
    assert!(faulty(|d| d.what = "deck".into()).contains("the script has 'deck' here"));
    assert!(faulty(|d| d.got[1] = "c77".into()).contains("'c77' is not there to come"));
    assert!(faulty(|d| d.numbers[0] = 9 - d.numbers[0]).contains("drawn number"));
    let but_one = |d: &mut Draw| d.from = d.from.iter().skip(1).collect();
    assert!(faulty(but_one).contains("listed items"));
    assert!(faulty(|d| drop((d.got.pop(), d.numbers.pop()))).contains("fewer items"));
    assert!(faulty(|d| d.got.push("c1".into())).contains("more numbers"));

    let mut script = Script::new([]);
    deal(&mut script);
    assert!(matches!(script.finish(), Err(ScriptFault::Missing { .. })));
    let script = Script::new(draws);
    assert!(matches!(script.finish(), Err(ScriptFault::Unused { .. })));
}
