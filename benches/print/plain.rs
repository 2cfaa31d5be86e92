//! The baseline: a plain program over `pdf-writer` that draws a list of operations (see `ops`).

use std::collections::BTreeMap;

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str};
use tablier::scene::Font;

const POINTS: f32 = 72.0 / 25.4;

/// One font of the document: the glyphs used so far, in order of first use.
#[derive(Default)]
struct Used {
    glyphs: BTreeMap<u16, u16>,
}

/// Draws the operations as a PDF.
pub fn draw(operations: &str) -> Vec<u8> {
    let mut alloc = Ref::new(1);
    let (catalog, tree) = (alloc.bump(), alloc.bump());
    let font_refs: Vec<Ref> = Font::ALL.iter().map(|_| alloc.bump()).collect();
    let mut pdf = Pdf::new();
    let mut used: Vec<Used> = Font::ALL.iter().map(|_| Used::default()).collect();
    let files: Vec<_> = Font::ALL.iter().filter_map(|font| skrifa::Font::new(font.bytes(), 0)).collect();
    let mut symbols: BTreeMap<usize, Ref> = BTreeMap::new();
    let mut pages: Vec<(Ref, Ref, f32, f32)> = Vec::new();
    let mut content = Content::new();
    let mut symbol = None;
    let mut page: Option<(f32, f32)> = None;

    let finish_page = |pdf: &mut Pdf, alloc: &mut Ref, content: Content, size: (f32, f32)| {
        let (page, stream) = (alloc.bump(), alloc.bump());
        let bytes = deflate(&content.finish());
        pdf.stream(stream, &bytes).filter(Filter::FlateDecode);
        (page, stream, size.0, size.1)
    };

    for line in operations.lines() {
        let (head, tail) = line.split_once(" : ").unwrap_or((line, ""));
        let words: Vec<&str> = head.split_whitespace().collect();
        match words[0] {
            "symbol" => {
                content = Content::new();
                let n = numbers(&words[2..]);
                symbol = Some((words[1].parse::<usize>().unwrap_or(0), Rect::new(n[0], n[1], n[2], n[3])));
            }
            "end" => {
                if let Some((number, bounds)) = symbol.take() {
                    let id = alloc.bump();
                    let bytes = deflate(&std::mem::replace(&mut content, Content::new()).finish());
                    let mut form = pdf.form_xobject(id, &bytes);
                    form.bbox(bounds);
                    form.filter(Filter::FlateDecode);
                    resources(form.resources(), &symbols, &font_refs);
                    form.finish();
                    symbols.insert(number, id);
                }
            }
            "page" => {
                let done = std::mem::replace(&mut content, Content::new());
                if let Some(size) = page {
                    pages.push(finish_page(&mut pdf, &mut alloc, done, size));
                }
                let n = numbers(&words[1..]);
                page = Some((n[0], n[1]));
                content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, n[1] * POINTS]);
            }
            "clip" => {
                content.save_state();
                trace(&mut content, tail);
                content.clip_nonzero();
                content.end_path();
            }
            "unclip" => {
                content.restore_state();
            }
            "use" => {
                let m = numbers(&words[2..]);
                content.save_state();
                content.transform([m[0], m[1], m[2], m[3], m[4], m[5]]);
                content.x_object(Name(format!("S{}", words[1]).as_bytes()));
                content.restore_state();
            }
            "shape" => shape(&mut content, words[1], words[2], tail),
            "text" => {
                let font = Font::ALL.iter().position(|f| format!("{f:?}") == words[1]).unwrap_or(0);
                let size: f32 = words[2].parse().unwrap_or(1.0);
                let (c, m) = (numbers(&words[3].split(',').collect::<Vec<_>>()), numbers(&words[4..]));
                let mut glyphs = Vec::new();
                for ch in tail.chars() {
                    let id = files[font].charmap().map_unicode(ch).map_or(0, |glyph| glyph.to_u32() as u16);
                    let next = used[font].glyphs.len() as u16 + 1;
                    let cid = *used[font].glyphs.entry(id).or_insert(next);
                    glyphs.extend_from_slice(&cid.to_be_bytes());
                }
                content.set_fill_rgb(c[0], c[1], c[2]);
                content.begin_text();
                content.set_font(Name(format!("F{font}").as_bytes()), size);
                content.set_text_matrix([m[0], m[1], -m[2], -m[3], m[4], m[5]]);
                content.show(Str(&glyphs));
                content.end_text();
            }
            _ => {}
        }
    }
    if let Some(size) = page {
        pages.push(finish_page(&mut pdf, &mut alloc, content, size));
    }
    for (id, stream, width, height) in &pages {
        let mut page = pdf.page(*id);
        page.media_box(Rect::new(0.0, 0.0, width * POINTS, height * POINTS)).parent(tree).contents(*stream);
        resources(page.resources(), &symbols, &font_refs);
    }
    for (index, font) in Font::ALL.iter().enumerate().filter(|(index, _)| !used[*index].glyphs.is_empty()) {
        embed(&mut pdf, &mut alloc, font_refs[index], *font, &files[index], &used[index]);
    }
    pdf.catalog(catalog).pages(tree);
    pdf.pages(tree).count(pages.len() as i32).kids(pages.iter().map(|page| page.0));
    pdf.finish()
}

