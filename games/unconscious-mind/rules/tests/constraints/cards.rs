use std::collections::BTreeSet;

use mittwoch_unconscious_mind::effect::{Count, Effect, Moment, condition_text};
use mittwoch_unconscious_mind::{
    CASE_STUDIES, ClientKind, Colour, Level, Location, Power, ROUTINE, STARTING_LAYER, Symbol, Tag,
};

use crate::support::{catalogue, for_players, text};

#[test]
fn a1_a10_client_and_layer_together_fit_the_track_and_start_above_the_catharsis() {
    let catalogue = catalogue();
    let mut sums = BTreeSet::new();
    for client in &catalogue.clients {
        for layer in &catalogue.layers {
            sums.insert(client.therapy + layer.therapy);
        }
    }
    assert!(sums.first() > Some(&catalogue.board.catharsis), "{sums:?}");
    assert!(sums.last() < Some(&(catalogue.board.therapy_points.len() as u8)), "{sums:?}");
    assert!(sums.contains(&8), "the three points of position 8 can be scored");
}

#[test]
fn a1_starting_layers_suffice_and_decks_cannot_run_out() {
    assert!(for_players(4).set_up.clients <= 5);
    let catalogue = catalogue();
    let clients = catalogue.clients.len();
    assert!(catalogue.latent.len() >= clients && catalogue.manifest.len() >= clients);
    assert!(usize::from(STARTING_LAYER) >= clients - 2, "two players use starting layers");
}

#[test]
fn a5_the_tiles_of_the_bottom_row_example_exist() {
    let catalogue = catalogue();
    let mains: Vec<_> = catalogue.tiles.iter().map(|tile| text(&catalogue, tile.main)).collect();
    assert!(mains.contains(&"pay suppress -> generate median any".to_owned()));
    assert!(mains.contains(&"pay median any -> gain box 1".to_owned()));
}

