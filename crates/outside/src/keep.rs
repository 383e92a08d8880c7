//! The keeper: a process between a host and a program, which leaves nothing of the program behind.

use rustix::{
    io::Errno,
    process::{Pid, WaitOptions, WaitStatus, getpid, getppid, waitpid},
};
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM},
    flag,
};
use std::{
    env,
    ffi::OsString,
    io,
    process::{Child, Command},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::sleep,
    time::Duration,
};

/// How often a keeper looks around.
const LOOK: Duration = Duration::from_millis(10);

/// In the environment of a keeper: the process that it works for, which may be gone before the keeper can ask.
pub(crate) const HOST: &str = "FURROW_BOT_HOST";

/// The exit status of a keeper that cannot start its program; its stderr then begins with [`UNSTARTED`].
pub(crate) const CANNOT: u8 = 127;

/// See [`CANNOT`].
pub(crate) const UNSTARTED: &str = "furrow cannot start the program: ";

/// Runs a program, its stdin, stdout and stderr being the keeper's own, until it ends, or this process is told to end by
/// SIGTERM, or the process that started this one is gone. Then it ends all that the program started, wherever they have
/// put themselves, and says with which exit status to leave: the program's, or 128 and the number of the signal that
/// ended it.
///
/// `words` are the program and its arguments. It is for the process that does nothing else: `furrow bot keep`.
#[must_use]
pub fn keep(words: &[OsString]) -> u8 {
    match start(words) {
        Ok((child, end)) => watch(&child, &end),
        Err(why) => {
            eprintln!("{UNSTARTED}{why}");
            CANNOT
        }
    }
}

/// Becomes the parent of all orphans below before there can be one, then starts the program.
fn start(words: &[OsString]) -> io::Result<(Child, Arc<AtomicBool>)> {
    let end = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
        flag::register(signal, Arc::clone(&end))?;
    }
    adopt_orphans()?;
    let Some((program, arguments)) = words.split_first() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it has no name"));
    };
    let mut command = Command::new(program);
    command.args(arguments).env_remove(HOST);
    #[cfg(not(target_os = "linux"))]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    Ok((command.spawn()?, end))
}

fn watch(child: &Child, end: &AtomicBool) -> u8 {
    let (program, host) = (Pid::from_child(child), host());
    let mut status = None;
    while status.is_none() && !end.load(Ordering::Relaxed) && getppid() == host {
        sleep(LOOK);
        while let Ok(Some((pid, how))) = waitpid(None, WaitOptions::NOHANG) {
            if pid == program {
                status = Some(how);
            }
        }
    }
    end_all(program);
    code(status)
}

/// The process to work for.
fn host() -> Option<Pid> {
    let told = env::var(HOST).ok().and_then(|text| Pid::from_raw(text.parse().ok()?));
    told.or_else(getppid)
}

/// Kills until there is nobody left to wait for. There is no end to it but that one: who gave up would leave them behind.
fn end_all(program: Pid) {
    loop {
        kill_all(program);
        loop {
            match waitpid(None, WaitOptions::NOHANG) {
                Ok(Some(_)) | Err(Errno::INTR) => {}
                Ok(None) => break,
                Err(_) => return, // there are none
            }
        }
        sleep(Duration::from_millis(1));
    }
}

/// The exit status that tells of the program's.
fn code(status: Option<WaitStatus>) -> u8 {
    let by = |signal: i32| 128 + signal;
    let code = match status {
        Some(how) => how.exit_status().or_else(|| how.terminating_signal().map(by)).unwrap_or(1),
        None => by(SIGTERM),
    };
    u8::try_from(code).unwrap_or(u8::MAX)
}

#[cfg(target_os = "linux")]
fn adopt_orphans() -> io::Result<()> {
    Ok(rustix::process::set_child_subreaper(Some(getpid()))?)
}

#[cfg(not(target_os = "linux"))]
fn adopt_orphans() -> io::Result<()> {
    Ok(()) // there is only the process group
}

#[cfg(target_os = "linux")]
fn kill_all(_: Pid) {
    crate::descent::kill_below(getpid());
}

#[cfg(not(target_os = "linux"))]
fn kill_all(program: Pid) {
    let _ = rustix::process::kill_process_group(program, rustix::process::Signal::KILL);
}
