//! The words of the JSON Schema in French, laid over the English ones of the types.

use crate::game::Lang;
use crate::spec::PRINT_OPTIONS;
use crate::text::message::unbroken;

/// The French for a title or a description of the schema, however it is broken into lines.
pub(crate) fn schema_french(english: &str) -> Option<String> {
    let options = PRINT_OPTIONS.iter().filter_map(|option| Some((option.about, option.about_fr?)));
    let mut all = SCHEMA_WORDS.iter().copied().chain(options);
    let (_, french) = all.find(|(known, _)| known.split_whitespace().eq(english.split_whitespace()))?;
    Some(unbroken(french.to_owned(), Lang::Fr))
}

/// English and French, table by table.
#[rustfmt::skip]
pub(crate) const SCHEMA_WORDS: &[(&str, &str)] = &[
    // The whole spec.
    ("Spec", "Fichier de jeu"),
    ("A Tablier spec: boards and pieces, and the paper that they are printed on.",
        "Un jeu de Tablier : plateaux et pièces, et le papier sur lequel ils sont imprimés."),
    ("The boards.", "Les plateaux."),
    ("The boxes that its pieces are kept in.", "Les boîtes où se rangent ses pièces."),
    ("The sheets to note on who wins and scores.", "Les feuilles où l’on note qui gagne et qui marque."),
    ("How thick its pieces are once they are glued on their card, by which its boxes are sized. Default: `2mm`.",
        "L’épaisseur de ses pièces une fois collées sur leur carton, dont dépend la taille de ses boîtes. Par défaut : `2mm`."),
    // Boxes.
    ("A box of card with a lid at either end, to cut, fold and glue. It is printed with `--only boxes`.",
        "Une boîte en carton, avec un couvercle à chaque bout, à découper, plier et coller. Elle s’imprime avec `--only boxes`."),
    ("Its name: lower-case letters, digits and hyphens. Default: `box`.",
        "Son nom : minuscules, chiffres et traits d’union. Par défaut : `box`."),
    ("What is printed on its front and its sides, unless they have words of their own. Default: the title of the game.",
        "Ce qui est imprimé devant et sur les côtés, sauf s’ils ont leurs propres mots. Par défaut : le titre du jeu."),
    ("The names of the pieces that it is made for; `plank` stands for `plank-red` and `plank-blue`, too. They lie in piles, glued \
      on card as thick as `[game]` says. Default: all pieces, if it has no sizes of its own.",
        "Les noms des pièces pour lesquelles elle est faite ; `plank` vaut aussi pour `plank-red` et `plank-blue`. Elles y sont en \
         piles, collées sur un carton aussi épais que le dit `[game]`. Par défaut : toutes les pièces, si elle n’a pas de tailles à elle."),
    ("Inside, from side to side.", "À l’intérieur, d’un côté à l’autre."),
    ("Inside, from front to back.", "À l’intérieur, de l’avant à l’arrière."),
    ("Inside, from lid to lid.", "À l’intérieur, d’un couvercle à l’autre."),
    ("How thick its own card is. Default: `0.3mm`.", "L’épaisseur de son propre carton. Par défaut : `0.3mm`."),
    ("What is printed on its front. Default: blank, but for the title.",
        "Ce qui est imprimé devant. Par défaut : rien que le titre."),
    ("What is printed on its back. Default: the background and the pattern of the front.",
        "Ce qui est imprimé derrière. Par défaut : le fond et le motif de devant."),
    ("What is printed on either of its narrow sides. Default: the background and the pattern of the front, and the title.",
        "Ce qui est imprimé sur chacun de ses côtés étroits. Par défaut : le fond et le motif de devant, et le titre."),
    ("What is printed on both lids. Default: the background and the pattern of the front.",
        "Ce qui est imprimé sur les deux couvercles. Par défaut : le fond et le motif de devant."),
    ("The same, but cut only if `holes` in `[sheet]` or `--holes` says so: a marble lies still in it. Default: no hole.",
        "Le même, mais découpé seulement si `holes` dans `[sheet]` ou `--holes` le demande : une bille y tient en place. Par défaut : pas de trou."),
    // Score sheets.
    ("A sheet to note on who wins and scores. It is printed with `--only scores`.",
        "Une feuille où l’on note qui gagne et qui marque. Elle s’imprime avec `--only scores`."),
    ("What it is called. Default: `Score sheet`, `Feuille de marque`.",
        "Comment elle s’appelle. Par défaut : `Score sheet`, `Feuille de marque`."),
    ("How it is filled in. Default: nothing.", "Comment on la remplit. Par défaut : rien."),
    ("How many players there are; each writes a name.", "Combien il y a de joueurs ; chacun écrit son nom."),
    ("The names of the players, if they are the same in each game: their colours, or the letters of their pieces.",
        "Les noms des joueurs, s’ils sont les mêmes à chaque partie : leurs couleurs, ou les lettres de leurs pièces."),
    ("How many rounds have a row, in which each player notes points; the sums stand below.",
        "Combien de manches ont une ligne, où chaque joueur note ses points ; les totaux sont au-dessous."),
    ("How many games each player has a box for, to be ticked by who wins.",
        "Pour combien de parties chaque joueur a une case, que coche celui qui gagne."),
    ("Colours by your own names, which can be used wherever a colour can.",
        "Des couleurs aux noms de votre choix, qui s’emploient partout où il faut une couleur."),
    ("Faces with a name, to be used with `like = \"name\"`.",
        "Des faces qui ont un nom, à employer avec `like = \"name\"`."),
    ("What the game is called.", "Comment le jeu s’appelle."),
    ("The pieces.", "Les pièces."),
    ("The rules that positions are judged by.", "Les règles selon lesquelles les positions sont jugées."),
    ("The paper and how cuts and backs are printed on it. The command line overrides it.",
        "Le papier, et comment les coupes et les dos y sont imprimés. La ligne de commande l’emporte."),
    ("A text: one string for all languages, or one for each.",
        "Un texte : un seul pour toutes les langues, ou un pour chacune."),
    ("In English.", "En anglais."),
    ("In French.", "En français."),
    ("A number and its unit: mm, cm, in or pt.", "Un nombre et son unité : mm, cm, in (pouces) ou pt (points)."),
    ("A name from [colors], a CSS name, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.",
        "Un nom de [colors], un nom CSS, `#rrggbb`, ou `cmyk(c, m, y, k)` en pour cent."),

    // [game]
    ("The rules in words: a Markdown file per language, relative to the spec. The section of a heading that ends with \
      `{#making}` stands beside the sheets on the page. Default: none.",
        "La règle du jeu : un fichier Markdown par langue, dont le chemin part de ce fichier. La partie dont le titre \
         finit par `{#making}` paraît dans la page à côté des feuilles. Par défaut : aucune."),
    ("What its files are called: lower-case letters, digits and hyphens. Default: the spec's file name.",
        "Le nom de ses fichiers : minuscules, chiffres et traits d’union. Par défaut : le nom de ce fichier."),
    ("One line on where it comes from, which the PDF keeps as its subject and `tablier list` shows of a ready game. \
      Default: none.",
        "Une ligne qui dit d’où vient le jeu : le PDF la garde comme sujet, et `tablier list` la montre pour un jeu tout \
         fait. Par défaut : aucune."),
    ("What it is called on paper. Default: its name.", "Son nom sur le papier. Par défaut : son nom."),

    // [rules]
    ("The rules that positions are judged by: an engine and its options.",
        "Les règles selon lesquelles les positions sont jugées : un jeu connu et ses options."),
    ("Which rules.", "Quelles règles."),
    ("whether balls step forward over edges and the far corner, or along three diagonals. Default: `forward`.",
        "les billes avancent par les côtés et le coin du fond, ou selon trois diagonales. Par défaut : `forward`."),
    ("whether tokens move once one's own six are out, or once everything of everybody is. Default: `own`.",
        "les jetons se déplacent dès que l’on a posé ses six jetons, ou une fois posé tout ce qu’ont tous les joueurs. \
         Par défaut : `own`."),
    ("whether the outer border must be of one colour, or may show any colours. Default: `one-colour`.",
        "le bord du rectangle doit être d’une seule couleur, ou peut en montrer plusieurs. Par défaut : `one-colour`."),
    ("whether a placed piece must join a line of a piece in place, or only touch one. Default: `line`.",
        "une pièce que l’on pose doit rejoindre une ligne d’une pièce déjà posée, ou seulement en toucher une. \
         Par défaut : `line`."),

    // [sheet]
    ("The paper and how cuts and backs are printed on it.",
        "Le papier, et comment les coupes et les dos y sont imprimés."),
    ("Per cent of the sizes of the spec, or a factor: from 50% to 200%.", "Pour cent des tailles du fichier, ou facteur : de 50% à 200%."),
    ("A paper by name, or its width and height.", "Un papier par son nom, ou sa largeur et sa hauteur."),

    // [[board]]
    ("A board.", "Un plateau."),
    ("Hexagons: from one flat side of one to the opposite one.",
        "Hexagones : la distance d’un côté au côté opposé."),
    ("Separate parts, each a whole grid, by their letters: `[\"A\", \"B\"]`. Default: one board.",
        "Des camps séparés, dont chacun a toute la grille, par leurs lettres : `[\"A\", \"B\"]`. Par défaut : un seul \
         plateau."),
    ("What is printed on every cell that is in no zone. Default: the paper.",
        "Ce qui est imprimé sur chaque case qui n’est dans aucune zone. Par défaut : le papier."),
    ("How many cells lie side by side; they have letters from the left, `a1` is at the bottom left.",
        "Le nombre de cases côte à côte ; leurs lettres vont de gauche à droite, `a1` est en bas à gauche."),
    ("How many cells lie one above the other.", "Le nombre de cases l’une au-dessus de l’autre."),
    ("Whether columns are lettered and rows are numbered on the frame, or outside where there is none; on a board whose \
      shape is a hexagon each cell has its name in it. Default: `false`.",
        "Écrit les lettres des colonnes et les numéros des lignes sur le cadre, ou à l’extérieur s’il n’y en a pas ; sur un \
         plateau en forme d’hexagone, chaque case porte son nom. Par défaut : `false`."),
    ("What lies round the grid. Default: no frame.", "Ce qui entoure la grille. Par défaut : pas de cadre."),
    ("Whether it has squares, hexagons, points joined by lines, or no cells at all, as a map. Default: `square`; \
      `none` with a `width` instead of `columns`.",
        "Des cases carrées, des hexagones, des points reliés par des lignes, ou aucune case, comme une carte. Par \
         défaut : `square` ; `none` si l’on écrit `width` au lieu de `columns`."),
    ("Hexagons: the shape of the board. `rhombus` has `columns` by `rows` hexagons; `hexagon` is as wide as `columns` \
      and as high as `rows`, which are odd and equal: its cells are called as on the rectangle, whose corners are not \
      there, and `e5` is the middle of 9 × 9. Default: `rectangle`.",
        "Hexagones : la forme du plateau. `rhombus` a `columns` hexagones sur `rows` ; `hexagon` a la largeur de \
         `columns` et la hauteur de `rows`, deux nombres impairs et égaux : ses cases s’appellent comme sur le rectangle, \
         moins les coins, et `e5` est le milieu de 9 × 9. Par défaut : `rectangle`."),
    ("Cells that are not there, named as in a zone. Default: none.",
        "Les cases qui n’existent pas, nommées comme dans une zone. Par défaut : aucune."),
    ("Bands of colour along the sides of the outline. Default: none.",
        "Des bandes de couleur le long des côtés du contour. Par défaut : aucune."),
    ("Without cells: from left to right.", "Sans cases : de gauche à droite."),
    ("Without cells: from top to bottom. Default: as its picture needs.",
        "Sans cases : de haut en bas. Par défaut : ce qu’il faut à son image."),
    ("A PNG or JPEG file below the whole grid, relative to the spec. Default: none.",
        "Un fichier PNG ou JPEG sous toute la grille ; son chemin part de ce fichier. Par défaut : aucune."),
    ("An SVG file below the whole grid, relative to the spec. Default: none.",
        "Un fichier SVG sous toute la grille ; son chemin part de ce fichier. Par défaut : aucun."),
    ("Whether the picture or art covers the grid (`cover`), or all of it is seen (`contain`). Default: `cover`.",
        "L’image ou le dessin recouvre la grille (`cover`), ou s’y voit en entier (`contain`). Par défaut : `cover`."),
    ("The colours of the sides of a board.", "Les couleurs des côtés d’un plateau."),
    ("Above the top row; not on a hexagonal board with `top = \"flat\"`. Default: none.",
        "Au-dessus de la rangée du haut ; absent d’un plateau hexagonal qui a `top = \"flat\"`. Par défaut : aucune."),
    ("Below the bottom row; not on a hexagonal board with `top = \"flat\"`. Default: none.",
        "Au-dessous de la rangée du bas ; absent d’un plateau hexagonal qui a `top = \"flat\"`. Par défaut : aucune."),
    ("To the left of the rows; on a hexagonal board only with `top = \"flat\"`. Default: none.",
        "À gauche des rangées ; sur un plateau hexagonal, seulement avec `top = \"flat\"`. Par défaut : aucune."),
    ("To the right of the rows; on a hexagonal board only with `top = \"flat\"`. Default: none.",
        "À droite des rangées ; sur un plateau hexagonal, seulement avec `top = \"flat\"`. Par défaut : aucune."),
    ("Hexagonal boards: above, to the left. Default: none.",
        "Plateaux hexagonaux : en haut à gauche. Par défaut : aucune."),
    ("Hexagonal boards: above, to the right. Default: none.",
        "Plateaux hexagonaux : en haut à droite. Par défaut : aucune."),
    ("Hexagonal boards: below, to the left. Default: none.",
        "Plateaux hexagonaux : en bas à gauche. Par défaut : aucune."),
    ("Hexagonal boards: below, to the right. Default: none.",
        "Plateaux hexagonaux : en bas à droite. Par défaut : aucune."),
    ("How the cells are repeated: as the board itself is symmetric. Default: not at all.",
        "Comment les cases se répètent, selon les symétries du plateau. Par défaut : aucune."),
    ("Cells of boards: two or more colours in turn instead of one `background`, as on a chessboard; hexagons need three. \
      Default: none.",
        "Cases d’un plateau : deux couleurs ou plus à tour de rôle au lieu d’un seul `background`, comme sur un damier ; \
         aux hexagones il en faut trois. Par défaut : aucune."),
    ("Art, picture: whether it covers the face (`cover`), or all of it is on it (`contain`). Default: a picture covers it, art has a margin.",
        "Dessin, image : recouvre la face (`cover`), ou s’y voit en entier (`contain`). Par défaut, une image la recouvre, un dessin \
         garde une marge."),
    ("The lines between cells, or those that join points. Default: dark grey, `0.3mm`.",
        "Les traits entre les cases, ou ceux qui relient les points. Par défaut : gris foncé, `0.3mm`."),
    ("Points: the lines, each through the points that it names: `\"a1 a7 g7\"`. A point that no line goes through is not \
      there. Default: all lines of the lattice.",
        "Points : les lignes, dont chacune passe par les points qu’elle nomme : `\"a1 a7 g7\"`. Un point par où ne passe \
         aucune ligne n’existe pas. Par défaut : tout le quadrillage."),
    ("Markers by which a camera finds the board in a photo, by their ids from 0 to 34: four for the corners, or eight for \
      corners and sides, clockwise from the top left; this many for each camp. A frame that is too narrow is widened \
      to 16 mm where they lie. Photos of two games are told apart by their ids. Default: none.",
        "Les marqueurs auxquels l’appareil photo reconnaît le plateau, par leurs numéros, de 0 à 34 : quatre pour les \
         coins, ou huit pour les coins et les côtés, à partir du coin en haut à gauche, dans le sens des aiguilles \
         d’une montre ; autant pour chaque camp. Un cadre trop étroit s’élargit à 16 mm là où ils se trouvent. Ces \
         numéros distinguent les photos de deux jeux. Par défaut : aucun."),
    ("Its name: lower-case letters, digits and hyphens. Default: `board`.",
        "Son nom : minuscules, chiffres et traits d’union. Par défaut : `board`."),
    ("With `markers`: colours that are printed on the frame as patches, so that a camera can compare them with what lies \
      on the board. Default: none.",
        "Avec `markers` : des couleurs témoins, imprimées sur le cadre, auxquelles l’appareil photo compare ce qui se \
         trouve sur le plateau. Par défaut : aucune."),
    ("Squares: the side of one.", "Cases carrées : le côté d’une case."),
    ("Points: from one to the next.", "Points : la distance de l’un au suivant."),
    ("What it is called on paper. Default: `Board`, `Plateau`.",
        "Son nom sur le papier. Par défaut : `Plateau`, en anglais `Board`."),
    ("Hexagons: what is at the top of one. Default: `pointy`.",
        "Hexagones : ce qu’ils ont en haut, un angle ou un côté. Par défaut : `pointy`."),
    ("Cells that differ from the others. Default: none.", "Des cases qui diffèrent des autres. Par défaut : aucune."),
    ("What lies round the grid of a board.", "Ce qui entoure la grille d’un plateau."),
    ("Its width above and below the grid. Default: as `sides`.",
        "Sa largeur au-dessus et au-dessous de la grille. Par défaut : celle de `sides`."),
    ("Its width to the left and right of the grid. Default: none.",
        "Sa largeur à gauche et à droite de la grille. Par défaut : aucune."),
    ("Its colour. Default: the paper's.", "Sa couleur. Par défaut : celle du papier."),
    ("The colour of the line round the grid and of the lettering. Default: a contrasting colour.",
        "La couleur du trait qui entoure la grille, et des lettres. Par défaut : une couleur contrastée."),
    ("The lines of a board.", "Les traits d’un plateau."),
    ("Their colour. Default: a dark grey.", "Leur couleur. Par défaut : un gris foncé."),
    ("Their thickness. Default: `0.3mm`.", "Leur épaisseur. Par défaut : `0.3mm`."),
    ("Cells that differ from the others: a start row, a home corner, star points.",
        "Des cases qui diffèrent des autres : une ligne de départ, un coin de base, des points marqués."),
    ("Its cells: `\"a1\"`, from corner to corner `\"a1:c3\"`, `\"row 1\"`, `\"column c\"`; several of them.",
        "Ses cases : `\"a1\"`, d’un coin à l’autre `\"a1:c3\"`, une ligne `\"row 1\"`, une colonne `\"column c\"` ; on peut \
         en mettre plusieurs."),
    ("What is printed on each of them; later zones lie over earlier ones. Default: as the other cells.",
        "Ce qui est imprimé sur chacune ; une zone recouvre celles qui la précèdent. Par défaut : comme les autres \
         cases."),
    ("Its name: lower-case letters, digits and hyphens. Default: `zone-1` and so on.",
        "Son nom : minuscules, chiffres et traits d’union. Par défaut : `zone-1` et ainsi de suite."),
    ("What is printed on the frame beside it, if anything. Default: nothing.",
        "Ce qui est imprimé à côté, sur le cadre, s’il y a lieu. Par défaut : rien."),

    // Faces and marks.
    ("What is printed on a piece or on a cell of a board: a background, a pattern, and marks on it. The keys of one \
      mark may be written directly in the face.",
        "Ce qui est imprimé sur une pièce ou sur une case d’un plateau : un fond, un motif, et des marques par-dessus. \
         Les clés d’une marque peuvent s’écrire directement dans la face."),
    ("One thing that lies on a face: exactly one of `text`, `symbol`, `pips`, `ports`, `tracks`, `art`, `svg` and \
      `picture`.",
        "Une chose qui figure sur une face : exactement un contenu parmi `text`, `symbol`, `pips`, `ports`, `tracks`, \
         `art`, `svg` et `picture`."),
    ("The colour of the whole face. Default: the paper's.",
        "La couleur de toute la face. Par défaut : celle du papier."),
    ("The named face that it is like; what is typed here differs from it. Default: none.",
        "La face, désignée par son nom, à laquelle celle-ci ressemble ; ce qui est écrit ici l’emporte. Par défaut : \
         aucune."),
    ("More marks, the first lowest. They lie under the mark typed directly in the face. Default: none.",
        "D’autres marques, la première tout en dessous. Elles sont sous la marque écrite directement dans la face. Par \
         défaut : aucune."),
    ("Strips: the names of the faces of its squares, from left to right. Default: none.",
        "Bandes : les noms des faces de ses cases, de gauche à droite. Par défaut : aucune."),
    ("The colours of its parts, clockwise from the top. As many as it has sides: the triangles between its middle and its \
      sides. Disc: any number of sectors. Hexagon: two or three, too. Rectangle: any other number of bands side by \
      side along the longer side, from the left or the top. Default: one colour.",
        "Les couleurs de ses parties, à partir du haut, dans le sens des aiguilles d’une montre. Autant que de côtés : \
         les triangles entre le milieu et les côtés. Disque : autant de secteurs que l’on veut. Hexagone : aussi deux \
         ou trois. Rectangle : tout autre nombre de bandes côte à côte le long du grand côté, depuis la gauche ou le haut. Par \
         défaut : une seule couleur."),
    ("A mark in the middle of each part, as on dominoes: `[{ pips = 3 }, { pips = 5 }]`; `{}` for none. Parts without \
      `split` are as the rest of the face. Default: none.",
        "Une marque au milieu de chaque partie, comme sur un domino : `[{ pips = 3 }, { pips = 5 }]` ; `{}` pour \
         aucune. Sans `split`, les parties sont comme le reste de la face. Par défaut : aucune."),
    ("The colour of the lines between parts. Default: no such lines.",
        "La couleur des traits entre les parties. Par défaut : pas de traits."),
    ("A pattern over the background, which tells faces apart without colour. Default: none.",
        "Un motif sur le fond, qui distingue les faces sans l’aide des couleurs. Par défaut : aucun."),
    ("The colour of its lines or dots. Default: a darker or lighter background.",
        "La couleur de ses traits ou de ses points. Par défaut : celle du fond, plus foncée ou plus claire."),
    ("From one line or dot to the next. Default: `3mm`.",
        "La distance d’un trait ou d’un point au suivant. Par défaut : `3mm`."),
    ("The thickness of its lines, the diameter of its dots. Default: a sixth of the step.",
        "L’épaisseur de ses traits, le diamètre de ses points. Par défaut : un sixième de cette distance."),
    ("Words, letters or figures, in as many lines as they need; `\\n` begins a new one. `**…**` is bold, \
      `:heart:` a sign by its name, as are ♠ ♥ ♦ ♣ and the chessmen ♔ to ♟; a backslash before `*` or `:` takes their \
      meaning. `{}` becomes the word of the piece's series.",
        "Des mots, des lettres ou des chiffres, en autant de lignes qu’il faut ; `\\n` en commence une autre. `**…**` est en \
         gras, `:heart:` un signe par son nom, comme le sont ♠ ♥ ♦ ♣ et les pièces d’échecs ♔ à ♟ ; une barre oblique \
         inversée devant `*` ou `:` leur ôte ce sens. `{}` devient le mot de la série de la pièce."),
    ("A sign by name; the arrow points up.", "Un signe par son nom ; la flèche pointe vers le haut."),
    ("Pips as on dice and dominoes, from 0 to 18.", "Des points comme sur un dé ou un domino, de 0 à 18."),
    ("Lines from the middle to ports of the piece: any of `N NE E SE S SW W NW`; a hexagon has them in the middles of \
      its sides, `NE E SE SW W NW`, or with `top = \"flat\"` `N NE SE S SW NW`, a triangle too, `NE S NW`.",
        "Des lignes, du milieu de la pièce à ses ports, à choisir parmi `N NE E SE S SW W NW` ; un hexagone les a au \
         milieu de ses côtés, `NE E SE SW W NW`, ou avec `top = \"flat\"` `N NE SE S SW NW`, un triangle aussi, `NE S NW`."),
    ("Curves, each from one side or corner of the piece to another: `[\"N E\", \"NE SW\"]`; those that share an end are \
      joined, others cross. On a square also between the thirds of its sides: `NNE ENE ESE SSE SSW WSW WNW NNW`.",
        "Des courbes, chacune d’un côté ou d’un coin de la pièce à un autre : `[\"N E\", \"NE SW\"]` ; celles qui ont un bout \
         en commun se rejoignent, les autres se croisent. Sur un carré, aussi entre les tiers des côtés : `NNE ENE ESE SSE \
         SSW WSW WNW NNW`."),
    (
        "An SVG file, relative to the spec or in the folder above it, `../art/king.svg`; after `#` one part of it by its id, `pieces.svg#king`.",
        "Un fichier SVG, dont le chemin part de ce fichier, ou dans le dossier au-dessus, `../art/king.svg` ; après `#`, un seul de ses éléments par son identifiant, `pieces.svg#king`.",
    ),
    ("An SVG drawing, typed here.", "Un dessin SVG, écrit ici même."),
    ("A PNG or JPEG file, relative to the spec.", "Un fichier PNG ou JPEG, dont le chemin part de ce fichier."),
    ("Where its middle lies from the middle of the face: to the right, and down. Default: the middle.",
        "Où se trouve son milieu à partir du milieu de la face : vers la droite, et vers le bas. Par défaut : le \
         milieu."),
    ("Text: the height of a capital. Sign, pips, art, picture: the width. Default: letters as large as there is room for, \
      a sign half as wide as the face, pips three fifths, art seven tenths.",
        "Texte : la hauteur d’une majuscule. Signe, points, dessin, image : la largeur. Par défaut : des lettres aussi \
         grandes que la place le permet, un signe de la moitié de la face, des points des trois cinquièmes, un dessin \
         des sept dixièmes."),
    ("Its turn in degrees, clockwise. Default: `0`.",
        "Sa rotation en degrés, dans le sens des aiguilles d’une montre. Par défaut : `0`."),
    ("Its colour. Default: black or white, whichever can be read.",
        "Sa couleur. Par défaut : du noir ou du blanc, celui qui se lit le mieux."),
    ("Text: whether its lines begin below one another at the left, are centred, or end at the right; `at` is then their \
      beginning or end. Default: `center`.",
        "Texte : ses lignes commencent l’une sous l’autre à gauche, sont centrées, ou finissent à droite ; `at` est alors leur \
         début ou leur fin. Par défaut : `center`."),
    ("Text: the font, bundled or a TrueType file, relative to the spec. Default: `sans-bold`, or `sans` beside bold words.",
        "Texte : la police, l’une des nôtres ou un fichier TrueType, dont le chemin part de ce fichier. Par défaut : \
         `sans-bold`, ou `sans` à côté de mots en gras."),
    ("Ports: how the lines run. Default: `straight`.", "Ports : le tracé des lignes. Par défaut : `straight`."),
    ("Ports, tracks: how thick the lines are. Text: how long a line can be; letters are made smaller to fit. Default: as long \
      as there is room on the face.",
        "Ports, voies : l’épaisseur des lignes. Texte : la longueur maximale d’une ligne ; les lettres rapetissent pour y tenir. \
         Par défaut : toute la place qu’offre la face."),
    ("Sign, pips, ports, tracks: the colour of a line round what is drawn. Default: no such line.",
        "Signe, points, ports, voies : la couleur d’un trait autour de ce qui est dessiné. Par défaut : pas de trait."),
    ("Sign, pips, ports, tracks: how thick that line is. Default: `0.3mm`.",
        "Signe, points, ports, voies : l’épaisseur de ce trait. Par défaut : `0.3mm`."),

    // [[piece]]
    ("A kind of piece.", "Une sorte de pièce."),
    ("What is cut out of the paper.", "Ce que l’on découpe dans le papier."),
    ("What is printed on its front. Default: blank paper.",
        "Ce qui est imprimé sur son recto. Par défaut : du papier nu."),
    ("What is printed on its back, where `[sheet]` has `backs`. Default: none.",
        "Ce qui est imprimé sur son dos, si `[sheet]` a `backs`. Par défaut : aucun."),
    ("A line along its cut: `{ color = \"brown\", width = \"0.5mm\" }`, or `false` for none. Default: a thin one where a \
      neighbour of the same colour touches it.",
        "Un filet le long de sa coupe : `{ color = \"brown\", width = \"0.5mm\" }`, ou `false` pour n’en avoir aucun. Par \
         défaut : un filet fin là où une pièce de la même couleur la touche."),
    ("A line along a cut.", "Un filet le long d’une coupe."),
    ("Its colour. Default: black.", "Sa couleur. Par défaut : noir."),
    ("Its thickness within the cut. Default: `0.3mm`.", "Son épaisseur en deçà de la coupe. Par défaut : `0.3mm`."),
    ("Whether its face is printed on both sides. Default: `false`.",
        "Son recto est imprimé des deux côtés. Par défaut : `false`."),
    ("How many are printed. Default: one.", "Le nombre d’exemplaires. Par défaut : un."),
    ("Words or letters: `count` pieces are printed of each, with the word wherever a value says `{}`. Default: none.",
        "Des mots ou des lettres : `count` pièces de chacun sont imprimées, avec le mot partout où une valeur dit \
         `{}`. Par défaut : aucun."),
    ("A table as a spreadsheet writes it (CSV), relative to the spec: one piece is printed of each row, with its cells \
      wherever a value says `{column}`; a key whose cell is empty is left out, a mark without text too. Default: none.",
        "Un tableau tel qu’un tableur l’enregistre (CSV), dont le chemin part de ce fichier : une pièce est imprimée par \
         ligne, avec le contenu de ses cases partout où une valeur dit `{column}` ; une clé dont la case est vide ne compte \
         pas, une marque sans texte non plus. Par défaut : aucun."),
    ("Its group: pieces of one group and one shape share their sheets. Default: by its shape.",
        "Son groupe : les pièces de même groupe et de même forme partagent leurs feuilles. Par défaut : selon sa \
         forme."),
    ("The letter by which it is written in a position. Default: none.",
        "La lettre qui la désigne dans une position. Par défaut : aucune."),
    ("Its name: lower-case letters, digits and hyphens. Default: its shape.",
        "Son nom : minuscules, chiffres et traits d’union. Par défaut : sa forme."),
    ("The distance to the next piece on the sheet. Default: as `[sheet]` says.",
        "La distance jusqu’à la pièce suivante sur la feuille. Par défaut : ce que dit `[sheet]`."),
    ("Circle: from edge to edge.", "Cercle : d’un bord à l’autre."),
    ("Square, triangle: the length of a side.", "Carré, triangle : la longueur d’un côté."),
    ("Rectangle, outline: from left to right.", "Rectangle, contour : de gauche à droite."),
    ("Rectangle: from top to bottom.", "Rectangle : de haut en bas."),
    ("The diameter of a round hole in its middle, as in rings and wheels. Default: no hole.",
        "Le diamètre d’un trou rond en son milieu, comme dans un anneau ou une roue. Par défaut : pas de trou."),
    ("Outline: an SVG file, relative to the spec, whose outermost filled shape is cut out; after `#` that of one part of it, \
      `animals.svg#camel`. `art` of the same file lies where it does there.",
        "Contour : un fichier SVG, dont le chemin part de ce fichier, et dont on découpe la forme remplie la plus extérieure ; \
         après `#`, celle d’un seul de ses éléments, `animals.svg#camel`. L’`art` du même fichier s’y place comme dans le \
         dessin."),
    ("Hexagon: from one flat side to the opposite one.", "Hexagone : la distance d’un côté au côté opposé."),
    ("Hexagon: what is at its top. Default: `pointy`.",
        "Hexagone : ce qu’il a en haut, un angle ou un côté. Par défaut : `pointy`."),
    ("Strip: how many squares.", "Bande : le nombre de cases."),
    ("Strip: the side of each square.", "Bande : le côté de chaque case."),
    ("Strip: the length of the tab at either end. Default: no tab.",
        "Bande : la longueur de la languette à chaque bout. Par défaut : pas de languette."),
    ("Strip: markers by which a camera finds it in a photo, one id from 0 to 34 for each copy, printed at both ends. Tabs \
      that are too short are made 16 mm long. Default: none.",
        "Bande : les marqueurs auxquels l’appareil photo la reconnaît, un numéro de 0 à 34 par exemplaire, imprimé aux \
         deux bouts. Des languettes trop courtes s’allongent à 16 mm. Par défaut : aucun."),
    ("Rectangle, square: the radius of its corners, which are cut round after the straight cuts. Default: sharp \
      corners.",
        "Rectangle, carré : le rayon de ses coins, que l’on arrondit après les coupes droites. Par défaut : des coins à \
         angle droit."),
    ("The name of the board that it fits: its size follows the cells, or for a rectangle the frame, and so does its \
      face. With `diameter`, `side` or `across` too it is as large as that, but never larger than a cell.",
        "Le nom du plateau dont elle épouse les cases, ou le cadre si c’est un rectangle : sa taille les suit, et sa face \
         aussi. Si `diameter`, `side` ou `across` est donné de surcroît, elle a cette taille, sans jamais dépasser une case."),
    ("With `fits`: how much smaller than a cell it is, or a wall than its part of the frame. Default: `0.5mm`; for a \
      wall nothing.",
        "Avec `fits` : de combien elle est plus petite qu’une case, ou une bordure que sa partie du cadre. Par défaut : \
         `0.5mm` ; pour une bordure, rien."),
    ("Rectangle that fits a board: the part of the frame that it covers. `top`, `bottom`: above or below the squares, from \
      corner to corner. `left`, `right`: beside them, between the other two; its left end comes to lie at the top. \
      They show the markers and patches of the board below them. `end`, `side`: any of two. Default: none.",
        "Rectangle qui épouse un plateau : la partie du cadre qu’il recouvre. `top`, `bottom` : au-dessus ou \
         au-dessous des cases, d’un coin à l’autre. `left`, `right` : à côté des cases, entre les deux autres ; son \
         bout gauche vient en haut. Ces bordures montrent les marqueurs et les couleurs témoins du plateau qu’elles \
         recouvrent. `end` : l’une des deux premières. `side` : l’une des deux autres. Par défaut : aucune."),
];
