use mittwoch_server::store::Hash;

use super::Disk;

/// A session that is being looked up, until this is dropped.
pub(super) struct Lookup {
    disk: Disk,
    hash: Hash,
}

impl Disk {
    /// Somebody looks a session up from now on.
    pub(super) fn look_up(&self, hash: Hash) -> Lookup {
        *self.state().lookups.entry(hash).or_default() += 1;
        Lookup { disk: self.clone(), hash }
    }

    /// Whether somebody waits to hear of a session: a connection that does holds back what it was
    /// told, for it may have lost the right to it.
    pub(crate) fn is_looked_up(&self, hash: &Hash) -> bool {
        self.state().lookups.contains_key(hash)
    }
}

impl Drop for Lookup {
    fn drop(&mut self) {
        let lookups = &mut self.disk.state().lookups;
        if let Some(many) = lookups.get_mut(&self.hash) {
            *many -= 1;
            if *many == 0 {
                lookups.remove(&self.hash);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::disk::Disk;
    use crate::plan::DiskTrouble;

    #[test]
    fn a_session_is_looked_up_until_the_last_has_heard() {
        let disk = Disk::new(1, DiskTrouble::default());
        let (first, second) = (disk.look_up([1; 32]), disk.look_up([1; 32]));
        drop(first);
        assert!(disk.is_looked_up(&[1; 32]) && !disk.is_looked_up(&[2; 32]));
        drop(second);
        assert!(!disk.is_looked_up(&[1; 32]));
    }
}
