//! HTTP/1.1 as far as a load generator needs it.

use crate::glance::between;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The values of all headers of this name (in lower case, as hyper writes them).
    pub(crate) fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(':'));
        pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value.trim())
    }

    pub(crate) fn header<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        self.headers(name).next()
    }

    /// Where the table stands after a move, by the JSON that answers it.
    pub(crate) fn id(&self) -> u64 {
        between(&self.body, "\"id\":", "}").and_then(|id| id.parse().ok()).unwrap_or(0)
    }

    fn is_chunked(&self) -> bool {
        self.header("transfer-encoding") == Some("chunked")
    }
}

/// One connection.
pub(crate) struct Connection {
    stream: TcpStream,
    /// What was read and not used yet.
    pub(crate) rest: Vec<u8>,
}

impl Connection {
    /// Connects from an address of this machine.
    pub(crate) async fn open(from: Ipv4Addr, to: SocketAddr) -> io::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((from, 0)))?;
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, rest: Vec::new() })
    }

    /// Sends a request and reads the head of the answer; the body is still to come.
    pub(crate) async fn begin(&mut self, request: &str) -> io::Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        loop {
            if let Some(at) = find(&self.rest, b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.rest[..at]).into_owned();
                self.rest.drain(..at + 4);
                let status = head.get(9..12).and_then(|code| code.parse().ok());
                let status = status.ok_or_else(|| bad("a head that is none"))?;
                return Ok(Answer { status, head, body: String::new() });
            }
            self.more().await?;
        }
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn ask(&mut self, request: &str) -> io::Result<Answer> {
        let mut answer = self.begin(request).await?;
        let body = if answer.is_chunked() {
            let (mut chunks, mut body) = (Chunks::default(), Vec::new());
            while !chunks.take(&mut self.rest, &mut body)? {
                self.more().await?;
            }
            body
        } else {
            let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            while self.rest.len() < length {
                self.more().await?;
            }
            self.rest.drain(..length).collect()
        };
        answer.body = String::from_utf8(body).map_err(|_| bad("a body that is not text"))?;
        Ok(answer)
    }

    /// Waits for more bytes.
    pub(crate) async fn more(&mut self) -> io::Result<()> {
        self.rest.reserve(4096);
        match self.stream.read_buf(&mut self.rest).await? {
            0 => Err(ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

/// A body that comes in chunks.
#[derive(Default)]
pub(crate) struct Chunks {
    /// Bytes of the open chunk still to come, its line end counted in.
    left: usize,
}

impl Chunks {
    /// Moves what has come from `raw` to `body`; whether that was the end.
    pub(crate) fn take(&mut self, raw: &mut Vec<u8>, body: &mut Vec<u8>) -> io::Result<bool> {
        let mut at = 0;
        let end = loop {
            if self.left == 0 {
                let Some(line) = find(&raw[at..], b"\r\n") else { break false };
                let size = std::str::from_utf8(&raw[at..at + line]).ok();
                let size = size.and_then(|text| usize::from_str_radix(text, 16).ok());
                let size = size.ok_or_else(|| bad("a chunk without a size"))?;
                if size == 0 {
                    if raw.len() < at + line + 4 {
                        break false; // the empty line after the last chunk belongs to it
                    }
                    at += line + 4;
                    break true;
                }
                at += line + 2;
                self.left = size + 2;
            }
            let here = self.left.min(raw.len() - at);
            if here == 0 {
                break false;
            }
            let text = self.left.saturating_sub(2).min(here);
            body.extend_from_slice(&raw[at..at + text]);
            at += here;
            self.left -= here;
        };
        raw.drain(..at);
        Ok(end)
    }
}

pub(crate) fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

pub(crate) fn bad(why: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_come_in_any_pieces() {
        let whole = b"5\r\nhello\r\n1\r\n!\r\n0\r\n\r\n";
        for piece in 1..whole.len() {
            let (mut chunks, mut raw, mut body, mut ended) =
                (Chunks::default(), Vec::new(), Vec::new(), false);
            for bytes in whole.chunks(piece) {
                raw.extend_from_slice(bytes);
                ended = chunks.take(&mut raw, &mut body).expect("good chunks");
            }
            assert_eq!((body.as_slice(), ended, raw.len()), (b"hello!".as_slice(), true, 0), "by {piece}");
        }
    }
}
