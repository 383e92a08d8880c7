//! The processes that a process started, and those that they started.

use rustix::process::{Pid, Signal, kill_process};
use std::fs;

/// Which words of `/proc/PID/stat` after the name say whose child it is, and how many threads it has.
const PARENT: usize = 1;
const THREADS: usize = 17;

/// A line of `/proc/PID/stat`, as far as it matters here.
struct Process {
    pid: i32,
    parent: i32,
}

impl Process {
    /// `None` for one that has ended and only waits to be asked how; one whose first thread alone has ended lives. Its name
    /// stands in brackets and may hold anything.
    fn read(stat: &str) -> Option<Self> {
        let (front, back) = stat.rsplit_once(')')?;
        let words: Vec<&str> = back.split_ascii_whitespace().collect();
        let pid = front.split_ascii_whitespace().next()?.parse().ok()?;
        let parent = words.get(PARENT)?.parse().ok()?;
        let threads: u32 = words.get(THREADS)?.parse().ok()?;
        let ended = matches!(*words.first()?, "Z" | "X") && threads <= 1;
        (!ended).then_some(Process { pid, parent })
    }
}

/// Kills all that descend from a process as far as they can be seen now, and says how many they were. One that was just
/// being made may be missed: call it until there is none.
pub(crate) fn kill_below(root: Pid) -> usize {
    let mut others = running();
    let mut found = vec![root.as_raw_pid()];
    let mut next = 0;
    while let Some(parent) = found.get(next).copied() {
        others.retain(|process| {
            let is_child = process.parent == parent;
            if is_child {
                found.push(process.pid);
            }
            !is_child
        });
        next += 1;
    }
    for pid in found[1..].iter().filter_map(|pid| Pid::from_raw(*pid)) {
        let _ = kill_process(pid, Signal::KILL); // it may have ended meanwhile
    }
    found.len() - 1
}

fn running() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let pids = entries.flatten().filter(|e| e.file_name().as_encoded_bytes().iter().all(u8::is_ascii_digit));
    pids.filter_map(|e| Process::read(&String::from_utf8_lossy(&fs::read(e.path().join("stat")).ok()?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_brackets_may_hold_anything() {
        let process = Process::read(&stat("12 (a) R 3 (b))", "S", 1)).expect("it runs");
        assert_eq!((process.pid, process.parent), (12, 7));
        assert!(Process::read("").is_none());
    }

    #[test]
    fn one_whose_first_thread_has_ended_lives_as_long_as_others_do() {
        assert!(Process::read(&stat("12 (a)", "Z", 1)).is_none());
        assert!(Process::read(&stat("12 (a)", "Z", 2)).is_some());
    }

    fn stat(front: &str, state: &str, threads: u32) -> String {
        format!("{front} {state} 7 12 12 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 {threads} 0 99")
    }
}
