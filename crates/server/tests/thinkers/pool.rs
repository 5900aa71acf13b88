//! The pool: bounded, fair, in classes, side by side, stopped, paid for, and unbroken.

use std::sync::{Arc, Barrier, Mutex};
use std::time::{Duration, Instant};

use mittwoch_match::MindBudget;
use mittwoch_server::thinkers::{ThinkClass, ThinkLimits, ThinkPool, ThinkReply};
use tokio::time::timeout;

use super::bots::{Gate, job, until};

const SOON: Duration = Duration::from_secs(10);

fn pool(threads: usize) -> ThinkPool {
    ThinkPool::start(ThinkLimits::threads(threads))
}

/// Holds the only thread of a pool until the gate opens.
async fn held(pool: &ThinkPool) -> (Gate, tokio::task::JoinHandle<ThinkReply>) {
    let gate = Gate::default();
    let inside = gate.clone();
    let (_, reply) = pool.submit(job((0, "gate"), ThinkClass::People, move |_: &MindBudget| {
        inside.pass();
        "opened".to_owned()
    }));
    let reply = tokio::spawn(reply);
    gate.reached().await;
    (gate, reply)
}

/// Submits a thought that notes its name when it is thought.
fn noting(
    pool: &ThinkPool,
    class: ThinkClass,
    host: i64,
    name: &'static str,
    order: &Arc<Mutex<Vec<&'static str>>>,
) -> tokio::task::JoinHandle<ThinkReply> {
    let order = order.clone();
    let (_, reply) = pool.submit(job((host, name), class, move |_: &MindBudget| {
        order.lock().expect("sound").push(name);
        name.to_owned()
    }));
    tokio::spawn(reply)
}

fn waiting(pool: &ThinkPool) -> usize {
    pool.load().waiting.iter().sum()
}

#[tokio::test]
async fn a_bot_comes_back_with_its_thought() {
    let pool = pool(1);
    let mut count = 0;
    let counting = move |_: &MindBudget| {
        count += 1;
        count.to_string()
    };
    let (_, reply) = pool.submit(job((1, "a"), ThinkClass::People, counting));
    let reply = reply.await;
    assert_eq!(reply.thought.expect("a thought").action, "1");
    let again = job((1, "a"), ThinkClass::People, |_: &MindBudget| String::new());
    let again = mittwoch_server::thinkers::ThinkJob { bot: reply.bot.expect("the bot"), ..again };
    assert_eq!(pool.submit(again).1.await.thought.expect("a thought").action, "2", "the same bot");
}

#[tokio::test]
async fn the_queue_is_bounded_and_what_is_beyond_waits_outside() {
    let pool = ThinkPool::start(ThinkLimits { threads: 1, queue: 4, of_host: 2 });
    let (gate, held) = held(&pool).await;
    let order = Arc::default();
    let replies: Vec<_> = (0..5)
        .map(|_| noting(&pool, ThinkClass::People, 1, "one", &order))
        .chain((0..5).map(|_| noting(&pool, ThinkClass::Bots, 2, "two", &order)))
        .chain((0..5).map(|_| noting(&pool, ThinkClass::Review, 3, "three", &order)))
        .collect();
    until(|| waiting(&pool) == 4).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let load = pool.load();
    assert_eq!((load.thinking, load.waiting), (1, [2, 2, 0]), "two of a host, four in all");
    gate.open();
    for reply in replies {
        let reply = timeout(SOON, reply).await.expect("in time").expect("no panic");
        assert!(reply.thought.is_some(), "nothing that waited is lost");
    }
    assert!(held.await.expect("no panic").thought.is_some());
    assert_eq!(order.lock().expect("sound").len(), 15);
}

#[tokio::test]
async fn people_come_first_and_hosts_take_turns() {
    let pool = pool(1);
    let (gate, _held) = held(&pool).await;
    let order = Arc::default();
    let mut replies = vec![noting(&pool, ThinkClass::Review, 1, "review", &order)];
    replies.extend((0..3).map(|_| noting(&pool, ThinkClass::Bots, 1, "bots", &order)));
    replies.extend((0..3).map(|_| noting(&pool, ThinkClass::People, 1, "many", &order)));
    until(|| waiting(&pool) == 7).await;
    replies.push(noting(&pool, ThinkClass::People, 2, "few", &order));
    until(|| waiting(&pool) == 8).await;
    gate.open();
    for reply in replies {
        timeout(SOON, reply).await.expect("in time").expect("no panic");
    }
    let order = order.lock().expect("sound").clone();
    assert_eq!(order, ["many", "few", "many", "many", "bots", "bots", "bots", "review"]);
}

#[tokio::test]
async fn seats_of_one_table_think_side_by_side() {
    let pool = pool(4);
    let all = Arc::new(Barrier::new(4));
    let replies: Vec<_> = (0..4)
        .map(|_| {
            let all = all.clone();
            // None of them ends before all have begun.
            let meeting = move |_: &MindBudget| {
                all.wait();
                "met".to_owned()
            };
            tokio::spawn(pool.submit(job((1, "a"), ThinkClass::People, meeting)).1)
        })
        .collect();
    for reply in replies {
        timeout(SOON, reply).await.expect("side by side").expect("no panic");
    }
    assert_eq!(pool.cost("a").expect("known").thoughts, 4);
}

