//! JSON, written down: the same bytes as `serde_json` writes, in half the time.
//!
//! What a server does most is to write what each viewer sees. There every name of a field and every
//! small number counts, so they are put down where they are known, without a writer in between.

mod parts;
mod scalar;

use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::Error;

use parts::{JsonList, JsonMap, JsonStruct};

/// By this name `serde_json` knows a text that is JSON already.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// Writes something down as JSON; what has no form in JSON is refused.
pub fn written(what: &impl Serialize) -> Result<String, Error> {
    written_into(String::new(), what)
}

/// The same into a text that may have room already; what stood in it stays before it.
pub fn written_into(text: String, what: &impl Serialize) -> Result<String, Error> {
    let mut pen = JsonPen { out: text, raw: false };
    what.serialize(&mut pen)?;
    Ok(pen.out)
}

/// Puts JSON down.
pub(crate) struct JsonPen {
    out: String,
    /// Whether the text that comes next is JSON already.
    raw: bool,
}

impl JsonPen {
    /// A text in quotes.
    #[inline]
    fn text(&mut self, text: &str) {
        self.out.push('"');
        if scalar::is_plain(text) {
            self.out.push_str(text);
        } else {
            scalar::escape(&mut self.out, text);
        }
        self.out.push('"');
    }

    /// `{"name":`, the beginning of a variant with something in it.
    fn begin_variant(&mut self, name: &'static str) {
        self.out.push('{');
        self.text(name);
        self.out.push(':');
    }

    fn whole(&mut self, number: u64) {
        scalar::whole(&mut self.out, number);
    }

    fn signed(&mut self, number: i64) {
        if number < 0 {
            self.out.push('-');
        }
        scalar::whole(&mut self.out, number.unsigned_abs());
    }
}

impl<'a> Serializer for &'a mut JsonPen {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = JsonList<'a>;
    type SerializeTuple = JsonList<'a>;
    type SerializeTupleStruct = JsonList<'a>;
    type SerializeTupleVariant = JsonList<'a>;
    type SerializeMap = JsonMap<'a>;
    type SerializeStruct = JsonStruct<'a>;
    type SerializeStructVariant = JsonStruct<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.out.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.signed(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.whole(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.out.push_str(&serde_json::to_string(&value)?);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.out.push_str(&serde_json::to_string(&value)?);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        if self.raw {
            self.out.push_str(value);
        } else {
            self.text(value);
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.out.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.begin_variant(variant);
        value.serialize(&mut *self)?;
        self.out.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<JsonList<'a>, Error> {
        Ok(JsonList::begin(self, "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<JsonList<'a>, Error> {
        Ok(JsonList::begin(self, "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<JsonList<'a>, Error> {
        Ok(JsonList::begin(self, "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<JsonList<'a>, Error> {
        self.begin_variant(variant);
        Ok(JsonList::begin(self, "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<JsonMap<'a>, Error> {
        Ok(JsonMap::begin(self))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<JsonStruct<'a>, Error> {
        Ok(if name == RAW { JsonStruct::raw(self) } else { JsonStruct::begin(self, "}") })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<JsonStruct<'a>, Error> {
        self.begin_variant(variant);
        Ok(JsonStruct::begin(self, "}}"))
    }
}

/// A key of a map that is none in JSON.
fn no_key() -> Error {
    Error::custom("key must be a string")
}

#[cfg(test)]
mod tests;
