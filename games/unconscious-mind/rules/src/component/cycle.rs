//! Effects that set off other components must not come back to where they started: a chain of
//! effects would never end, and the stack of unfinished business would overflow.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::DataFault;

use super::{Family, Printed};
use crate::effect::{Effect, EffectId, Effects, Moment, verb};

/// What an effect can set off: components of a family, or what clients do at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Link {
    Family(Family),
    Moment(Moment),
}

impl Link {
    fn name(self) -> &'static str {
        match self {
            Link::Family(family) => family.name(),
            Link::Moment(moment) => moment.name(),
        }
    }
}

/// One fault for each chain that comes back to its start.
pub(super) fn faults(effects: &Effects, printed: &[Printed]) -> Vec<DataFault> {
    let links = links(effects, printed);
    let mut faults = Vec::new();
    for start in links.keys() {
        if let Some(chain) = chain(&links, *start) {
            let names: Vec<_> = chain.iter().map(|link| link.name()).collect();
            // Each ring of links is told once, from its first member.
            if chain.iter().all(|link| link >= start) {
                let ring = names.join(", ");
                let what = format!("these effects could set one another off for ever: {ring}");
                faults.push(told(first(effects, printed, &chain), what));
            }
        }
    }
    faults
}

fn told(first: Option<&Printed>, what: String) -> DataFault {
    match first {
        Some(Printed { file, entry, .. }) => DataFault::in_entry(file, entry, what),
        None => DataFault::new(what),
    }
}

/// The first entry that leads from the first link of a ring to the second.
fn first<'a>(effects: &Effects, printed: &'a [Printed], ring: &[Link]) -> Option<&'a Printed> {
    let next = ring.get(1).unwrap_or(&ring[0]);
    printed.iter().find(|entry| {
        let of_entry = links(effects, std::slice::from_ref(*entry));
        of_entry.get(&ring[0]).is_some_and(|opened| opened.contains(next))
    })
}

fn links(effects: &Effects, printed: &[Printed]) -> BTreeMap<Link, BTreeSet<Link>> {
    let mut links: BTreeMap<Link, BTreeSet<Link>> = BTreeMap::new();
    for entry in printed {
        let from = Link::Family(entry.family);
        if entry.family == Family::Client {
            effects.walk(entry.effect, &mut |node| {
                if let Effect::On(moment, child) = node {
                    let opened = opened(effects, child);
                    links.entry(Link::Moment(moment)).or_default().extend(opened);
                }
            });
        } else {
            links.entry(from).or_default().extend(opened(effects, entry.effect));
        }
    }
    // A research card that lets another one be played uses up the hand, so it ends by itself.
    let research = Link::Family(Family::Research);
    links.entry(research).or_default().remove(&research);
    links
}

fn opened(effects: &Effects, id: EffectId) -> BTreeSet<Link> {
    let mut all = BTreeSet::new();
    effects.walk(id, &mut |node| all.extend(verb::opens(node)));
    all
}

/// A shortest chain of links from `start` back to itself.
fn chain(links: &BTreeMap<Link, BTreeSet<Link>>, start: Link) -> Option<Vec<Link>> {
    let mut from: BTreeMap<Link, Link> = BTreeMap::new();
    let mut waiting = std::collections::VecDeque::from([start]);
    while let Some(link) = waiting.pop_front() {
        for next in links.get(&link).into_iter().flatten() {
            if *next == start {
                let mut chain = vec![link];
                while let Some(before) = from.get(&chain[chain.len() - 1]) {
                    chain.push(*before);
                }
                chain.reverse();
                return Some(chain);
            }
            if !from.contains_key(next) {
                from.insert(*next, link);
                waiting.push_back(*next);
            }
        }
    }
    None
}
