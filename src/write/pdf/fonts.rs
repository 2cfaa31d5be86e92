//! Font subsets, and text shown with them.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, FontId, FontMetrics, Op, ParsedFont, PdfFont, PdfFontHandle, PdfFontMetricsStub, Pt, TextItem,
};
use subsetter::GlyphRemapper;

use super::paths::{push_matrix, push_operator};
use crate::scene::{Affine, Font, Node, TextRun};
use crate::write::hash::Hash;
use crate::write::number;

pub(super) struct SubsetFonts(BTreeMap<Font, SubsetFont>);

/// The used glyphs of one font, by glyph number.
#[derive(Default)]
struct SubsetFont {
    glyphs: BTreeMap<u16, SubsetGlyph>,
    /// Maps glyphs to their numbers in the subset.
    remapper: GlyphRemapper,
}

#[derive(Default)]
struct SubsetGlyph {
    /// The text that it represents when copied: the first in Unicode order if there are several, such as a breaking and
    /// a no-break space.
    text: Option<String>,
    /// Its advance in viewers, in whole thousandths of an em.
    width: i64,
}

impl SubsetFonts {
    /// Collects the fonts and glyphs that the nodes use.
    pub(super) fn new<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> SubsetFonts {
        let mut fonts = SubsetFonts(BTreeMap::new());
        nodes.into_iter().for_each(|node| fonts.add(node));
        for (font, subset) in &mut fonts.0 {
            for (&id, glyph) in &mut subset.glyphs {
                subset.remapper.remap(id);
                glyph.width = font.metrics().map_or(0, |metrics| {
                    // Truncated as `printpdf` does.
                    (f32::from(font.advance(id)) * 1000.0 / f32::from(metrics.units_per_em)) as i64
                });
            }
        }
        fonts
    }

    fn add(&mut self, node: &Node) {
        match node {
            Node::Text(run) => {
                let glyphs = &mut self.0.entry(run.font).or_default().glyphs;
                for (id, text) in clusters(run) {
                    let first = &mut glyphs.entry(id).or_default().text;
                    if first.as_deref().is_none_or(|first| text < first) {
                        *first = Some(text.to_owned());
                    }
                }
            }
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => {
                nodes.iter().for_each(|node| self.add(node));
            }
            Node::Path(_) | Node::Picture { .. } | Node::Use { .. } => {}
        }
    }

    /// Returns the subset font programs to embed.
    pub(super) fn embedded(&self) -> impl Iterator<Item = (FontId, PdfFont)> {
        self.0.iter().filter_map(|(&font, subset)| {
            let metrics = font.metrics()?;
            let program = subsetter::subset(font.bytes(), 0, &subset.remapper).ok()?;
            let name = format!("{}+{}", tag(&program), font.name());
            let widths =
                subset.glyphs.keys().filter_map(|&id| Some((subset.remapper.get(id)?, font.advance(id))));
            let em = metrics.units_per_em;
            let mut parsed = ParsedFont::with_glyph_data(
                program,
                0,
                Some(name),
                BTreeMap::new(),
                std::iter::once((0, font.advance(0))).chain(widths).collect(),
                em,
                FontMetrics { ascent: metrics.ascender, descent: metrics.descender },
            );
            let [x_min, y_min, x_max, y_max] = metrics.bounds;
            // The slant is stored as rise and run; the angle is counter-clockwise from upright.
            let slant = f64::from(-metrics.italic_angle).to_radians().tan();
            parsed.pdf_font_metrics = PdfFontMetricsStub {
                units_per_em: em,
                x_min,
                y_min,
                x_max,
                y_max,
                caret_slope_rise: 1000,
                caret_slope_run: (1000.0 * slant).round() as i16,
                us_weight_class: metrics.weight,
            };
            Some((FontId(font_name(font)), PdfFont::new(parsed)))
        })
    }

    /// Operators that show every glyph: they tell `printpdf` which fonts to embed, and the text of the glyphs.
    pub(super) fn samples(&self) -> Vec<Op> {
        let samples = self.0.iter().flat_map(|(&font, subset)| {
            let glyphs = subset.glyphs.iter().filter_map(|(&id, glyph)| {
                let text = glyph.text.clone().unwrap_or_default();
                Some(Codepoint::with_cid(subset.remapper.get(id)?, 0.0, text))
            });
            let font = PdfFontHandle::External(FontId(font_name(font)));
            [
                Op::SetFont { font, size: Pt(1.0) },
                Op::ShowText { items: vec![TextItem::GlyphIds(glyphs.collect())] },
            ]
        });
        [Op::StartTextSection].into_iter().chain(samples).chain([Op::EndTextSection]).collect()
    }

