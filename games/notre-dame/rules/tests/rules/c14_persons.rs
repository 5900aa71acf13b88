//! Chapter 14: persons.

use mittwoch_notre_dame::Sector;

use crate::position::Position;

/// Seat 0 has pieces in some sectors: 3 bank, 2 residence, 1 hotel and the friend in the hotel.
fn settled(person: &str) -> Position {
    let position = Position::hiring(4, person).markers(0, "bank", 3).markers(0, "residence", 2);
    position.markers(0, "hotel", 1).friend(0, "hotel")
}

fn gained(person: &str) -> u16 {
    settled(person).answer(0, &format!("hire {person}")).prestige(0)
}

/// ND-14.1.
#[test]
fn the_fool_moves_a_piece_and_its_new_sector_acts() {
    let position = settled("fool").with(0, |player| player.cathedral = 1).answer(0, "hire fool");
    let wanted =
        ["from bank", "from residence", "from hotel", "from notre-dame", "from trusted-friend"];
    assert_eq!(position.offers(0), wanted);
    assert_eq!(position.refused(0, "from park"), "ND-14.1");
    let picked = position.answer(0, "from bank");
    assert_eq!(picked.refused(0, "to bank"), "ND-14.1");
    assert_eq!(picked.offers(0).len(), 6);
    let done = picked.answer(0, "to residence");
    assert_eq!((done.player(0).sectors[1], done.player(0).sectors[2]), (2, 3));
    assert_eq!((done.prestige(0), done.asked()), (3, vec![1]));
    let friend = settled("fool").answer(0, "hire fool").answer(0, "from trusted-friend");
    let friend = friend.answer(0, "to bank");
    assert_eq!((friend.player(0).friend, friend.player(0).coins), (Some(Sector::Bank), 2 + 4));
    let beside = Position::hiring(4, "fool").markers(0, "bank", 1).answer(0, "hire fool");
    assert_eq!(beside.refused(0, "from trusted-friend"), "ND-14.1");
}

/// ND-14.2.
#[test]
fn the_minstrel_moves_up_to_three_pieces_without_an_action() {
    let position = settled("minstrel").with(0, |player| player.cathedral = 1);
    let position = position.answer(0, "hire minstrel");
    assert_eq!(position.refused(0, "from notre-dame"), "ND-14.2");
    assert_eq!(position.refused(0, "from park"), "ND-14.2");
    let hotel = position.answer(0, "from hotel");
    let wanted = ["carry 1", "carry trusted-friend", "carry 1 trusted-friend"];
    assert_eq!(hotel.offers(0), wanted);
    assert_eq!(hotel.refused(0, "carry 2"), "ND-14.2");
    assert_eq!(hotel.refused(0, "carry 3 trusted-friend"), "ND-14.2", "four pieces");
    let both = hotel.answer(0, "carry 1 trusted-friend");
    assert_eq!(both.refused(0, "to hotel"), "ND-14.2");
    let done = both.answer(0, "to residence");
    assert_eq!(done.player(0).pieces(Sector::Residence), 4);
    assert_eq!((done.player(0).pieces(Sector::Hotel), done.prestige(0)), (0, 0), "no action");
    let bank = settled("minstrel").answer(0, "hire minstrel").answer(0, "from bank");
    assert_eq!(bank.refused(0, "carry trusted-friend"), "ND-14.2");
    let bank = bank.answer(0, "carry 3").answer(0, "to park");
    assert_eq!((bank.player(0).sectors[1], bank.player(0).sectors[5]), (0, 3));
}

/// ND-14.3.
#[test]
fn the_doctor_spares_one_player_the_plague() {
    let position = Position::hiring(3, "doctor").persons(&["doctor", "barmaid", "night-watchman"]);
    let position = position.rat(0, 5).markers(0, "hospital", 2).answer(0, "hire doctor");
    let position = position.answer(1, "decline").answer(2, "decline");
    assert_eq!([0, 1, 2].map(|seat| position.player(seat).rat), [3, 6, 6]);
}

