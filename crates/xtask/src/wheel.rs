//! The wheel: built, installed in a fresh environment, and tried there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{PROFILE, program, root, run};
use crate::smoke;

/// What the tests of the package need; what is not to be had is named, and its tests are skipped.
const TESTED: [&[&str]; 3] = [
    &["maturin>=1.9,<2", "numpy", "pytest", "mypy"],
    &["pettingzoo", "gymnasium", "pyarrow"],
    &["open_spiel"],
];

/// What only the tests of many machines and of learning need: large, and without a wheel on some
/// systems.
const LEARNING: [&[&str]; 2] = [&["ray", "pyarrow"], &["torch"]];

/// A fresh environment of Python below the target folder.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    fn fresh() -> Result<Environment, String> {
        let folder = root().join("target/wheel");
        match std::fs::remove_dir_all(&folder) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(format!("{}: {error}", folder.display()));
            }
            _ => {}
        }
        run(program("python3").args(["-m", "venv"]).arg(folder.join("venv")))?;
        Ok(Environment { folder })
    }

    fn command(&self, name: &str) -> Command {
        let bin = if cfg!(windows) { "Scripts" } else { "bin" };
        program(self.folder.join("venv").join(bin).join(name))
    }

    /// Installs packages; whether they are there. What cannot be had is no failure, but is said.
    fn install(&self, packages: &[&str]) -> bool {
        let words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        let installed = run(self.command("python").args(words).args(packages));
        if let Err(fault) = &installed {
            let names = packages.join(", ");
            println!("note: SKIPPED: {names} cannot be installed here ({fault})");
        }
        installed.is_ok()
    }

    /// Builds the wheel in a profile and installs it.
    fn wheel(&self, profile: &str) -> Result<(), String> {
        let out = self.folder.join("dist");
        let manifest = root().join("python/Cargo.toml");
        let words = ["build", "--profile", profile, "--locked", "--manifest-path"];
        run(self.command("maturin").args(words).arg(manifest).arg("--out").arg(&out))?;
        let wheel = only_wheel(&out)?;
        let words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        run(self.command("python").args(words).arg(wheel))
    }

    /// Runs tests of the package, some of them beside the program.
    fn tests(&self, words: &[&str], beside: Option<&Path>) -> Result<(), String> {
        let mut pytest = self.command("pytest");
        pytest.envs(beside.map(|program| ("MITTWOCH_PROGRAM", program)));
        run(pytest.args(["python/tests", "-q", "-rs"]).args(words))
    }
}

/// The environments beside which ours are measured. That of Catanatron names an old Gymnasium as
/// the only one, and works with the new one.
const PEERS: [&[&str]; 6] = [
    &["pettingzoo[classic]"],
    &["open_spiel"],
    &["rlcard"],
    &["catanatron"],
    &["--no-deps", "catanatron_gym"],
    &["pufferlib"],
];

/// Runs a program of Python with the wheel as people get it, and with its peers.
pub(crate) fn measure(words: &[&str]) -> Result<(), String> {
    let environment = Environment::fresh()?;
    if !environment.install(TESTED[0]) {
        return Err("nothing can be installed here".to_owned());
    }
    PEERS.iter().for_each(|packages| {
        environment.install(packages);
    });
    environment.wheel("release")?;
    run(environment.command("python").args(words))
}

fn only_wheel(folder: &Path) -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut paths = entries.flatten().map(|entry| entry.path());
    let wheel = paths.find(|path| path.extension().is_some_and(|end| end == "whl"));
    wheel.ok_or_else(|| format!("no wheel was built in {}", folder.display()))
}

/// Builds the wheel, installs it and runs its tests, without Ray and without learning.
pub(crate) fn try_it() -> Result<(), String> {
    let environment = Environment::fresh()?;
    let [needed, wanted @ ..] = TESTED;
    if !environment.install(needed) {
        println!("note: SKIPPED: the wheel is not tried, because nothing can be installed here");
        return Ok(());
    }
    wanted.iter().for_each(|packages| {
        environment.install(packages);
    });
    environment.wheel(PROFILE)?;
    let stubs = ["-m", "mypy.stubtest", "mittwoch._core"];
    run(environment.command("python").args(stubs))?;
    environment.tests(&["-m", "not ray"], Some(&smoke::build()?))
}

/// The same with a Ray cluster of which a worker is killed, and with the example that learns.
pub(crate) fn try_learning() -> Result<(), String> {
    let environment = Environment::fresh()?;
    if !environment.install(TESTED[0]) {
        println!("note: SKIPPED: the wheel is not tried, because nothing can be installed here");
        return Ok(());
    }
    LEARNING.iter().for_each(|packages| {
        environment.install(packages);
    });
    environment.wheel(PROFILE)?;
    environment.tests(&["-k", "killed or learns"], None)
}
