//! A table's code in an address.

use serde::Deserialize;

/// The code, in capitals as all codes are, however it was typed.
#[derive(Deserialize)]
#[serde(from = "String")]
pub(super) struct Code(pub(super) String);

impl From<String> for Code {
    fn from(typed: String) -> Self {
        Code(typed.to_ascii_uppercase())
    }
}
