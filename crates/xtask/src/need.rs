//! What a step needs beside the project, and where it comes from.

use crate::shell::{program, run, works};

/// Something that must be on the machine.
#[derive(Clone, Copy)]
pub(crate) struct Requirement {
    name: &'static str,
    present: fn() -> bool,
    install: fn() -> Result<(), String>,
    optional: bool,
}

/// The formatter of the Rust toolchain.
pub(crate) const RUSTFMT: Requirement = Requirement {
    name: "rustfmt",
    present: || works("cargo", &["fmt", "--version"]),
    install: || rustup("rustfmt"),
    optional: false,
};

/// The linter of the Rust toolchain.
pub(crate) const CLIPPY: Requirement = Requirement {
    name: "clippy",
    present: || works("cargo", &["clippy", "--version"]),
    install: || rustup("clippy"),
    optional: false,
};

/// Runs the checker of records that shares no code with the project.
pub(crate) const PYTHON: Requirement = Requirement {
    name: "python3",
    present: || works("python3", &["--version"]),
    install: || apt("python3"),
    optional: true,
};

/// Builds and tests the page.
pub(crate) const NODE: Requirement = Requirement {
    name: "Node with npm",
    present: || works("npm", &["--version"]),
    install: || apt("nodejs").and_then(|()| apt("npm")),
    optional: false,
};

/// Plays on the page.
pub(crate) const CHROMIUM: Requirement = Requirement {
    name: "Chromium",
    present: || chromium().is_some(),
    install: || apt("chromium"),
    optional: true,
};

/// Keeps the tables of several nodes. Debian's package starts a server of its own, which is left
/// alone: each test starts another one.
pub(crate) const POSTGRES: Requirement = Requirement {
    name: "PostgreSQL",
    present: || mittwoch_pgtest::binaries().is_some(),
    install: || apt("postgresql"),
    optional: false,
};

/// Counts instructions.
pub(crate) const VALGRIND: Requirement = Requirement {
    name: "valgrind",
    present: || works("valgrind", &["--version"]),
    install: || apt("valgrind"),
    optional: true,
};

/// The first browser of this kind that answers: the one that `CHROMIUM` names, or the system's.
pub(crate) fn chromium() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    let usual =
        ["chromium", "chromium-browser", "google-chrome"].map(|name| format!("/usr/bin/{name}"));
    named.into_iter().chain(usual).find(|path| works(path, &["--version"]))
}

impl Requirement {
    /// Whether it is there.
    pub(crate) fn is_there(&self) -> bool {
        (self.present)()
    }

    /// Makes sure that it is there: installs it where that is possible, else names it.
    pub(crate) fn ensure(&self) -> Result<(), String> {
        if (self.present)() {
            return Ok(());
        }
        let installed = (self.install)();
        if (self.present)() {
            return Ok(());
        }
        let why = installed.err().unwrap_or_else(|| "installing it did not help".to_owned());
        let fault = format!("{} is missing: {why}", self.name);
        if !self.optional {
            return Err(fault);
        }
        println!("note: {fault}; the tests that use it are skipped");
        Ok(())
    }
}

/// Adds a component to the Rust toolchain.
fn rustup(component: &str) -> Result<(), String> {
    if !works("rustup", &["--version"]) {
        return Err(format!("install the component {component} of your Rust toolchain"));
    }
    run(program("rustup").args(["component", "add", component]))
}

/// Installs a Debian package.
fn apt(package: &str) -> Result<(), String> {
    let rights = rights_to_install()
        .ok_or_else(|| format!("install the package {package} of your system"))?;
    let apt_get = |arguments: &[&str]| {
        let mut command = program(rights[0]);
        command.args(&rights[1..]).args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        run(command.args(arguments))
    };
    apt_get(&["update", "-q"])?;
    apt_get(&["install", "-y", "-q", "--no-install-recommends", package])
}

/// The words before `apt-get` with which packages can be installed here, if they can.
fn rights_to_install() -> Option<&'static [&'static str]> {
    if !works("apt-get", &["--version"]) {
        None
    } else if works("test", &["-w", "/var/lib/dpkg"]) {
        Some(&["env"])
    } else if works("sudo", &["-n", "true"]) {
        Some(&["sudo", "-n", "env"])
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(optional: bool) -> Requirement {
        let install = || Err("buy one".to_owned());
        Requirement { name: "a piano", present: || false, install, optional }
    }

    #[test]
    fn what_is_missing_is_named_and_only_the_optional_is_forgiven() {
        let fault = missing(false).ensure().expect_err("it is not there");
        assert_eq!(fault, "a piano is missing: buy one");
        assert_eq!(missing(true).ensure(), Ok(()));
    }

    #[test]
    fn what_is_there_is_not_installed() {
        let install = || panic!("it is there");
        let there = Requirement { name: "air", present: || true, install, optional: false };
        assert_eq!(there.ensure(), Ok(()));
    }
}
