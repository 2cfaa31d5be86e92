//! From a photograph of the table to what lies on it: which piece on which square, how turned, how sure.
//!
//! ```text
//!  JPEG, PNG ──picture──► Picture (light and colour)
//!                            │ marker: the black squares printed on boards and planks
//!                            ▼
//!                        sightings ──view──► where the board lies, how the camera stood
//!                            │
//!                            ▼  ground: the flat picture at the height of the pieces' tops
//!                        faces · balls · strips   what lies on each square, each guess with its weight
//!                            ▼
//!                         Reading
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `picture/` | a file of a camera → pixels, within bounds; what is no such file, and how to make one of it |
//! | `grey` | light alone, pixel by pixel |
//! | `marker/` | finds markers: threshold, outlines, edges, bits |
//! | `view/` | plane geometry: homography, camera, pose, planes above the board |
//! | `ground/` | the board as it was printed, found in the picture: flat pictures, light, marks of the print |
//! | `faces/` | tells pieces by their printed faces, drawn by the same hand as on paper |
//! | `balls/` | tells balls by their colour, and discs by colour and sign |
//! | `strips/` | finds planks by their own markers, their order, and the tokens on them |
//! | `reading` | what was seen: guesses with weights |
//! | `refusal` | why a picture cannot be read, and what to do |
//! | `overlay` | what was seen, drawn over the picture |
//!
//! The map of a board is the game's own geometry ([`crate::game`]), the faces are drawn by [`crate::draw`]:
//! there is no second set of numbers. Nothing here knows what is legal.

pub mod grey;
pub mod marker;
pub mod reading;
pub mod view;
