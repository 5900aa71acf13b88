//! Ends a cluster when the process that started it is gone, in whatever way.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::owner::Owner;

/// Waits until the other end of its input is closed, which the system does for a process that was
/// killed too; then nothing of the cluster is left.
const WATCH: &str = r#"
cat >/dev/null
"$1/pg_ctl" -D "$2/data" -m immediate -w -t 10 stop >/dev/null 2>&1
for _ in 1 2 3; do
    rm -rf "$2" 2>/dev/null && exit 0
    sleep 1
done
"#;

/// Starts what watches over a cluster in a folder; closing its input ends the cluster.
pub(crate) fn over(binaries: &Path, folder: &Path, owner: Owner) -> std::io::Result<Child> {
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(WATCH).arg("watch").arg(binaries).arg(folder);
    command.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    owner.run(&mut command).spawn()
}
