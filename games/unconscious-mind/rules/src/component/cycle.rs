//! Effects that set off other components must not come back to where they started: a chain of
//! effects would never end, and the stack of unfinished business would overflow.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::Fault;

use super::{Family, Printed};
use crate::component::Column;
use crate::effect::{Effect, EffectId, Effects, Moment, Special, Target};

/// What an effect can set off: components of a family, or what clients do at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Link {
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
pub(super) fn faults(effects: &Effects, printed: &[Printed]) -> Vec<Fault> {
    let links = links(effects, printed);
    let mut faults = Vec::new();
    for start in links.keys() {
        if let Some(chain) = chain(&links, *start) {
            let names: Vec<_> = chain.iter().map(|link| link.name()).collect();
            // Each ring of links is told once, from its first member.
            if chain.iter().all(|link| link >= start) {
                let ring = names.join(", ");
                let what = format!("these effects could set one another off for ever: {ring}");
                faults.push(Fault::new(what));
            }
        }
    }
    faults
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
    effects.walk(id, &mut |node| all.extend(opens(node)));
    all
}

fn opens(node: Effect) -> Vec<Link> {
    let family = Link::Family;
    let visit = || vec![family(Family::Location), Link::Moment(Moment::Visit)];
    match node {
        Effect::Move { quietly: false, .. } | Effect::JoinFreud => visit(),
        Effect::Trigger(Target::Tag(_)) => visit(),
        Effect::Trigger(Target::Reputation) => vec![family(Family::Zone)],
        Effect::Trigger(Target::Tile) | Effect::Special(Special::CopyDisplay) => {
            vec![family(Family::TileMain)]
        }
        Effect::Trigger(_) => vec![family(Family::TileMain), family(Family::Notebook)],
        Effect::MoveInkpot(_) => vec![family(Family::Space)],
        Effect::PlayResearch(_) => vec![family(Family::Research)],
        Effect::Publish => vec![Link::Moment(Moment::Publish)],
        Effect::GainTile(Column::Centre) => vec![family(Family::TileBanner)],
        Effect::GainTile(Column::Right) => {
            vec![family(Family::TileBanner), family(Family::TileMain)]
        }
        Effect::Treat => vec![family(Family::Dream), Link::Moment(Moment::Treat)],
        Effect::Therapy(_) => {
            let moments = [Moment::Catharsis, Moment::Cure].map(Link::Moment);
            [family(Family::Layer), moments[0], moments[1]].to_vec()
        }
        _ => Vec::new(),
    }
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
