// Made from src/page by `cargo bless`.

/** The value of an argument. */
export type ArgumentRecord = number | string | Array<ArgumentRecord> | { [key in string]: ArgumentRecord };

export type BundledGame = { name: string, title: EachLang,
  /** One line about it. */
  about: EachLang,
  /** Its variants, the default first. */
  variants: Array<FormWord>,
  /** The options of its rules. */
  rules: Array<RuleChoice>,
  /** Whether it has rules to judge positions by. */
  has_rules: boolean,
  /** Names of its printable parts. */
  prints: Array<string>,
  /** A drawing of its first board or piece. */
  cover: EachLang, };

/** A camp of a board. */
export type CampView = { 
  /** Index of the board in the game. */
  board: number,
  /** Index of the camp. */
  camp: number, letter: string | null, title: EachLang,
  /** Picture of an empty square, for boards of loose tiles. */
  floor: Sprite | null, squares: Array<SquareView>, width: number, height: number, svg: string, };

/** The document of `check --json`. */
export type CheckDocument = { 
  /** Version of the form of this document. */
  schema: number,
  /** Name of the game. */
  game: string,
  /** The variant, if the game has several. */
  variant: string | null,
  /** `text` or `photo`. */
  source: string,
  /** `legal`, `illegal`, `undecided`, `unreadable` or `fits`. */
  verdict: Verdict,
  /** The position in canonical notation. */
  position: string | null,
  /** Reasons for the verdict. */
  findings: Array<FindingRecord>,
  /** Number of findings that are not listed. */
  more: number,
  /** The state of the game. */
  status: StatusRecord | null,
  /** Values that the text does not say and the verdict rests on. */
  assumed: { [key in string]: string },
  /** Open squares whose contents follow from box, board and rules, with these contents. */
  deduced: { [key in string]: string },
  /** A game that leads to the position, turn by turn. */
  witness: Array<string>,
  /** The numbers of the planks in that game, from the top, where the text does not number them. */
  numbers: Array<number>,
  /** What was seen in a photo, square by square. */
  seen: Array<SeenRecord>, };

/** Text by language code. */
export type EachLang = Record<Lang, string>;

/** A key of a spec, or a word of a leaflet. */
export type Entry = { 
  /** Its name with the table that it stands in: `piece.front`. */
  name: string,
  /** The table; empty for the keys of the whole spec. */
  table: string, key: string,
  /** What it does. */
  about: string,
  /** What it takes, in words. */
  takes: string,
  /** The words that it takes. */
  values: Array<NamedValue>,
  /** What holds without it, in words. */
  default: string | null,
  /** The table that its value is. */
  opens: string | null,
  /** The keys of that table. */
  keys: Array<string>,
  /** An example, as typed. */
  example: string, };

export type FailedRecord = { 
  /** Its number, counted from 1. */
  turn: number,
  /** Its line in the text. */
  line: number,
  /** Its column in characters. */
  column: number,
  /** The turn as typed. */
  text: string,
  /** Why it is illegal. */
  message: string,
  /** What fills the gaps of the message. */
  arguments: { [key in string]: ArgumentRecord },
  /** The turns that were legal. */
  legal: Array<string>, };

export type FindingRecord = { 
  /** `readable`, `well-formed` or `reachable`. */
  layer: string | null,
  /** The squares or planks concerned. */
  squares: Array<string>,
  /** The rule of the game that it rests on. */
  rule: string | null,
  /** Line in the text, counted from 1. */
  line: number | null,
  /** Column in characters, counted from 1. */
  column: number | null,
  /** The code: see docs/codes.md. */
  code: string,
  /** What is wrong, in the language of the answer. */
  message: string,
  /** What fills the gaps of the message, by name. */
  arguments: { [key in string]: ArgumentRecord },
  /** What to do about it. */
  hint: string | null, };

/** A print option as a field of a form. */
export type FormField = { 
  /** Its name in requests. */
  name: string, group: Group, label: EachLang, help: EachLang | null, } & ({ "input": "switch",
  /** Which of them it is where nothing is said. */
  usual: boolean, } | { "input": "length" } | { "input": "paper", words: Array<FormWord>, } | { "input": "word", words: Array<FormWord>, } | { "input": "words", words: Array<FormWord>,
  /** How many of them are chosen where nothing is said: the first. */
  usual: number, } | { "input": "lang" } | { "input": "spares" });

/** A word as requests have it, and as it is shown. */
export type FormWord = { word: string, label: EachLang, };

