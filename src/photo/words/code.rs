//! Codes that findings about boards and about planks share.

use crate::text::Code;
use crate::text::message::code;

pub(crate) const NO_MARKERS: Code = code!("photo/no-markers" Readable; "No marker of a board or a strip was found."
        / "Aucun marqueur de plateau ni de bande n’a été trouvé.");

pub(crate) const TOO_FEW_MARKERS: Code = code!("photo/too-few-markers" Readable;
    "Too few markers were found to locate a board, a camp or a strip."
    / "Trop peu de marqueurs ont été trouvés pour situer un plateau, un camp ou une bande.");

pub(crate) const BLURRED: Code = code!("photo/blurred" Readable;
    "The picture is blurred, or many markers of a row of strips cannot be seen."
    / "L’image est floue, ou beaucoup de marqueurs d’une file de bandes ne se voient pas.");

pub(crate) const TWO_BOARDS: Code = code!("photo/two-boards" Readable;
    "Two boards or sets of strips with the same markers are in the picture."
    / "Il y a dans l’image deux plateaux, ou deux séries de bandes, qui ont les mêmes marqueurs.");
