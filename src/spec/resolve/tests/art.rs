//! Tests of art: parts of drawings, folders, and what is noted.

use std::io;

use crate::spec::{Files, Overrides, Source, draft};

/// A sheet of two pieces and a picture, in the folder above.
struct Shared;

impl Files for Shared {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        match path {
            "../art/sheet.svg" => Ok(b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\
                <g id='king' font-family='Arial'><text y='5'>K</text></g><path id='rook' d='M0 0H5V5Z'/></svg>"
                .to_vec()),
            "photo.png" => {
                let mut file = Vec::new();
                let mut encoder = png::Encoder::new(&mut file, 40, 60);
                encoder.set_color(png::ColorType::Grayscale);
                encoder.write_header().unwrap().write_image_data(&[9; 2400]).unwrap();
                Ok(file)
            }
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }
}

/// The faults and notes of a piece of 30 mm with this front.
fn said(front: &str) -> Vec<String> {
    let text = format!("[[piece]]\nshape = \"square\"\nside = \"30mm\"\nfront = {{ {front} }}\n");
    let draft = draft(&Source { name: "spec.toml".to_owned(), text }, &Overrides::default(), &Shared);
    draft.faults.iter().chain(&draft.notes).map(|finding| finding.message.to_string()).collect()
}

#[test]
fn a_part_of_a_sheet_is_named_after_its_file() {
    let nothing: [&str; 0] = [];
    assert_eq!(said("art = \"../art/sheet.svg#rook\""), nothing);
    assert_eq!(
        said("art = \"../art/sheet.svg#king\""),
        ["the text of the drawing is in `Arial`, which is not bundled: it is set in Libre Franklin"]
    );
    assert_eq!(
        said("art = \"../art/sheet.svg#bishop\""),
        ["`../art/sheet.svg#bishop`: the drawing has no part with the id `bishop`"]
    );
    assert_eq!(said("art = \"none.svg#a\""), ["there is no file `none.svg`"]);
}

#[test]
fn art_may_lie_one_folder_above() {
    for path in ["../../sheet.svg", "../art/../../sheet.svg", "art/../sheet.svg"] {
        assert_eq!(said(&format!("art = \"{path}\"")), [format!("`{path}` leaves the folder of the spec")]);
    }
    assert_eq!(said("art = \"..//sheet.svg\""), ["`/sheet.svg` is an absolute path"]);
}

#[test]
fn coarse_pictures_are_noted() {
    let coarse = ["this picture has only 101 dpi at this size, and looks coarse below 150"];
    assert_eq!(said("picture = \"photo.png\", size = \"10mm\""), coarse);
    assert_eq!(said("art = \"photo.png\", size = \"10mm\""), coarse);
    assert!(said("picture = \"photo.png\", size = \"6mm\"").is_empty());
    assert_eq!(said("picture = \"photo.png\"").len(), 1, "cropped to its face");
}
