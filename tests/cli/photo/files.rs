//! Files that hold no photo: other formats, broken and empty files, texts.

use serde_json::Value;

use super::fed;
use crate::support::Bench;

#[test]
fn other_formats_get_a_hint_how_to_convert_them() {
    let bench = Bench::new();
    let iphone = b"\0\0\0\x24ftypheic\0\0\0\0mif1heic";
    std::fs::write(bench.path("IMG_0001.HEIC"), iphone).expect("a file");
    let outcome = bench.run(&["check", "quits", "IMG_0001.HEIC"]);
    assert_eq!(outcome.status, 2);
    assert!(
        outcome.err.contains("Most Compatible") && outcome.err.contains("photo/no-picture"),
        "{}",
        outcome.err
    );
    let said = bench.error_of(&["read", "quits", "IMG_0001.HEIC"]);
    assert!(said.contains("IMG_0001.HEIC: this is a HEIC picture"), "{said}");
    assert!(bench.error_of(&["moves", "quits", "IMG_0001.HEIC"]).contains("not a text"));
    for (bytes, name) in [(&b"RIFF\x10\0\0\0WEBPVP8 "[..], "WebP"), (b"GIF89a", "GIF"), (b"%PDF-1.7", "PDF")]
    {
        let outcome = fed(&bench, &["check", "quits"], bytes);
        assert!(outcome.err.contains(name) && outcome.status == 2, "{outcome:?}");
    }
    for bytes in [&b"\xff\xd8\xff\xe0\0\x10JFIF"[..], b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"] {
        let outcome = fed(&bench, &["check", "quits"], bytes);
        assert!(outcome.err.contains("picture/damaged") && outcome.status == 2, "{outcome:?}");
    }
    bench.write("position.txt", "L....\n.....\n.....\n.....\n....D\n");
    assert!(bench.error_of(&["read", "quits", "position.txt"]).contains("is a text, not a photo"));
    let said = bench.error_of(&["check", "quits", "position.txt", "--overlay", "seen.png"]);
    assert!(said.contains("leave `--overlay` and `--corners` out"), "{said}");
}

#[test]
fn a_broken_picture_file_should_be_copied_again() {
    let bench = Bench::new();
    for (name, bytes) in [("r.jpg", &b"\x9c\x81\xfe\x02\xab\n\xc3"[..]), ("cut.PNG", b"\x89PNG")] {
        std::fs::write(bench.path(name), bytes).expect("a file");
        for command in ["check", "read", "show", "moves"] {
            let outcome = bench.run(&[command, "quits", name]);
            assert_eq!(outcome.status, 2);
            assert!(outcome.err.contains("again from the phone or camera"), "{outcome:?}");
            assert!(!outcome.err.contains("UTF-8"), "{outcome:?}");
        }
    }
}

#[test]
fn empty_standard_input_gets_its_own_hint() {
    let bench = Bench::new();
    for command in ["check", "show"] {
        let outcome = fed(&bench, &[command, "plank/3"], b"\n");
        assert_eq!(outcome.status, 2);
        assert!(outcome.err.contains("standard input is empty"), "{outcome:?}");
        assert!(outcome.err.contains("`tablier blank plank/3` prints a form"), "{outcome:?}");
    }
}

#[test]
fn an_empty_file_is_neither_text_nor_photo() {
    let bench = Bench::new();
    std::fs::write(bench.path("empty.jpg"), []).expect("a file");
    std::fs::write(bench.path("zeros.jpg"), [0; 4096]).expect("a file");
    for (name, why) in [("empty.jpg", "is empty"), ("zeros.jpg", "is neither a picture nor a text")] {
        let said = bench.error_of(&["read", "quits", name]);
        assert!(said.contains(&format!("{name} {why}")) && !said.contains("is a text"), "{said}");
        for args in [&["check", "quits", name][..], &["check", "quits", name, "--overlay", "seen.png"]] {
            let outcome = bench.run(args);
            assert!(outcome.err.contains(&format!("the file {why}")) && outcome.status == 2, "{outcome:?}");
        }
        let outcome = bench.run(&["check", "quits", name, "--json"]);
        let document: Value = serde_json::from_str(&outcome.out).expect("JSON");
        assert_eq!((&document["verdict"], outcome.status), (&"unreadable".into(), 2), "{document}");
        assert_eq!(document["findings"][0]["code"], "file/nothing", "{document}");
    }
}
