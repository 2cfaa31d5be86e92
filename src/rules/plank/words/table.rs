//! What contradicts box and board.

#[cfg(test)]
use super::samples;
use super::{COLOUR_TWICE, Hand, HandCount, PlankRule, en, fr};
use crate::rules::plank::kit::{Colour, Player};
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr, counted_or_no_en, enumerated, number_or_none_en};

findings! {
    /// What contradicts box and board.
    TableFinding {
        ("plank/too-many-planks" WellFormed, PlankRule::TwelvePlanks;
            "More planks lie on the table than the box holds."
            / "Il y a plus de planches sur la table que dans la boîte.") {
            TooManyPlanks { count: usize = 13, most: usize = 12 }
                en ("{} on the table, but the box holds {most}", en::planks_lie(*count))
                fr ("il y a {} sur la table, or la boîte en contient {most}", fr::planks(*count));
        }
        ("plank/too-many-of-a-model" WellFormed, PlankRule::TwelvePlanks;
            "More planks with the same colour in the middle lie on the table than the box holds."
            / "Il y a plus de planches de même couleur au milieu sur la table que dans la boîte.") {
            TooManyOfAModel { count: usize = 5, colour: Colour = Colour::White, most: usize = 4 }
                en {
                    let name = colour.name();
                    format!("{} on the table with {name} in the middle, but the box holds {most}", en::planks_lie(*count))
                }
                fr {
                    let (count, colour) = (fr::planks(*count), fr::masculine(*colour));
                    format!("il y a {count} à centre {colour} sur la table, or la boîte en contient {most}")
                };
        }
        (COLOUR_TWICE) {
            NoPlankShows { colours: String = "rrb" }
                en "no plank shows {colours}: each has three different colours"
                fr "aucune planche ne montre {colours} : chacune a trois couleurs différentes";
        }
        ("plank/owner-not-playing" WellFormed, PlankRule::Players;
            "A token on the table belongs to a player who does not play."
            / "Un jeton sur la table appartient à un joueur qui ne joue pas.") {
            OwnerDoesNotPlay { player: Player = samples::player('D'), square: String = "P2:1", players: usize = 3 }
                en "{player} has a token on {square}, but does not play in a game for {players}"
                fr "{player} a un jeton sur {square}, or il ne joue pas dans une partie à {players}";
        }
        ("plank/wrong-colour" WellFormed, PlankRule::OwnColour; "A token lies on a square of another colour."
            / "Un jeton est posé sur une case d’une autre couleur.") {
            WrongColour {
                token: Colour = Colour::Red,
                player: Player = Player::FIRST,
                square: String = "P2:1",
                colour: Colour = Colour::White,
            }
                en {
                    let (token, colour) = (token.name(), colour.name());
                    format!("the {token} token of {player} lies on {square}, which is {colour}")
                }
                fr {
                    let (token, colour) = (fr::masculine(*token), fr::feminine(*colour));
                    format!("le jeton {token} de {player} est sur la case {square}, qui est {colour}")
                };
        }
        ("plank/too-many-tokens" WellFormed, PlankRule::SixTokens;
            "More tokens of one player and colour lie on the table than the player has."
            / "Il y a plus de jetons d’un joueur et d’une couleur sur la table que ce joueur n’en a.") {
            TooManyTokens {
                player: Player = Player::FIRST,
                count: usize = 3,
                colour: Colour = Colour::Blue,
                most: usize = 2,
            }
                en {
                    let tokens = counted_en(*count, &format!("{} token", colour.name()));
                    format!("{player} has {tokens} on the table, but owns only {most}")
                }
                fr {
                    let tokens = fr::coloured_tokens(*count, *colour);
                    format!("{player} a {tokens} sur la table, et n’en possède que {most}")
                };
        }
        ("plank/no-such-player" WellFormed, PlankRule::Players;
            "The text speaks of a player who does not play with this number of players; where the number of players \
             comes from the command or from a record, the layer is `readable`."
            / "Le texte parle d’un joueur qui ne joue pas quand on est ce nombre ; si ce nombre vient de la commande ou d’un \
               relevé, le niveau est `readable`.") {
            DoesNotPlay { player: Player = samples::player('D'), players: usize = 3 }
                en "{player} does not play in a game for {players}"
                fr "{player} ne joue pas dans une partie à {players}";
        }
        ("plank/hand-contradicts" WellFormed, PlankRule::SixTokens;
            "The tokens in hand and on the table are not as many as the player has."
            / "Les jetons en main et sur la table ne font pas le compte du joueur.") {
            HandContradicts { player: Player = Player::FIRST, counts: Vec<HandCount> = samples::counts() }
                en {
                    let counts: Vec<String> = counts.iter().map(en::hand_count).collect();
                    format!("{player} has {}", counts.join("; "))
                }
                fr {
                    let counts: Vec<String> = counts.iter().map(fr::hand_count).collect();
                    format!("chez {player}, {}", counts.join(" ; "))
                };
        }
        ("plank/too-many-in-hand" WellFormed, PlankRule::Deal; "A player holds more planks than were dealt."
            / "Un joueur a en main plus de planches qu’il n’en a reçu.") {
            TooManyInHand { player: Player = Player::FIRST, count: usize = 7, dealt: usize = 6 }
                en ("{player} holds {}, but was dealt only {dealt}", counted_en(*count, "plank"))
                fr ("{player} a {} en main, et n’en a reçu que {dealt}", fr::planks(*count));
        }
        ("plank/deal-contradicts" WellFormed, PlankRule::Deal;
            "The planks of a model in hand and on the table are not as many as the box holds."
            / "Les planches d’un modèle en main et sur la table ne font pas le compte de la boîte.") {
            DealContradicts { held: usize = 2, lying: usize = 3, colour: Colour = Colour::Red, most: usize = 4 }
                en {
                    let name = colour.name();
                    format!(
                        "this makes {} in hand and {} on the table with {name} in the middle, but the box holds {most}",
                        counted_or_no_en(*held, "plank"),
                        number_or_none_en(*lying)
                    )
                }
                fr {
                    let held = counted_fr(*held, "planche");
                    let colour = fr::masculine(*colour);
                    format!(
                        "cela fait {held} à centre {colour} en main et {lying} sur la table, or la boîte en contient {most}"
                    )
                };
        }
        ("plank/share-contradicts" WellFormed, PlankRule::Deal;
            "By the planks in hand, another number of planks lies on the table."
            / "D’après les planches en main, il y en a un autre nombre sur la table.") {
            /// `others` is the number of planks that the other players have laid at most, if there are any.
            ShareContradicts {
                players: Vec<Player> = vec![Player::FIRST, samples::player('B')],
                laid: usize = 3,
                others: Option<usize> = Some(4),
                lying: usize = 9,
            }
                en {
                    let have = if players.len() == 1 { "has" } else { "have" };
                    let others = others.map(|most| format!(", the others at most {most}")).unwrap_or_default();
                    let (players, laid) = (enumerated(players, "and"), number_or_none_en(*laid));
                    let lie = if *lying < 2 { "lies" } else { "lie" };
                    format!(
                        "by the planks in hand, {players} {have} laid {laid}{others}, but {} {lie} on the table",
                        number_or_none_en(*lying)
                    )
                }
                fr {
                    let laid = match players.as_slice() {
                        [only] => format!("d’après ses planches en main, {}", fr::has_laid(only, *laid)),
                        all if *laid == 0 => {
                            format!("d’après leurs planches en main, {} n’en ont posé aucune", enumerated(all, "et"))
                        }
                        all => {
                            format!("d’après leurs planches en main, {} en ont posé {laid}", enumerated(all, "et"))
                        }
                    };
                    let others = others.map(|most| format!(", les autres au plus {most}")).unwrap_or_default();
                    let lying = match lying {
                        0 => "il n’y en a aucune".to_owned(),
                        _ => format!("il y en a {lying}"),
                    };
                    format!("{laid}{others}, mais {lying} sur la table")
                };
        }
        ("plank/two-winners" WellFormed, PlankRule::FirstLineWins; "Several players have a line."
            / "Plusieurs joueurs ont un alignement.") {
            SeveralWinners { players: Vec<Player> = vec![Player::FIRST, samples::player('B')] }
                en {
                    let all = if players.len() == 2 { "both" } else { "all" };
                    format!("{} {all} have a line: the game ends with the first", enumerated(players, "and"))
                }
                fr ("{} ont chacun un alignement : la partie s’arrête au premier", enumerated(players, "et"));
        }
        ("plank/number-too-high" WellFormed, PlankRule::EitherEnd;
            "The number of a plank is higher than the number of planks."
            / "Le numéro d’une planche dépasse le nombre de planches.") {
            NumberTooHigh { plank: u8 = 9, count: usize = 3 }
                en {
                    let are = if *count == 1 { "is" } else { "are" };
                    let planks = counted_en(*count, "plank");
                    format!(
                        "this is P{plank}, but there {are} only {planks} here: they are numbered in the order of laying"
                    )
                }
                fr {
                    let only = if *count == 1 { "qu’une".to_owned() } else { format!("que {count}") };
                    format!(
                        "cette planche est P{plank}, or il n’y en a {only} ici : elles sont numérotées dans l’ordre de pose"
                    )
                };
        }
        ("plank/number-twice" WellFormed, PlankRule::EitherEnd; "Two planks have the same number."
            / "Deux planches ont le même numéro.") {
            NumberTwice { plank: u8 = 9 }
                en "P{plank} appears twice"
                fr "P{plank} figure deux fois";
        }
        ("plank/number-missing" WellFormed, PlankRule::EitherEnd; "A plank has no number, and others have one."
            / "Une planche n’a pas de numéro, alors que d’autres en ont un.") {
            NumberMissing
                en "this plank has no number, but others have one"
                fr "cette planche n’a pas de numéro, alors que d’autres en ont un";
        }
        ("plank/laid-between" WellFormed, PlankRule::EitherEnd;
            "By its number, a plank was laid between two others."
            / "D’après son numéro, une planche a été posée entre deux autres.") {
            LaidBetween { plank: u8 = 9, above: u8 = 4, below: u8 = 5 }
                en "P{plank} lies between P{above} and P{below}, but was laid after both"
                fr "P{plank} est entre P{above} et P{below}, mais a été posée après elles";
        }
    }
}

messages! {
    /// What would fit box and board.
    TableHint {
        HandByTheTable { hand: Hand = Hand([2, 1, 0]) }
            en "by the table, the hand is `{hand}`"
            fr ("d’après la table, la main est `{}`", fr::hand(hand));
        NumberAllOrNone
            en "number all planks in the order of laying, or none"
            fr "numérotez toutes les planches dans l’ordre de pose, ou aucune";
    }
}
