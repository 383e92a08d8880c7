//! The keeper: a process between a host and a program, which leaves nothing of the program behind.

use crate::host::own;
use rustix::{
    io::Errno,
    process::{Pid, Resource, Rlimit, Signal, WaitOptions, WaitStatus, getpid, getppid, setrlimit, wait},
    stdio::dup2_stdout,
};
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM},
    flag,
    low_level::emulate_default_handler,
};
use std::{
    env,
    ffi::OsString,
    fs::File,
    io,
    os::unix::process::CommandExt,
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
/// put themselves, and says with which exit status to leave: the program's. Where a signal ended the program, the same ends
/// this process.
///
/// `words` are the program and its arguments. It is for the process that does nothing else: `furrow bot keep`.
#[must_use]
pub fn keep(words: &[OsString]) -> u8 {
    match start(words) {
        Ok((child, end)) => watch(&child, &end),
        Err(why) => unstarted(&why),
    }
}

/// Becomes the program, which is ended should the keeper that started this process be: `furrow bot become`.
#[must_use]
pub fn become_program(words: &[OsString]) -> u8 {
    unstarted(&turn_into(words))
}

fn unstarted(why: &io::Error) -> u8 {
    eprintln!("{UNSTARTED}{why}");
    CANNOT
}

/// Returns if it cannot.
fn turn_into(words: &[OsString]) -> io::Error {
    let Some((program, arguments)) = words.split_first() else {
        return io::Error::new(io::ErrorKind::InvalidInput, "it has no name");
    };
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::set_parent_process_death_signal(Some(Signal::KILL)) {
        return error.into();
    }
    if getppid() != host() {
        return io::Error::other("its keeper is gone");
    }
    Command::new(program).args(arguments).env_remove(HOST).exec()
}

/// Becomes the parent of all orphans below before there can be one, then starts the program.
fn start(words: &[OsString]) -> io::Result<(Child, Arc<AtomicBool>)> {
    let end = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
        flag::register(signal, Arc::clone(&end))?;
    }
    adopt_orphans()?;
    let own = own().ok_or_else(|| io::Error::other("this program does not find itself"))?;
    let mut command = Command::new(own);
    command.args(["bot", "become", "--"]).args(words).env(HOST, std::process::id().to_string());
    #[cfg(not(target_os = "linux"))]
    command.process_group(0);
    let child = command.spawn()?;
    // The program alone holds the host's pipe: that it closes its end is seen at once.
    dup2_stdout(File::open("/dev/null")?)?;
    Ok((child, end))
}

fn watch(child: &Child, end: &AtomicBool) -> u8 {
    let (program, host) = (Pid::from_child(child), host());
    let mut status = None;
    while status.is_none() && !end.load(Ordering::Relaxed) && getppid() == host {
        sleep(LOOK);
        while let Ok(Some((pid, how))) = wait(WaitOptions::NOHANG) {
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
            match wait(WaitOptions::NOHANG) {
                Ok(Some(_)) | Err(Errno::INTR) => {}
                Ok(None) => break,
                Err(_) => return, // there are none
            }
        }
        sleep(Duration::from_millis(1));
    }
}

/// The exit status that tells of the program's; ends this process as the program was ended, if a signal did it.
fn code(status: Option<WaitStatus>) -> u8 {
    let signal = match status {
        Some(how) => how.terminating_signal(),
        None => Some(SIGTERM),
    };
    if let Some(signal) = signal {
        let none = Rlimit { current: Some(0), maximum: Some(0) };
        let _ = setrlimit(Resource::Core, none); // the program has left its own, if one is wanted
        let _ = emulate_default_handler(signal);
    }
    let code = status.and_then(WaitStatus::exit_status).unwrap_or(1);
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
    let _ = rustix::process::kill_process_group(program, Signal::KILL);
}
