//! The sentences about the Id, as people read them in the four languages.

use mittwoch_kernel::{Game, Pack, Phrase, Setting, Wording};
use mittwoch_unconscious_mind::effect::{EffectId, Figure, Good};
use mittwoch_unconscious_mind::{
    Did, Errand, EventView, Exchange, FILES, ID, Idle, Location, Mover, Open, PERSON, Pick, Plight,
    Replaced, Side, Spot, UnconsciousMind,
};
use mittwoch_words::{Lang, Words};

fn game() -> UnconsciousMind {
    let pack = Pack::new(FILES.iter().copied()).expect("sound files");
    UnconsciousMind::new(&pack, &Setting::new(1)).expect("a sound setting")
}

/// What is told, in English, French, Polish and Russian.
fn told(what: Open) -> [String; 4] {
    let game = game();
    let phrase = game.tell(&EventView::Open { seat: ID, what });
    Lang::ALL.map(|lang| Words::new(lang).with_pieces(game.pieces()).phrase(&phrase))
}

/// Each of the four sentences has its part.
#[track_caller]
fn says(what: Open, parts: [&str; 4]) {
    for (text, part) in told(what).iter().zip(parts) {
        let text = text.replace('\u{a0}', " ");
        assert!(text.contains(part), "\"{text}\" does not say \"{part}\"");
    }
}

/// None of the four sentences has any of these parts.
#[track_caller]
fn omits(what: Open, parts: &[&str]) {
    for text in told(what) {
        let said = parts.iter().find(|part| text.contains(**part));
        assert_eq!(said, None, "in \"{text}\"");
    }
}

fn walk(figure: Figure, errand: Errand, replaced: Option<Replaced>) -> Open {
    let to = Location::Opera;
    Open::Id(Did::Walked { figure, to, triggers: 4, tied: false, errand, replaced })
}

#[test]
fn the_professor_goes_to_freud_for_no_triggers() {
    let what = walk(Figure::Professor, Errand::Freud, None);
    says(what, ["to Freud", "à Freud", "do Freuda", "к Фрейду"]);
    omits(what, &["4", "most", "le plus", "najwięcej", "больше всего"]);
}

#[test]
fn a_quiet_move_promises_no_triggers() {
    let what = walk(Figure::Freud, Errand::Quiet, None);
    let parts = ["triggers nothing", "ne déclenche rien", "niczego nie", "ничего не активирует"];
    says(what, parts);
    omits(what, &["4"]);
}

#[test]
fn the_journalist_goes_in_somebody_s_place_for_more() {
    let replaced = Some(Replaced { figure: Figure::Freud, triggers: Some(2) });
    let what = walk(Figure::Journalist, Errand::Triggers, replaced);
    let parts = ["in place of Freud", "à la place de Freud", "zamiast Freuda", "вместо Фрейда"];
    says(what, parts);
    says(what, ["4 instead of 2", "4 au lieu de 2", "4 zamiast 2", "4 вместо 2"]);
    let replaced = Some(Replaced { figure: Figure::Professor, triggers: None });
    let what = walk(Figure::Journalist, Errand::Freud, replaced);
    says(what, ["there already", "s’y trouve déjà", "już tam stoi", "уже там"]);
}

fn bonus(mover: Mover) -> Open {
    let effect = EffectId(game().catalogue().printed[0].effect.0);
    let (slot, plight) = (18, Plight::None);
    Open::Id(Did::Bonus { slot, mover, tied: true, plight, tags: 4, effect })
}

#[test]
fn a_bonus_names_its_figure_and_its_tags() {
    says(
        bonus(Mover::Freud),
        ["through Freud", "grâce à Freud", "dzięki Freudowi", "благодаря Фрейду"],
    );
    says(bonus(Mover::Freud), ["tags: 4", "icônes : 4", "symbole: 4", "символы: 4"]);
    let parts = [
        "whose place comes first",
        "dont la place l’emporte",
        "którego miejsce",
        "при ничьей решает его место",
    ];
    says(bonus(Mover::Professor), parts);
}

#[test]
fn a_dream_is_used_without_paying() {
    says(
        Open::Id(Did::Dream { room: 0 }),
        ["without paying", "sans payer", "za darmo", "бесплатно"],
    );
    omits(Open::Id(Did::Dream { room: 0 }), &["for nothing"]);
}

