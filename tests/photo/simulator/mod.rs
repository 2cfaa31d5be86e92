//! A picture simulator: tables with printed boards and pieces on them as a phone would photograph them.
//!
//! It shares nothing with what reads photos, its own projection least of all, so that neither hides the
//! other's mistakes. Prints come in as plain pictures ([`Texture`]).
//!
//! The table is x to the right and y down, as on a print, and z up from it, in mm. [`photograph`] gives the file and
//! maps points of space to its pixels:
//!
//! ```ignore
//! let board = Thing::Sheet { texture: Arc::new(print), thickness: 0.3, bend: None, place: Place::default() };
//! let table = Table { ground: Ground::any(seed), things: vec![board], clutter: Clutter::some() };
//! let camera = Camera { tilt: 35.0, swing: 20.0, ..Camera::default() }.framing(&corners, 0.1);
//! let photo = photograph(&table, &camera, &Light::hard(seed), &Wear::hard(seed), seed);
//! let (x, y) = photo.pixel_of(12.0, -30.0, 0.3).expect("it is in the picture");
//! ```
//!
//! Not simulated: pieces that lie tilted on others, shadows on balls, what a bent page does to what lies on it (give
//! each thing its height), a sharpness that falls off with depth, and hands
//! themselves.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]

mod ball;
mod camera;
mod color;
mod hand;
mod ink;
mod kind;
mod light;
mod phone;
mod random;
mod scene;
mod sensor;
mod shadow;
mod stage;
mod table;
#[cfg(test)]
mod tests;
mod texture;
mod thing;
mod trace;

pub use camera::{Camera, View};
pub use hand::Hand;
pub use ink::Ink;
pub use kind::{Conditions, Entry, Kind, PARAMETERS, Parameter};
pub use light::{Edge, Glare, Lamp, Light, Wear};
pub use random::Random;
pub use table::{Clutter, Ground, Table};
pub use texture::Texture;
pub use thing::{Bend, Finish, Outline, Place, Thing};

/// A picture in sRGB, row by row, before it is made a file.
#[derive(Debug, Clone)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<u8>,
}

impl Picture {
    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        std::array::from_fn(|channel| self.rgb[(y * self.width + x) * 3 + channel])
    }
}

/// The file that a phone would make, and the truth about it.
#[derive(Debug, Clone)]
pub struct Photo {
    pub jpeg: Vec<u8>,
    pub width: usize,
    pub height: usize,
    view: View,
}

impl Photo {
    /// The image of a point `height` mm above the table, even if it is hidden, counted from the top left corner of
    /// the first pixel; `None` if it is outside the picture.
    pub fn pixel_of(&self, x: f64, y: f64, height: f64) -> Option<(f64, f64)> {
        let inside =
            |&(u, v): &(f64, f64)| u >= 0.0 && v >= 0.0 && u < self.width as f64 && v < self.height as f64;
        self.view.project([x, y, height]).filter(inside)
    }

    /// The image of a point of a print, `(u, v)` in mm from its top left corner, including bent pages.
    pub fn pixel_on(&self, thing: &Thing, u: f64, v: f64) -> Option<(f64, f64)> {
        let [x, y, z] = thing.printed(u, v);
        self.pixel_of(x, y, z)
    }
}

/// The picture before it is made a file.
pub fn picture(table: &Table, camera: &Camera, light: &Light, wear: &Wear, seed: u64) -> Picture {
    let mut exposure = trace::trace(table, camera, light, wear, seed);
    sensor::light_up(&mut exposure, light);
    sensor::develop(&exposure, wear, seed)
}

/// Takes the photo. The same arguments give the same bytes.
pub fn photograph(table: &Table, camera: &Camera, light: &Light, wear: &Wear, seed: u64) -> Photo {
    let picture = picture(table, camera, light, wear, seed);
    let jpeg = sensor::jpeg(&picture, wear, camera.exif);
    let (width, height) = (picture.width, picture.height);
    Photo { jpeg, width, height, view: View::new(&camera.resized(width, height)) }
}
