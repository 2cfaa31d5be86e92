//! What is said of pictures and drawings.

use crate::text::message::{Message, findings, messages};

findings! {
    /// Why art cannot be used.
    ArtFinding {
        ("art/format"; "A file of art is neither SVG nor PNG nor JPEG."
            / "Le fichier d’un dessin n’est ni SVG, ni PNG, ni JPEG.") {
            OtherFormat { format: String = "PDF" }
                en "this is a {format} file; art must be SVG, PNG or JPEG"
                fr ("c’est un fichier {} ; une illustration doit être en SVG, PNG ou JPEG", format_name_fr(format));
            NoArt
                en "this is neither SVG nor PNG nor JPEG"
                fr "ce n’est ni du SVG, ni du PNG, ni du JPEG";
        }
        ("art/part"; "A drawing has no part of this name."
            / "Un dessin n’a pas d’élément de ce nom.") {
            NoPart { id: String = "wk".to_owned() }
                en "the drawing has no part with the id `{id}`"
                fr "le dessin n’a pas d’élément d’identifiant `{id}`";
        }
        ("art/damaged"; "A drawing is damaged."
            / "Un dessin est abîmé.") {
            DamagedDrawing
                en "the drawing is damaged, and cannot be read"
                fr "le dessin est endommagé et ne peut pas être lu";
        }
        ("art/too-large"; "Art is larger, or takes more work to draw, than is plausible."
            / "Un dessin est plus grand, ou demande plus de travail, qu’il n’est vraisemblable.") {
            LargeDrawing { most_megabytes: usize = 10 }
                en "the drawing is larger than {most_megabytes} MB"
                fr "le dessin dépasse {most_megabytes} Mo";
            ManyParts
                en "the drawing has too many parts"
                fr "le dessin a trop d’éléments";
            ManyAttributes
                en "the drawing has too many attributes"
                fr "le dessin a trop d’attributs";
            ManyLines
                en "the drawing has too many lines, dashes or curves"
                fr "le dessin a trop de traits, de tirets ou de courbes";
            ManyRules
                en "the drawing's style has too many rules"
                fr "le style du dessin a trop de règles";
            ManyLayers
                en "the drawing has too many layers, masks, patterns, dashes or filters"
                fr "le dessin a trop de calques, de masques, de motifs, de tirets ou de filtres";
            DeepParts { most: u32 = 500 }
                en "the drawing nests its parts more than {most} deep"
                fr "le dessin imbrique ses éléments sur plus de {most} niveaux";
            GrowingEntities
                en "the drawing is made of entities that grow when they are read"
                fr "le dessin est fait d’entités qui grossissent à la lecture";
            ManyPixels
                en "the pictures in the drawing have too many pixels together"
                fr "les images dans le dessin ont ensemble trop de pixels";
            FarOutside
                en "a part of the drawing lies far outside it"
                fr "un élément du dessin se trouve loin en dehors de celui-ci";
            FilterReachesFar
                en "a filter of the drawing reaches far beyond it"
                fr "un filtre du dessin s’étend loin au-delà de celui-ci";
        }
        ("art/unsupported"; "A drawing holds something that is not drawn."
            / "Un dessin contient quelque chose qui n’est pas dessiné.") {
            StopsTheRenderer
                en "the drawing cannot be drawn: it crashes the renderer"
                fr "le dessin ne peut pas être rendu : il fait planter le moteur de rendu";
            LargeNumber
                en "the drawing holds a number that is larger than any drawing"
                fr "le dessin contient un nombre plus grand que n’importe quel dessin";
            LongValue
                en "the value of an attribute is longer than any drawing needs"
                fr "la valeur d’un attribut est d’une longueur démesurée";
            MadeOfItself
                en "a part of the drawing refers to itself"
                fr "un élément du dessin renvoie à lui-même";
            Words
                en "the drawing holds text in a frame, or along a path that is missing"
                fr "le dessin contient du texte dans un cadre, ou le long d’un tracé qui manque";
            MissingLetters { letters: String = "碁".to_owned() }
                en "the drawing's text holds `{letters}`, which the bundled fonts lack"
                fr "le texte du dessin contient `{letters}`, qui manque aux polices fournies";
            Pixels
                en "the drawing holds a picture of pixels beside gradients, masks or filters"
                fr "le dessin contient une image en pixels à côté de dégradés, de masques ou de filtres";
            NotDrawn { what: String = "hatch" }
                en "the drawing holds `{what}`, which is not drawn"
                fr "le dessin contient `{what}`, qui n’est pas dessiné";
            NeedsAnotherFile { file: String = "photo.jpg" }
                en "the drawing needs another file: `{file}`"
                fr "le dessin a besoin d’un autre fichier : `{file}`";
        }
        ("art/empty"; "A file of art is empty, shows nothing or has no size."
            / "Le fichier d’un dessin est vide, ne montre rien ou n’a pas de taille.") {
            EmptyFile
                en "the file is empty"
                fr "le fichier est vide";
            NoWidthOrHeight
                en "the drawing is a strip without width or height"
                fr "le dessin est une bande sans largeur ou sans hauteur";
            ShowsNothing
                en "the drawing shows nothing"
                fr "le dessin ne montre rien";
        }
    }
}

