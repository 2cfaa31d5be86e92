//! The words of the help in French.

/// English and French, for everything that the help shows of commands and options.
pub(super) const WORDS: &[(&str, &str)] = &[
    (
        "Print the JSON Schema of specs, or of what `--json` prints",
        "Donner le schéma JSON des fichiers de jeu, ou de ce que donne `--json`",
    ),
    (
        "What it describes: spec, verdict (of `check`), replay, moves or print",
        "Ce qu’il décrit\u{a0}: spec (les fichiers de jeu), verdict (de `check`), replay, moves ou print",
    ),
    (
        "Explain a key of specs, a word of leaflets or a code of findings",
        "Expliquer une clé des fichiers de jeu, un mot des livrets ou un code",
    ),
    (
        "A key, alone or after its table (hole, piece.hole, piece.front.text), a word that a key takes, a word of leaflets, or a code; left out: all keys",
        "Une clé, seule ou après sa table (hole, piece.hole, piece.front.text), un mot que prend une clé, un mot des livrets, ou un code\u{a0}; sans rien\u{a0}: toutes les clés",
    ),
    (
        "What a key does, what it takes, and an example",
        "Ce que fait une clé, ce qu’elle prend, et un exemple",
    ),
    ("All keys of one name", "Toutes les clés d’un même nom"),
    ("What a code of a verdict means", "Ce que veut dire un code d’un verdict"),
    ("All keys there are", "Toutes les clés qui existent"),
    ("NAME", "NOM"),
    ("KIND", "QUOI"),
    ("Describe the verdicts that programs read", "Décrire les verdicts que lisent les programmes"),
    (
        "Print board games that are out of print: boards, tiles, tokens and rules from a text file",
        "Imprimer des jeux de plateau introuvables\u{a0}: plateaux, pièces, jetons et règles, à partir d’un fichier de texte",
    ),
    ("Print data as one JSON document", "Donner les résultats en un seul document JSON"),
    (
        "Colour messages; `auto` respects NO_COLOR and CLICOLOR_FORCE",
        "Colorer les messages\u{a0}; `auto` respecte NO_COLOR et CLICOLOR_FORCE",
    ),
    (
        "Take notes on places of a spec as faults: what can be printed but is probably not meant",
        "Traiter comme des fautes les remarques sur le fichier du jeu\u{a0}: ce qui s’imprime mais n’est sans doute pas voulu",
    ),
    ("Print no summary", "Ne pas afficher de résumé"),
    (
        "The language of answers, sheets and help (without it: that of the spec, of TABLIER_LANG, of the system)",
        "La langue des réponses, des feuilles et de l’aide (sinon celle du jeu, de TABLIER_LANG, du système)",
    ),
    (
        "List the bundled games, their variants, what each prints, and the gallery",
        "Énumérer les jeux fournis, leurs variantes, ce que chacun imprime, et la galerie",
    ),
    (
        "A game by name, bundled or of the gallery, or a TOML file (`-`: standard input); none: all games",
        "Un jeu par son nom, fourni ou de la galerie, ou un fichier TOML (`-`\u{a0}: entrée standard)\u{a0}; sans rien\u{a0}: tous les jeux",
    ),
    (
        "List the pieces of the game by the names that `print --piece` takes",
        "Énumérer les pièces du jeu par les noms qu’attend `print --piece`",
    ),
    (
        "Make sheets to print and cut, from bundled games or your own specs",
        "Faire des feuilles à imprimer et à découper, pour les jeux fournis ou les vôtres",
    ),
    (
        "Begin a spec of your own: a copy of a bundled game, of one of the gallery, or of `board`",
        "Commencer un jeu à soi\u{a0}: une copie d’un jeu fourni, de la galerie, ou de `board`",
    ),
    (
        "Judge a position, typed or photographed: is it legal, why, who has won, what threatens",
        "Juger une position, tapée ou photographiée\u{a0}: est-elle légale, pourquoi, qui a gagné, quelles menaces",
    ),
    (
        "Judge a position, typed or photographed: is it legal, why, who has won, what threatens\n\nPositions are typed as rows or as lists: `tablier blank GAME` prints a form; see docs/positions.md.",
        "Juger une position, tapée ou photographiée\u{a0}: est-elle légale, pourquoi, qui a gagné, quelles menaces\n\nUne position se tape ligne par ligne ou en listes\u{a0}: `tablier blank JEU` donne un formulaire\u{a0}; voir docs/positions.fr.md.",
    ),
    (
        "Read a position from a photo of the table, as text to be corrected and checked",
        "Lire une position sur une photo de la table, en un texte à corriger et à vérifier",
    ),
    (
        "Print an empty position form with its legend, to be filled in",
        "Donner un formulaire de position vide, avec sa légende, à remplir",
    ),
    ("List the legal turns of a position", "Énumérer les coups légaux d’une position"),
    (
        "Judge the record of a whole game, turn by turn, or find its turns from photos",
        "Juger le relevé d’une partie entière, coup par coup, ou en trouver les coups d’après des photos",
    ),
    (
        "Draw a position as a picture, or every turn of a record",
        "Dessiner une position, ou tous les coups d’une partie",
    ),
    (
        "Count the sequences of turns from the start, for every depth",
        "Compter les suites de coups depuis le départ, pour chaque profondeur",
    ),
    ("Print completions for a shell", "Donner les complétions pour un shell"),
    ("The shell", "Le shell"),
    ("Print the man page", "Donner la page de manuel"),
    (
        "Print this message or the help of the given subcommand(s)",
        "Afficher cette aide, ou celle d’une commande",
    ),
    ("Print help", "Afficher l’aide"),
    ("Print help (see a summary with '-h')", "Afficher l’aide (résumée avec `-h`)"),
    ("Print help (see more with '--help')", "Afficher l’aide (plus longue avec `--help`)"),
    ("Print version", "Afficher la version"),
    (
        "A bundled game, a game and its variant (quits/simple), or a TOML file",
        "Un jeu fourni, un jeu et sa variante (quits/simple), ou un fichier TOML",
    ),
    (
        "The text to judge, for `check` and `show` a photo too (left out or `-`: standard input)",
        "Le texte à juger, ou une photo pour `check` et `show` (absent ou `-`\u{a0}: l’entrée standard)",
    ),
    (
        "Find the turns between these photos, from the start, or from the end of the record on; print them as a record",
        "Trouver les coups entre ces photos, depuis le début, ou depuis la fin du relevé, et les écrire comme relevé",
    ),
    (
        "How many turns at most lie between two photos, from 1 to 6; without it, as few as lead from photo to photo",
        "Combien de coups il y a au plus entre deux photos, de 1 à 6\u{a0}; sinon, aussi peu qu’il en faut pour aller de photo en photo",
    ),
    (
        "Keep the photo in this folder, without place, time and names, and its text and the version of Tablier beside it",
        "Garder la photo dans ce dossier, sans lieu, heure ni noms, avec son texte et la version de Tablier à côté",
    ),
    (
        "The corrected text to keep with the photo; without it, what was read",
        "Le texte corrigé à garder avec la photo\u{a0}; sinon, ce qui a été lu",
    ),
    ("How many turns deep", "Le nombre de coups de suite"),
    (
        "Games by name, bundled or of the gallery, TOML files (`-`: standard input), or sheets that Tablier made, to make them again; none: all bundled games",
        "Des jeux par leur nom, fournis ou de la galerie, des fichiers TOML (`-`\u{a0}: l’entrée standard), ou des feuilles faites par Tablier, pour les refaire\u{a0}; sans rien\u{a0}: tous les jeux fournis",
    ),
    (
        "The folder that the sheets go into (`-`: one file, the PDF, to standard output)",
        "Le dossier où vont les feuilles (`-`\u{a0}: un seul fichier, le PDF, sur la sortie standard)",
    ),
    (
        "The formats to write: pdf (one document), svg (a drawing for each sheet, and its outlines for a cutting machine), png (a picture for each sheet), tts (a saved object of Tabletop Simulator and its pictures); without it pdf and svg",
        "Les formats voulus\u{a0}: pdf (un document), svg (un dessin par feuille, avec les contours pour une machine de découpe), png (une image par feuille), tts (un objet enregistré de Tabletop Simulator et ses images)\u{a0}; sinon pdf et svg",
    ),
    (
        "Dots an inch of PNG pictures; 150 without it",
        "Les points par pouce des images PNG\u{a0}; 150 par défaut",
    ),
    ("Dots an inch of a PNG picture", "Les points par pouce d’une image PNG"),
    (
        "A bundled game, one of the gallery, or `board`; `tablier list` names all",
        "Un jeu fourni, de la galerie, ou `board`\u{a0}; `tablier list` les énumère",
    ),
    (
        "The file to write, or a folder (`-`: standard output; left out: the game's name); `.toml` is added if it has no ending",
        "Le fichier à écrire, ou un dossier (`-`\u{a0}: la sortie standard\u{a0}; absent\u{a0}: le nom du jeu)\u{a0}; `.toml` s’ajoute s’il n’a pas d’extension",
    ),
    (
        "The picture: a file ending in .svg, .png or .pdf (`-`: SVG on standard output)",
        "L’image\u{a0}: un fichier en .svg, .png ou .pdf (`-`\u{a0}: du SVG sur la sortie standard)",
    ),
    ("Draw every turn of a record, frame by frame", "Dessiner tous les coups d’une partie, image par image"),
    (
        "With `--all` and PDF, the paper: a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm",
        "Avec `--all` et un PDF, le papier\u{a0}: a4, a3, a5, letter, legal, tabloid, ou largeur et hauteur\u{a0}: 210mmx297mm",
    ),
    (
        "The photo to read, JPEG or PNG (left out or `-`: standard input)",
        "La photo à lire, JPEG ou PNG (absente ou `-`\u{a0}: l’entrée standard)",
    ),
    (
        "Of a photo: draw what was seen over it into this PNG file",
        "D’une photo\u{a0}: dessiner par-dessus ce qui a été vu, dans ce fichier PNG",
    ),
    (
        "Of a photo: the four corners of the squares in pixels, clockwise from the top left one as printed; once for each camp",
        "D’une photo\u{a0}: les quatre coins des cases en pixels, dans le sens des aiguilles d’une montre à partir du coin imprimé en haut à gauche\u{a0}; une fois par camp",
    ),
    (
        "An option of the rules, overrides the spec: ball_moves=diagonal",
        "Une option des règles, qui l’emporte sur celle du jeu\u{a0}: ball_moves=diagonal",
    ),
    (
        "Write over any file. Otherwise only files that Tablier made, and that nobody changed or protected, are written over: they end in a stamp",
        "Écraser n’importe quel fichier. Sinon ne sont écrasés que ceux que Tablier a faits, et que personne n’a changés ni protégés\u{a0}: ils se terminent par un tampon",
    ),
    ("GAME", "JEU"),
    ("FILE", "FICHIER"),
    ("DIR", "DOSSIER"),
    ("SPEC", "JEU"),
    ("SCALE", "ÉCHELLE"),
    ("WHAT", "QUOI"),
    ("LENGTH", "LONGUEUR"),
    ("KINDS", "FORMATS"),
    ("SIZE", "FORMAT"),
    ("STYLE", "STYLE"),
    ("METHOD", "MANIÈRE"),
    ("CODE", "CODE"),
    ("PARTS", "PARTIES"),
    ("NUMBER", "NOMBRE"),
    ("WHEN", "QUAND"),
    ("SHELL", "SHELL"),
    ("DEPTH", "PROFONDEUR"),
    ("TURNS", "COUPS"),
    ("PHOTO", "PHOTO"),
    ("NAME=NUMBER", "NOM=NOMBRE"),
    ("NAME=VALUE", "NOM=VALEUR"),
    ("X,Y X,Y X,Y X,Y", "X,Y X,Y X,Y X,Y"),
    (
        "Print all bundled games into the folder output",
        "Imprimer tous les jeux fournis dans le dossier output",
    ),
    ("Print one of them for US Letter, in French", "En imprimer un sur papier américain, en français"),
    (
        "Judge a position in a text file, or in a photo of the table",
        "Juger une position dans un fichier de texte, ou sur une photo de la table",
    ),
    ("Begin a game of your own", "Commencer un jeu à soi"),
    (
        "What there is to print, and the names of all variants",
        "Ce qu’il y a à imprimer, et les noms de toutes les variantes",
    ),
    ("The same for a program", "La même chose pour un programme"),
    (
        "Print one of them for US Letter, in French, sparing ink",
        "En imprimer un sur papier américain, en français, en économisant l’encre",
    ),
    ("Print a spec of your own into another folder", "Imprimer un jeu à soi dans un autre dossier"),
    (
        "Print backs for a printer that turns the paper over its long edge",
        "Imprimer les dos pour une imprimante qui retourne le papier sur son grand côté",
    ),
    ("Make pictures of the sheets", "Faire des images des feuilles"),
    ("Hand the PDF on to another program", "Passer le PDF à un autre programme"),
    (
        "Begin a sheet of tokens: the file my-tokens.toml, explained line by line",
        "Commencer une feuille de jetons\u{a0}: le fichier my-tokens.toml, expliqué ligne par ligne",
    ),
    ("Begin a board, and print it as it is", "Commencer un plateau, et l’imprimer tel quel"),
    ("Look at a spec without writing a file", "Voir un fichier de jeu sans rien écrire"),
    ("Judge a position in a text file", "Juger une position dans un fichier de texte"),
    (
        "Judge a photo of the table, and draw over it what was seen",
        "Juger une photo de la table, et dessiner par-dessus ce qui a été vu",
    ),
    (
        "Judge a photo by the rules of another variant",
        "Juger une photo selon les règles d’une autre variante",
    ),
    ("The verdict for a program", "Le verdict pour un programme"),
    (
        "Read a photo into a text, correct it by hand, and judge it",
        "Lire une photo en texte, la corriger à la main, et la juger",
    ),
    (
        "Print a form, fill it in with an editor, and judge it",
        "Obtenir un formulaire, le remplir dans un éditeur, et le juger",
    ),
    ("The form of another variant", "Le formulaire d’une autre variante"),
    ("Count them", "Les compter"),
    ("Judge the record of a game, turn by turn", "Juger le relevé d’une partie, coup par coup"),
    ("A few turns, typed at once", "Quelques coups, tapés d’un trait"),
    (
        "Keep a photo with its corrected text, to measure the reading with it",
        "Garder une photo et son texte corrigé, pour mesurer la lecture",
    ),
    (
        "Go on with a record by photos, and print it with the turns that they show",
        "Continuer un relevé d’après des photos, et l’écrire avec les coups qu’elles montrent",
    ),
    (
        "Draw a position into position.svg; an illegal one is drawn too, its squares marked",
        "Dessiner une position dans position.svg\u{a0}; même illégale, elle est dessinée, ses cases marquées",
    ),
    ("Draw what a photo shows", "Dessiner ce que montre une photo"),
    (
        "Draw every turn of a record, on sheets of A4",
        "Dessiner tous les coups d’une partie, sur des feuilles A4",
    ),
    ("Draw the last position of a record", "Dessiner la dernière position d’une partie"),
    ("Count the sequences of one, two and three turns", "Compter les suites d’un, de deux et de trois coups"),
    (
        "The same for another variant and another rule",
        "La même chose pour une autre variante et une autre règle",
    ),
    (
        "Put the schema beside specs of your own, so that editors know all keys",
        "Mettre le schéma à côté de ses fichiers de jeu, pour que les éditeurs connaissent toutes les clés",
    ),
    ("For this session of bash", "Pour cette session de bash"),
    ("For zsh, into a folder of its fpath", "Pour zsh, dans un dossier de son fpath"),
    ("For fish", "Pour fish"),
    ("Keep the man page and read it", "Garder la page de manuel et la lire"),
    (
        "Exit status: 0 done, or the position or record is legal, or fits a game without rules; 1 it is illegal; 2 bad usage, unreadable input, nothing written; 3 undecided.",
        "Code de retour\u{a0}: 0 c’est fait, ou la position ou la partie est légale, ou convient à un jeu sans règles\u{a0}; 1 elle est illégale\u{a0}; 2 commande mal écrite, entrée illisible, rien d’écrit\u{a0}; 3 indéterminé.",
    ),
];
