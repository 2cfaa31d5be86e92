//! Quits in the suite that every engine passes.

use super::all_rules;
use super::naive::{self, State};
use crate::prng::Prng;
use crate::rules::quits::board::bit;
use crate::rules::quits::{BallMoves, Last, Player, Position, QuitsReferee, Rules, Setup, Turn, Variant};
use crate::rules::tests::Texts;
use crate::rules::tests::conformance::{
    Subject, Twin, check_faults, check_games, check_perft, check_witness,
};
use crate::rules::tests::open_squares::check_open_squares;
use crate::rules::tests::slips::check_game_slips;
use crate::rules::{Play, Referee, Square, Verdict, perft};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct QuitsTwin {
    rules: naive::Rules,
    state: State,
}

impl Twin for QuitsTwin {
    fn turns(&self) -> Vec<(String, QuitsTwin)> {
        let next = |(turn, state)| (turn, QuitsTwin { rules: self.rules, state });
        self.rules.turns(&self.state).into_iter().map(next).collect()
    }

    /// For a player who is not to move, no turn is forbidden.
    fn threats(&self) -> Vec<(String, String)> {
        let mut threats = Vec::new();
        if self.rules.winner(&self.state).is_some() {
            return threats;
        }
        for letter in self.rules.players() {
            let mut state = self.state.clone();
            if state.player != letter {
                state.player = letter;
                state.before.clear();
            }
            let player = Player::ALL.into_iter().find(|player| player.letter() == letter).expect("a player");
            let wins = self
                .rules
                .turns(&state)
                .into_iter()
                .filter(|(_, next)| self.rules.winner(next) == Some(letter));
            threats.extend(wins.map(|(turn, _)| (player.name().to_owned(), turn)));
        }
        threats
    }
}

impl Subject for QuitsReferee {
    type Twin = QuitsTwin;

    const RECORD_KEYS: &'static [&'static str] = &["variant"];
    const FAULTS: usize = 7;

    fn twin(&self) -> QuitsTwin {
        let Rules { variant, ball_moves } = self.rules(&Setup::default());
        let diagonal = ball_moves == BallMoves::Diagonal;
        let rules = naive::Rules { variant: variant.name(), diagonal };
        QuitsTwin { rules, state: rules.start() }
    }

    fn introduce_fault(&self, setup: &mut Setup, how: usize, rng: &mut Prng) -> Option<&'static str> {
        let rules = self.rules(setup);
        setup.last = None;
        let players = rules.variant.players();
        let player = players[rng.roll(players.len())];
        let at = player as usize;
        Some(match how {
            0 => {
                while setup.balls_of(player).count_ones() <= rules.variant.balls() {
                    setup.balls[at] |= bit(random_free_square(setup, rng)?);
                }
                "quits/too-many-balls"
            }
            1 => {
                let least = rules.variant.balls() - rules.variant.wins();
                while setup.balls_of(player).count_ones() >= least {
                    setup.balls[at] &= setup.balls[at] - 1;
                }
                "quits/too-few-balls"
            }
            2 => {
                let other =
                    Player::ALL.into_iter().find(|other| setup.balls_of(*other) & player.exit_bit() != 0);
                if let Some(other) = other {
                    setup.balls[other as usize] &= !player.exit_bit();
                }
                setup.balls[at] |= player.exit_bit();
                "quits/ball-on-its-exit"
            }
            3 => {
                setup.out[at] = Some(setup.out[at]? + 1);
                "quits/exits-do-not-add-up"
            }
            4 => {
                for player in players {
                    let balls = &mut setup.balls[*player as usize];
                    while balls.count_ones() > rules.variant.balls() - rules.variant.wins() {
                        *balls &= *balls - 1;
                    }
                }
                "quits/two-winners"
            }
            5 => {
                let stranger = Player::ALL.into_iter().find(|player| !rules.variant.has(*player))?;
                setup.balls[stranger as usize] |= bit(random_free_square(setup, rng)?);
                "quits/foreign-balls"
            }
            _ => {
                let to = random_free_square(setup, rng)?;
                let from = Square { row: to.row.checked_sub(1)?, ..to };
                setup.last = Some(Last::Turn(Turn::Ball { from, to }));
                "quits/last-not-there"
            }
        })
    }
}

/// A random empty square that is not an exit.
fn random_free_square(setup: &Setup, rng: &mut Prng) -> Option<Square> {
    let all = (0..5).flat_map(|row| (0..5).map(move |column| Square { column, row }));
    let exits = Player::ALL.map(Player::exit);
    let free: Vec<_> =
        all.filter(|square| setup.owner(*square).is_none() && !exits.contains(square)).collect();
    free.get(rng.roll(free.len())).copied()
}

fn engine(rules: Rules) -> QuitsReferee {
    QuitsReferee::new(Some(rules.variant), rules.ball_moves)
}

#[test]
fn games_conform() {
    for (seed, rules) in (0x1995..).zip(all_rules()) {
        let threats = check_games(&engine(rules), 40, 400, 400, seed);
        assert!(threats > 0, "{rules:?}");
        check_games(&engine(rules), 4, 5, 1, seed);
    }
}

/// `cargo test --release -- --ignored thousands_of_quits`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_quits_games_are_legal() {
    for (seed, rules) in (0x1996..).zip(all_rules()) {
        check_games(&engine(rules), 2000, 300, 50, seed);
    }
}

#[test]
fn introduced_faults_are_found() {
    for (seed, rules) in (0x2026..).zip(all_rules().filter(|rules| rules.variant != Variant::Four)) {
        check_faults(&engine(rules), 40, 60, 15, seed);
    }
}

#[test]
fn perft_is_that_of_the_twin() {
    for rules in all_rules() {
        check_perft(&engine(rules), 4);
    }
}

/// Up to the first depth of more than ten million: `cargo test --release -- --ignored deep_perft_of_quits`
#[test]
#[ignore = "takes minutes"]
fn deep_perft_of_quits_is_that_of_the_twin() {
    for rules in all_rules() {
        let depth = (1..).find(|depth| perft(&Position::start(rules), *depth) >= 10_000_000);
        check_perft(&engine(rules), depth.expect("a depth"));
    }
}

#[test]
fn bare_trays_are_legal_in_some_variant() {
    let mut rng = Prng::new(0x1998);
    for rules in all_rules() {
        let open = QuitsReferee::new(None, rules.ball_moves);
        let mut position = Position::start(rules);
        for _ in 0..5 {
            let bare = Setup { to_move: None, last: None, out: [None; 4], ..Setup::from(position) };
            for setup in [bare, Setup { variant: None, ..bare }] {
                let text = open.text(&setup);
                let judged = open.check(&text);
                assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
                check_witness(&open, &judged);
            }
            let mut turns = Vec::new();
            position.turns(|turn| turns.push(turn));
            position.play(turns[rng.roll(turns.len())]);
        }
    }
}

#[test]
fn slips_are_not_misread() {
    check_game_slips(all_rules().map(engine), 3);
}

#[test]
fn open_squares_are_those_of_all_fillings() {
    check_open_squares(all_rules().map(engine), 20, 0x2030);
}

/// `cargo test --release -- --ignored open_squares_of_thousands`
#[test]
#[ignore = "takes a minute"]
fn open_squares_of_thousands_of_quits_tables() {
    check_open_squares(all_rules().map(engine), 3000 / all_rules().count() + 1, 0x2040);
}
