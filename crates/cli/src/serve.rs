//! `furrow serve`: the page and its tables.

mod programs;

use crate::{failure::Failure, output::say};
use furrow_server::{Config, Network, ServeError, Server, live::Programs};
use qrcode::{QrCode, render::unicode};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};
use tokio::signal;

/// Serve the page: play against the computer or with friends.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen: an address with its port, or `lan` for all devices at home.
    #[arg(long, default_value = "127.0.0.1:7777", value_parser = parse_listen, value_name = "ADDRESS")]
    listen: Listen,
    /// The folder of the database; it is made if it is not there.
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// The address people use, such as https://furrow.example, where a proxy stands in front.
    #[arg(long, value_parser = parse_url, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy in front that is believed when it says whom a request comes from (X-Forwarded-For), such as 127.0.0.1 or
    /// 10.0.0.0/8; can be given several times.
    #[arg(long = "trust-proxy", value_name = "CIDR")]
    trusted: Vec<Network>,
    /// Make a new key for the host page and show it; the one before is no longer good.
    #[arg(long)]
    new_host_key: bool,
    #[command(flatten)]
    programs: programs::Bots,
}

#[derive(Clone, Copy, Debug)]
enum Listen {
    At(SocketAddr),
    Lan,
}

/// The port at home.
const PORT: u16 = 7777;

fn parse_listen(text: &str) -> Result<Listen, String> {
    if text == "lan" {
        return Ok(Listen::Lan);
    }
    let wanted = "an address with its port, such as 127.0.0.1:7777, or `lan`";
    text.parse().map(Listen::At).map_err(|_| format!("{text:?} is not {wanted}"))
}

fn parse_url(text: &str) -> Result<String, String> {
    let plain = text.trim_end_matches('/');
    let host = plain.strip_prefix("https://").or_else(|| plain.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(plain.to_owned()),
        _ => Err("it has to be http:// or https:// and a host, without a path".to_owned()),
    }
}

/// Serves until Ctrl-C.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let failure = |error: &dyn std::fmt::Display| Failure::Negative(error.to_string());
    let programs = args.programs.ready()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failure(&error))?;
    let served = runtime.block_on(serve(args, programs)).map_err(|error| failure(&error));
    // Computer players may be in the middle of a thought that nobody waits for any more.
    runtime.shutdown_background();
    served
}

async fn serve(args: &Args, programs: Programs) -> Result<(), ServeError> {
    let home = matches!(args.listen, Listen::Lan).then(home_address).flatten();
    let listen = match args.listen {
        Listen::At(address) => address,
        Listen::Lan => SocketAddr::from((Ipv4Addr::UNSPECIFIED, PORT)),
    };
    let lan = home.map(|address| format!("http://{address}:{PORT}"));
    let config = Config {
        public_url: args.public_url.clone(),
        lan: lan.clone(),
        trusted: args.trusted.clone(),
        new_host_key: args.new_host_key,
        programs,
        ..Config::new(listen, args.data.clone())
    };
    let server = Server::start(config).await?;
    let address = server.address()?;
    let here = if address.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()))
    } else {
        address
    };
    say(format_args!("Furrow is at http://{here}"));
    match (&lan, args.listen) {
        (Some(link), _) => show_link(link),
        (None, Listen::Lan) => say("No address of this machine at home was found: is it on a network?"),
        (None, Listen::At(_)) => {}
    }
    if let Some(key) = server.host_key() {
        let base = args.public_url.clone().unwrap_or_else(|| format!("http://{here}"));
        say(format_args!("Your host page, shown only this once: {base}/host?key={key}"));
    }
    say(format_args!("Games are kept in {}. Ctrl-C stops the server; nothing is lost.", args.data.display()));
    server.run(stop_signal()).await;
    Ok(())
}

fn show_link(link: &str) {
    say(format_args!("Other devices at home: {link}"));
    if let Ok(code) = QrCode::new(link) {
        let mut picture = code.render::<unicode::Dense1x2>();
        picture.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark);
        say(picture.build());
    }
}

/// The address other devices at home reach this machine by: a private IPv4 address, a usual one first.
fn home_address() -> Option<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().ok()?;
    let private = interfaces.iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(v4) if v4.is_private() => Some(v4),
        _ => None,
    });
    private.min_by_key(|address| match address.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        _ => 2,
    })
}

/// Ctrl-C, or the signal by which a system stops its services.
async fn stop_signal() {
    let interrupt = signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
