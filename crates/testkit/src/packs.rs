use mittwoch_kernel::{DataFault, Game, Pack, Setting};

/// Looks at every built-in pack of a game, today's and the former ones: each has its digest and is
/// accepted by every version of the rules with every number of players.
pub fn check_packs<G: Game>(today: &str) -> Result<(), String> {
    let about = G::about();
    let digests = std::iter::once(today).chain(about.former.iter().map(|former| former.digest));
    for (pack, digest) in about.packs().zip(digests) {
        let pack = pack.map_err(|faults| told(digest, &faults))?;
        let found = pack.digest();
        if found != digest {
            return Err(match digest == today {
                true => format!(
                    "the built-in pack of {} changed: first keep the old files of {today} under \
                     data/former and name them in component/former.rs, then pin {found} here",
                    G::KEY
                ),
                false => format!("the former pack {digest} of {} reads to {found}", G::KEY),
            });
        }
        accepted::<G>(&pack, digest)?;
    }
    Ok(())
}

fn accepted<G: Game>(pack: &Pack, digest: &str) -> Result<(), String> {
    for edition in G::EDITIONS {
        for players in G::about().players {
            let game = G::with_rules(edition.rules, pack, &Setting::new(players));
            game.map_err(|faults| told(digest, &faults))?;
        }
    }
    Ok(())
}

fn told(digest: &str, faults: &[DataFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    format!("the pack {digest}: {}", faults.join("; "))
}
