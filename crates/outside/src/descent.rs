//! The processes that a process started, and those that they started.

use rustix::process::{Pid, Signal, kill_process};
use std::fs;

/// A line of `/proc/PID/stat`, as far as it matters here.
struct Process {
    pid: i32,
    parent: i32,
}

impl Process {
    /// `None` for one that has ended and only waits to be asked how. Its name stands in brackets and may hold anything.
    fn read(stat: &str) -> Option<Self> {
        let (front, back) = stat.rsplit_once(')')?;
        let mut words = back.split_ascii_whitespace();
        let state = words.next()?;
        let parent = words.next()?.parse().ok()?;
        let pid = front.split_ascii_whitespace().next()?.parse().ok()?;
        (!matches!(state, "Z" | "X")).then_some(Process { pid, parent })
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
        let process = Process::read("12 (a) R 3 (b)) S 7 12 12 0").expect("it runs");
        assert_eq!((process.pid, process.parent), (12, 7));
        assert!(Process::read("12 (a) Z 7 12").is_none());
        assert!(Process::read("").is_none());
    }
}
