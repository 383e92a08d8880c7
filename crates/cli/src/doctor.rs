//! `furrow doctor`: whether the games that are kept are sound.

use crate::{
    argument,
    failure::{Failure, printable},
    output,
};
use furrow_game::Game;
use furrow_store::{Illegible, Look, Status, StoreError, TableRow};
use furrow_table::{Table, for_game, registry::GameId};
use indicatif::{DecimalBytes, ProgressBar};
use serde_json::{Value, json};
use std::{
    io::{IsTerminal, stderr},
    path::{Path, PathBuf},
};
use tokio::runtime;

/// Tables looked at in one go.
const PAGE: u32 = 256;
/// Less free space than this is a fault, in bytes.
#[cfg(unix)]
const ROOM: u64 = 100 << 20;

/// Fewer files and connections at once are a fault: a club of a hundred has several each.
const DESCRIPTORS: u64 = 1024;

/// Examine all games that are kept, while the server runs or not. Exit 0: all is well; 1: something is not; 2: there is
/// no database in that folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the database.
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// One thing that was looked at.
struct Check {
    /// What.
    name: &'static str,
    /// Whether it is as it should be.
    ok: bool,
    /// What was found; of a fault also what to do about it.
    says: String,
}

impl Check {
    fn sound(name: &'static str, says: impl Into<String>) -> Self {
        Check { name, ok: true, says: says.into() }
    }

    fn fault(name: &'static str, says: impl Into<String>) -> Self {
        Check { name, ok: false, says: says.into() }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let database = argument::database(&args.data);
    if !database.exists() {
        return Err(Failure::from(StoreError::Missing { path: database }));
    }
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let mut checks: Vec<Check> = rights(&database).into_iter().chain(room(&args.data)).collect();
    checks.extend(descriptors());
    checks.extend(runtime.block_on(examine(&database)));
    let text = if args.json { as_json(&database, &checks) } else { as_list(&checks) };
    output::print(&text)?;
    match checks.iter().filter(|check| !check.ok).count() {
        0 => Ok(()),
        1 => Err(Failure::Negative("there is a fault".to_owned())),
        n => Err(Failure::Negative(format!("there are {n} faults"))),
    }
}

/// All that can be asked of the database.
async fn examine(database: &Path) -> Vec<Check> {
    let look = match Look::open(database).await {
        Ok(look) => look,
        Err(error @ StoreError::Empty { .. }) => {
            let advice = "If there were games in it, stop the server and restore a backup with `furrow restore FILE \
                          --force`; if not, start the server, which begins with an empty file.";
            return vec![Check::fault("database", format!("{error} {advice}"))];
        }
        Err(error) => return vec![Check::fault("database", error.to_string())],
    };
    let schema = format!("{}, schema {}", database.display(), look.schema());
    let mut checks = vec![Check::sound("database", schema), pages(&look).await];
    if look.schema() < look.newest() {
        let older =
            "not read, because the database is of an older version: start the server once, then ask again";
        checks.push(Check::fault("logs", older));
    } else {
        checks.extend(logs(&look).await);
    }
    look.close().await;
    checks
}

async fn pages(look: &Look) -> Check {
    const ADVICE: &str = "stop the server, keep a copy of the data folder, and restore a backup";
    match look.faults().await {
        Ok(faults) => match faults.as_slice() {
            [] => Check::sound("pages", "every page, index and reference is right"),
            faults => Check::fault("pages", format!("{}: {ADVICE}", faults.join("; "))),
        },
        Err(error) => Check::fault("pages", error.to_string()),
    }
}

/// Every log, read as a server that starts would read it; one check a fault.
async fn logs(look: &Look) -> Vec<Check> {
    match read_all(look).await {
        Ok((tables, events, faults)) if faults.is_empty() => {
            let says = format!("{tables} with {events} in all; each wakes and stands where the lists say");
            vec![Check::sound("logs", says)]
        }
        Ok((_, _, faults)) => faults,
        Err(error) => vec![Check::fault("logs", error.to_string())],
    }
}

/// How many tables and events there are, in words, and what is wrong with them.
async fn read_all(look: &Look) -> Result<(String, String, Vec<Check>), StoreError> {
    let tables = look.tables().await?;
    // Damage may keep all logs from being looked through at once; then the ones it is in are found one by one.
    let (gaps, unread) =
        look.gaps().await.map_or_else(|error| (Vec::new(), Some(error)), |gaps| (gaps, None));
    let bar = if stderr().is_terminal() { ProgressBar::new(tables) } else { ProgressBar::hidden() };
    let (mut events, mut faults, mut offset) = (0, Vec::new(), 0);
    while offset < tables {
        for row in look.store().all_tables(PAGE, offset).await? {
            let (id, read) = match row {
                Ok(row) if gaps.contains(&row.id) => {
                    (row.id, Err("its log has a gap: restore a backup".to_owned()))
                }
                Ok(row) => (row.id.clone(), read_one(look, &row).await),
                Err(Illegible { id, why }) => {
                    (id, Err(format!("what the lists say of it cannot be read ({why}): restore a backup")))
                }
            };
            match read {
                Ok(length) => events += length,
                Err(why) => faults.push(Check::fault("logs", format!("table {id}: {why}"))),
            }
            bar.inc(1);
        }
        offset += u64::from(PAGE);
    }
    bar.finish_and_clear();
    if let Some(error) = unread.filter(|_| faults.is_empty()) {
        return Err(error);
    }
    let counted = |n: u64, noun| format!("{n} {noun}{}", if n == 1 { "" } else { "s" });
    Ok((counted(tables, "table"), counted(events, "event"), faults))
}

/// The length of a table's log, or what is wrong with it.
async fn read_one(look: &Look, row: &TableRow) -> Result<u64, String> {
    let told = |error: StoreError| error.to_string();
    let events = look.store().events(&row.id, 0).await.map_err(told)?;
    let early = look.store().pending(&row.id).await.map_err(told)?;
    let Some(game) = GameId::named(&row.game) else {
        let games = argument::game_names();
        return Err(format!("its game {:?} is none of {games}: start the version that has it", row.game));
    };
    let (stands, listed) = for_game!(game, G => {
        let table = furrow_server::live::read::<G>(&events, early)
            .map_err(|why| format!("{why}: start the version that wrote it, or restore a backup"))?;
        (status(&table), table.listed())
    });
    if stands != row.status {
        let (listed, logged) = (row.status.name(), stands.name());
        return Err(format!("it is listed as {listed}, but its log says {logged}: restore a backup"));
    }
    if stands == Status::Waiting && listed != row.listed {
        let shown = if listed { "hides" } else { "shows" };
        return Err(format!("the lobby {shown} it, but its log says otherwise: restore a backup"));
    }
    Ok(events.len() as u64)
}

/// How far a table has come by its log.
fn status<G: Game>(table: &Table<G>) -> Status {
    match (table.is_over(), table.closed().is_some(), table.has_begun()) {
        (true, ..) => Status::Finished,
        (_, true, _) => Status::Closed,
        (_, _, true) => Status::Playing,
        _ => Status::Waiting,
    }
}

/// Whether others of this machine are kept from the files.
fn rights(database: &Path) -> Option<Check> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let files = ["", "-wal", "-shm", ".lock"].map(|end| format!("{}{end}", database.display()));
        let mode = |file: &str| Some(Path::new(file).metadata().ok()?.permissions().mode() & 0o777);
        let is_open = |file: &&String| mode(file).is_some_and(|mode| mode & 0o077 != 0);
        let open: Vec<&str> = files.iter().filter(is_open).map(String::as_str).collect();
        if open.is_empty() {
            return Some(Check::sound("rights", "only their owner may use the files"));
        }
        let (verb, files) = (if open.len() == 1 { "is" } else { "are" }, open.join(" "));
        let why = "they hold hidden cards and the key that signs cookies";
        Some(Check::fault(
            "rights",
            format!("{files} {verb} open to other users, and {why}: chmod 600 {files}"),
        ))
    }
    #[cfg(not(unix))]
    {
        let _ = database;
        None
    }
}