/** File formats, in the order in which their files are written. */
export type Format = "pdf" | "svg" | "png" | "tts";

export type GameSource = { 
  /** Its name. */
  game: string, } | { 
  /** The TOML. */
  spec: string,
  /** Its name in messages. */
  name: string, };

/** Fields with a common heading. */
export type Group = "paper" | "ink" | "parts" | "cutting" | "backs" | "sizes";

/** A judgement as it is shown. */
export type JudgementView = { 
  /** The document of `check --json`. */
  check: CheckDocument,
  /** The same in words. */
  words: string,
  /** Notes for the user. */
  notes: Array<string>,
  /** Threats to win. */
  threats: Array<ThreatView>,
  /** Assumptions, as lines in the language of the request. */
  assumed: Array<string>, };

/** A strip that is laid at an end of the row. */
export type LaidStrip = { 
  /** Whether it is laid at the top. */
  top: boolean,
  /** The letters of its colours, from left to right. */
  colours: string,
  /** Index of the square with the piece. */
  place: number, };

/** A language. */
export type Lang = "en" | "fr";

export type LeafletBlock = { "block": "heading",
  /** Below the title, from 2; no level is left out. */
  level: number, text: Array<LeafletSpan>, } | { "block": "paragraph", text: Array<LeafletSpan>, } | { "block": "list",
  /** The number of its first item; none for a bulleted list. */
  first: number | null, items: Array<Array<LeafletSpan>>, } | { "block": "note", paragraphs: Array<Array<LeafletSpan>>, } | { "block": "table", head: Array<Array<LeafletSpan>>, rows: Array<Array<Array<LeafletSpan>>>, } | { "block": "diagram", figures: Array<LeafletFigure>, caption: Array<LeafletSpan>, };

/** A figure. The label of its drawing describes it in words. */
export type LeafletFigure = { drawing: SheetDrawing, title: Array<LeafletSpan>, };

/** The leaflet of a game. */
export type LeafletResponse = { title: Array<LeafletSpan>,
  /** The line below the title; empty for none. */
  subtitle: Array<LeafletSpan>, blocks: Array<LeafletBlock>, };

/** A run of text in one style. */
export type LeafletSpan = { text: string, style: LeafletStyle, };

export type LeafletStyle = "plain" | "italic" | "bold" | "notation";

/** A word that a key takes. */
export type NamedValue = { word: string,
  /** What it means, where that is said. */
  meaning: string | null, };

/** What things are called in the language of the request, each by its letter. */
export type NamesView = { 
  /** The pieces, whatever their colour. */
  pieces: { [key in string]: string },
  /** The colours of pieces that have one. */
  colours: { [key in string]: string },
  /** The squares of strips, by their colours. */
  squares: { [key in string]: string }, };

/** A photo of a game by photos. */
export type PhotoRecord = { file: string,
  /** After how many turns it was taken; null if that is not certain. */
  turns: number | null,
  /** The sequences of turns that may have been played since the photo before. */
  ways: Array<Array<string>>, };

/** A piece for squares. */
export type PieceView = { letter: string,
  /** The letter or the word in the language of the request. */
  sign: string,
  /** The letter of its colour, for tokens identified by owner and colour. */
  colour: string | null,
  /** Notation for each rotation, by quarter turns clockwise. */
  written: Array<string>,
  /** Group of pieces. */
  group: EachLang,
  /** Number in the box. */
  count: number, width: number, height: number, svg: string, };

/** Equal pieces beside the board. */
export type PiecesBeside = { 
  /** The letter of the piece. */
  letter: string,
  /** The letter of its colour, for tokens identified by owner and colour. */
  colour: string | null,
  /** Number of pieces. */
  count: number,
  /** The pile that they belong to. */
  pile: PileView,
  /** The letter of the player who holds them in hand. */
  owner: string | null, };

/** Kind of pile beside the board. */
export type PileView = "out" | "reserve" | "hand";

/** A game after its last turn, and how it may go on. */
export type PlayedGame = { 
  /** The position as text. */
  text: string, laid: TableContents,
  /** The entries that its record begins with, in canonical notation. */
  header: string,
  /** The position at the start, and after each turn. */
  played: Array<ReplayedPosition>,
  /** The verdict, which the game itself proves. */
  judged: JudgementView,
  /** The legal turns. */
  turns: Array<TurnView>, };

/** A turn of a record, with the threats after it. */
export type PlayedRecord = { player: string, turn: string, threats: Array<ThreatRecord>, };

