//! `mittwoch serve`: tables for browsers, terminals and programs.

mod settings;

use std::io::{IsTerminal, stdout};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use mittwoch_kernel::Phrase;
use mittwoch_server::store::DatabaseUrl;
use mittwoch_server::table::{ChatLimit, TablePolicy};
use mittwoch_server::{Config, Limits, PublicUrl, RunningServer};
use tokio::runtime::Runtime;

use self::settings::Settings;
use crate::args::{LogForm, PlaceText, ServeArgs};
use crate::problem::{Problem, cause};
use crate::words::{Lang, Words};
use crate::{edge, save, signals};

/// The port unless another is named.
const PORT: u16 = 7300;

/// Serves until it is told to stop.
pub(super) fn run(args: ServeArgs, lang: Lang) -> Result<(), Problem> {
    let words = Words::new(lang);
    let settings = Settings::gather(args)?;
    let (open, log) = (settings.open, settings.log);
    let config = config(settings)?;
    let public = config.public_url.as_ref().map(PublicUrl::origin);
    watch(log);
    runtime()?.block_on(async {
        let running = mittwoch_server::serve(config).await;
        let running = running.map_err(|fault| Problem::Failure(fault.phrase()))?;
        let address = public.unwrap_or_else(|| reached_at(running.address()));
        let served = Phrase::new("serve-at").word("address", &address);
        edge::line(&mut stdout(), words.phrase(&served))?;
        if open && open::that_detached(&address).is_err() {
            edge::line(&mut stdout(), words.say("serve-no-browser"))?;
        }
        until_stopped(running, &words).await
    })
}

/// The folder of the database unless another is named.
pub(super) fn data_folder() -> PathBuf {
    save::folder().join("server")
}

/// What asynchronous work runs on.
pub(super) fn runtime() -> Result<Runtime, Problem> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| {
        Problem::Failure(Phrase::new("problem-threads").phrases("cause", vec![cause(&error)]))
    })
}

fn config(settings: Settings) -> Result<Config, Problem> {
    let mut config = Config::new(settings.data.unwrap_or_else(data_folder));
    config.database = settings.database.as_ref().map(database).transpose()?;
    config.node = node(settings.node_address, config.node)?;
    config.metrics = settings.metrics_address;
    config.host = settings.host.unwrap_or(config.host);
    config.port = settings.port.unwrap_or(PORT);
    let usage = |key: &str, text: &str| Problem::Usage(Phrase::new(key).word("text", text));
    let public =
        settings.public_url.map(|url| url.parse().map_err(|_| usage("problem-public-url", &url)));
    config.public_url = public.transpose()?;
    let trusted = settings.trust_proxy.iter().map(|text| {
        mittwoch_server::config::trusted(text).ok_or_else(|| usage("problem-proxy", text))
    });
    config.trusted = trusted.collect::<Result<_, _>>()?;
    if settings.unlimited {
        if !config.host.is_loopback() {
            return Err(Problem::usage("problem-unlimited"));
        }
        config.limits = Limits::unbounded_rates();
        config.habits =
            TablePolicy { open_seats: u32::MAX, talk: ChatLimit::unbounded(), ..config.habits };
    }
    let limits = &mut config.limits;
    limits.connections = settings.connections.unwrap_or(limits.connections);
    let share = settings.connections_per_address.unwrap_or(limits.connections_of_address);
    limits.connections_of_address = share;
    config.packs = settings.packs;
    config.assets = mittwoch_web::file;
    config.offline = settings.offline.unwrap_or(config.offline);
    Ok(config)
}

/// The address of a database; what was typed is not repeated, since it may hold a password.
pub(super) fn database(text: &PlaceText) -> Result<DatabaseUrl, Problem> {
    text.0.parse().map_err(|_| Problem::usage("problem-database"))
}

/// Where other servers reach this one: at an address that they can use.
fn node(said: Option<SocketAddr>, usual: SocketAddr) -> Result<SocketAddr, Problem> {
    match said {
        Some(said) if said.ip().is_unspecified() => Err(Problem::usage("problem-node-address")),
        Some(said) => Ok(said),
        None => Ok(usual),
    }
}

/// The address to type into a browser on this machine.
fn reached_at(address: SocketAddr) -> String {
    let here = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(here, address.port()))
}

/// Keeps a log on standard error; `RUST_LOG` chooses what is in it.
fn watch(form: LogForm) {
    use tracing_subscriber::EnvFilter;
    let usual = EnvFilter::new("warn,mittwoch_server=info");
    let filter = EnvFilter::try_from_default_env().unwrap_or(usual);
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours);
    let log = log.with_writer(std::io::stderr);
    // A log that is there already, in a program that embeds this one, stays.
    let _set = match form {
        LogForm::Text => log.try_init(),
        LogForm::Json => log.json().try_init(),
        LogForm::None => Ok(()),
    };
}

/// Waits for Ctrl-C or a plain `kill`, then lets everybody finish; a second one ends at once.
async fn until_stopped(running: RunningServer, words: &Words) -> Result<(), Problem> {
    signals::hold(true);
    stop_signal().await;
    edge::line(&mut stdout(), words.say("serve-stopping"))?;
    tokio::select! {
        () = running.stop() => Ok(()),
        signal = stop_signal() => Err(Problem::Stopped(signal, Phrase::new("problem-stopped-at-once"))),
    }
}

#[cfg(unix)]
async fn stop_signal() -> i32 {
    use tokio::signal::unix::{SignalKind, signal};
    let (kill, hang_up) = (SignalKind::terminate(), SignalKind::hangup());
    let (Ok(mut killed), Ok(mut hung_up)) = (signal(kill), signal(hang_up)) else {
        // Without handlers Ctrl-C alone has to do.
        let _heard = tokio::signal::ctrl_c().await;
        return signals::INTERRUPT;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => signals::INTERRUPT,
        _ = killed.recv() => kill.as_raw_value(),
        _ = hung_up.recv() => hang_up.as_raw_value(),
    }
}

#[cfg(not(unix))]
async fn stop_signal() -> i32 {
    let _heard = tokio::signal::ctrl_c().await;
    signals::INTERRUPT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_for_everybody_is_reached_here_by_the_loopback_one() {
        let reached = |text: &str| reached_at(text.parse().expect("an address"));
        assert_eq!(reached("0.0.0.0:80"), "http://127.0.0.1:80");
        assert_eq!(reached("[::1]:7300"), "http://[::1]:7300");
    }
}