/// Whether there is room for more.
fn room(data: &Path) -> Option<Check> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(data).ok()?;
        let free = disk.f_bavail.saturating_mul(disk.f_frsize);
        let says = format!("{} free", DecimalBytes(free));
        Some(if free < ROOM {
            Check::fault("disk", format!("only {says}; on a full disk no move can be saved: free some space"))
        } else {
            Check::sound("disk", says)
        })
    }
    #[cfg(not(unix))]
    {
        let _ = data;
        None
    }
}

/// Whether enough people can be connected at once. What is asked is what this shell may have; a service may have another.
fn descriptors() -> Option<Check> {
    let most = furrow_server::descriptors::most()?;
    let says =
        format!("{most} files and connections may be open at once, counted for a server started from here");
    Some(if most < DESCRIPTORS {
        let advice = "allow more with `ulimit -Hn`, or with LimitNOFILE= where systemd starts the server";
        Check::fault("limits", format!("only {says}: {advice}"))
    } else {
        Check::sound("limits", says)
    })
}

fn as_list(checks: &[Check]) -> String {
    let line = |check: &Check| {
        let sign = if check.ok { "ok   " } else { "FAULT" };
        format!("{sign} {:9} {}\n", check.name, printable(&check.says))
    };
    checks.iter().map(line).collect()
}

fn as_json(database: &Path, checks: &[Check]) -> String {
    let value = |check: &Check| json!({ "check": check.name, "ok": check.ok, "says": check.says });
    let checks_json: Vec<Value> = checks.iter().map(value).collect();
    let ok = checks.iter().all(|check| check.ok);
    format!("{}\n", json!({ "database": database.display().to_string(), "ok": ok, "checks": checks_json }))
}
