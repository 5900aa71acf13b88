//! Who runs the cluster: PostgreSQL refuses to run as root.

use std::path::Path;
use std::process::Command;

/// The user of the system under which a cluster runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner(Option<(u32, u32)>);

/// The user that the packages of PostgreSQL make.
const NAME: &str = "postgres";

impl Owner {
    /// Whoever runs this process, or the user of the package where that one is root.
    #[cfg(unix)]
    pub(crate) fn find() -> Result<Owner, String> {
        if !rustix::process::geteuid().is_root() {
            return Ok(Owner(None));
        }
        let users = std::fs::read_to_string("/etc/passwd").map_err(|error| error.to_string())?;
        let ids = users.lines().find_map(ids).ok_or_else(|| {
            format!("PostgreSQL does not run as root, and there is no user {NAME}")
        })?;
        Ok(Owner(Some(ids)))
    }

    /// Whoever runs this process.
    #[cfg(not(unix))]
    pub(crate) fn find() -> Result<Owner, String> {
        Ok(Owner(None))
    }

    /// Gives a file or folder to the owner.
    pub(crate) fn give(self, path: &Path) -> std::io::Result<()> {
        #[cfg(unix)]
        if let Some((user, group)) = self.0 {
            std::os::unix::fs::chown(path, Some(user), Some(group))?;
        }
        let _ = path;
        Ok(())
    }

    /// Lets a program run as the owner, in a group of its own: what ends a test with a signal to
    /// its group must not end the program before it has put things in order.
    pub(crate) fn run(self, command: &mut Command) -> &mut Command {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            command.process_group(0);
            if let Some((user, group)) = self.0 {
                command.uid(user).gid(group);
            }
        }
        command
    }
}

/// The numbers of the user in a line of the list of users.
#[cfg(unix)]
fn ids(line: &str) -> Option<(u32, u32)> {
    let mut fields = line.split(':');
    let name = fields.next()?;
    let (user, group) = (fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?);
    (name == NAME).then_some((user, group))
}
