//! The simulation: it is the same twice, it finds what is wrong on purpose, and nothing else.

use mittwoch_vopr::{Flaw, SimulatedEvening, TroubleKind, simulate};

fn evening(seed: u64, tables: u32, steps: u64) -> SimulatedEvening {
    let (without, flaw) = (Vec::new(), None);
    SimulatedEvening {
        seed,
        tables,
        nodes: 1,
        steps,
        think: 10_000,
        without,
        flaw,
        looks: true,
        rough: false,
    }
}

/// Panics of tasks are heard process-wide, so one evening is played at a time.
#[test]
fn evenings() {
    same_seed_same_evening();
    nothing_breaks();
    several_nodes_break_nothing();
    late_answers_are_no_breach();
    for flaw in Flaw::ALL {
        is_found(flaw);
    }
}

fn same_seed_same_evening() {
    let [one, two] = [(); 2].map(|()| simulate(&evening(7, 3, 300)).expect("no breach"));
    assert_eq!(one, two, "everything that happened, folded, is the same");
    let other = simulate(&evening(8, 3, 300)).expect("no breach");
    assert_ne!(one.digest, other.digest);
}

fn nothing_breaks() {
    for seed in 1..4 {
        let evening = evening(seed, 6, 700);
        let report = simulate(&evening).unwrap_or_else(|failure| {
            panic!("{}: {}", evening.command(), failure.breach);
        });
        assert!(report.acknowledged > 50 && report.looks > 10 && report.replays > 1, "{report:?}");
    }
}

/// Nodes stand still, are lost, leave and die, and their tables go on elsewhere.
fn several_nodes_break_nothing() {
    for seed in 1..4 {
        let evening = SimulatedEvening { nodes: 3, rough: seed == 1, ..evening(seed, 6, 900) };
        let report = simulate(&evening).unwrap_or_else(|failure| {
            panic!("{}: {}", evening.command(), failure.breach);
        });
        assert!(report.acknowledged > 50 && report.passed > 20, "{report:?}");
    }
}

/// On these evenings a command arrives, the client does not read its answer for a while, and signs
/// out and sends the command again meanwhile: it was done for the first copy, which came in time.
fn late_answers_are_no_breach() {
    for (seed, tables, steps) in [(773, 12, 260), (829, 3, 500)] {
        let evening = SimulatedEvening { rough: true, ..evening(seed, tables, steps) };
        let broken = simulate(&evening).err().map(|failure| failure.breach.what);
        assert_eq!(broken, None, "{}", evening.command());
    }
}

/// How many seeds are tried for a flaw.
const TRIED: u64 = 3;

/// Each flaw breaks the law that it is about, on one of a few evenings on which much goes wrong.
fn is_found(flaw: Flaw) {
    let law = match flaw {
        Flaw::EarlyAcknowledgement => "acknowledged and not kept",
        Flaw::ForeignSnapshot => "secrets",
        Flaw::ForgottenSeal => "lost",
        Flaw::DeafToRevocation => "credential",
    };
    let found = (1..=TRIED).any(|seed| {
        let evening = SimulatedEvening {
            flaw: Some(flaw),
            think: 4_000,
            without: vec![TroubleKind::Late],
            rough: true,
            ..evening(seed, 6, 1500)
        };
        simulate(&evening).is_err_and(|failure| failure.breach.what.contains(law))
    });
    assert!(found, "{} is not found", flaw.name());
}
