//! A cluster is there when it is asked for, keeps what it acknowledged, and is gone afterwards.

use std::path::Path;
use std::time::{Duration, Instant};

use mittwoch_pgtest::{Cluster, ClusterStop, Durability, shared};

fn database(url: &str) -> &str {
    url.rsplit('/').next().expect("a name")
}

#[test]
fn every_test_has_a_database_of_its_own() {
    let (one, two) = (shared().database(), shared().database());
    assert_ne!(one, two);
    shared().sql(database(&one), "CREATE TABLE t (n INTEGER)").expect("made");
    assert!(shared().sql(database(&two), "SELECT n FROM t").is_err(), "it is another one");
    assert_eq!(shared().sql(database(&one), "SHOW fsync").expect("told"), "off");
}

#[test]
fn what_was_kept_is_there_after_every_kind_of_end_and_nothing_is_left_at_last() {
    let cluster = Cluster::start(Durability::Full).expect("it starts");
    let url = cluster.database();
    let name = database(&url);
    cluster.sql(name, "CREATE TABLE t (n INTEGER)").expect("made");
    for (n, end) in
        [Some(ClusterStop::Fast), Some(ClusterStop::Immediate), None].into_iter().enumerate()
    {
        cluster.sql(name, &format!("INSERT INTO t VALUES ({n})")).expect("kept");
        match end {
            Some(end) => cluster.stop(end).expect("stopped"),
            None => cluster.kill(),
        }
        assert!(cluster.sql(name, "SELECT 1").is_err(), "it is away");
        cluster.begin().expect("it starts again");
        let kept = cluster.sql(name, "SELECT COUNT(*) FROM t").expect("read");
        assert_eq!(kept, (n + 1).to_string());
    }
    assert_eq!(cluster.sql(name, "SHOW synchronous_commit").expect("told"), "on");
    let folder = cluster.folder().to_owned();
    drop(cluster);
    assert!(!folder.exists());
}

/// A process that starts a cluster and tells where it lies; it is killed by the test below.
#[test]
#[ignore = "the other half of the next test"]
fn waits_to_be_killed() {
    let cluster = Cluster::start(Durability::Quick).expect("it starts");
    println!("folder {}", cluster.folder().display());
    std::thread::sleep(Duration::from_secs(600));
}

#[test]
fn a_cluster_ends_with_a_process_that_is_killed() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let this = std::env::current_exe().expect("this program");
    let arguments = ["--exact", "waits_to_be_killed", "--ignored", "--nocapture"];
    let mut other = Command::new(this).args(arguments).stdout(Stdio::piped()).spawn().expect("run");
    let lines = BufReader::new(other.stdout.take().expect("piped")).lines();
    let folder = lines
        .map_while(Result::ok)
        .find_map(|line| line.split("folder ").nth(1).map(str::to_owned))
        .expect("told");
    assert!(Path::new(&folder).join("data/postmaster.pid").exists());
    other.kill().expect("killed");
    other.wait().expect("gone");
    let begun = Instant::now();
    while Path::new(&folder).exists() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{folder} is still there");
        std::thread::sleep(Duration::from_millis(100));
    }
}