messages! {
    /// Where it is, and what to do about it.
    ArtHint {
        InLine { line: u32 = 3, column: u32 = 14, what: Box<Message> = Box::new(ArtFinding::Words.into()) }
            for reader
            en ("line {line}, column {column}: {}", what.sentence(reader))
            fr ("ligne {line}, colonne {column} : {}", what.sentence(reader));
        /// Reasons or hints, and the number of those that are not listed.
        Several { all: Vec<Message> = vec![ArtFinding::Words.into(), ArtFinding::Pixels.into()], more: usize = 3 }
            for reader
            en {
                let more = if *more > 0 { format!("; and {more} more") } else { String::new() };
                let all: Vec<String> = all.iter().map(|one| one.sentence(reader)).collect();
                all.join("; ") + &more
            }
            fr {
                let more = match more {
                    0 => String::new(),
                    1 => " ; et un autre".to_owned(),
                    more => format!(" ; et {more} autres"),
                };
                let all: Vec<String> = all.iter().map(|one| one.sentence(reader)).collect();
                all.join(" ; ") + &more
            };
        ExportAsPngOrSvg
            en "export it as PNG, or as SVG if it is made of lines"
            fr "exportez-le en PNG, ou en SVG s’il est fait de traits";
        ExportAsPng
            en "export it from the drawing program as PNG, with 600 pixels an inch"
            fr "exportez-le depuis le logiciel de dessin en PNG, à 600 pixels par pouce";
        SaveAsPlainSvg
            en "save it as plain SVG"
            fr "enregistrez-le en SVG simple";
        OpenAndSaveAsPlainSvg
            en "open it in a drawing program and save it as plain SVG"
            fr "ouvrez-le dans un logiciel de dessin et enregistrez-le en SVG simple";
        SaveAsPlainSvgOrPng
            en "open it in a drawing program and save it as plain SVG, or export it as PNG"
            fr "ouvrez-le dans un logiciel de dessin et enregistrez-le en SVG simple, ou exportez-le en PNG";
        SaveAgain
            en "open it in a picture program and save it again"
            fr "ouvrez-la dans un logiciel d’images et enregistrez-la de nouveau";
        SaveAsOrdinary { format: String = "PNG" }
            en "open it in a picture program and save it as an ordinary {format}, or as PNG"
            fr "ouvrez-la dans un logiciel d’images et enregistrez-la en {format} ordinaire, ou en PNG";
        SaveAsBaseline
            en "open it in a picture program and save it again as an ordinary (baseline) JPEG, or as PNG"
            fr "ouvrez-la dans un logiciel d’images et enregistrez-la en JPEG ordinaire (« baseline »), ou en PNG";
        CopyAgain
            en "it was cut short, or its size was changed: copy it again from where it came from"
            fr "le fichier a été tronqué, ou sa taille modifiée : copiez-le de nouveau depuis l’original";
        MakeSmaller
            en "make it smaller: 600 pixels an inch are more than a printer shows"
            fr "réduisez-la : 600 pixels par pouce, c’est plus qu’une imprimante n’en montre";
        OpenInABrowser
            en "open it in a browser to see what is wrong"
            fr "ouvrez-le dans un navigateur pour voir ce qui ne va pas";
        GiveItASize
            en "give it the size of what it shows (its page or viewBox) in the drawing program"
            fr "donnez-lui la taille de ce qu’il montre (sa page ou viewBox) dans le logiciel de dessin";
        RemoveWhatIsOffThePage
            en "open it in a drawing program, remove what lies off the page and save it again"
            fr "ouvrez-le dans un logiciel de dessin, supprimez ce qui est hors de la page et enregistrez-le de nouveau";
        BringAllOntoThePage
            en "open it in a drawing program, bring all parts onto the page and save it again"
            fr "ouvrez-le dans un logiciel de dessin, ramenez tous les éléments sur la page et enregistrez-le de nouveau";
        SimplifyOrPng
            en "simplify it in the drawing program, or export it as PNG"
            fr "simplifiez-le dans le logiciel de dessin, ou exportez-le en PNG";
        Ungroup
            en "ungroup and simplify it in the drawing program"
            fr "dégroupez-le et simplifiez-le dans le logiciel de dessin";
        DrawAnew
            en "open it in a drawing program and draw that part anew"
            fr "ouvrez-le dans un logiciel de dessin et redessinez cet élément";
        RemoveTheFilter
            en "remove the filter in the drawing program, or export the drawing as PNG"
            fr "supprimez le filtre dans le logiciel de dessin, ou exportez le dessin en PNG";
        TextToPaths
            en "convert text to paths in the drawing program, with Inkscape: \
                `inkscape --export-text-to-path --export-plain-svg=OUT.svg IN.svg`"
            fr "convertissez le texte en tracés dans le logiciel de dessin, avec Inkscape : \
                `inkscape --export-text-to-path --export-plain-svg=SORTIE.svg ENTRÉE.svg`";
        /// Those most like what was typed.
        PartsAre { ids: Vec<String> = vec!["wK".to_owned(), "bK".to_owned()] }
            en {
                match ids.as_slice() {
                    [] => "give its parts ids in the drawing program".to_owned(),
                    ids => format!("it has `{}`", ids.join("`, `")),
                }
            }
            fr {
                match ids.as_slice() {
                    [] => "donnez des identifiants à ses éléments dans le logiciel de dessin".to_owned(),
                    ids => format!("il a `{}`", ids.join("`, `")),
                }
            };
        EmbedThePicture
            en "embed the picture in the drawing, or place it on the face by itself"
            fr "incorporez l’image au dessin, ou placez-la elle-même sur la face";
        EmbedPngOrJpeg
            en "embed pictures in a drawing as PNG or JPEG"
            fr "incorporez les images à un dessin en PNG ou JPEG";
        PictureByItself
            en "place the picture on the face by itself, as PNG or JPEG"
            fr "placez l’image elle-même sur la face, en PNG ou JPEG";
        HoldAllItsParts
            en "a drawing must hold all its parts itself"
            fr "un dessin doit contenir tous ses éléments";
    }
}

/// The name of a format. Those that are the same in all languages stay as they are.
pub(crate) fn format_name_fr(name: &str) -> String {
    name.replace("film", "vidéo").replace("camera raw", "RAW").replace(" or ", " ou ")
}
