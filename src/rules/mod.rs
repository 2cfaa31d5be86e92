//! The rules of the games that Tablier can judge.

/// A rules engine and the options that a spec may set for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine {
    /// Its name: a folder of `src/rules`.
    pub name: &'static str,
    /// The ways of playing that change the start or who plays, the usual one first. None: there is one.
    pub variants: &'static [&'static str],
    /// Its options.
    pub options: &'static [RuleOption],
}

/// One choice that a rules engine offers, because the sources disagree or tables play differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its key in `[rules]`.
    pub name: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [&'static str],
    /// What it decides, in one line.
    pub about: &'static str,
}

/// A choice made for one game or one run, over what the spec says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The name of an option.
    pub option: &'static str,
    /// One of the values that it can have.
    pub value: &'static str,
}

impl Engine {
    /// The option of this name, if the engine has it.
    pub fn option(&self, name: &str) -> Option<&RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Whether a choice means anything to this engine.
    pub fn knows(&self, choice: &Choice) -> bool {
        self.option(choice.option).is_some_and(|option| option.values.contains(&choice.value))
    }
}

/// The engine of this name.
pub fn engine(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.name == name)
}

/// Every engine; a new game with rules adds its line here.
pub const ENGINES: &[Engine] = &[
    Engine {
        name: "lightning",
        variants: &[],
        options: &[RuleOption {
            name: "prolong",
            values: &["line", "contact"],
            about: "whether a placed piece must join a line of a piece in place, or only touch one",
        }],
    },
    Engine {
        name: "plank",
        variants: &["2", "3", "4"],
        options: &[RuleOption {
            name: "moving",
            values: &["own", "all"],
            about: "whether tokens move once one's own six are out, or once everything of everybody is",
        }],
    },
    Engine {
        name: "quits",
        variants: &["classic", "simple", "four"],
        options: &[RuleOption {
            name: "ball_moves",
            values: &["forward", "diagonal"],
            about: "whether balls step forward over edges and the far corner, or along three diagonals",
        }],
    },
];
