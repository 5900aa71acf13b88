//! Who is called next.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use super::ThinkClass;
use crate::store::{TableId, UserId};

/// So often, one call begins with those who come last, so that nobody waits for ever.
const LAST_FIRST: u64 = 16;

/// Where something waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct QueuePlace {
    pub class: ThinkClass,
    pub host: UserId,
    pub table: TableId,
    pub number: u64,
}

/// Those of a class who wait, in turn by host and then by table.
type Lane<T> = Turns<UserId, Turns<TableId, VecDeque<(u64, T)>>>;

/// Those who wait, by class, host and table; whatever it is that waits.
pub(super) struct ThinkQueue<T> {
    lanes: [Lane<T>; 3],
    waiting: [usize; 3],
    calls: u64,
    numbers: u64,
}

/// Lines of which each has its turn, in the order in which they came.
struct Turns<K, L> {
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Turns<K, L> {
        Turns { order: VecDeque::new(), lines: HashMap::new() }
    }
}

/// A line in which somebody may wait.
trait Line: Default {
    fn is_empty(&self) -> bool;
}

impl<T> Line for VecDeque<T> {
    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

impl<K: Hash + Eq + Clone, L: Line> Line for Turns<K, L> {
    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

impl<K: Hash + Eq + Clone, L: Line> Turns<K, L> {
    /// The line of a key, which gets its turn after all others if it is new.
    fn line(&mut self, key: &K) -> &mut L {
        if !self.lines.contains_key(key) {
            self.order.push_back(key.clone());
        }
        self.lines.entry(key.clone()).or_default()
    }

    /// Calls from the line whose turn it is.
    fn call<T>(&mut self, from: impl FnOnce(&mut L) -> Option<T>) -> Option<T> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let called = from(line);
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        called
    }

    /// Takes something out of a line, whosever turn it is.
    fn take<T>(&mut self, key: &K, from: impl FnOnce(&mut L) -> Option<T>) -> Option<T> {
        let line = self.lines.get_mut(key)?;
        let taken = from(line);
        if line.is_empty() {
            self.lines.remove(key);
            self.order.retain(|other| other != key);
        }
        taken
    }
}

impl<T> ThinkQueue<T> {
    pub(super) fn new() -> ThinkQueue<T> {
        let lanes = [Turns::default(), Turns::default(), Turns::default()];
        ThinkQueue { lanes, waiting: [0; 3], calls: 0, numbers: 0 }
    }

    /// How many wait, by class.
    pub(super) fn waiting(&self) -> [usize; 3] {
        self.waiting
    }

    /// Queues something up behind what waits at its table.
    pub(super) fn push(
        &mut self,
        class: ThinkClass,
        (host, table): (UserId, &TableId),
        waiting: T,
    ) -> QueuePlace {
        let number = self.numbers;
        self.numbers += 1;
        let line = self.lanes[class as usize].line(&host).line(table);
        line.push_back((number, waiting));
        self.waiting[class as usize] += 1;
        QueuePlace { class, host, table: table.clone(), number }
    }

    /// Calls the next one.
    pub(super) fn call(&mut self) -> Option<T> {
        self.calls += 1;
        let mut order = ThinkClass::ALL;
        if self.calls.is_multiple_of(LAST_FIRST) {
            order.reverse();
        }
        let class = order.into_iter().find(|class| self.waiting[*class as usize] > 0)?;
        self.waiting[class as usize] -= 1;
        let lane = &mut self.lanes[class as usize];
        let called = lane.call(|host| host.call(VecDeque::pop_front));
        called.map(|(_, waiting)| waiting)
    }

    /// Takes out what waits at a place, if it was not called yet.
    pub(super) fn take(&mut self, place: &QueuePlace) -> Option<T> {
        let number = place.number;
        let own = |line: &mut VecDeque<(u64, T)>| {
            let at = line.iter().position(|(other, _)| *other == number)?;
            line.remove(at)
        };
        let lane = &mut self.lanes[place.class as usize];
        let taken = lane.take(&place.host, |host| host.take(&place.table, own));
        if taken.is_some() {
            self.waiting[place.class as usize] -= 1;
        }
        taken.map(|(_, waiting)| waiting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(queue: &mut ThinkQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.call()).collect()
    }

    fn push(
        queue: &mut ThinkQueue<&'static str>,
        class: ThinkClass,
        host: i64,
        what: &'static str,
    ) {
        queue.push(class, (host, &what[..1].to_owned()), what);
    }

    #[test]
    fn hosts_take_turns_and_their_tables_within_them() {
        let mut queue = ThinkQueue::new();
        for what in ["a1", "a2", "b1", "a3"] {
            push(&mut queue, ThinkClass::Bots, 1, what);
        }
        for what in ["c1", "c2"] {
            push(&mut queue, ThinkClass::Bots, 2, what);
        }
        assert_eq!(told(&mut queue), ["a1", "c1", "b1", "c2", "a2", "a3"]);
        assert_eq!(queue.waiting(), [0, 0, 0]);
        assert!(queue.lanes.iter().all(|lane| lane.lines.is_empty() && lane.order.is_empty()));
    }

    #[test]
    fn a_host_with_eighty_tables_makes_another_wait_for_one_thought() {
        let mut queue = ThinkQueue::new();
        for table in 0..80 {
            queue.push(ThinkClass::People, (1, &format!("t{table}")), 1);
        }
        queue.push(ThinkClass::People, (2, &"x".to_owned()), 2);
        assert_eq!([queue.call(), queue.call(), queue.call()], [Some(1), Some(2), Some(1)]);
    }

    #[test]
    fn people_come_first_and_reviews_last_but_nobody_never() {
        let mut queue = ThinkQueue::new();
        push(&mut queue, ThinkClass::Review, 1, "r");
        push(&mut queue, ThinkClass::Bots, 2, "b");
        push(&mut queue, ThinkClass::People, 3, "p");
        assert_eq!(told(&mut queue), ["p", "b", "r"]);
        for _ in 0..40 {
            push(&mut queue, ThinkClass::People, 3, "p");
        }
        push(&mut queue, ThinkClass::Review, 1, "r");
        push(&mut queue, ThinkClass::Bots, 1, "b");
        let order = told(&mut queue);
        let of = |what| order.iter().position(|told| *told == what).expect("called");
        assert!(of("r") < LAST_FIRST as usize && of("b") < 2 * LAST_FIRST as usize, "{order:?}");
    }

    #[test]
    fn what_is_taken_out_is_not_called_and_leaves_nothing_behind() {
        let mut queue = ThinkQueue::new();
        let table = "t".to_owned();
        let places: Vec<_> =
            (0..3).map(|n| queue.push(ThinkClass::People, (1, &table), n)).collect();
        assert_eq!(queue.take(&places[1]), Some(1));
        assert_eq!(queue.take(&places[1]), None);
        assert_eq!((queue.call(), queue.call(), queue.call()), (Some(0), Some(2), None));
        let place = queue.push(ThinkClass::Bots, (1, &table), 9);
        assert_eq!(queue.take(&place), Some(9));
        assert!(queue.call().is_none() && queue.waiting() == [0; 3]);
        assert!(queue.lanes.iter().all(|lane| lane.lines.is_empty() && lane.order.is_empty()));
    }
}
