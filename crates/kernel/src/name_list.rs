use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What stands between two names; plain names have no such sign.
const BETWEEN: char = '\n';

/// Names in a row, in one piece of memory: a long match holds many thousands of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameList {
    text: Box<str>,
    count: u32,
}

impl NameList {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The names in their order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.text.split(BETWEEN).take(self.len())
    }
}

impl<S: AsRef<str>> FromIterator<S> for NameList {
    fn from_iter<I: IntoIterator<Item = S>>(names: I) -> NameList {
        let mut list = NameListBuilder::default();
        names.into_iter().for_each(|name| list.push(name.as_ref()));
        list.done()
    }
}

#[derive(Default)]
struct NameListBuilder {
    text: String,
    count: u32,
}

impl NameListBuilder {
    fn push(&mut self, name: &str) {
        if self.count > 0 {
            self.text.push(BETWEEN);
        }
        self.text.push_str(name);
        self.count += 1;
    }

    fn done(self) -> NameList {
        NameList { text: self.text.into_boxed_str(), count: self.count }
    }
}

impl Serialize for NameList {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for NameList {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NameList, D::Error> {
        from.deserialize_seq(ListedNames)
    }
}

struct ListedNames;

impl<'de> Visitor<'de> for ListedNames {
    type Value = NameList;

    fn expecting(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        form.write_str("a list of names")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<NameList, A::Error> {
        let mut list = NameListBuilder::default();
        while let Some(ReadName) = names.next_element_seed(NameSeed(&mut list))? {}
        Ok(list.done())
    }
}

/// A name was read.
struct ReadName;

/// Reads a name into a list, without a copy of it in between.
struct NameSeed<'a>(&'a mut NameListBuilder);

impl<'de> serde::de::DeserializeSeed<'de> for NameSeed<'_> {
    type Value = ReadName;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<ReadName, D::Error> {
        from.deserialize_str(self)
    }
}

impl Visitor<'_> for NameSeed<'_> {
    type Value = ReadName;

    fn expecting(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        form.write_str("a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<ReadName, E> {
        if name.contains(BETWEEN) {
            return Err(E::custom("a name has no line break"));
        }
        self.0.push(name);
        Ok(ReadName)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_they_were_written() {
        for names in [&[][..], &[""], &["", ""], &["a"], &["a", "", "b-2"]] {
            let list: NameList = names.iter().collect();
            assert_eq!((list.len(), list.is_empty()), (names.len(), names.is_empty()));
            assert_eq!(list.iter().collect::<Vec<_>>(), names);
            let text = serde_json::to_string(&list).expect("JSON");
            assert_eq!(text, serde_json::to_string(names).expect("JSON"));
            assert_eq!(serde_json::from_str::<NameList>(&text).expect("JSON"), list);
        }
    }

    #[test]
    fn what_is_no_list_of_names_is_refused() {
        for text in [r#"["a\nb"]"#, "[1]", r#""a""#, "[null]", "{}"] {
            assert!(serde_json::from_str::<NameList>(text).is_err(), "{text}");
        }
    }
}
