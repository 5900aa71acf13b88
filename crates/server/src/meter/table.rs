use prometheus::{Histogram, IntCounter, IntGauge, Registry};
use tokio::time::Instant;

use super::{SOUND, counter, gauge, seconds};

/// What happens at the tables of a server.
pub(crate) struct TableMeter {
    /// How long answers of people took until they were acknowledged.
    pub answers: Histogram,
    /// Other commands of people that were done.
    pub commands: IntCounter,
    /// Steps that were kept.
    pub steps: IntCounter,
    /// Lines that were added to records, by people and bots.
    pub records: IntCounter,
    /// Steps that were not kept because another node was quicker.
    pub conflicts: IntCounter,
    /// Live connections whose table is here.
    pub sockets: IntGauge,
    /// What was sent over them.
    pub messages: IntCounter,
}

impl Default for TableMeter {
    fn default() -> TableMeter {
        TableMeter {
            answers: seconds(
                "mittwoch_answer_seconds",
                "How long answers of people took until they were acknowledged, by the server's \
                 clock; only those that were.",
            ),
            commands: counter(
                "mittwoch_commands_total",
                "Commands of people that were done and are no answers.",
            ),
            steps: counter("mittwoch_steps_total", "Steps of tables that were kept."),
            records: counter(
                "mittwoch_records_total",
                "Lines that were added to records: answers of people and of bots.",
            ),
            conflicts: counter(
                "mittwoch_conflicts_total",
                "Steps that were not kept because the table had moved on elsewhere.",
            ),
            sockets: gauge("mittwoch_sockets", "Live connections to tables that are run here."),
            messages: counter(
                "mittwoch_socket_messages_total",
                "Messages sent over live connections to tables that are run here.",
            ),
        }
    }
}

impl TableMeter {
    /// A live connection is open as long as this is held.
    pub(crate) fn socket(&self) -> OpenGauge {
        OpenGauge::of(&self.sockets)
    }

    /// A step was kept, with so many lines of the record.
    pub(crate) fn kept(&self, records: u64) {
        self.steps.inc();
        self.records.inc_by(records);
    }

    /// A command was done, an answer or another one, that came in at a moment.
    pub(crate) fn done(&self, answer: bool, begun: Instant) {
        match answer {
            true => self.answers.observe(begun.elapsed().as_secs_f64()),
            false => self.commands.inc(),
        }
    }

    pub(super) fn register(&self, registry: &Registry) {
        let counters =
            [&self.commands, &self.steps, &self.records, &self.conflicts, &self.messages];
        for counter in counters {
            registry.register(Box::new(counter.clone())).expect(SOUND);
        }
        registry.register(Box::new(self.answers.clone())).expect(SOUND);
        registry.register(Box::new(self.sockets.clone())).expect(SOUND);
    }
}

/// Counts something that is open until it is dropped.
pub(crate) struct OpenGauge(IntGauge);

impl OpenGauge {
    pub(super) fn of(gauge: &IntGauge) -> OpenGauge {
        gauge.inc();
        OpenGauge(gauge.clone())
    }
}

impl Drop for OpenGauge {
    fn drop(&mut self) {
        self.0.dec();
    }
}