fn resources(
    mut resources: pdf_writer::writers::Resources<'_>,
    symbols: &BTreeMap<usize, Ref>,
    fonts: &[Ref],
) {
    let mut names = resources.x_objects();
    for (number, id) in symbols {
        names.pair(Name(format!("S{number}").as_bytes()), *id);
    }
    names.finish();
    let mut names = resources.fonts();
    for (number, id) in fonts.iter().enumerate() {
        names.pair(Name(format!("F{number}").as_bytes()), *id);
    }
}

fn shape(content: &mut Content, fill: &str, stroke: &str, path: &str) {
    let even_odd = fill.ends_with("evenodd");
    if fill != "-" {
        let c = numbers(&fill.split(',').take(3).collect::<Vec<_>>());
        content.set_fill_rgb(c[0], c[1], c[2]);
    }
    if stroke != "-" {
        let c = numbers(&stroke.split(',').collect::<Vec<_>>());
        content.set_stroke_rgb(c[0], c[1], c[2]).set_line_width(c[3]);
    }
    trace(content, path);
    match (fill != "-", stroke != "-", even_odd) {
        (true, true, false) => content.fill_nonzero_and_stroke(),
        (true, true, true) => content.fill_even_odd_and_stroke(),
        (true, false, false) => content.fill_nonzero(),
        (true, false, true) => content.fill_even_odd(),
        (false, true, _) => content.stroke(),
        (false, false, _) => content.end_path(),
    };
}

fn trace(content: &mut Content, path: &str) {
    let mut words = path.split_whitespace();
    while let Some(word) = words.next() {
        let mut next = || words.next().and_then(|word| word.parse::<f32>().ok()).unwrap_or(0.0);
        match word {
            "M" => content.move_to(next(), next()),
            "L" => content.line_to(next(), next()),
            "C" => content.cubic_to(next(), next(), next(), next(), next(), next()),
            _ => content.close_path(),
        };
    }
}

fn numbers(words: &[&str]) -> Vec<f32> {
    words.iter().map(|word| word.parse().unwrap_or(0.0)).collect()
}

fn deflate(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}

fn embed(pdf: &mut Pdf, alloc: &mut Ref, id: Ref, font: Font, source: &skrifa::Font, used: &Used) {
    let mut remapper = subsetter::GlyphRemapper::new();
    let mut by_cid: Vec<(u16, u16)> = used.glyphs.iter().map(|(glyph, cid)| (*cid, *glyph)).collect();
    by_cid.sort_unstable();
    by_cid.iter().for_each(|(_, glyph)| {
        remapper.remap(*glyph);
    });
    let Ok(subset) = subsetter::subset(font.bytes(), 0, &remapper) else { return };
    let name = format!("ABCDEF+{}", font.name());
    let (cid, descriptor, file) = (alloc.bump(), alloc.bump(), alloc.bump());
    let scale = 1000.0 / f32::from(source.units_per_em());
    pdf.type0_font(id)
        .base_font(Name(name.as_bytes()))
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid);
    let mut descendant = pdf.cid_font(cid);
    descendant
        .subtype(pdf_writer::types::CidFontType::Type2)
        .base_font(Name(name.as_bytes()))
        .system_info(pdf_writer::types::SystemInfo {
            registry: Str(b"Adobe"),
            ordering: Str(b"Identity"),
            supplement: 0,
        })
        .font_descriptor(descriptor)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    let advances = source.glyph_metrics();
    let widths = by_cid.iter().map(|(_, glyph)| advances.h_advance((*glyph).into()) * scale);
    descendant.widths().consecutive(1, widths);
    descendant.finish();
    let line = source.metrics().hhea_line.unwrap_or_default();
    pdf.font_descriptor(descriptor)
        .name(Name(name.as_bytes()))
        .flags(pdf_writer::types::FontFlags::SYMBOLIC)
        .bbox(Rect::new(0.0, -250.0, 1000.0, 750.0))
        .italic_angle(0.0)
        .ascent(line.ascender.to_f32() * scale)
        .descent(line.descender.to_f32() * scale)
        .cap_height(700.0)
        .stem_v(80.0)
        .font_file2(file);
    pdf.stream(file, &deflate(&subset)).filter(Filter::FlateDecode);
}