export type PlayerView = { 
  /** Name in canonical texts. */
  name: string,
  /** Letter of the player, which is that of own pieces. */
  letter: string,
  /** Name in the language of the request. */
  title: string, };

export type RepetitionRecord = { 
  /** The turn after which the position occurred for the third time. */
  turn: number,
  /** All turns after which it occurred; 0 is the start. */
  after: Array<number>, };

/** The document of `replay --json`. */
export type ReplayDocument = { 
  /** Version of the form of this document. */
  schema: number,
  /** Name of the game. */
  game: string,
  /** The variant, if the game has several. */
  variant: string | null,
  /** `legal`, `illegal`, `undecided`, `unreadable` or `fits`. */
  verdict: Verdict,
  /** Number of legal turns, from the first. */
  turns: number,
  /** These turns, one by one. */
  played: Array<PlayedRecord>,
  /** Values that the record does not say and the replay rests on. */
  assumed: { [key in string]: string },
  /** The position after them in canonical notation. */
  position: string | null,
  /** The state of the game after them. */
  status: StatusRecord | null,
  /** The first threefold repetition. */
  repetition: RepetitionRecord | null,
  /** The first illegal turn. */
  failed: FailedRecord | null,
  /** How many turns lie between two photos at most; null without photos. */
  apart: number | null,
  /** The photos of a game by photos, in their order. */
  photos: Array<PhotoRecord>,
  /** The record as far as it is certain; null without photos. */
  record: string | null,
  /** Reasons for the verdict. */
  findings: Array<FindingRecord>,
  /** Number of findings that are not listed. */
  more: number, };

/** The position after a turn. */
export type ReplayedPosition = { 
  /** The turn that led here; `None` at the start. */
  turn: TurnView | null,
  /** The player of that turn. */
  player: string,
  /** The position as text. */
  text: string, };

/** A request, and the language of its answer. */
export type Request = { lang?: Lang, } & ({ "kind": "games" } | { "kind": "schema" } | { "kind": "explain",
  /** Its path: `piece.front.text`. */
  name: string, } | { "kind": "font" } | { "kind": "draw", spec: GameSource, options: { [key in string]: string },
  /** Index of the only sheet to draw. Without it all are drawn. */
  sheet?: number, } | { "kind": "pieces", spec: GameSource, } | { "kind": "make", spec: GameSource, options: { [key in string]: string },
  /** Format of the files. */
  format: Format,
  /** Resolution of pictures. */
  dpi?: number,
  /** Index of the only sheet to make files of, for formats with one file per sheet. */
  sheet?: number, } | { "kind": "recipe" } | { "kind": "leaflet", spec: GameSource, options: { [key in string]: string },
  /** Whether only the section on making the game is asked for. */
  only_making: boolean, } | { "kind": "table", table: TableSpec, } | { "kind": "lay", table: TableSpec, text: string, } | { "kind": "spell", table: TableSpec, laid: TableContents, } | { "kind": "judge", table: TableSpec,
  /** The position. */
  text: string, } | { "kind": "play", table: TableSpec,
  /** The record. */
  text: string, } | { "kind": "replay", table: TableSpec,
  /** The record. */
  text: string, } | { "kind": "record", table: TableSpec,
  /** The record. */
  text: string, } | { "kind": "picture", table: TableSpec,
  /** The position or record. */
  text: string, format: Format, } | { "kind": "photo", tables: Array<TableSpec>,
  /** Corners of boards in pixels, marked by the user. */
  corners?: Array<[[number, number], [number, number], [number, number], [number, number]]>, });

