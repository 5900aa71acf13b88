//! Tables: what their lines say together is what their sessions say, whatever went wrong.

use mittwoch_session::fold_lines;

use super::Breach;
use crate::world::SimulatedWorld;

impl SimulatedWorld {
    /// Folds the table of a slot from its lines on the disk, and compares it with the one that lives.
    pub(crate) fn compare_with_fold(&mut self, slot: usize) -> Result<(), Breach> {
        let server = self.slots[slot].server;
        let Some(table) = self.slots[slot].table.clone() else { return Ok(()) };
        let place = &self.servers[server];
        let node = place.runs(&table).and_then(|at| place.nodes[at].node.as_ref());
        let Some(node) = node else { return Ok(()) };
        let lives = node.kept(&table);
        let now = node.now();
        self.comes_to(now);
        super::no_panic()?;
        let on_disk = self.servers[server].disk.table_lines(&table);
        // What is on its way from the disk to the session is looked at another time.
        if let Some(((version, lives), (kept, lines))) = lives.zip(on_disk)
            && version == kept
        {
            let folded = fold_lines(&lines);
            let (folded, _) = folded.map_err(|fault| Breach::new(format!("fold: {fault:?}")))?;
            if folded != lives {
                let what = format!("fold: table {table} at {version}: {folded:?} and {lives:?}");
                return Err(Breach::new(what));
            }
            self.report.folds += 1;
        }
        self.gather_news(server)
    }
}
