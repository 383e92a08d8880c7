//! Forms as they are sent.

use super::{answer, identity::Visitor};
use crate::page::notice::Trouble;
use axum::{
    Form,
    extract::{FromRequest, Request},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::de::DeserializeOwned;

/// A form that was sent. One that is too large, or that no page of ours sends, is answered with a notice.
pub(super) struct Sent<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let visitor = request.extensions().get::<Visitor>().cloned();
        let Form(form) = Form::from_request(request, state).await.map_err(|rejection| match visitor {
            Some(visitor) => answer::notice(&visitor, trouble(rejection.status()), None, None),
            None => rejection.into_response(),
        })?;
        Ok(Sent(form))
    }
}

fn trouble(status: StatusCode) -> Trouble {
    if status == StatusCode::PAYLOAD_TOO_LARGE { Trouble::TooLarge } else { Trouble::Unreadable }
}
