//! Many games at once: simulation on all cores, measurement, folders of records.
//!
//! Everything here has its clock, its files and its threads; the match below has none of them.

mod balance;
mod bench;
mod simulate;
mod tournament;
mod vector;

pub use balance::{
    BalanceArm, BalanceComponent, BalancePlan, BalanceSeat, BalanceSums, balance, balance_pieces,
};
pub use bench::{BenchRow, bench};
pub use simulate::{SimulationPlan, SimulationTally, simulate};
pub use tournament::{
    Entrant, Meeting, Pairing, Standing, TournamentPlan, TournamentTally, Verdict, drawing,
    interval, tournament,
};
pub use vector::{Reward, VectorBuffers, VectorDoor, VectorFault, VectorPlan};