#[tokio::test]
async fn a_thought_is_stopped_wherever_it_is() {
    let pool = ThinkPool::start(ThinkLimits { threads: 1, queue: 1, of_host: 9 });
    let endless = |budget: &MindBudget| {
        let done = (0..).find(|done| !budget.allows(*done)).unwrap_or_default();
        done.to_string()
    };
    let submit = |table| {
        let (hold, reply) = pool.submit(job((1, table), ThinkClass::People, endless));
        (hold, tokio::spawn(reply))
    };
    let running = submit("running");
    until(|| pool.load().thinking == 1).await;
    let queued = submit("queued");
    until(|| waiting(&pool) == 1).await;
    let outside = submit("outside");
    tokio::time::sleep(Duration::from_millis(20)).await;
    // Those who wait come back while the thread still thinks about something else.
    for (hold, reply) in [outside, queued] {
        hold.stop();
        let reply = timeout(SOON, reply).await.expect("at once").expect("no panic");
        assert!(reply.thought.is_none() && reply.bot.is_some(), "it never began");
    }
    assert_eq!((pool.load().thinking, waiting(&pool)), (1, 0));
    let begun = Instant::now();
    running.0.stop();
    let reply = timeout(SOON, running.1).await.expect("soon").expect("no panic");
    assert!(reply.thought.is_some() && reply.bot.is_some());
    assert!(begun.elapsed() < Duration::from_secs(2));
}

#[tokio::test]
async fn who_goes_away_holds_up_nobody() {
    let pool = ThinkPool::start(ThinkLimits { threads: 1, queue: 2, of_host: 2 });
    let (gate, _held) = held(&pool).await;
    let order = Arc::default();
    let gone = noting(&pool, ThinkClass::People, 1, "gone", &order);
    until(|| waiting(&pool) == 1).await;
    gone.abort();
    assert!(gone.await.is_err_and(|end| end.is_cancelled()), "who has gone hears nothing");
    let stays = noting(&pool, ThinkClass::People, 1, "stays", &order);
    gate.open();
    timeout(SOON, stays).await.expect("in time").expect("no panic");
    assert_eq!(*order.lock().expect("sound"), ["stays"], "nobody thinks for who has gone");
}

#[tokio::test]
async fn what_thoughts_cost_is_known_by_table() {
    let pool = pool(2);
    let busy = |_: &MindBudget| {
        let begun = Instant::now();
        let mut sum = 0_u64;
        while begun.elapsed() < Duration::from_millis(40) {
            sum = std::hint::black_box(sum.wrapping_mul(31).wrapping_add(7));
        }
        sum.to_string()
    };
    let idle = |_: &MindBudget| {
        std::thread::sleep(Duration::from_millis(60));
        String::new()
    };
    for _ in 0..3 {
        pool.submit(job((1, "busy"), ThinkClass::People, busy)).1.await;
    }
    pool.submit(job((1, "idle"), ThinkClass::People, idle)).1.await;
    let (busy, idle) = (pool.cost("busy").expect("known"), pool.cost("idle").expect("known"));
    assert_eq!((busy.thoughts, busy.void, idle.thoughts), (3, 0, 1));
    assert!(busy.busy > Duration::from_millis(5), "{busy:?}");
    if cfg!(target_os = "linux") {
        assert!(idle.busy < Duration::from_millis(20), "who sleeps costs nothing: {idle:?}");
    }
    let costs = pool.costs();
    assert_eq!(costs[0], ("busy".to_owned(), busy), "the dearest first");
    assert_eq!(pool.load().cost.thoughts, 4);
    pool.forget("busy", 1);
    assert_eq!((pool.cost("busy"), pool.load().cost.thoughts), (None, 4));
}

#[tokio::test]
async fn a_bot_that_breaks_takes_no_thread_with_it() {
    let pool = pool(1);
    for _ in 0..3 {
        let breaking = |_: &MindBudget| -> String { panic!("a bot breaks in a test") };
        let reply = pool.submit(job((1, "a"), ThinkClass::People, breaking)).1.await;
        assert!(reply.bot.is_none() && reply.thought.is_none());
    }
    let sound = job((1, "a"), ThinkClass::People, |_: &MindBudget| "well".to_owned());
    let reply = timeout(SOON, pool.submit(sound).1).await.expect("the thread is there");
    assert_eq!(reply.thought.expect("a thought").action, "well");
    assert_eq!((pool.cost("a").expect("known").void, pool.load().thinking), (3, 0));
}

#[tokio::test]
async fn whoever_waits_hears_that_the_pool_is_gone() {
    let pool = pool(1);
    let (gate, _held) = held(&pool).await;
    let order = Arc::default();
    let waits = noting(&pool, ThinkClass::People, 1, "never", &order);
    until(|| waiting(&pool) == 1).await;
    drop(pool);
    let reply = timeout(SOON, waits).await.expect("told").expect("no panic");
    assert!(reply.bot.is_none() && order.lock().expect("sound").is_empty());
    gate.open();
}

/// Linux counts priorities by thread: thinkers step back, whoever answers people does not.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn thinkers_step_back_behind_everybody_else() {
    let priority = || {
        let text = std::fs::read_to_string("/proc/thread-self/stat").expect("the system tells");
        let rest = text.rsplit_once(')').expect("a name in brackets").1;
        rest.split_whitespace().nth(16).expect("the nineteenth field").to_owned()
    };
    let own = priority();
    let pool = pool(1);
    let asked = job((1, "a"), ThinkClass::People, move |_: &MindBudget| priority());
    let theirs = pool.submit(asked).1.await.thought.expect("a thought").action;
    let number = |text: &str| text.parse::<i32>().expect("a number");
    assert_eq!(number(&theirs), (number(&own) + 10).min(19), "and nobody else does");
}
