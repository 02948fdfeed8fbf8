//! `digest` and `canonicalize`.

use crate::run::{Place, fixture, printed, refused};

#[test]
fn the_published_documents_have_the_published_digests() {
    let place = Place::new();
    let digest = |file: &str, options: &[&str]| {
        let file = fixture(&format!("open-continuity/{file}"));
        place.run(&[&["digest", &file], options].concat())
    };
    assert_eq!(
        digest("context-request.json", &[]),
        printed("sha-256:6f79ce11f397b728fb2bfe2f24e64912e021b0c24c0c436c6ae1ca7d9b31cb8e\n")
    );
    assert_eq!(
        digest("grant-receipt.json", &[]),
        printed("sha-256:4657179eadb7ccb43cbef2c4fa1f990cac8443d995ae775fa7fa00de7f66ad47\n")
    );
    assert_eq!(
        digest("context-package.json", &["--without", "/integrity"]),
        printed("sha-256:09cbcb90f08b8e29d5e938b9a6234e3061eecb3d8854fd98a2949c91934a6f2d\n")
    );
    assert_eq!(
        digest("context-package.json", &["--member", "/entries/0/content"]),
        printed("sha-256:af9c0f49046b829c5db808ca9020ceab46d452bc80d825f774fd64a60f43f3cb\n")
    );
}

#[test]
fn a_digest_is_that_of_the_canonical_bytes() {
    let place = Place::new();
    place.write("a.json", "{ \"b\": [1e2, \"\\u00e9\"],\r\n\t\"a\": 1.0 }\n");
    let canonical = place.run(&["canonicalize", "a.json"]);
    assert_eq!(canonical, printed("{\"a\":1,\"b\":[100,\"é\"]}"));
    let spelt = place.run(&["digest", "a.json"]);
    assert_eq!(place.run_with_input(&["digest", "-"], canonical.stdout), spelt);
}

#[test]
fn values_can_be_left_out_wherever_they_are() {
    let place = Place::new();
    place.write("a.json", r#"{"a":{"b":1,"c":[1,2,3]},"d/e":{}}"#);
    place.write("b.json", r#"{"a":{"c":[1,3]}}"#);
    let without = ["digest", "a.json", "--without", "/a/b", "--without", "/a/c/1"];
    let less = place.run(&[&without[..], &["--without", "/d~1e"]].concat());
    assert_eq!(less, place.run(&["digest", "b.json"]));
    place.write("c.json", r#"{"c":[1,3]}"#);
    let member = place.run(&[&without[..], &["--member", "/a"]].concat());
    assert_eq!(member, place.run(&["digest", "c.json"]));
    place.write("d.json", r#"{"a":{"b":1,"c":[]},"d/e":{}}"#);
    let all = ["/a/c/0", "/a/c/1", "/a/c/2"].map(|pointer| ["--without", pointer]).concat();
    let emptied = place.run(&[&["digest", "a.json"], &all[..]].concat());
    assert_eq!(emptied, place.run(&["digest", "d.json"]));
}

#[test]
fn a_pointer_that_leads_nowhere_is_said() {
    let place = Place::new();
    place.write("a.json", r#"{"a":{"b":1},"c":2}"#);
    assert_eq!(
        place.run(&["digest", "a.json", "--member", "/a/x"]),
        refused(2, "a.json: no value at /a/x, which --member names")
    );
    assert_eq!(
        place.run(&["digest", "a.json", "--without", "a"]),
        refused(2, "a.json: no value at a, which --without names; a JSON Pointer begins with `/`")
    );
    assert_eq!(
        place.run(&["digest", "a.json", "--member", "/a", "--without", "/c"]),
        refused(2, "a.json: /c, which --without names, is not within /a, which --member names")
    );
    assert_eq!(
        place.run(&["digest", "a.json", "--without", ""]),
        refused(2, "a.json: --without names the whole of what is to be digested")
    );
}

#[test]
fn json_output_is_one_document() {
    let place = Place::new();
    place.write("a.json", "{}");
    assert_eq!(
        place.run(&["digest", "a.json", "--output", "json"]),
        printed(concat!(
            r#"{"file":"a.json","digest":"sha-256:"#,
            r#"44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"}"#,
            "\n"
        ))
    );
}

#[test]
fn what_the_canonical_form_cannot_carry_is_refused() {
    let place = Place::new();
    place.write("big.json", r#"{"a":[1,9007199254740993]}"#);
    place.write("huge.json", "{\"a\":\n 1e400}");
    place.write("lone.json", r#"{"a":"\ud800"}"#);
    place.write("twice.json", r#"{"a":1,"\u0061":2}"#);
    for command in ["digest", "canonicalize"] {
        let says = |file: &str, line: &str| {
            assert_eq!(place.run(&[command, file]), refused(2, &format!("{file}: {line}")));
        };
        says(
            "big.json",
            "line 1, column 9, at /a/1: found 9007199254740993, expected an integer within ±(2^53-1)",
        );
        says(
            "huge.json",
            "line 2, column 2, at /a: found 1e400, expected a number within the range of a double",
        );
        says(
            "lone.json",
            "line 1, column 7, at /a: found \\ud800, expected both halves of a surrogate pair",
        );
        says(
            "twice.json",
            "line 1, column 8, at /a: found member \"a\" a second time, expected each member name once \
             in an object",
        );
    }
}

#[test]
fn the_canonical_form_goes_to_a_file_whole_or_not_at_all() {
    let place = Place::new();
    place.write("a.json", "[ 1 ]").write("bad.json", "[ 1").write("out.json", "old");
    assert_eq!(place.run(&["canonicalize", "bad.json", "-o", "out.json"]).code, 2);
    assert_eq!(place.read("out.json"), b"old");
    assert_eq!(place.run(&["canonicalize", "a.json", "-o", "out.json"]), printed(""));
    assert_eq!(place.read("out.json"), b"[1]");
    assert_eq!(
        place.run(&["canonicalize", "a.json", "-o", "./a.json"]),
        refused(2, "./a.json: is an input of this run: write the output to another file")
    );
    assert_eq!(place.names(), ["a.json", "bad.json", "out.json"]);
}
