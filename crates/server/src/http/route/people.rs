use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use mittwoch_protocol::{
    Credentials, Departure, Fault, Me, NewGuest, NewName, NewPassword, Profile,
};

use crate::http::cookie::{self, SetCookie};
use crate::http::{App, Refused, RemoteAddress, Wire};
use crate::identity::{Caller, SignedIn};

type Welcome = Result<(SetCookie, Json<Me>), Refused>;

fn welcome(app: &App, client: &RemoteAddress, signed_in: &SignedIn) -> Welcome {
    let cookie = cookie::set(signed_in, app.secure(client));
    Ok((cookie, Json(signed_in.person.me())))
}

pub(super) async fn me(caller: Caller) -> Json<Me> {
    Json(caller.person.me())
}

/// Somebody who is known already stays who they are.
pub(super) async fn guest(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Option<Caller>,
    Wire(wish): Wire<NewGuest>,
) -> Result<axum::response::Response, Refused> {
    use axum::response::IntoResponse;
    if let Some(caller) = caller {
        return Ok(Json(caller.person.me()).into_response());
    }
    app.rates.sign_in(client.address)?;
    let guest = app.identity.guest(&wish).await?;
    Ok(welcome(&app, &client, &guest)?.into_response())
}

pub(super) async fn register(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Option<Caller>,
    Wire(wish): Wire<Credentials>,
) -> Welcome {
    app.rates.sign_in(client.address)?;
    let account = app.identity.register(caller.as_ref(), &wish).await?;
    // At their tables people read the new names at once: the guest's who became an account, and those
    // of guests who looked like it.
    app.tables.renamed(&account.person);
    unname_guests(&app, &account.person.name).await?;
    welcome(&app, &client, &account)
}

/// Calls those otherwise who look like a name that somebody has alone from now on.
pub(super) async fn unname_guests(app: &App, name: &str) -> Result<(), Fault> {
    for guest in app.identity.unname_guests(name).await? {
        app.tables.renamed(&guest);
    }
    Ok(())
}

/// A guest is called otherwise; tables tell it to those who are there.
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Wire(wish): Wire<NewName>,
) -> Result<Json<Me>, Refused> {
    app.rates.rename(caller.person.id)?;
    let person = app.identity.rename(&caller, &wish.name).await?;
    app.tables.renamed(&person);
    Ok(Json(person.me()))
}

pub(super) async fn profile(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Profile>, Refused> {
    Ok(Json(app.store.people.profile(caller.person.id).await?))
}

pub(super) async fn login(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    headers: HeaderMap,
    Wire(wish): Wire<Credentials>,
) -> Welcome {
    app.rates.sign_in(client.address)?;
    let device = match cookie::device(&headers, app.secure(&client)) {
        Some(device) => app.identity.device(&wish.name, &device).await?,
        None => None,
    };
    app.rates.guess(&wish.name, client.address, device)?;
    let account = app.identity.login(&wish).await?;
    welcome(&app, &client, &account)
}

type Farewell = Result<(SetCookie, StatusCode), Refused>;

fn farewell(app: &App, client: &RemoteAddress) -> Farewell {
    Ok((cookie::clear(app.secure(client)), StatusCode::NO_CONTENT))
}

pub(super) async fn logout(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Caller,
) -> Farewell {
    app.identity.logout(&caller).await?;
    farewell(&app, &client)
}

pub(super) async fn logout_everywhere(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Caller,
) -> Farewell {
    app.identity.logout_everywhere(&caller).await?;
    farewell(&app, &client)
}

/// Whoever is signed in has tries of their own: strangers cannot use them up.
fn prove(app: &App, caller: &Caller) -> Result<(), Fault> {
    caller.session().map_or(Ok(()), |session| app.rates.prove(session))
}

pub(super) async fn password(
    State(app): State<App>,
    caller: Caller,
    Wire(wish): Wire<NewPassword>,
) -> Result<StatusCode, Refused> {
    prove(&app, &caller)?;
    app.identity.change_password(&caller, &wish).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn depart(
    State(app): State<App>,
    Extension(client): Extension<RemoteAddress>,
    caller: Caller,
    Wire(wish): Wire<Departure>,
) -> Farewell {
    prove(&app, &caller)?;
    app.identity.depart(&caller, wish.password.as_deref()).await?;
    app.tables.departed(caller.person.id);
    farewell(&app, &client)
}