#[test]
fn a7_research_cards_have_three_colours_and_differ_in_tags_and_some_lack_an_effect() {
    let catalogue = catalogue();
    for colour in Colour::ALL {
        let cards = catalogue.research.iter().filter(|card| card.volume == colour);
        assert_eq!(cards.count(), 12);
    }
    let tags: BTreeSet<u8> = catalogue.research.iter().map(|card| card.tags.total()).collect();
    assert_eq!(tags.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    let bare = catalogue.research.iter().filter(|card| card.effect.is_none()).count();
    assert!((1..=9).contains(&bare), "usually there is an effect, but {bare} cards lack one");
}

#[test]
fn a7_the_treatise_of_the_example() {
    let catalogue = catalogue();
    let sorted = |volumes: &[Option<Colour>]| {
        let mut volumes: Vec<_> = volumes.iter().flatten().copied().collect();
        volumes.sort_unstable();
        volumes
    };
    let four = catalogue
        .treatises
        .iter()
        .find(|treatise| treatise.volumes.len() == 4 && treatise.volumes[0] == Some(Colour::Red));
    let four = four.expect("a treatise of four volumes that red leads");
    assert_eq!(four.points, 12);
    assert_eq!(sorted(&four.volumes), [Colour::Green, Colour::Purple, Colour::Red, Colour::Red]);
}

#[test]
fn a7_volumes_can_be_cited_as_in_the_example() {
    let catalogue = catalogue();
    let ends_in_red: Vec<_> = catalogue
        .treatises
        .iter()
        .filter(|t| t.volumes.last() == Some(&Some(Colour::Red)))
        .collect();
    let pair: BTreeSet<_> = [Some(Colour::Purple), Some(Colour::Green)].into();
    let ends_in_pair: Vec<_> = catalogue
        .treatises
        .iter()
        .filter(|t| {
            t.volumes[t.volumes.len() - 2..].iter().copied().collect::<BTreeSet<_>>() == pair
        })
        .collect();
    assert!(!ends_in_red.is_empty() && !ends_in_pair.is_empty());
    assert!(ends_in_red.iter().any(|red| ends_in_pair.iter().any(|other| other.id != red.id)));
}

#[test]
fn a7_a14_treatises_fill_a_grid_of_sizes_and_leading_colours_with_two_tags_each() {
    let catalogue = catalogue();
    let mut grid = BTreeSet::new();
    let mut points = BTreeSet::new();
    for treatise in &catalogue.treatises {
        grid.insert((treatise.volumes.len(), treatise.volumes[0]));
        points.insert((treatise.volumes.len(), treatise.points));
        let different = Location::ALL.iter().filter(|place| treatise.tags.at(**place) == 1).count();
        assert_eq!((treatise.tags.total(), different), (2, 2), "{}", treatise.id);
    }
    assert_eq!(grid.len(), 9);
    assert_eq!(points.len(), 3, "rows of the solo grid are sorted by points");
}

#[test]
fn a7_there_are_cards_for_the_volumes_of_every_treatise() {
    let catalogue = catalogue();
    for colour in Colour::ALL {
        let volumes = catalogue.treatises.iter().flat_map(|t| t.volumes.iter().flatten());
        let needed = volumes.filter(|volume| **volume == colour).count();
        let cards = catalogue.research.iter().filter(|card| card.volume == colour).count();
        assert!(needed <= cards, "{}: {needed} volumes, {cards} cards", colour.name());
    }
}

#[test]
fn a10_routine_clients_have_effects_and_tags_and_case_studies_a_capped_score() {
    let catalogue = catalogue();
    for client in ROUTINE.map(|client| &catalogue.clients[usize::from(client)]) {
        assert!(matches!(client.power, Power::Lasting { .. }), "{}", client.id);
        assert!(client.kind == ClientKind::Routine && client.tags.total() > 0, "{}", client.id);
    }
    for client in CASE_STUDIES.map(|client| &catalogue.clients[usize::from(client)]) {
        let Power::Score(score) = client.power else { panic!("{}", client.id) };
        let measure = score.per.unwrap_or_else(|| panic!("{} counts nothing", client.id));
        let max = measure.max.unwrap_or_else(|| panic!("{} has no maximum", client.id));
        assert_eq!(max % score.each, 0, "{}: the maximum is reached exactly", client.id);
        assert_eq!((client.kind, client.tags.total()), (ClientKind::CaseStudy, 0));
    }
    assert!(catalogue.clients.iter().all(|client| client.points > 0));
}

#[test]
fn a10_the_starting_layer_unlocks_the_second_room() {
    let catalogue = catalogue();
    let layer = &catalogue.layers[usize::from(STARTING_LAYER)];
    let unlocks = |effect| catalogue.effects.any(effect, |node| node == Effect::UnlockRoom);
    assert!(layer.effect.is_some_and(unlocks));
    let others = catalogue.layers[..24].iter().filter(|layer| layer.effect.is_some_and(unlocks));
    assert_eq!(others.count(), 0);
}

#[test]
fn a10_only_some_manifest_dreams_bear_a_symbol_and_every_layer_does() {
    let catalogue = catalogue();
    assert!(catalogue.latent.iter().all(|dream| dream.symbol.is_none()));
    for symbol in Symbol::ALL {
        let dreams = catalogue.manifest.iter().filter(|dream| dream.symbol == Some(symbol));
        assert_eq!(dreams.count(), 4, "{}", symbol.name());
        let layers = catalogue.layers[..24].iter().filter(|layer| layer.symbol == Some(symbol));
        assert_eq!(layers.count(), 8, "{}", symbol.name());
    }
}

#[test]
fn a11_seven_conditions_and_their_tags() {
    let catalogue = catalogue();
    let conditions: BTreeSet<_> =
        catalogue.goals.iter().map(|goal| condition_text(goal.condition)).collect();
    let wanted = [
        "columns >= 2",
        "cured >= 5",
        "cured case-study >= 2",
        "cured routine >= 3",
        "ideas >= 3",
        "marks >= 2",
        "treatises >= 2",
    ];
    assert_eq!(conditions, wanted.map(str::to_owned).into());
    let columns = catalogue.goals.iter().find(|goal| goal.condition.count == Count::Columns);
    assert_eq!(columns.expect("a goal").location, Some(Location::Cafe));
}

#[test]
fn a1_a13_six_goals_show_one_location_each_and_the_seventh_a_wild_tag() {
    let catalogue = catalogue();
    let places: BTreeSet<_> = catalogue.goals.iter().filter_map(|goal| goal.location).collect();
    assert_eq!(places.len(), 6, "Freud and then the journalist start on different ones");
    let seventh = catalogue.goals.iter().find(|goal| goal.location.is_none()).expect("a goal");
    assert_eq!(seventh.condition.count, Count::Cured(None));
    assert_eq!((seventh.tags.of(Tag::Wild), seventh.tags.total()), (1, 1));
}

#[test]
fn a12_three_tiles_of_level_one_score_nine() {
    let catalogue = catalogue();
    let scores = catalogue.clients.iter().filter_map(|client| match client.power {
        Power::Score(score) => Some(score),
        Power::Lasting { .. } => None,
    });
    let counts = |count: Count| scores.clone().find(|s| s.per.is_some_and(|m| m.count == count));
    let tiles = counts(Count::Tiles(Some(Level::One))).expect("a client");
    assert_eq!(tiles.value(|_| 3), 9);
    let tags = scores.clone().filter(|s| matches!(s.per.map(|m| m.count), Some(Count::Tags(_))));
    assert_eq!(tags.count(), 3, "three clients score location tags");
}

#[test]
fn a14_manifest_dreams_differ_in_therapy_points() {
    let catalogue = catalogue();
    let therapy: BTreeSet<u8> = catalogue.manifest.iter().map(|dream| dream.therapy).collect();
    assert_eq!(therapy.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
}

/// Some components carry recall effects.
#[test]
fn a9_some_clients_act_when_their_doctor_recalls() {
    let catalogue = catalogue();
    let sleepers =
        catalogue.clients.iter().filter(|client| client.reactions(Moment::Recall).count() > 0);
    assert_eq!(sleepers.count(), 2);
}
