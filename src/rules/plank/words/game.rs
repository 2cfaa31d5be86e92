//! Why no game leads to a table.

#[cfg(test)]
use super::samples;
use super::{Fact, PlankRule, en, fr};
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::Turn;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr, enumerated, number_or_none_en};

findings! {
    /// Why no game leads to a table.
    GameFinding {
        ("plank/empty-plank" Reachable, PlankRule::Laying;
            "A plank without a token lies on the table before any token can have moved."
            / "Une planche sans jeton est sur la table avant qu’aucun jeton n’ait pu se déplacer.") {
            EmptyPlank { plank: String = "P3" }
                en "no token lies on {plank}: one was put there when it was laid, and none has moved yet"
                fr "il n’y a pas de jeton sur {plank} : on l’a posée avec un jeton dessus, et aucun n’a encore été déplacé";
        }
        ("plank/too-many-laid" Reachable, PlankRule::OwnShare;
            "More planks can only have been laid by one player than the player has laid."
            / "Un seul joueur peut avoir posé certaines planches, et il y en a plus qu’il n’en a posé.") {
            /// `count` planks bear tokens of one player alone.
            TooManyLaid { player: Player = Player::FIRST, count: usize = 4, most: u8 = 3 }
                en {
                    let only = match count {
                        1 => format!("1 plank bears only {player}'s tokens, so {player} laid it"),
                        _ => format!("{count} planks bear only {player}'s tokens, so {player} laid them all"),
                    };
                    match most {
                        0 => format!("{only}; but {player} has laid none"),
                        _ => format!("{only}; but {player} has laid at most {most}"),
                    }
                }
                fr {
                    let only = match count {
                        0 | 1 => format!("{count} planche ne porte que des jetons de {player}, qui l’a donc posée"),
                        _ => format!(
                            "{count} planches ne portent que des jetons de {player}, qui les a donc toutes posées"
                        ),
                    };
                    match most {
                        0 => format!("{only} ; or {player} n’en a posé aucune"),
                        _ => format!("{only} ; or {player} en a posé {most} au plus"),
                    }
                };
        }
        ("plank/lines-apart" Reachable, PlankRule::LineEndsTheGame;
            "The winner has lines without a common token, so no single turn completed them."
            / "Le gagnant a des alignements sans jeton commun : aucun coup unique ne les a achevés.") {
            LinesApart { player: Player = Player::FIRST, count: usize = 2 }
                en (
                    "{player} has {} with no token in common: one of them was there before the last turn",
                    counted_en(*count, "line")
                )
                fr {
                    let lines = counted_fr(*count, "alignement");
                    format!(
                        "{player} a {lines} sans jeton commun : l’un d’eux était là avant le dernier coup"
                    )
                };
        }
        ("plank/uneven-turns" Reachable, PlankRule::TurnsClockwise;
            "The numbers of tokens on the table fit no opener, as players take turns."
            / "Puisque chacun joue à son tour, les nombres de jetons sur la table ne vont avec aucun premier joueur.") {
            /// `put` holds how many tokens each player has put.
            UnevenTurns { put: Vec<(Player, usize)> = samples::put() }
                en {
                    let put = en::put_by_each(put);
                    format!(
                        "{put}: turns go round clockwise, so the players with one turn more must sit side by side"
                    )
                }
                fr {
                    let put = fr::put_by_each(put);
                    format!(
                        "{put} : on joue dans le sens des aiguilles d’une montre, et ceux qui ont joué une fois de \
                         plus devraient donc être assis côte à côte"
                    )
                };
            /// No player has certainly put a token in each turn.
            UnevenTokens { put: Vec<(Player, usize)> = samples::put() }
                en ("{}: no order of turns comes to that", en::put_by_each(put))
                fr ("{} : aucun ordre des coups ne donne cela", fr::put_by_each(put));
            TwoTurnsMore {
                player: Player = Player::FIRST,
                put: usize = 6,
                behind: Player = samples::player('B'),
                less: usize = 3,
            }
                en (
                    "{player} has placed {}, and {behind}, who never had to pass, has placed {}: no player can be \
                     two turns ahead of another",
                    en::tokens(*put),
                    number_or_none_en(*less)
                )
                fr {
                    let less = match less {
                        0 => "n’en a posé aucun".to_owned(),
                        less => format!("en a posé {less}"),
                    };
                    format!(
                        "{player} a posé {}, et {behind}, qui n’a jamais dû passer, {less} : personne n’a pu jouer \
                         deux coups de plus qu’un autre",
                        fr::tokens(*put)
                    )
                };
        }
        ("plank/wrong-opener" Reachable, PlankRule::TurnsClockwise; "The given opener cannot have opened."
            / "Le premier joueur donné ne peut pas avoir commencé.") {
            OpenerPutTooFew { put: Vec<(Player, usize)> = samples::put(), player: Player = Player::FIRST }
                en ("{}: {player} cannot have opened", en::put_by_each(put))
                fr ("{} : {player} n’a pas pu commencer", fr::put_by_each(put));
            OpenerImpossible { player: Player = Player::FIRST, dead_end: Option<DeadEnd> = Some(samples::dead_end()) }
                en {
                    let why = dead_end.map_or("no game that begins so leads here".to_owned(), en::stuck);
                    format!("{player} cannot have opened: {why}")
                }
                fr {
                    let why = dead_end.map_or("aucune partie ainsi commencée ne mène ici".to_owned(), fr::stuck);
                    format!("{player} n’a pas pu commencer : {why}")
                };
        }
        ("plank/wrong-turn" Reachable, PlankRule::TurnsClockwise; "It cannot be the turn of the given player."
            / "Le trait ne peut pas être au joueur donné.") {
            WrongTurn {
                player: Player = Player::FIRST,
                opener: Option<Player> = Some(samples::player('B')),
                next: Option<Player> = Some(samples::player('C')),
            }
                en {
                    let opened = opener.map(|first| format!("{first} opened, and ")).unwrap_or_default();
                    let next = next.map_or("another player's".to_owned(), |next| format!("{next}'s"));
                    format!("it cannot be {player}'s turn: {opened}by the tokens on the table it is {next}")
                }
                fr {
                    let opened = opener.map(|first| format!("{first} a commencé, et ")).unwrap_or_default();
                    let next = next.map_or("un autre".to_owned(), |next| next.to_string());
                    format!("ce n’est pas à {player} de jouer : {opened}d’après les jetons sur la table, c’est à {next}")
                };
            TurnImpossible { player: Player = Player::FIRST }
                en "it cannot be {player}'s turn: no game leads here with {player} to move"
                fr "ce ne peut pas être à {player} de jouer : aucune partie ne mène ici avec {player} au trait";
        }
        ("plank/line-before-last" Reachable, PlankRule::LineEndsTheGame;
            "A player has a line, and the last turn was another's."
            / "Un joueur a un alignement, et le dernier coup était d’un autre.") {
            LineBeforeLast { player: Player = Player::FIRST, last: Option<Player> = Some(samples::player('B')) }
                en {
                    let last = last.map_or(format!("not {player}'s"), |last| format!("{last}'s"));
                    format!("{player} has a line, but the last turn was {last}: the game was already over")
                }
                fr {
                    let last = last.map_or("le dernier coup n’est pas le sien".to_owned(), |last| {
                        format!("le dernier coup est de {last}")
                    });
                    format!("{player} a un alignement, mais {last} : la partie était déjà finie")
                };
        }
        ("plank/words-contradict" Reachable, PlankRule::LegalGame;
            "The table is reachable, but not with all that the text says of it together."
            / "La table peut être atteinte, mais pas avec tout ce que le texte en dit à la fois.") {
            WordsContradict
                en "what lies on the table is possible, but not with everything else that is given: who opened, whose turn \
                    it is, the last turn, the order of the planks, the planks in hand"
                fr "ce qui est sur la table est possible, mais pas avec toutes les autres indications : qui a commencé, à \
                    qui c’est de jouer, le dernier coup, l’ordre des planches, les planches en main";
        }
        ("plank/last-impossible" Reachable, PlankRule::LegalGame;
            "No game that ends with the given last turn leads to the table."
            / "Aucune partie qui finit par le dernier coup donné ne mène à la table.") {
            LastImpossible { turn: Turn = samples::turn() }
                en "`{turn}` cannot have been the last turn: no game that ends with it leads here"
                fr ("`{}` n’a pas pu être le dernier coup : aucune partie qui finit ainsi ne mène ici", fr::turn(*turn));
        }
        ("plank/order-impossible" Reachable, PlankRule::Turn;
            "No game lays the planks in the order of their numbers."
            / "Aucune partie ne pose les planches dans l’ordre de leurs numéros.") {
            OrderImpossible { dead_end: Option<DeadEnd> = Some(samples::dead_end()) }
                en {
                    let why = dead_end.map_or("no game in which they are laid so leads here".to_owned(), en::stuck);
                    format!("the planks cannot have been laid in this order: {why}")
                }
                fr {
                    let why = dead_end.map_or("aucune partie où on les pose ainsi ne mène ici".to_owned(), fr::stuck);
                    format!("les planches n’ont pas pu être posées dans cet ordre : {why}")
                };
        }
        ("plank/share-impossible" Reachable, PlankRule::OwnShare;
            "No game in which each player lays the planks missing from the given hands leads to the table."
            / "Aucune partie où chacun pose les planches qui manquent aux mains données ne mène à la table.") {
            ShareImpossible { laid: Vec<(Player, u8)> = vec![(Player::FIRST, 2), (samples::player('B'), 0)] }
                en {
                    let has_laid = |(player, laid): &(Player, u8)| {
                        format!("{player} has laid {}", number_or_none_en(usize::from(*laid)))
                    };
                    format!(
                        "by the planks in hand, {}: no such game puts the tokens where they lie",
                        enumerated(laid.iter().map(has_laid), "and")
                    )
                }
                fr {
                    let laid = laid.iter().map(|(player, laid)| fr::has_laid(player, usize::from(*laid)));
                    format!(
                        "d’après les planches en main, {} : dans aucune partie les jetons n’arrivent à ces places",
                        enumerated(laid, "et")
                    )
                };
        }
        ("plank/not-the-start" Reachable, PlankRule::LegalGame;
            "The table is bare, and the text contradicts the start."
            / "La table est vide, et le texte contredit le départ.") {
            BareTable
                en "the empty table is the start: nobody has had a turn, and all planks are still in hand"
                fr "la table vide est le début de la partie : personne n’a joué, et chacun a toutes ses planches en main";
        }
        ("plank/no-way-back" Reachable, PlankRule::LegalGame;
            "Every way to take the turns back was tried, and none leads to the start."
            / "Toutes les façons de reprendre les coups ont été essayées, et aucune ne ramène au départ.") {
            NoWayBack
                en "no game leads here: every way to take the turns back, one by one, has been tried"
                fr "aucune partie ne mène ici : toutes les façons de reprendre les coups, un par un, ont été essayées";
        }
        ("plank/no-order" Reachable, PlankRule::Turn;
            "Every order of laying the planks and putting the tokens was tried, and none is a game."
            / "Tous les ordres de pose des planches et des jetons ont été essayés, et aucun n’est une partie.") {
            NoOrder { dead_end: Option<DeadEnd> = Some(samples::dead_end()) }
                en {
                    match dead_end {
                        Some(dead_end) => {
                            format!("no game leads here: {}, however the planks are laid", en::stuck(*dead_end))
                        }
                        None => "no game leads here: every order in which these planks and tokens can have come, \
                                 turn by turn, has been tried".to_owned(),
                    }
                }
                fr {
                    match dead_end {
                        Some(dead_end) => {
                            let stuck = fr::stuck(*dead_end);
                            format!("aucune partie ne mène ici : {stuck}, de quelque façon que l’on pose les planches")
                        }
                        None => "aucune partie ne mène ici : on a essayé tous les ordres dans lesquels ces planches \
                                 et ces jetons ont pu être posés, coup par coup".to_owned(),
                    }
                };
        }
        ("plank/undecided" Reachable, PlankRule::LegalGame;
            "The search for a game reached its limit; the verdict is `undecided`."
            / "La recherche d’une partie a atteint sa limite ; le verdict est `undecided`.") {
            Undecided { tables: usize = 4711 }
                en (
                    "no game that leads here was found: taking turns back led to {}, and there are too many to try them all",
                    counted_en(*tables, "position")
                )
                fr (
                    "aucune partie qui mène ici n’a été trouvée : en reprenant les coups, on arrive à {}, et il y en a \
                     trop pour les essayer toutes",
                    counted_fr(*tables, "position")
                );
        }
    }
}