export type Response = { "kind": "games",
  /** Version of the program. */
  version: string, games: Array<BundledGame>,
  /** Starter specs. Their files are attached to the response. */
  starters: Array<Starter>,
  /** The print options. */
  options: Array<FormField>, } | { "kind": "schema", schema: object, } | { "kind": "explained", keys: Array<Entry>, } | { "kind": "drawn",
  /** Name of the game, as in file names. */
  game: string,
  /** Title in the language of the print. */
  title: string,
  /** Number of sheets and size of the paper, in words. */
  summary: string,
  /** Notes for the user, in the language of the request. */
  notes: Array<string>, pages: Array<SheetDrawing>, } | { "kind": "pieces", pieces: Array<SpareView>, } | { "kind": "made",
  /** Their names. */
  names: Array<string>, } | { "kind": "recipe", spec: GameSource, options: { [key in string]: string },
  /** Why the sheets may differ, in the language of the request. */
  notes: Array<string>, } | { "kind": "leaflet" } & LeafletResponse | { "kind": "faulty",
  /** Each of them. */
  faults: Array<SpecFault>,
  /** How many more there are. */
  more: number, } | { "kind": "refused" } & SaidRecord | { "kind": "table" } & TableResponse | { "kind": "laid" } & TableContents | { "kind": "spelt", text: string, } | { "kind": "judged" } & JudgementView | { "kind": "played" } & PlayedGame | { "kind": "replayed",
  /** The document of `replay --json`. */
  replay: ReplayDocument,
  /** The same in words. */
  words: string,
  /** The entries that the record begins with, in canonical notation. */
  header: string,
  /** The position at the start, and after each turn. */
  moments: Array<ReplayedPosition>, } | { "kind": "seen",
  /** Which of the tables it shows, by index. */
  table: number,
  /** The position as text, with `?` for unclear squares. */
  text: string,
  /** All squares. */
  places: Array<SeenPlace>,
  /** Width and height of the photo in pixels. */
  size: [number, number],
  /** The document of `check --json`. */
  check: CheckDocument,
  /** The same in words. */
  words: string,
  /** Notes for the user. */
  notes: Array<string>,
  /** Threats to win. */
  threats: Array<ThreatView>,
  /** Assumptions, as lines in the language of the request. */
  assumed: Array<string>, } | { "kind": "ambiguous",
  /** Their indices, the likeliest first. */
  tables: Array<number>, };

/** An option of the rules. */
export type RuleChoice = { name: string, label: EachLang,
  /** Possible values, the default first. */
  values: Array<FormWord>,
  /** The game's value. */
  usual: string, };

/** What a finding says, to programs and to people. */
export type SaidRecord = { 
  /** The code: see docs/codes.md. */
  code: string,
  /** What is wrong, in the language of the answer. */
  message: string,
  /** What fills the gaps of the message, by name. */
  arguments: { [key in string]: ArgumentRecord },
  /** What to do about it. */
  hint: string | null, };

/** A square in a photo. */
export type SeenPlace = { name: string,
  /** Its content; `None` if unclear. */
  what: string | null,
  /** Possible contents, the likeliest first. */
  may: Array<string>,
  /** Its corners in pixels. */
  corners: Array<[number, number]>, };

/** A square recognised in a photo. */
export type SeenRecord = { 
  /** Name of the square. */
  square: string,
  /** Notation of its likeliest content; `.` for an empty square. */
  what: string,
  /** Probability of that content. */
  sure: number, };

export type SheetDrawing = { 
  /** Its name, as in file names. */
  name: string,
  /** Description of what it shows. */
  label: string,
  /** Width in millimetres. */
  width: number,
  /** Height in millimetres. */
  height: number,
  /** Number of shapes to draw. */
  shapes: number,
  /** The drawing as SVG, if it was asked for. */
  svg: string | null, };

/** A piece, or a copy of one whose copies differ. */
export type SpareView = { 
  /** Its name in the option `spares`. */
  name: string,
  /** Its group, in the language of the request. */
  group: string,
  /** How many there are in the game. */
  count: number,
  /** Its front; there is none in games with very many kinds of pieces. */
  front: SheetDrawing | null, };

/** Something wrong with a spec. Offsets count UTF-16 units, as browsers do. */
export type SpecFault = { 
  /** The file: the spec or one of its leaflets. */
  file: string,
  /** Where it begins; none if it is not in the spec. */
  from: number | null,
  /** Where it ends. */
  to: number | null,
  /** The line, counted from 1. */
  line: number,
  /** The column, counted from 1. */
  column: number,
  /** The code: see docs/codes.md. */
  code: string,
  /** What is wrong, in the language of the answer. */
  message: string,
  /** What fills the gaps of the message, by name. */
  arguments: { [key in string]: ArgumentRecord },
  /** What to do about it. */
  hint: string | null, };

/** A picture with its size in millimetres. */
export type Sprite = { width: number, height: number, svg: string, };

/** A square, hexagon or point. */
export type SquareView = { name: string, column: number, row: number,
  /** Centre in millimetres from the top left corner. */
  x: number, y: number,
  /** Half of width and height in millimetres. */
  half: [number, number], };

