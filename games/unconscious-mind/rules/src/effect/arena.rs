use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Cost, Effect};

/// A node of an effect tree; small enough for a frame or an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EffectId(pub u16);

impl fmt::Debug for EffectId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "effect {}", self.0)
    }
}

/// A run of children.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nodes {
    start: u16,
    len: u8,
}

/// A run of costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Costs {
    start: u16,
    len: u8,
}

/// Every effect of a pack, stored flat: nodes refer to one another by number.
#[derive(Clone, Debug, Default)]
pub struct Effects {
    nodes: Vec<Effect>,
    children: Vec<EffectId>,
    costs: Vec<Cost>,
}

impl Effects {
    /// The node of an id.
    #[inline]
    pub fn node(&self, id: EffectId) -> Effect {
        self.nodes[usize::from(id.0)]
    }

    /// The children of a joining node, in printed order; at most eight.
    #[inline]
    pub fn children(&self, nodes: Nodes) -> &[EffectId] {
        let start = usize::from(nodes.start);
        &self.children[start..start + usize::from(nodes.len)]
    }

    /// The single costs of a price.
    #[inline]
    pub fn costs(&self, costs: Costs) -> &[Cost] {
        let start = usize::from(costs.start);
        &self.costs[start..start + usize::from(costs.len)]
    }

    /// Every node, in order.
    pub fn ids(&self) -> impl Iterator<Item = EffectId> + use<> {
        (0..self.nodes.len() as u16).map(EffectId)
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Calls `visit` with every node of a tree, parents first.
    pub fn walk(&self, id: EffectId, visit: &mut impl FnMut(Effect)) {
        let node = self.node(id);
        visit(node);
        if let Some(child) = node.child() {
            self.walk(child, visit);
        }
        for child in node.parts().map_or(&[][..], |nodes| self.children(nodes)) {
            self.walk(*child, visit);
        }
    }

    /// Whether some node of a tree answers to `test`.
    pub fn any(&self, id: EffectId, test: impl Fn(Effect) -> bool) -> bool {
        let mut found = false;
        self.walk(id, &mut |node| found |= test(node));
        found
    }

    pub(super) fn add(&mut self, node: Effect) -> Option<EffectId> {
        let id = u16::try_from(self.nodes.len()).ok()?;
        self.nodes.push(node);
        Some(EffectId(id))
    }

    pub(super) fn add_children(&mut self, children: &[EffectId]) -> Option<Nodes> {
        let start = u16::try_from(self.children.len()).ok()?;
        let len = u8::try_from(children.len()).ok().filter(|len| *len <= 8)?;
        self.children.extend_from_slice(children);
        Some(Nodes { start, len })
    }

    pub(super) fn add_costs(&mut self, costs: &[Cost]) -> Option<Costs> {
        let start = u16::try_from(self.costs.len()).ok()?;
        let len = u8::try_from(costs.len()).ok().filter(|len| *len <= 8)?;
        self.costs.extend_from_slice(costs);
        Some(Costs { start, len })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_small_copies() {
        assert!(size_of::<Effect>() <= 8, "a node has {} bytes", size_of::<Effect>());
        assert_eq!(size_of::<EffectId>(), 2);
    }
}
