use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, header};
use ipnet::IpNet;

/// Where a request comes from, with a trusted proxy seen through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemoteAddress {
    /// The address.
    pub address: IpAddr,
    /// Whether the client speaks https, to a proxy that says so.
    pub https: bool,
    /// The host that the client asked for.
    pub host: Option<String>,
}

impl RemoteAddress {
    /// Reads the headers; those of a proxy only if the peer is one that is trusted.
    pub fn read(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> RemoteAddress {
        let peer = peer.to_canonical();
        let known = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
        let host = text(headers, header::HOST.as_str());
        if !known(&peer) {
            return RemoteAddress { address: peer, https: false, host };
        }
        let hops =
            headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<_> = hops.flat_map(|value| value.split(',')).collect();
        // The last hop was written by our proxy, those before it by anybody.
        let read = hops.iter().rev().map_while(|hop| hop.trim().parse::<IpAddr>().ok());
        let mut address = peer;
        for hop in read.map(|hop| hop.to_canonical()) {
            address = hop;
            if !known(&hop) {
                break;
            }
        }
        let https = text(headers, "x-forwarded-proto").is_some_and(|proto| proto == "https");
        RemoteAddress { address, https, host: text(headers, "x-forwarded-host").or(host) }
    }
}

/// One household has a whole network of the longer addresses, so the network counts.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// The last value of a header, in lower case.
fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    let last = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    Some(last.rsplit(',').next()?.trim().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(peer: [u8; 4], forwarded: &str) -> RemoteAddress {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().expect("a value"));
        headers.insert("x-forwarded-proto", "https".parse().expect("a value"));
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        RemoteAddress::read(peer.into(), &headers, &trusted)
    }

    #[test]
    fn a_stranger_cannot_speak_for_others() {
        let client = read([192, 0, 2, 1], "203.0.113.9");
        assert_eq!((client.address, client.https), (IpAddr::from([192, 0, 2, 1]), false));
    }

    #[test]
    fn a_trusted_proxy_is_seen_through_and_no_further() {
        let client = read([10, 0, 0, 1], "198.51.100.7, 203.0.113.9, 10.0.0.2");
        assert_eq!((client.address, client.https), (IpAddr::from([203, 0, 113, 9]), true));
        assert_eq!(read([10, 0, 0, 1], "nonsense").address, IpAddr::from([10, 0, 0, 1]));
    }

    #[test]
    fn a_network_of_long_addresses_counts_as_one() {
        let address = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::2:3:4"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