/** A copy of a template for its user to change. */
export type Starter = { 
  /** Name of the template. */
  name: string, title: EachLang,
  /** Whether it is one of the gallery. */
  in_gallery: boolean,
  /** Name of the copy, as in file names. */
  copy: string,
  /** The TOML, with comments in each language. */
  text: EachLang,
  /** Names of its files. */
  files: Array<string>, };

export type StatusRecord = { 
  /** The player to move. */
  to_move: string | null,
  /** Whether the game is over. */
  over: boolean,
  /** The winner, if there is one. */
  winner: string | null,
  /** Turns that would win at once. */
  threats: Array<ThreatRecord>,
  /** Penalty points by player. */
  marks: { [key in string]: number },
  /** In a game for one: whether it can still be solved, or has been; null if that is not known. */
  solvable: boolean | null,
  /** Turns that solve it. */
  solution: Array<string>, };

/** A strip with the contents of its squares. */
export type StripContents = { 
  /** Its number in the order of placement, if known. */
  number: number | null,
  /** The letters of its colours, from left to right. */
  colours: string,
  /** Contents of its squares, in notation. */
  squares: Array<string>, };

/** A strip of the game. */
export type StripView = { 
  /** The letters of its colours, from left to right. */
  colours: string, count: number,
  /** Centres of its squares in millimetres from its top left corner. */
  squares: Array<[number, number]>,
  /** Side of a square in millimetres. */
  side: number, width: number, height: number, svg: string, };

/** Contents of a table. An empty square is `.`, an unknown one `?`. */
export type TableContents = { 
  /** Name and content of each square, in notation. */
  squares: Array<[string, string]>,
  /** The strips, from the top. */
  strips: Array<StripContents>,
  /** Lines of the text that are not about squares: `to move: dark`. */
  entries: Array<TableEntry>,
  /** Pieces neither in the box nor on a square. */
  beside: Array<PiecesBeside>, };

/** A line of a text that is not about squares. */
export type TableEntry = { 
  /** The line as typed, with its comment; empty if it was not typed. */
  line: string,
  /** The canonical key: `to move`. None for other lines, such as `may c3: L .`. */
  key: string | null,
  /** The canonical value: `dark`. None if it is unknown. */
  value: string | null, };

/** Boards and pieces for setting up positions. */
export type TableResponse = { 
  /** The game whose rules it has, else its own name. */
  game: string, title: EachLang,
  /** Whether the game has rules for turns. */
  has_turns: boolean,
  /** Its boards, one entry for each camp. */
  boards: Array<CampView>,
  /** Pieces for squares. */
  pieces: Array<PieceView>,
  /** Strips of the game. */
  strips: Array<StripView>,
  /** Players by variant, in turn order. The empty variant has the players of all. */
  players: { [key in string]: Array<PlayerView> }, names: NamesView,
  /** Text of the empty table. */
  blank: string, };

/** A game with variant and options of the rules. */
export type TableSpec = { spec: GameSource,
  /** The variant; `None` to take it from the text. */
  variant?: string,
  /** Options of the rules, overriding those of the spec. */
  rules?: { [key in string]: string }, };

/** A piece that comes from beside the board. */
export type TakenPiece = { 
  /** The letter of the piece. */
  letter: string,
  /** The letter of its colour, for tokens identified by owner and colour. */
  colour: string | null,
  /** Its rotation in clockwise quarter turns. */
  quarters: number,
  /** The pile; none is the box. */
  pile: PileView | null, };

export type ThreatRecord = { player: string, turn: string, };

/** A turn that would win. */
export type ThreatView = { 
  /** Canonical name of the player. */
  player: string,
  /** Its canonical notation. */
  turn: string,
  /** Its notation in the language of the request. */
  shown: string, act: TurnAct, };

/** Visible effect of a turn. */
export type TurnAct = { 
  /** The square that a piece leaves. */
  from: string | null,
  /** The piece that comes from beside the board, and its pile. */
  piece: TakenPiece | null,
  /** The square that the piece comes to. */
  to: string | null,
  /** The strip that is laid, with the piece on it. */
  strip: LaidStrip | null,
  /** Whether the piece is laid beside the board. */
  beside: boolean,
  /** The squares of a line that slides, in its direction. The tile of the last one comes to the first. */
  slide: Array<string>, };

/** A turn of a position. */
export type TurnView = { 
  /** Its canonical notation. */
  turn: string,
  /** Its notation in the language of the request. */
  shown: string, act: TurnAct, };

/** Verdict on a position. */
export type Verdict = "legal" | "illegal" | "undecided" | "fits" | "unreadable";