/// ND-14.4.
#[test]
fn the_monk_brings_two_markers_and_a_prestige() {
    let position = Position::hiring(3, "monk").answer(0, "hire monk");
    let player = position.player(0);
    assert_eq!((player.supply, player.general, player.prestige()), (6, 8, 1));
}

/// ND-14.5.
#[test]
fn the_money_lender_brings_two_coins_and_a_prestige() {
    let position = Position::hiring(3, "money-lender").answer(0, "hire money-lender");
    assert_eq!((position.player(0).coins, position.prestige(0)), (4, 1));
}

/// ND-14.6.
#[test]
fn the_barmaid_brings_three_prestige_and_a_favour() {
    let position = Position::hiring(3, "barmaid").rat(0, 2).answer(0, "hire barmaid");
    assert_eq!(position.offers(0), ["choose coin", "choose marker", "choose rat"]);
    let position = position.answer(0, "choose rat");
    assert_eq!((position.prestige(0), position.player(0).rat), (3, 1));
    assert_eq!(position.asked(), [1]);
    let zero = Position::hiring(3, "barmaid").answer(0, "hire barmaid");
    assert_eq!(zero.refused(0, "choose rat"), "ND-10.17");
}

/// ND-14.7.
#[test]
fn the_city_guard_counts_every_piece() {
    assert_eq!(gained("city-guard"), 7);
    let cathedral = settled("city-guard").with(0, |player| player.cathedral = 2);
    assert_eq!(cathedral.answer(0, "hire city-guard").prestige(0), 9);
}

/// ND-14.8.
#[test]
fn the_night_watchman_counts_empty_sectors() {
    assert_eq!(gained("night-watchman"), 4);
    let friend = Position::hiring(3, "night-watchman").friend(0, "park");
    assert_eq!(friend.answer(0, "hire night-watchman").prestige(0), 6);
}

/// ND-14.9.
#[test]
fn the_bishop_brings_a_marker_into_an_empty_sector() {
    let position = settled("bishop").answer(0, "hire bishop");
    let wanted = ["to cloister-school", "to carriage-house", "to park", "to hospital"];
    assert_eq!(position.offers(0), wanted);
    assert_eq!(position.refused(0, "to bank"), "ND-14.9");
    let general = position.player(0).general;
    let position = position.answer(0, "to cloister-school");
    let player = position.player(0);
    assert_eq!((player.sectors[0], player.supply, player.general), (1, 5, general - 2));
}

/// ND-14.10.
#[test]
fn the_guild_master_counts_sectors_with_two() {
    assert_eq!(gained("guild-master"), 6);
}

/// ND-14.11.
#[test]
fn the_beggar_king_counts_free_steps() {
    for rat in 0..=9 {
        let position = Position::hiring(3, "beggar-king").rat(0, rat);
        let position = position.answer(0, "hire beggar-king");
        assert_eq!(position.prestige(0), 9 - u16::from(rat));
    }
}

/// ND-14.12.
#[test]
fn the_lawyer_counts_pairs_of_messages() {
    for (messages, prestige) in [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)] {
        let position = Position::hiring(4, "lawyer").collected(0, "amber", messages);
        assert_eq!(position.answer(0, "hire lawyer").prestige(0), prestige);
    }
}

/// ND-14.13.
#[test]
fn the_lady_counts_the_fullest_sector() {
    assert_eq!(gained("lady-of-the-court"), 3);
    let friend = settled("lady-of-the-court").friend(0, "bank");
    assert_eq!(friend.answer(0, "hire lady-of-the-court").prestige(0), 4);
}

/// ND-14.14.
#[test]
fn the_mayor_counts_sectors_with_three() {
    assert_eq!(gained("mayor"), 3);
    let friend = settled("mayor").friend(0, "residence");
    assert_eq!(friend.answer(0, "hire mayor").prestige(0), 6);
}

/// ND-14.15.
#[test]
fn the_carpenter_counts_occupied_sectors() {
    assert_eq!(gained("carpenter"), 3);
}
