use std::fmt::Display;

use prometheus::{Counter, Gauge, IntCounter, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder};

use super::{SOUND, counter, gauge, process};
use crate::http::App;
use crate::thinkers::{PoolLoad, ThinkCost};

/// The names of the classes in the queue of the bots, in their order.
const CLASSES: [&str; 3] = ["people", "bots", "reviews"];

/// Everything that is counted, in the text form of Prometheus.
pub(crate) fn page(app: &App) -> String {
    let registry = Registry::new();
    app.meter.register(&registry);
    app.tables.meter().register(&registry);
    app.tables.node().meter().register(&registry);
    app.store.upkeep.meter().register(&registry);
    let now = Now(&registry);
    now.of_server(app);
    now.of_bots(&app.tables.thinkers().pool.load());
    now.of_process();
    let encoded = TextEncoder::new().encode_to_string(&registry.gather());
    encoded.unwrap_or_else(|error| {
        tracing::error!(%error, "the page of numbers could not be written");
        String::new()
    })
}

/// Numbers that are looked at when they are asked for.
struct Now<'r>(&'r Registry);

impl Now<'_> {
    fn gauge(&self, name: &str, help: &str, value: impl TryInto<i64, Error: Display>) {
        let number: IntGauge = gauge(name, help);
        number.set(value.try_into().unwrap_or(i64::MAX));
        self.0.register(Box::new(number)).expect(SOUND);
    }

    fn counter(&self, name: &str, help: &str, value: u64) {
        let number: IntCounter = counter(name, help);
        number.inc_by(value);
        self.0.register(Box::new(number)).expect(SOUND);
    }

    fn seconds(&self, name: &str, help: &str, value: f64) {
        let number: Counter = counter(name, help);
        number.inc_by(value);
        self.0.register(Box::new(number)).expect(SOUND);
    }

    fn of_server(&self, app: &App) {
        let version = Opts::new("mittwoch_build_info", "The version of the program; always 1.");
        let version = Gauge::with_opts(version.const_label("version", env!("CARGO_PKG_VERSION")));
        let version = version.expect(SOUND);
        version.set(1.0);
        self.0.register(Box::new(version)).expect(SOUND);
        let node = app.tables.node();
        self.gauge("mittwoch_tables_awake", "Tables that are awake here.", app.tables.awake());
        self.gauge(
            "mittwoch_connections",
            "Live connections of people that came in here, also to tables on other nodes.",
            app.live.taken(),
        );
        self.gauge("mittwoch_node_lives", "Whether this node may run tables.", node.lives());
        self.gauge("mittwoch_nodes", "How many nodes this one knows to live.", node.many());
        self.gauge("mittwoch_leases", "How many tables this node holds.", node.held());
    }

    fn of_bots(&self, load: &PoolLoad) {
        let PoolLoad { threads, thinking, waiting, cost } = load;
        let queue = Opts::new("mittwoch_bots_waiting", "Thoughts that wait, by their class.");
        let queue = IntGaugeVec::new(queue, &["class"]).expect(SOUND);
        for (class, many) in CLASSES.iter().zip(waiting) {
            queue.with_label_values(&[class]).set(i64::try_from(*many).unwrap_or(i64::MAX));
        }
        self.0.register(Box::new(queue)).expect(SOUND);
        self.gauge("mittwoch_bots_threads", "Threads on which bots think.", *threads);
        self.gauge("mittwoch_bots_thinking", "Threads on which a bot thinks now.", *thinking);
        let ThinkCost { thoughts, void, busy, waited } = cost;
        self.counter("mittwoch_thoughts_total", "Thoughts of bots.", *thoughts);
        let void_help = "Thoughts of bots that were stopped before they began, or broke.";
        self.counter("mittwoch_thoughts_void_total", void_help, *void);
        let busy_help = "How long processors have worked on thoughts of bots.";
        self.seconds("mittwoch_thoughts_seconds_total", busy_help, busy.as_secs_f64());
        let waited_help = "How long thoughts of bots have waited for their turn, together.";
        self.seconds("mittwoch_thoughts_waited_seconds_total", waited_help, waited.as_secs_f64());
    }

    /// Under the names that every program has for them.
    fn of_process(&self) {
        if let Some(seconds) = process::processor() {
            let help = "How long the process has had processors.";
            self.seconds("process_cpu_seconds_total", help, seconds);
        }
        if let Some(bytes) = process::memory() {
            let help = "What the process holds of the memory.";
            self.gauge("process_resident_memory_bytes", help, bytes);
        }
        if let Some(many) = process::descriptors() {
            let help = "Files and connections that the process has open.";
            self.gauge("process_open_fds", help, many);
        }
    }
}
