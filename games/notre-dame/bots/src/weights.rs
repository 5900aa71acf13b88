//! The numbers behind the greedy bot's judgement, in hundredths of a prestige.

/// What things are worth; all else follows from the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The first coin kept for the hires of later rounds, and by how much each next one is less.
    pub(super) hire_coin: [i32; 2],
    /// The first coin beyond those, good for a gift, and by how much each next one is less.
    pub(super) gift_coin: [i32; 2],
    /// The first marker in the supply, and by how much each next one is less.
    pub(super) supply: [i32; 2],
    /// A piece in the school, for every card still to be played after this round.
    pub(super) school: i32,
    /// A piece in the bank, for every card still to be played after this round.
    pub(super) bank: i32,
    /// A piece in the residence, for every card still to be played.
    pub(super) residence: i32,
    /// The first, second and each further piece in the carriage house, for every card to come.
    pub(super) carriage: [i32; 3],
    /// A piece in the hotel, and a hotel with two favours, for every card to come.
    pub(super) hotel: [i32; 2],
    /// The park's bonus for every card and for every hire to come, where one prestige is gained.
    pub(super) park: [i32; 2],
    /// How many percent of a bonus the park's odd piece is worth.
    pub(super) park_odd: i32,
    /// A piece in the hospital, for every plague to come, beside the rats that it stops.
    pub(super) hospital: i32,
    /// The best message within the next ride, for every card to come: percent of its worth.
    pub(super) message: i32,
    /// How many percent of its prestige a person is worth who will come later.
    pub(super) to_come: i32,
    /// How many percent of a full sector one counts that lacks one piece, and two.
    pub(super) nearly: [i32; 2],
    /// What the Fool, the Minstrel and the Bishop are worth before one looks closer.
    pub(super) movers: [i32; 3],
    /// A marker lost to the plague, for every card to come.
    pub(super) lost_marker: i32,
    /// By how many tenths of a step the rat goes back in a later round by what is played.
    pub(super) relief: i32,
    /// From which tenth of a step on a later plague may hit, and after how many more it must.
    pub(super) danger: [i32; 2],
    /// A free step in front of the rat, for every plague to come.
    pub(super) free_step: i32,
    /// How many percent of the others' cards to come bring a marker to the cathedral.
    pub(super) visit: i32,
    /// How many percent of what others gain from the cathedral counts against us.
    pub(super) envy: i32,
    /// How many percent of what the next player can make of a passed card count against us.
    pub(super) grudge: i32,
}

/// The numbers in use.
pub(super) const WEIGHTS: Weights = Weights {
    hire_coin: [310, 14],
    gift_coin: [150, 12],
    supply: [240, 8],
    school: 23,
    bank: 20,
    residence: 13,
    carriage: [9, 9, 5],
    hotel: [5, 15],
    park: [36, 85],
    park_odd: 40,
    hospital: 10,
    message: 6,
    to_come: 60,
    nearly: [50, 20],
    movers: [200, 60, 220],
    lost_marker: 15,
    relief: 8,
    danger: [70, 50],
    free_step: 2,
    visit: 9,
    envy: 30,
    grudge: 10,
};
