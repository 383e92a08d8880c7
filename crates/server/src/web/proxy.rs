//! Whom a request comes from where proxies stand in front.

use axum::http::HeaderMap;
use std::{fmt, net::IpAddr, str::FromStr};

/// Addresses that share their first bits, as `10.0.0.0/8` or `fd00::/8` says; an address alone stands for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

/// What is wrong with a text that shall be a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a network such as 10.0.0.0/8 or ::1")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let bad = || NoNetwork(text.to_owned());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let first: IpAddr = address.parse().map_err(|_| bad())?;
        let all = if first.is_ipv4() { 32 } else { 128 };
        let plain = |bits: &&str| !bits.is_empty() && bits.bytes().all(|b| b.is_ascii_digit());
        let bits = match bits {
            None => all,
            Some(bits) => Some(bits).filter(plain).and_then(|bits| bits.parse().ok()).ok_or_else(bad)?,
        };
        (bits <= all).then_some(Network { first, bits }).ok_or_else(bad)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

impl Network {
    /// Whether an address belongs to it. An IPv4 address in the clothes of an IPv6 one is the IPv4 address.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let same = |one: u128, other: u128, all: u8| {
            let shift = u32::from(all - self.bits);
            one.checked_shr(shift).unwrap_or(0) == other.checked_shr(shift).unwrap_or(0)
        };
        match (self.first, plain(address)) {
            (IpAddr::V4(one), IpAddr::V4(other)) => same(one.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(one), IpAddr::V6(other)) => same(one.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

fn plain(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or(address, IpAddr::V4),
        IpAddr::V4(_) => address,
    }
}

/// Whom a request comes from: the peer, or, if that is a trusted proxy, the last address of `X-Forwarded-For` that is none.
/// What stands before it in the header is only what that one says.
pub(super) fn client(trusted: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusts = |address| trusted.iter().any(|network| network.contains(address));
    let mut from = plain(peer);
    let lines: Vec<_> =
        headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok()).collect();
    for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        let Some(before) = address(hop.trim()).filter(|_| trusts(from)) else { break };
        from = plain(before);
    }
    from
}

/// An address of the header: some proxies write the port too, or brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.split(']').next());
    bare.unwrap_or(text)
        .parse()
        .ok()
        .or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|with_port| with_port.ip()))
}

/// An address as limits count it: a whole IPv6 network of one household is one.
pub(crate) fn network(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(
            || {
                let s = v6.segments();
                IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
            },
            IpAddr::V4,
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> Network {
        text.parse().unwrap_or_else(|_| panic!("{text}"))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap_or_else(|_| panic!("{text}"))
    }

    fn from(peer: &str, lines: &[&str]) -> IpAddr {
        let trusted = ["10.0.0.0/8", "127.0.0.1", "fd00::/8"].map(range);
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap_or_else(|_| panic!("{line}")));
        }
        client(&trusted, ip(peer), &headers)
    }

    #[test]
    fn networks_are_read_or_refused() {
        for good in ["10.0.0.0/8", "0.0.0.0/0", "192.168.1.4", "::1", "fd00::/8", "::/0", "2001:db8::/128"] {
            assert!(good.parse::<Network>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "10.0.0.0/+8",
            "10.0.0.0/-1",
            "10.0.0/8",
            "x",
            "::1/ 8",
            "/8",
        ] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_network_holds_its_own_addresses() {
        for (of, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"),
            ("10.1.2.3/8", "10.9.9.9", "9.1.2.3"),
            ("192.168.1.4", "192.168.1.4", "192.168.1.5"),
            ("10.0.0.0/8", "::ffff:10.0.0.1", "::10.0.0.1"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("::1", "::1", "::2"),
            ("0.0.0.0/0", "1.2.3.4", "::1"),
        ] {
            assert!(range(of).contains(ip(inside)), "{of} holds {inside}");
            assert!(!range(of).contains(ip(outside)), "{of} does not hold {outside}");
        }
        assert!(range("::/0").contains(ip("2001:db8::1")));
    }

    #[test]
    fn only_trusted_proxies_say_whom_a_request_comes_from() {
        assert_eq!(
            from("203.0.113.9", &["198.51.100.1"]),
            ip("203.0.113.9"),
            "a stranger's header is nothing"
        );
        assert_eq!(from("10.0.0.1", &["198.51.100.1"]), ip("198.51.100.1"));
        assert_eq!(
            from("10.0.0.1", &["1.1.1.1, 198.51.100.1, 10.0.0.2"]),
            ip("198.51.100.1"),
            "the last untrusted"
        );
        assert_eq!(
            from("10.0.0.1", &["1.1.1.1", "198.51.100.1, 10.0.0.2"]),
            ip("198.51.100.1"),
            "over lines"
        );
        assert_eq!(from("127.0.0.1", &["[2001:db8::1]:4711"]), ip("2001:db8::1"));
        assert_eq!(from("127.0.0.1", &["198.51.100.1:80"]), ip("198.51.100.1"));
        assert_eq!(from("::ffff:10.0.0.1", &["2001:db8::2"]), ip("2001:db8::2"));
        assert_eq!(
            from("10.0.0.1", &["198.51.100.1, unknown"]),
            ip("10.0.0.1"),
            "no guess past what is no address"
        );
        assert_eq!(from("10.0.0.1", &["10.0.0.3, 10.0.0.2"]), ip("10.0.0.3"), "all ours: the first");
        assert_eq!(from("10.0.0.1", &[]), ip("10.0.0.1"));
    }
}
