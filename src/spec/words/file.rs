//! Files that a spec names, and all art together.

use std::fmt;

use crate::spec::limits;
use crate::text::message::{Argument, ToArgument, findings, messages};
use crate::text::{Message, shared_code};

/// A number of millions, rounded up, so that a value above a limit never looks equal to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Millions(u64);

impl Millions {
    pub(crate) fn of(number: u64) -> Millions {
        Millions(number.div_ceil(1_000_000))
    }

    /// « 1 million », « 2 millions »
    pub(super) fn french(self) -> String {
        format!("{} million{}", self.0, if self.0 < 2 { "" } else { "s" })
    }
}

impl fmt::Display for Millions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ToArgument for Millions {
    fn to_argument(&self) -> Argument {
        Argument::Number(self.0)
    }
}

/// How large art is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ArtSize {
    Pixels(Millions),
    Bytes(Millions),
    /// Percent of the work that all art may take.
    Work(u64),
}

/// Art that takes much of what all art together may.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LargeArt {
    /// Its file between backticks; `None` if it is written in the spec.
    pub name: Option<String>,
    pub size: ArtSize,
}

impl ToArgument for LargeArt {
    fn to_argument(&self) -> Argument {
        let (ArtSize::Pixels(Millions(size)) | ArtSize::Bytes(Millions(size)) | ArtSize::Work(size)) =
            self.size;
        Argument::List(vec![self.name.to_argument(), Argument::Number(size)])
    }
}

impl LargeArt {
    fn english(&self) -> String {
        let name = self.name.as_deref().unwrap_or("a drawing in the spec");
        match self.size {
            ArtSize::Pixels(size) => format!("{name} ({size} million)"),
            ArtSize::Bytes(size) => format!("{name} ({size} MB)"),
            ArtSize::Work(size) => format!("{name} ({size} %)"),
        }
    }

    fn french(&self) -> String {
        let name = self.name.as_deref().unwrap_or("un dessin écrit dans le fichier du jeu");
        match self.size {
            ArtSize::Pixels(size) => format!("{name} ({})", size.french()),
            ArtSize::Bytes(size) => format!("{name} ({size} Mo)"),
            ArtSize::Work(size) => format!("{name} ({size} %)"),
        }
    }
}

findings! {
    /// Findings about files that a spec names.
    FileFinding {
        ("file/path"; "A spec names a file that is not there, or that is outside its folder."
            / "Le jeu nomme un fichier qui n’est pas là, ou qui est hors de son dossier.") {
            AbsolutePath { path: String = "/games/star.svg" }
                en "`{path}` is an absolute path"
                fr "`{path}` est un chemin absolu";
            LeavesFolder { path: String = "../star.svg" }
                en "`{path}` leaves the folder of the spec"
                fr "`{path}` sort du dossier du jeu";
            Backslash { path: String = "art\\star.svg" }
                en "`{path}` has a backslash"
                fr "`{path}` contient une barre oblique inverse";
            EmptyPath
                en "the path of a file is empty"
                fr "le chemin d’un fichier est vide";
            NoFile { path: String = "star.svg" }
                en "there is no file `{path}`"
                fr "il n’y a pas de fichier `{path}`";
        }
        (shared_code::FILE_READ) {
            Unreadable { path: String = "star.svg", cause: Message = Message::from(crate::text::SystemCause::MayNotRead) }
                for reader
                en ("`{path}` cannot be read: {}", cause.sentence(reader))
                fr ("impossible de lire `{path}` : {}", cause.sentence(reader));
        }
        ("art/too-large"; "Art is larger, or takes more work to draw, than is plausible."
            / "Un dessin est plus grand, ou demande plus de travail, qu’il n’est vraisemblable.") {
            TooManyPixels { pixels: Millions = Millions(588) }
                en {
                    let most = Millions::of(limits::ALL_PIXELS);
                    format!("all pictures together have {pixels} million pixels, more than {most} million")
                }
                fr {
                    let (pixels, most) = (pixels.french(), Millions::of(limits::ALL_PIXELS).french());
                    format!("toutes les images ensemble ont {pixels} de pixels, et le maximum est de {most}")
                };
            TooManyBytes { megabytes: Millions = Millions(301) }
                en {
                    let most = Millions::of(limits::ALL_ART_BYTES);
                    format!("all files of art together have {megabytes} MB, more than {most} MB")
                }
                fr {
                    let most = Millions::of(limits::ALL_ART_BYTES);
                    format!(
                        "tous les dessins et les images ensemble font {megabytes} Mo, et le maximum est de {most} Mo"
                    )
                };
            TooMuchWork
                en "all drawings together take too much work to draw"
                fr "tous les dessins ensemble demandent trop de travail";
        }
    }
}

messages! {
    /// What to do about them.
    FileHint {
        BesideWithPath
            en "put the file beside the spec and write its path from there"
            fr "mettez le fichier à côté de celui du jeu, et écrivez son chemin à partir de là";
        BesideOrBelow
            en "put the file beside the spec or in a folder there"
            fr "mettez le fichier à côté de celui du jeu, ou dans un dossier qui s’y trouve";
        BesideOrAbove
            en "put the file beside the spec, in a folder there, or in the folder above it, whose path is `../` once"
            fr "mettez le fichier à côté de celui du jeu, dans un dossier qui s’y trouve, ou dans le dossier au-dessus, dont \
                le chemin est `../` une seule fois";
        Slashes
            en "write `/` between folders; it works everywhere"
            fr "écrivez `/` entre les dossiers : cela marche partout";
        PathsFromSpec
            en "paths start from the folder of the spec"
            fr "les chemins partent du dossier du jeu";
        MakeLargestSmaller { largest: Vec<LargeArt> = vec![
            LargeArt { name: Some("`a.png`".to_owned()), size: ArtSize::Pixels(Millions(400)) },
            LargeArt { name: None, size: ArtSize::Bytes(Millions(3)) },
        ] }
            en {
                let largest = largest.iter().map(LargeArt::english).collect::<Vec<_>>().join(", ");
                format!("make the largest smaller, 600 pixels an inch are more than a printer shows: {largest}")
            }
            fr {
                let largest = largest.iter().map(LargeArt::french).collect::<Vec<_>>().join(", ");
                format!("réduisez les plus gros, une imprimante ne montre pas 600 pixels par pouce : {largest}")
            };
        SimplifyLargest { largest: Vec<LargeArt> = vec![
            LargeArt { name: Some("`a.svg`".to_owned()), size: ArtSize::Work(40) },
            LargeArt { name: None, size: ArtSize::Work(3) },
        ] }
            en {
                let largest = largest.iter().map(LargeArt::english).collect::<Vec<_>>().join(", ");
                format!("simplify what takes most, or export it as PNG: {largest}")
            }
            fr {
                let largest = largest.iter().map(LargeArt::french).collect::<Vec<_>>().join(", ");
                format!("simplifiez ce qui en demande le plus, ou exportez-le en PNG : {largest}")
            };
    }
}
