//! The servers under load: started on a core of their own, and what they cost, out of `/proc`.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

/// The kernel's unit of time in `/proc`: 100 a second on every Linux of our days.
const TICK: Duration = Duration::from_millis(10);
/// Descriptors that a run needs beside its connections.
const OTHER_FILES: u64 = 100;

/// A server that runs, killed when dropped.
pub struct Served {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Served {
    /// Starts the program on these cores, as `taskset` names them, and waits until it says where it is.
    ///
    /// # Errors
    /// When it cannot be started, or ends before it says so.
    pub fn start(program: &Path, arguments: &[&str], cores: Option<&str>) -> io::Result<Self> {
        Self::start_saying(program, arguments, cores, |line| eprint!("  {line}"))
    }

    /// The same, its words kept from the terminal.
    ///
    /// # Errors
    /// See [`Served::start`].
    pub fn start_quiet(program: &Path, arguments: &[&str]) -> io::Result<Self> {
        Self::start_saying(program, arguments, None, |_| ())
    }

    fn start_saying(
        program: &Path,
        arguments: &[&str],
        cores: Option<&str>,
        say: fn(&str),
    ) -> io::Result<Self> {
        let mut command = match cores {
            Some(cores) => {
                let mut command = Command::new("taskset");
                command.args(["-c", cores]).arg(program);
                command
            }
            None => Command::new(program),
        };
        let mut child = command.args(arguments).stderr(Stdio::piped()).spawn()?;
        let said = child.stderr.take().ok_or_else(|| io::Error::other("no stderr"))?;
        let mut said = BufReader::new(said);
        let mut line = String::new();
        let address = loop {
            line.clear();
            if said.read_line(&mut line)? == 0 {
                let _ = child.wait();
                return Err(io::Error::other(format!("{} ended at once", program.display())));
            }
            say(&line);
            if let Some(address) = line.trim().split_once("http://").and_then(|(_, at)| at.parse().ok()) {
                break address;
            }
        };
        thread::spawn(move || said.lines().map_while(Result::ok).for_each(|line| say(&format!("{line}\n"))));
        Ok(Served { child, address })
    }

    /// Kills it at once: it gets no chance to finish anything.
    ///
    /// # Errors
    /// The system's.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Its number.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has used.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// Its own and the kernel's time for it.
    pub cpu: Duration,
    /// Memory that is resident, in KiB.
    pub resident: u64,
}

impl Usage {
    /// Of this process; nothing where there is no `/proc`.
    #[must_use]
    pub fn of(pid: u32) -> Self {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // The name of the program comes second, in brackets, and may hold anything.
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks = fields.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u32>().ok()).sum();
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0);
        Usage { cpu: TICK * ticks, resident }
    }
}

/// Two cores: the server's, and this process's, which is moved there. `None` where there is but one, or no `taskset`.
#[must_use]
pub fn split_cores() -> Option<usize> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if cores < 2 || find("taskset").is_none() {
        return None;
    }
    let me = std::process::id().to_string();
    let moved = Command::new("taskset").args(["-acp", "1", &me]).stdout(Stdio::null()).status();
    moved.is_ok_and(|status| status.success()).then_some(0)
}

/// Makes room for so many connections, each side of which takes a descriptor of another process.
///
/// # Errors
/// When the system allows fewer; the sentence says how to allow more.
pub fn make_room(connections: u32) -> io::Result<()> {
    let wanted = u64::from(connections) + OTHER_FILES;
    let (soft, hard) = file_limits().unwrap_or((u64::MAX, u64::MAX));
    if soft >= wanted {
        return Ok(());
    }
    if hard >= wanted {
        let me = std::process::id().to_string();
        let limit = format!("--nofile={hard}:{hard}");
        let raised = Command::new("prlimit").args(["--pid", &me, &limit]).status();
        if raised.is_ok_and(|status| status.success()) {
            return Ok(());
        }
    }
    Err(io::Error::other(format!(
        "{wanted} open files are needed, and {soft} are allowed: `ulimit -n {wanted}` first, or play at fewer tables"
    )))
}

/// The soft and the hard limit of open files.
fn file_limits() -> Option<(u64, u64)> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    let mut numbers = line.split_whitespace().map(|word| word.parse().unwrap_or(u64::MAX));
    Some((numbers.next()?, numbers.next()?))
}

fn find(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.is_file())
}
