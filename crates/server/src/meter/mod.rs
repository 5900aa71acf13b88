//! What a server tells of itself in numbers: counts, moments and times, for whoever keeps it.
//!
//! Each part of the server counts for itself, in numbers that cost a few nanoseconds; only who asks
//! for the page of them pays for putting it together. No label holds what people bring: no ids, no
//! names, no addresses.

mod node;
mod page;
mod process;
mod request;
mod store;
mod table;

use prometheus::core::{Atomic, GenericCounter, GenericGauge};
use prometheus::{Histogram, HistogramOpts};

pub(crate) use node::NodeMeter;
pub(crate) use page::page;
pub(crate) use request::{MeteredRequest, RequestMeter};
pub use store::StoreMeter;
pub(crate) use table::TableMeter;

/// The bounds between which times are counted, in seconds: from a look into memory to the longest
/// that a request may take.
const SECONDS: [f64; 16] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0, 10.0,
];

/// What is wrong with names is seen by the first test, for they are the same each time.
const SOUND: &str = "the name of a number is sound";

fn counter<P: Atomic>(name: &str, help: &str) -> GenericCounter<P> {
    GenericCounter::new(name, help).expect(SOUND)
}

fn gauge<P: Atomic>(name: &str, help: &str) -> GenericGauge<P> {
    GenericGauge::new(name, help).expect(SOUND)
}

fn seconds(name: &str, help: &str) -> Histogram {
    Histogram::with_opts(HistogramOpts::new(name, help).buckets(SECONDS.to_vec())).expect(SOUND)
}
