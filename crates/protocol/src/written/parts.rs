use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde_json::Error;

use super::{JsonPen, no_key};

/// A list that is being written, and what closes it.
pub(crate) struct JsonList<'a> {
    pen: &'a mut JsonPen,
    first: bool,
    close: &'static str,
}

impl<'a> JsonList<'a> {
    pub(super) fn begin(pen: &'a mut JsonPen, close: &'static str) -> JsonList<'a> {
        pen.out.push('[');
        JsonList { pen, first: true, close }
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if !std::mem::take(&mut self.first) {
            self.pen.out.push(',');
        }
        value.serialize(&mut *self.pen)
    }

    fn close(self) {
        self.pen.out.push_str(self.close);
    }
}

/// All lists are written alike.
macro_rules! list {
    ($part:ident, $element:ident) => {
        impl $part for JsonList<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    };
}

list!(SerializeSeq, serialize_element);
list!(SerializeTuple, serialize_element);
list!(SerializeTupleStruct, serialize_field);
list!(SerializeTupleVariant, serialize_field);

/// Fields that are being written, and what closes them.
pub(crate) struct JsonStruct<'a> {
    pen: &'a mut JsonPen,
    place: FieldPlace,
    close: &'static str,
}

/// Where a field stands.
#[derive(Clone, Copy)]
enum FieldPlace {
    First,
    Next,
    /// It is no field, but a text that is JSON already.
    Raw,
}

impl<'a> JsonStruct<'a> {
    pub(super) fn begin(pen: &'a mut JsonPen, close: &'static str) -> JsonStruct<'a> {
        pen.out.push('{');
        JsonStruct { pen, place: FieldPlace::First, close }
    }

    pub(super) fn raw(pen: &'a mut JsonPen) -> JsonStruct<'a> {
        JsonStruct { pen, place: FieldPlace::Raw, close: "" }
    }

    /// Names of fields are Rust's or its authors': nothing in them needs an escape.
    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        let out = &mut self.pen.out;
        match self.place {
            FieldPlace::First => self.place = FieldPlace::Next,
            FieldPlace::Next => out.push(','),
            FieldPlace::Raw => return self.raw_text(value),
        }
        out.push('"');
        out.push_str(key);
        out.push_str("\":");
        value.serialize(&mut *self.pen)
    }

    #[cold]
    fn raw_text<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.pen.raw = true;
        let done = value.serialize(&mut *self.pen);
        self.pen.raw = false;
        done
    }
}

/// Both kinds of structs are written alike.
macro_rules! fields {
    ($part:ident) => {
        impl $part for JsonStruct<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.pen.out.push_str(self.close);
                Ok(())
            }
        }
    };
}

fields!(SerializeStruct);
fields!(SerializeStructVariant);

/// A map that is being written.
pub(crate) struct JsonMap<'a> {
    pen: &'a mut JsonPen,
    first: bool,
}

impl<'a> JsonMap<'a> {
    pub(super) fn begin(pen: &'a mut JsonPen) -> JsonMap<'a> {
        pen.out.push('{');
        JsonMap { pen, first: true }
    }
}

impl SerializeMap for JsonMap<'_> {
    type Ok = ();
    type Error = Error;

    /// Numbers and truths as keys are put in quotes; other things are no keys.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        if !std::mem::take(&mut self.first) {
            self.pen.out.push(',');
        }
        let from = self.pen.out.len();
        key.serialize(&mut *self.pen)?;
        match self.pen.out.as_bytes().get(from) {
            Some(b'"') => {}
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => {
                self.pen.out.insert(from, '"');
                self.pen.out.push('"');
            }
            _ => return Err(no_key()),
        }
        self.pen.out.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.pen)
    }

    fn end(self) -> Result<(), Error> {
        self.pen.out.push('}');
        Ok(())
    }
}
