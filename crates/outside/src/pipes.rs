//! The three pipes to a program, each with a thread: whatever the program does with its ends, its host never waits on
//! them longer than it wants.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Write},
    mem,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

/// The longest line a program may write, in bytes.
pub const LONGEST: usize = 1 << 20;

/// The bytes of stderr that are kept at hand.
const TAIL: usize = 4 << 10;

/// The bytes of stderr that are kept in a file.
const LOGGED: u64 = 1 << 20;

/// Messages that wait to be read: the program is sent the next one only when it has answered, and at last its end or its
/// fault.
const WAITING: usize = 4;

/// What a program is heard to say.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A line without its end.
    Line(Vec<u8>),
    /// The line became too long; no more is read.
    TooLong,
    /// There will be no more, and half a line came before.
    Half(Vec<u8>),
}

/// Starts to write messages; dropping the sender closes the pipe once all are written.
pub(crate) fn speak(mut pipe: impl Write + Send + 'static) -> io::Result<SyncSender<String>> {
    let (sender, messages) = sync_channel::<String>(WAITING);
    let write = move || {
        for mut message in messages {
            message.push('\n');
            if pipe.write_all(message.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                return; // it reads no more: that it says nothing is noticed where it is listened to
            }
        }
    };
    thread::Builder::new().name("to-bot".to_owned()).spawn(write)?;
    Ok(sender)
}

/// What a program says on stdout.
#[derive(Debug)]
pub(crate) struct Listening {
    /// At most a line ahead: the pipe fills, and the program waits. There is no more after the last line.
    pub(crate) heard: Receiver<Heard>,
    /// The line that has not ended yet.
    begun: Arc<Mutex<Vec<u8>>>,
}

impl Listening {
    /// Starts to listen.
    pub(crate) fn to(pipe: impl Read + Send + 'static) -> io::Result<Self> {
        let (sender, heard) = sync_channel(1);
        let begun = Arc::new(Mutex::new(Vec::new()));
        let line = Arc::clone(&begun);
        let read = move || {
            let mut pipe = BufReader::new(pipe);
            while let Some(next) = next_line(&mut pipe, &line) {
                let is_last = !matches!(next, Heard::Line(_));
                if sender.send(next).is_err() || is_last {
                    return;
                }
            }
        };
        thread::Builder::new().name("from-bot".to_owned()).spawn(read)?;
        Ok(Listening { heard, begun })
    }

    /// The beginning of a line without its end.
    pub(crate) fn begun(&self) -> String {
        let line = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&line).into_owned()
    }
}

/// `None` at the end. A pipe that cannot be read has ended.
fn next_line(pipe: &mut impl BufRead, begun: &Mutex<Vec<u8>>) -> Option<Heard> {
    loop {
        let piece = pipe.fill_buf().unwrap_or_default();
        let mut line = begun.lock().unwrap_or_else(PoisonError::into_inner);
        let end = piece.iter().position(|byte| *byte == b'\n');
        let taken = end.unwrap_or(piece.len());
        if line.len() + taken > LONGEST {
            return Some(Heard::TooLong);
        }
        line.extend_from_slice(&piece[..taken]);
        let (is_over, read) = (piece.is_empty(), taken + usize::from(end.is_some()));
        pipe.consume(read);
        match end {
            Some(_) => return Some(Heard::Line(mem::take(&mut line))),
            None if is_over && line.is_empty() => return None,
            None if is_over => return Some(Heard::Half(mem::take(&mut line))),
            None => {}
        }
    }
}

/// What a program says on stderr.
#[derive(Debug)]
pub(crate) struct Murmur {
    tail: Arc<Mutex<Vec<u8>>>,
    /// Hangs up at its end.
    pub(crate) over: Receiver<()>,
}

impl Murmur {
    /// Starts to read it, always and in whole, so that the program never waits for it; its beginning goes to `log`.
    pub(crate) fn read(pipe: impl Read + Send + 'static, log: Option<PathBuf>) -> io::Result<Self> {
        let tail = Arc::new(Mutex::new(Vec::new()));
        let (sender, over) = sync_channel(0);
        let kept = Arc::clone(&tail);
        let read = move || {
            drain(pipe, &kept, log);
            drop(sender);
        };
        thread::Builder::new().name("bot-stderr".to_owned()).spawn(read)?;
        Ok(Murmur { tail, over })
    }

    /// The last of it, from the beginning of a letter.
    pub(crate) fn tail(&self) -> String {
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        let inside = tail.iter().take_while(|byte| **byte & 0xc0 == 0x80).count();
        String::from_utf8_lossy(&tail[inside..]).into_owned()
    }
}

/// Reads to the end. A log that cannot be written is given up: the game goes on without it.
fn drain(mut pipe: impl Read, tail: &Mutex<Vec<u8>>, mut log: Option<PathBuf>) {
    let (mut file, mut left, mut piece) = (None, LOGGED, [0; 4096]);
    while let Ok(n @ 1..) = pipe.read(&mut piece) {
        if let Some(path) = log.take() {
            file = File::create(path).ok();
        }
        if let Some(open) = &mut file {
            let part = &piece[..n.min(usize::try_from(left).unwrap_or(n))];
            left -= part.len() as u64;
            if open.write_all(part).is_err() || left == 0 {
                file = None;
            }
        }
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend_from_slice(&piece[..n]);
        let old = tail.len().saturating_sub(TAIL);
        tail.drain(..old);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Cursor, repeat};

    fn heard(bytes: impl Read + Send + 'static) -> Vec<String> {
        let told = |heard: Heard| match heard {
            Heard::Line(line) => format!("line of {}", line.len()),
            Heard::TooLong => "too long".to_owned(),
            Heard::Half(line) => format!("half of {}", line.len()),
        };
        Listening::to(bytes).expect("a thread").heard.into_iter().map(told).collect()
    }

    #[test]
    fn lines_are_as_long_as_they_may_be_and_no_longer() {
        let line = |n: usize| repeat(b'x').take(n as u64).chain(Cursor::new(b"\nab"));
        assert_eq!(heard(line(LONGEST)), [format!("line of {LONGEST}"), "half of 2".to_owned()]);
        assert_eq!(heard(line(LONGEST + 1)), ["too long"]);
        assert_eq!(heard(repeat(b'x')), ["too long"]);
        assert_eq!(heard(Cursor::new(b"\n\na\n")), ["line of 0", "line of 0", "line of 1"]);
    }

    #[test]
    fn the_last_of_stderr_is_at_hand_and_its_beginning_in_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("a.log");
        let said = Cursor::new("é".repeat(1_000_000)).chain(Cursor::new("x"));
        let murmur = Murmur::read(said, Some(log.clone())).expect("a thread");
        assert!(murmur.over.recv().is_err());
        assert_eq!(murmur.tail(), format!("{}x", "é".repeat(2047)));
        assert_eq!(std::fs::metadata(&log).expect("a file").len(), LOGGED);
    }
}