    /// Appends the operators for a run of text.
    pub(super) fn draw(&self, out: &mut String, run: &TextRun) {
        let Some(subset) = self.0.get(&run.font) else { return };
        let copied = clusters(run).filter_map(|(id, _)| subset.glyphs.get(&id)?.text.as_deref());
        // Which kind of blank it was matters to nobody, and readers lose what follows a span within an element.
        let plain = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
        let differs = !copied.flat_map(str::chars).map(plain).eq(run.text.chars().map(plain));
        if differs {
            out.push_str("/Span <</ActualText <");
            utf16(&run.text).into_iter().for_each(|byte| push_hex(out, byte));
            out.push_str(">>> BDC\n");
        }
        out.push_str("BT\n/");
        out.push_str(&font_name(run.font));
        out.push(' ');
        push_operator(out, [run.size], "Tf");
        // In text space, y runs upwards.
        push_matrix(out, run.place * Affine::FLIP_Y);
        out.push_str("Tm\n");
        subset.show(out, run);
        out.push_str("ET\n");
        if differs {
            out.push_str("EMC\n");
        }
    }
}

impl SubsetFont {
    /// Appends the operators for the glyphs of a run. Viewers advance by whole thousandths of an em, so the pen is tracked as
    /// they do it, and errors do not accumulate.
    fn show(&self, out: &mut String, run: &TextRun) {
        let mut array = GlyphArray { out, state: ArrayState::Closed };
        let (mut pen, mut rise) = (0.0f64, 0.0f64);
        for (glyph, (id, _)) in run.glyphs.iter().zip(clusters(run)) {
            if glyph.rise != rise {
                rise = glyph.rise;
                array.close();
                push_operator(array.out, [rise * run.size], "Ts");
            }
            let back = (pen - glyph.x * 1000.0).round();
            if back != 0.0 {
                array.move_back(back);
                pen -= back;
            }
            let Some((subset_glyph, number)) = self.glyphs.get(&id).zip(self.remapper.get(id)) else {
                continue;
            };
            array.push(number);
            pen += subset_glyph.width as f64;
        }
        array.close();
        if rise != 0.0 {
            push_operator(array.out, [0.0], "Ts");
        }
    }
}

/// An unfinished `TJ` operator.
struct GlyphArray<'a> {
    out: &'a mut String,
    state: ArrayState,
}

/// The open brackets of a [`GlyphArray`].
enum ArrayState {
    Closed,
    Array,
    String,
}

impl GlyphArray<'_> {
    fn push(&mut self, glyph: u16) {
        self.out.push_str(match self.state {
            ArrayState::Closed => "[<",
            ArrayState::Array => "<",
            ArrayState::String => "",
        });
        glyph.to_be_bytes().into_iter().for_each(|byte| push_hex(self.out, byte));
        self.state = ArrayState::String;
    }

    /// Moves the pen back by whole thousandths of an em.
    fn move_back(&mut self, thousandths: f64) {
        self.out.push_str(match self.state {
            ArrayState::Closed => "[",
            ArrayState::Array => " ",
            ArrayState::String => ">",
        });
        number::push(self.out, thousandths, 0);
        self.state = ArrayState::Array;
    }

    fn close(&mut self) {
        self.out.push_str(match self.state {
            ArrayState::Closed => "",
            ArrayState::Array => "] TJ\n",
            ArrayState::String => ">] TJ\n",
        });
        self.state = ArrayState::Closed;
    }
}

fn push_hex(out: &mut String, byte: u8) {
    for nibble in [byte >> 4, byte & 15] {
        out.extend(char::from_digit(nibble.into(), 16));
    }
}

/// The glyphs of a run with their text: the first glyph of a cluster has the whole text of it, the others none.
fn clusters(run: &TextRun) -> impl Iterator<Item = (u16, &str)> {
    let mut done = 0;
    run.glyphs.iter().map(move |glyph| {
        let text = run.text.get(glyph.cluster.start.max(done)..glyph.cluster.end).unwrap_or_default();
        done = done.max(glyph.cluster.end);
        (glyph.id, text)
    })
}

/// The subset tag: six capitals that identify the glyphs of a subset.
fn tag(program: &[u8]) -> String {
    let mut number = Hash::new(program).0;
    (0..6)
        .map(|_| {
            let letter = b'A' + (number % 26) as u8;
            number /= 26;
            char::from(letter)
        })
        .collect()
}

pub(super) fn font_name(font: Font) -> String {
    match font {
        Font::Own(number) => format!("O{number:x}"),
        bundled => format!("F{}", Font::ALL.iter().position(|font| *font == bundled).unwrap_or_default()),
    }
}

/// UTF-16 with a byte order mark.
pub(super) fn utf16(text: &str) -> Vec<u8> {
    [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect()
}