messages! {
    /// What to write instead, or as well.
    GameHint {
        WriteFirst { player: Player = Player::FIRST }
            en "write `first: {player}`"
            fr "écrivez `premier: {player}`";
        WriteToMove { player: Player = Player::FIRST }
            en "write `to move: {player}`"
            fr "écrivez `trait: {player}`";
        LegalWithoutNumbers
            en "without the numbers of the planks the position is legal"
            fr "sans les numéros des planches, la position est légale";
        LegalWithFirst { player: Player = Player::FIRST }
            en "with `first: {player}` the position is legal"
            fr "avec `premier: {player}`, la position est légale";
        LegalWithToMove { player: Player = Player::FIRST }
            en "with `to move: {player}` the position is legal"
            fr "avec `trait: {player}`, la position est légale";
        SayMore { facts: Vec<Fact> = vec![Fact::Numbers, Fact::First, Fact::ToMove, Fact::Planks, Fact::Last] }
            en {
                let facts: Vec<&str> = facts.iter().copied().map(en::fact).collect();
                format!("add what you know: {}", facts.join(", "))
            }
            fr {
                let facts: Vec<&str> = facts.iter().copied().map(fr::fact).collect();
                format!("ajoutez ce que vous savez : {}", facts.join(", "))
            };
    }
}
