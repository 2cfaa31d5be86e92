//! A rules leaflet: words and diagrams, not yet set on pages.

/// The leaflet of a game in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaflet {
    /// Its headings, paragraphs, lists and diagrams in order.
    pub blocks: Vec<Block>,
}

/// One block of a leaflet.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading: 1 is the title.
    Heading(u8, Vec<Span>),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list, each item a run of text.
    List(Vec<Vec<Span>>),
}

/// A run of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// How it is set.
    pub style: SpanStyle,
}

/// How a run of text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpanStyle {
    /// Upright.
    Plain,
    /// Stressed.
    Italic,
    /// Strong.
    Bold,
}
