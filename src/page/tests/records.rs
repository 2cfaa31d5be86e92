//! Tests of records among positions.

use serde_json::json;

use super::ask;

#[test]
fn a_record_is_recognised_with_the_entries_that_it_begins_with() {
    let lay = |game: &str, text: &str| {
        ask(json!({ "kind": "lay", "table": { "spec": { "game": game } }, "text": text }))
    };
    for (game, text, turns, header) in [
        ("quits", "variante : simple\n1. b2-c3 d4-c4", 2, "variant: simple\n"),
        ("quits", "variant: simple\nb2-c3 a1-a5", 1, "variant: simple\n"),
        ("lightning", "first: B\nI0@B:b1", 1, "first: B\n"),
        (
            "plank",
            "players: 2\nfirst: B\nplanks B: r r w w b b\nfirst rbw:2",
            1,
            "players: 2\nfirst: B\nplanks B: r r w w b b\n",
        ),
    ] {
        let laid = lay(game, text);
        assert_eq!((&laid["kind"], &laid["header"]), (&json!("replayed"), &json!(header)), "{laid}");
        assert_eq!(laid["moments"].as_array().unwrap().len(), turns + 1, "{text}");
    }
    // These pieces may lie so, but not as the turns of a game.
    let list = lay("lightning", "I0@A:a1 I0@A:b1");
    assert_eq!(list["kind"], "laid", "{list}");
    let misspelt = "b2-c3 d4-zz";
    let refused = lay("quits", misspelt);
    assert_eq!(refused["message"], "`d4-zz` is not a turn", "{refused}");
    let judged = ask(json!({ "kind": "judge", "table": { "spec": { "game": "quits" } }, "text": misspelt }));
    assert_eq!(judged["check"]["findings"][0]["message"], "`d4-zz` is not a turn", "{judged}");
}
