//! What the parts of a document are to those who have it read aloud.

/// A part of a document, in the order in which it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    pub role: Role,
    /// The words of a heading; what a figure shows.
    pub words: String,
    pub parts: Vec<Element>,
}

/// The kind of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Elements that belong together.
    Group,
    /// A heading with its level, from 1.
    Heading(u8),
    Paragraph,
    List,
    ListItem,
    /// The number or the dot of an item of a list.
    Label,
    ListBody,
    Table,
    Row,
    HeadCell,
    Cell,
    Figure,
    Caption,
}

/// The way to an element: its index among the elements of the scene, then among the parts of each on the way.
pub type ElementPath = Vec<usize>;

impl Element {
    pub(crate) fn new(role: Role) -> Element {
        Element { role, words: String::new(), parts: Vec::new() }
    }

    pub(crate) fn saying(self, words: String) -> Element {
        Element { words, ..self }
    }

    pub(crate) fn of(self, parts: impl IntoIterator<Item = Element>) -> Element {
        Element { parts: parts.into_iter().collect(), ..self }
    }
}
