//! The fonts and sizes of a leaflet.

use crate::game::SpanStyle;
use crate::scene::{Color, Font};

const MM_PER_POINT: f64 = 25.4 / 72.0;

/// The style of a kind of text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The em in millimetres.
    pub size: f64,
    /// The distance of baselines in millimetres.
    pub leading: f64,
    /// The fonts of plain, italic and bold text.
    pub fonts: [Font; 3],
    /// The font of notation: sans-serif, like the coordinates of boards.
    pub notation: Font,
    /// The colour.
    pub color: Color,
}

impl Style {
    pub fn font(&self, style: SpanStyle) -> Font {
        let [plain, italic, bold] = self.fonts;
        match style {
            SpanStyle::Plain => plain,
            SpanStyle::Italic => italic,
            SpanStyle::Bold => bold,
            SpanStyle::Notation => self.notation,
        }
    }

    /// The distance from the top of a line to its baseline.
    pub fn rise(&self) -> f64 {
        // Balances capitals and descenders, so that a block looks vertically centred.
        self.leading * 0.5 + self.size * 0.33
    }
}

/// All styles of a leaflet, proportional to its body size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Styles {
    /// Running text.
    pub body: Style,
    /// Notes set apart.
    pub note: Style,
    /// Captions of figures.
    pub caption: Style,
    /// The cells of tables.
    pub table: Style,
    /// Headings of the second rank.
    pub section: Style,
    /// Headings of lower rank.
    pub subsection: Style,
    pub title: Style,
    pub subtitle: Style,
    /// The size of coordinates and strip names in millimetres.
    pub label: f64,
    /// How much larger than usual figures are: as much as their labels, and the numbers on them with them.
    pub figures: f64,
    /// No letter is smaller than this, in millimetres.
    pub least: f64,
}

/// The usual size of coordinates and strip names.
const LABEL_PT: f64 = 7.0;

/// The colour of secondary text.
pub(crate) const GREY: Color = Color::Rgb(70, 70, 70);

impl Styles {
    /// The styles for a body size in points.
    pub fn new(points: f64) -> Styles {
        Styles::of_at_least(points, 0.0)
    }

    /// The same with no letter smaller than `least` points.
    pub fn of_at_least(points: f64, least: f64) -> Styles {
        const ROMAN: [Font; 3] = [Font::Serif, Font::SerifItalic, Font::SerifBold];
        const SLANTED: [Font; 3] = [Font::SerifItalic, Font::Serif, Font::SerifBold];
        const STRONG: [Font; 3] = [Font::SerifBold; 3];
        const WOOD: [Font; 3] = [Font::Display; 3];
        let style = |scale: f64, leading: f64, fonts| {
            let size = (points * scale).max(least) * MM_PER_POINT;
            Style { size, leading: size * leading, fonts, notation: Font::Sans, color: Color::BLACK }
        };
        Styles {
            body: style(1.0, 1.36, ROMAN),
            note: style(0.88, 1.34, ROMAN),
            caption: style(0.84, 1.3, SLANTED),
            table: style(0.88, 1.34, ROMAN),
            section: style(1.32, 1.2, WOOD),
            subsection: style(1.0, 1.36, STRONG),
            title: style(3.2, 1.15, WOOD),
            subtitle: style(1.06, 1.36, SLANTED),
            label: LABEL_PT.max(least) * MM_PER_POINT,
            figures: (least / LABEL_PT).max(1.0),
            least: least * MM_PER_POINT,
        }
    }
}
