use super::{Breach, TableModel};
use crate::disk::KeptStep;

impl TableModel {
    /// Time never goes back, and no clock gains or loses any without a reason.
    pub(super) fn check_time(&mut self, step: &KeptStep, boots: u64) -> Result<(), Breach> {
        let (append, before) = (&step.append, step.changed_before);
        if append.now < before {
            return Err(Breach::new(format!("clocks: {} comes after {before}", append.now)));
        }
        let restarted = std::mem::replace(&mut self.boots, boots) != boots;
        if restarted || !append.lines.is_empty() {
            return Ok(());
        }
        let now = &append.standing.progress.due;
        for (seat, (before, now)) in step.due_before.iter().zip(now).enumerate() {
            // A line of the table tells why a clock has more time than before.
            let told = !append.table_lines.is_empty();
            if let (Some(before), Some(now)) = (before, now)
                && (now < before || now > before && !told)
            {
                let what = format!("clocks: that of seat {seat} went from {before} to {now}");
                return Err(Breach::new(what));
            }
        }
        Ok(())
    }
}
