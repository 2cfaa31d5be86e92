//! Tests of the layout, and test support for other rooms.
//!
//! | file | holds |
//! |---|---|
//! | `fixtures` | small games, common papers and options |
//! | `generators` | random games and options, and their sheets |
//! | `outline` | outlines on paper and distances between them, independent of the layout |
//! | `placement` | distances between items, and backs behind their fronts |
//! | `mark_checker` | the ends of cuts that lack a mark, found without knowing how marks are made |
//! | `layouts` | expected sheets of given games |
//! | `through` | cuts that run right through, made one after the other |
//! | `lines` | what holds for cut lines and the length of marks |
//! | `properties` | what holds for every game on every paper |

pub(crate) mod fixtures;
pub(crate) mod generators;
pub(crate) mod mark_checker;
pub(crate) mod placement;

mod layouts;
mod lines;
mod outline;
mod properties;
pub(crate) mod through;
