use std::path::{Path, PathBuf};

/// Names a folder with the programs of PostgreSQL, where it is none of the usual ones.
const VARIABLE: &str = "POSTGRES_BIN";

/// Where systems put one folder for each version: before it, and between it and the programs.
const VERSIONED: [(&str, &str); 4] = [
    ("/usr/lib/postgresql", "bin"),
    ("/usr/pgsql", "bin"),
    ("/opt/homebrew/opt", "bin"),
    ("/usr/local/opt", "bin"),
];

/// The folder with the programs of PostgreSQL: the one that is named, one on the path, or the
/// newest where systems put them.
pub fn binaries() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return Some(PathBuf::from(named)).filter(|folder| serves(folder));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut on_path = std::env::split_paths(&path);
    on_path.find(|folder| serves(folder)).or_else(newest)
}

/// Whether a folder has what a cluster needs.
fn serves(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_ctl", "pg_isready", "psql"]
        .iter()
        .all(|program| folder.join(program).is_file())
}

fn newest() -> Option<PathBuf> {
    let versioned = VERSIONED.iter().flat_map(|(home, inner)| {
        let entries = std::fs::read_dir(home).into_iter().flatten().flatten();
        entries.map(move |entry| {
            (version(&entry.file_name().to_string_lossy()), entry.path().join(inner))
        })
    });
    let found = versioned.filter(|(_, folder)| serves(folder));
    found.max_by_key(|(version, _)| *version).map(|(_, folder)| folder)
}

/// The number in the name of a folder: 15 in `15`, 17 in `postgresql@17`.
fn version(name: &str) -> u32 {
    let digits: String = name.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_numbers() {
        assert!(version("9") < version("15") && version("postgresql@17") == 17);
    }
}
