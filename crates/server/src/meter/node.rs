use prometheus::{Histogram, IntCounter, IntGauge, Registry};

use super::table::OpenGauge;
use super::{SOUND, counter, gauge, seconds};

/// What a server does as one of several.
#[derive(Clone)]
pub(crate) struct NodeMeter {
    /// Leases taken because somebody asked for a table.
    pub taken: IntCounter,
    /// Tables taken over that nobody ran any more.
    pub taken_over: IntCounter,
    /// Leases given back.
    pub given_back: IntCounter,
    /// Requests answered by another node.
    pub passed_on: IntCounter,
    /// Signals heard.
    pub signals: IntCounter,
    /// Lives that ended against the node's will.
    pub lives_lost: IntCounter,
    /// How long signs of life took that arrived.
    pub beats: Histogram,
    /// Live connections that lead through this node to another.
    pub bridges: IntGauge,
}

impl Default for NodeMeter {
    fn default() -> NodeMeter {
        NodeMeter {
            taken: counter(
                "mittwoch_leases_taken_total",
                "Tables that this node took because somebody asked for them.",
            ),
            taken_over: counter(
                "mittwoch_leases_taken_over_total",
                "Running tables that this node took over because no node ran them.",
            ),
            given_back: counter(
                "mittwoch_leases_given_back_total",
                "Tables that this node gave back because nobody used them.",
            ),
            passed_on: counter(
                "mittwoch_requests_passed_on_total",
                "Requests that another node answered.",
            ),
            signals: counter("mittwoch_signals_heard_total", "Signals of other nodes heard."),
            lives_lost: counter(
                "mittwoch_lives_lost_total",
                "How often this node lost touch with the store and let go of its tables.",
            ),
            beats: seconds("mittwoch_beat_seconds", "How long signs of life took that arrived."),
            bridges: gauge(
                "mittwoch_bridges",
                "Live connections that lead through this node to another one.",
            ),
        }
    }
}

impl NodeMeter {
    /// A connection leads to another node as long as this is held.
    pub(crate) fn bridge(&self) -> OpenGauge {
        OpenGauge::of(&self.bridges)
    }

    pub(super) fn register(&self, registry: &Registry) {
        let counters = [
            &self.taken,
            &self.taken_over,
            &self.given_back,
            &self.passed_on,
            &self.signals,
            &self.lives_lost,
        ];
        for counter in counters {
            registry.register(Box::new(counter.clone())).expect(SOUND);
        }
        registry.register(Box::new(self.beats.clone())).expect(SOUND);
        registry.register(Box::new(self.bridges.clone())).expect(SOUND);
    }
}