#[test]
fn the_coffee_of_a_removed_tile_is_told_once() {
    let what = Open::Id(Did::TookTile { level: 0, column: 2, tile: 20, coffee: 7 });
    omits(what, &["7"]);
    says(
        what,
        ["for its banner: ", "pour son cartouche : ", "dla jej banera: ", "ради заголовка: "],
    );
    let nothing = Open::Id(Did::Nothing { coffee: 2, why: Idle::NoTile });
    says(
        nothing,
        ["gains 2 coffee", "gagne quand même 2 cafés", "otrzymuje 2 kawy", "получает 2 кофе"],
    );
}

#[test]
fn a_dream_kept_back_for_therapy_is_told_as_such() {
    let what = Open::Id(Did::Nothing { coffee: 0, why: Idle::Therapy });
    says(what, ["no other dream", "aucun autre rêve", "inne marzenie", "другое сновидение"]);
}

#[test]
fn a_box_without_room_is_two_points() {
    let what = Open::Gained { good: Good::Box, count: 1, beyond: 1 };
    says(what, ["2 points instead", "2 points à la place", "punkty: 2", "очки: 2"]);
}

#[test]
fn each_of_several_exchanges_brings_its_coffee() {
    let what = Open::Id(Did::Exchanged { what: Exchange::Location, times: 5, total: 3 });
    says(what, ["each time: ", "à chaque fois : ", "za każdym razem: ", "каждый раз: "]);
    says(what, ["(coffee now: 3)", "(café maintenant : 3)", "(kawa teraz: 3)", "(теперь кофе: 3)"]);
    let what = Open::Id(Did::Exchanged { what: Exchange::NoCard, times: 1, total: 1 });
    assert!(told(what)[3].contains("вместо розыгрыша карты (карт нет):"), "{}", told(what)[3]);
    omits(what, &["each", "chaque fois", "każdym razem", "каждый раз"]);
}

#[test]
fn it_publishes_from_its_supply_of_ideas() {
    let what = Open::Published { treatise: 0, spot: Spot::RESERVE, points: 8 };
    says(what, ["supply of ideas", "réserve d’idées", "puli pomysłów", "запаса идей"]);
    let cited = Open::VolumeLaid { treatise: 0, card: 0, cited: Some(PERSON) };
    says(cited, ["2 points and 1 Bright", "2 points et 1 idée", "punkty: 2", "очки: 2"]);
}

#[test]
fn the_compass_points_at_a_kind_of_client() {
    let what = Open::Id(Did::Compass { pick: Pick::Routine, from: Side::Left });
    says(what, ["routine client", "client de routine", "pacjenta typowego", "обычного пациента"]);
    let what = Open::Id(Did::Compass { pick: Pick::CaseStudy, from: Side::Left });
    says(what, ["case study", "Étude de cas", "przełomowego", "Компас указывает влево"]);
}

#[test]
fn what_comes_to_nothing_has_its_sentence() {
    says(
        Open::Id(Did::NoBonus),
        ["No bonus", "Aucun bonus", "nie ma dostępnej premii", "нет доступного бонуса"],
    );
    says(
        Open::Id(Did::NoColumn),
        ["still locked", "encore verrouillées", "zablokowane", "заблокированы"],
    );
    let effect = game().catalogue().printed[0].effect;
    says(Open::Id(Did::Idle { effect }), ["nothing", "sans effet", "nic z tego", "ничего не даёт"]);
}

#[test]
fn rows_lie_lower_and_columns_further_right() {
    let line = |line| Open::Id(Did::Line { line, active: 2, tied: true });
    says(line(1), ["but lower", "plus bas", "niżej", "ниже"]);
    says(line(4), ["further right", "plus à droite", "bardziej w prawo", "правее"]);
    omits(line(1), &["right", "droite", "prawo", "правее"]);
}

#[test]
fn the_opponent_has_one_name() {
    for lang in Lang::ALL {
        let words = Words::new(lang).with_pieces(game().pieces());
        assert_eq!(words.say("outcome-automaton"), words.say("um-id-won"), "{lang:?}");
        assert_eq!(words.say("score-automaton"), words.piece("the-id"), "{lang:?}");
        let board = words.say("um-board-id").to_lowercase();
        assert_eq!(board, words.phrase(&Phrase::new("um-name-the-id")).to_lowercase());
    }
}
