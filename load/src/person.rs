//! One person: an address, a cookie jar, a connection that asks.

use crate::wire::{Answer, Connection};
use std::fmt::Write;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

/// Somebody with a browser.
pub(crate) struct Person {
    server: SocketAddr,
    from: Ipv4Addr,
    jar: Vec<(String, String)>,
    asks: Option<Connection>,
}

impl Person {
    /// The `n`th person of a run, each at an address of its own: to the server that is a crowd, not one house.
    pub(crate) fn new(n: u32, server: SocketAddr) -> Self {
        let from = Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 0).to_bits() + n % (126 << 16));
        Person { server, from, jar: Vec::new(), asks: None }
    }

    /// The server is elsewhere now.
    pub(crate) fn moved(&mut self, server: SocketAddr) {
        self.server = server;
        self.rest();
    }

    pub(crate) async fn get(&mut self, path: &str) -> io::Result<Answer> {
        let request = format!("GET {path} HTTP/1.1\r\n{}\r\n", self.headers());
        self.ask(&request).await
    }

    /// Posts a form as a page without a script does.
    pub(crate) async fn post(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        self.ask(&self.form(path, "text/html", form)).await
    }

    /// Posts a form as the page's script does: the answer is JSON.
    pub(crate) async fn post_json(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        self.ask(&self.form(path, "application/json", form)).await
    }

    /// Opens a stream on a connection of its own.
    pub(crate) async fn listen(&self, path: &str) -> io::Result<Connection> {
        let mut connection = Connection::open(self.from, self.server).await?;
        let headers = self.headers();
        let request = format!("GET {path} HTTP/1.1\r\n{headers}accept: text/event-stream\r\n\r\n");
        let answer = connection.begin(&request).await?;
        if answer.status == 200 { Ok(connection) } else { Err(refused("stream", answer.status)) }
    }

    /// Closes the connection that asks; the next question opens another.
    pub(crate) fn rest(&mut self) {
        self.asks = None;
    }

    fn form(&self, path: &str, accept: &str, form: &str) -> String {
        let (headers, length) = (self.headers(), form.len());
        format!(
            "POST {path} HTTP/1.1\r\n{headers}accept: {accept}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
        )
    }

    fn headers(&self) -> String {
        let mut headers = format!("host: {}\r\n", self.server);
        for (n, (name, value)) in self.jar.iter().enumerate() {
            let _ = write!(headers, "{}{name}={value}", if n == 0 { "cookie: " } else { "; " });
        }
        headers + if self.jar.is_empty() { "" } else { "\r\n" }
    }

    /// A server may close a connection that rested too long: then once more on a new one. A move that arrives twice
    /// is one move by its key.
    async fn ask(&mut self, request: &str) -> io::Result<Answer> {
        if let Some(mut open) = self.asks.take()
            && let Ok(answer) = open.ask(request).await
        {
            return Ok(self.keep(open, answer));
        }
        let mut open = Connection::open(self.from, self.server).await?;
        let answer = open.ask(request).await?;
        Ok(self.keep(open, answer))
    }

    fn keep(&mut self, open: Connection, answer: Answer) -> Answer {
        for cookie in answer.headers("set-cookie") {
            let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
            if let Some((name, value)) = pair {
                self.jar.retain(|(known, _)| known != name);
                self.jar.push((name.to_owned(), value.to_owned()));
            }
        }
        self.asks = Some(open);
        answer
    }
}

/// An answer that was not hoped for, as an error that the report counts by its words.
pub(crate) fn refused(what: &str, status: u16) -> io::Error {
    io::Error::other(format!("{what}: status {status}"))
}
