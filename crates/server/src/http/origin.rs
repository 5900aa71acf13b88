use axum::http::{HeaderMap, Method, header};
use mittwoch_protocol::Fault;

use super::RemoteAddress;
use crate::config::PublicUrl;
use crate::faults;

/// Whether a request needs proof that no other site has sent it.
pub(super) fn matters(method: &Method, headers: &HeaderMap) -> bool {
    !method.is_safe() || headers.contains_key(header::UPGRADE)
}

/// Refuses a request that another site may have made a browser send.
///
/// Browsers name the origin of every such request. What comes without one is a program; it may
/// not bring a cookie along, because then it could be a browser after all.
pub(super) fn check(
    headers: &HeaderMap,
    client: &RemoteAddress,
    public: Option<&PublicUrl>,
) -> Result<(), Fault> {
    let value = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let site = value("sec-fetch-site");
    let same = match (site, value("origin")) {
        (Some(site), _) if site != "same-origin" => false,
        (_, Some(origin)) => ours(origin, client, public),
        (Some(_), None) => true,
        (None, None) => {
            headers.contains_key(header::AUTHORIZATION) || !headers.contains_key("cookie")
        }
    };
    let refused = || Fault::from(faults::CROSS_SITE);
    same.then_some(()).ok_or_else(refused)
}

fn ours(origin: &str, client: &RemoteAddress, public: Option<&PublicUrl>) -> bool {
    let origin = origin.to_lowercase();
    if public.is_some_and(|public| public.origin() == origin) {
        return true;
    }
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some() && authority == client.host.as_deref()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(headers: &[(&'static str, &str)]) -> bool {
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| (name.parse().expect("name"), value.parse().expect("value")))
            .collect();
        let host = Some("play.example.org".to_owned());
        let client = RemoteAddress { address: [127, 0, 0, 1].into(), https: false, host };
        let public = "https://public.example.org".parse().expect("an address");
        check(&headers, &client, Some(&public)).is_err()
    }

    #[test]
    fn the_own_site_passes() {
        assert!(!refused(&[("origin", "http://play.example.org"), ("cookie", "x")]));
        assert!(!refused(&[("origin", "https://public.example.org"), ("cookie", "x")]));
        assert!(!refused(&[("sec-fetch-site", "same-origin"), ("cookie", "x")]));
    }

    #[test]
    fn other_sites_do_not() {
        assert!(refused(&[("origin", "https://evil.example.org"), ("cookie", "x")]));
        assert!(refused(&[("origin", "https://play.example.org.evil.org")]));
        assert!(refused(&[("origin", "null"), ("cookie", "x")]));
        assert!(refused(&[("sec-fetch-site", "cross-site"), ("cookie", "x")]));
        assert!(refused(&[("sec-fetch-site", "same-site"), ("cookie", "x")]));
    }

    #[test]
    fn a_program_passes_with_a_token_or_with_nothing_but_not_with_a_cookie_alone() {
        assert!(!refused(&[("authorization", "Bearer x")]));
        assert!(!refused(&[]));
        assert!(refused(&[("cookie", "mittwoch=x")]));
    }
}
