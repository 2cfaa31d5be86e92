//! Fonts cut down to the glyphs in use, and text set with them.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, FontId, FontMetrics, Op, ParsedFont, PdfFont, PdfFontHandle, PdfFontMetricsStub, Pt, TextItem,
};
use subsetter::GlyphRemapper;

use super::paths::{push_matrix, step};
use crate::scene::{Affine, Font, Node, TextRun};
use crate::write::hash::Hash;
use crate::write::number;

/// The fonts of a document.
pub(super) struct Fonts(BTreeMap<Font, Subset>);

/// The glyphs in use of one font, in the order of their numbers.
#[derive(Default)]
struct Subset {
    glyphs: BTreeMap<u16, Cut>,
    /// The numbers that the glyphs get in the cut font.
    remapper: GlyphRemapper,
}

/// One glyph in use.
#[derive(Default)]
struct Cut {
    /// What it stands for when text is copied. Where it stands for several things, such as a space that
    /// breaks and one that does not, the first of them in the order of Unicode.
    text: Option<String>,
    /// How far a viewer moves on after it, in whole thousandths of an em.
    width: i64,
}

impl Fonts {
    /// The fonts that these nodes use.
    pub(super) fn new<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Fonts {
        let mut fonts = Fonts(BTreeMap::new());
        nodes.into_iter().for_each(|node| fonts.add(node));
        for (font, subset) in &mut fonts.0 {
            for (&glyph, cut) in &mut subset.glyphs {
                subset.remapper.remap(glyph);
                cut.width = font.metrics().map_or(0, |metrics| {
                    // Cut to whole numbers as `printpdf` cuts them.
                    (f32::from(font.advance(glyph)) * 1000.0 / f32::from(metrics.units_per_em)) as i64
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
                    let known = &mut glyphs.entry(id).or_default().text;
                    if known.as_deref().is_none_or(|known| text < known) {
                        *known = Some(text.to_owned());
                    }
                }
            }
            Node::Clip { nodes, .. } => nodes.iter().for_each(|node| self.add(node)),
            Node::Shape(_) | Node::Picture { .. } | Node::Use { .. } => {}
        }
    }

    /// The fonts as the document embeds them.
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
            // The slant is kept as a rise and a run; the angle leans to the left of upright.
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

    /// Operators that show every glyph in use: from these `printpdf` learns which fonts to embed, and what
    /// their glyphs stand for.
    pub(super) fn samples(&self) -> Vec<Op> {
        let samples = self.0.iter().flat_map(|(&font, subset)| {
            let glyphs = subset.glyphs.iter().filter_map(|(&id, cut)| {
                let text = cut.text.clone().unwrap_or_default();
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

    /// Appends what shows a run of text.
    pub(super) fn draw(&self, out: &mut String, run: &TextRun) {
        let Some(subset) = self.0.get(&run.font) else { return };
        let copied = clusters(run).filter_map(|(id, _)| subset.glyphs.get(&id)?.text.as_deref());
        let differs = !copied.flat_map(str::bytes).eq(run.text.bytes());
        if differs {
            out.push_str("/Span <</ActualText <");
            utf16(&run.text).into_iter().for_each(|byte| push_hex(out, byte));
            out.push_str(">>> BDC\n");
        }
        out.push_str("BT\n/");
        out.push_str(&font_name(run.font));
        out.push(' ');
        step(out, [run.size], "Tf");
        // Letters stand on the baseline, y upwards, whichever way the page counts.
        push_matrix(out, run.place * Affine::FLIP_Y);
        out.push_str("Tm\n");
        subset.show(out, run);
        out.push_str("ET\n");
        if differs {
            out.push_str("EMC\n");
        }
    }
}

impl Subset {
    /// Appends what shows the glyphs of a run. Viewers count in whole thousandths of an em, so the pen is
    /// kept where they have it, and errors do not add up.
    fn show(&self, out: &mut String, run: &TextRun) {
        let mut row = Row { out, open: Open::Nothing };
        let (mut pen, mut rise) = (0.0f64, 0.0f64);
        for (glyph, (id, _)) in run.glyphs.iter().zip(clusters(run)) {
            if glyph.rise != rise {
                rise = glyph.rise;
                row.close();
                step(row.out, [rise * run.size], "Ts");
            }
            let back = (pen - glyph.x * 1000.0).round();
            if back != 0.0 {
                row.move_back(back);
                pen -= back;
            }
            let Some((cut, new)) = self.glyphs.get(&id).zip(self.remapper.get(id)) else { continue };
            row.push(new);
            pen += cut.width as f64;
        }
        row.close();
        if rise != 0.0 {
            step(row.out, [0.0], "Ts");
        }
    }
}

/// One operator that shows glyphs, in the making.
struct Row<'a> {
    out: &'a mut String,
    open: Open,
}

/// What of a row has been opened and not closed.
enum Open {
    Nothing,
    Array,
    Glyphs,
}

impl Row<'_> {
    fn push(&mut self, glyph: u16) {
        self.out.push_str(match self.open {
            Open::Nothing => "[<",
            Open::Array => "<",
            Open::Glyphs => "",
        });
        glyph.to_be_bytes().into_iter().for_each(|byte| push_hex(self.out, byte));
        self.open = Open::Glyphs;
    }

    /// Moves the pen back by whole thousandths of an em.
    fn move_back(&mut self, thousandths: f64) {
        self.out.push_str(match self.open {
            Open::Nothing => "[",
            Open::Array => " ",
            Open::Glyphs => ">",
        });
        number::push(self.out, thousandths, 0);
        self.open = Open::Array;
    }

    fn close(&mut self) {
        self.out.push_str(match self.open {
            Open::Nothing => "",
            Open::Array => "] TJ\n",
            Open::Glyphs => ">] TJ\n",
        });
        self.open = Open::Nothing;
    }
}

fn push_hex(out: &mut String, byte: u8) {
    for nibble in [byte >> 4, byte & 15] {
        out.extend(char::from_digit(nibble.into(), 16));
    }
}

/// Every glyph of a run and the text it stands for: the first glyph of a cluster for all of it, others for none.
fn clusters(run: &TextRun) -> impl Iterator<Item = (u16, &str)> {
    let mut done = 0;
    run.glyphs.iter().map(move |glyph| {
        let text = run.text.get(glyph.cluster.start.max(done)..glyph.cluster.end).unwrap_or_default();
        done = done.max(glyph.cluster.end);
        (glyph.id, text)
    })
}

/// Six capitals that say which glyphs a cut font holds.
fn tag(program: &[u8]) -> String {
    let mut number = Hash::of(program).0;
    (0..6)
        .map(|_| {
            let letter = b'A' + (number % 26) as u8;
            number /= 26;
            char::from(letter)
        })
        .collect()
}

/// What the document calls a font.
pub(super) fn font_name(font: Font) -> String {
    format!("F{}", font as usize)
}

/// A text as PDF keeps any text.
pub(super) fn utf16(text: &str) -> Vec<u8> {
    [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect()
}
