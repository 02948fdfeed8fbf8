//! What the ledger finds, and what it says of each leaf.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![cfg(feature = "trace")]

use exact_json::trace::{
    self, Base, Emit, EntryFate, Function, Group, Ledger, List, Null, Number, Open, Out, Promise,
    Promised, Reason, Settle, Shape, Source, Span, Spelling, Src, Step, Str, TraceError, Transform,
};
use exact_json::{OwnedTape, Scanner, Value};

fn scan(text: &str) -> OwnedTape {
    OwnedTape::scan(&mut Scanner::new(), text.as_bytes()).unwrap()
}

/// One line an entry: `fate sources -> targets`.
fn lines(group: &Group<'_>) -> Vec<String> {
    let join = |pointers: Vec<String>| pointers.join(",");
    group
        .entries()
        .map(|entry| {
            let sources = join(entry.sources().map(|(path, _)| path.to_string()).collect());
            let targets = join(entry.targets().map(|(path, _)| path.to_string()).collect());
            let fate = match entry.fate() {
                EntryFate::Kept => "kept".to_owned(),
                EntryFate::Changed { step: Step::Placement, .. } => {
                    format!("placement at {}", join(entry.via().map(|p| p.to_string()).collect()))
                }
                EntryFate::Changed {
                    step: Step::Transform(transform, row),
                    repaired,
                    lossless,
                } => {
                    let row = row.map(|(key, value)| format!(" {key}={value}")).unwrap_or_default();
                    let repaired = if repaired { " repaired" } else { "" };
                    let lossless = if lossless { " lossless" } else { "" };
                    format!("{}{row}{repaired}{lossless}", transform.name())
                }
                EntryFate::Dropped(reason) => format!("dropped {}", reason.name()),
                EntryFate::Value(basis, text) => format!("{} {text}", basis.name()),
                EntryFate::Derived(function) => format!(
                    "{} via {}",
                    function.name(),
                    join(entry.via().map(|p| p.to_string()).collect())
                ),
            };
            format!("{fate}: {sources} -> {targets}")
        })
        .collect()
}

/// One source record, one target written by `map`, and what the ledger says.
fn trace<'t>(
    tape: &'t OwnedTape,
    map: impl FnOnce(&mut Ledger, Src<Value<'t>>) -> Open<'t>,
) -> Result<(String, Vec<String>), TraceError> {
    let sources = [Source::new(Base::Record(7), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    let target = map(&mut ledger, Src::whole(&sources[0]));
    let mut out = String::new();
    ledger.target(Base::Record(0), &mut out, &target);
    let lines = lines(&ledger.end(&sources)?);
    let target = scan(&out).tape(0).root().leaves();
    let source = tape.tape(0).root().leaves();
    let totals = ledger.finish()?;
    assert_eq!((totals.source(), totals.target()), (source, target), "{lines:#?}");
    Ok((out, lines))
}

fn object<'t>(members: impl IntoIterator<Item = (&'static str, Open<'t>)>) -> Open<'t> {
    Open::Object(members.into_iter().map(|(name, value)| (Str::from(name), value)).collect())
}

fn member<'t>(members: &mut trace::SrcExtra<'t>, name: &str) -> Src<Value<'t>> {
    members.take(name).expect("a member")
}

#[test]
fn a_whole_kept_is_one_entry_whatever_it_holds() {
    let tape = scan(r#"{"a":[1.0, {"b":{}}],"c":"\u00e9"}"#);
    let (out, lines) = trace(&tape, |_, row| object([("row", row.keep_open())])).unwrap();
    assert_eq!(out, r#"{"row":{"a":[1.0,{"b":{}}],"c":"\u00e9"}}"#);
    assert_eq!(lines, ["kept: /0 -> /0/row"]);
}

#[test]
fn what_nobody_claimed_is_found_with_its_pointer() {
    let tape = scan(r#"{"a":1,"b":{"c":[true,[]]}}"#);
    let found = trace(&tape, |l, row| {
        let mut row = row.into_object().unwrap();
        member(&mut row, "a").drop(l, Reason::Policy);
        let items = member(&mut row, "b").into_object().unwrap().take("c").unwrap();
        let mut items = items.into_items().unwrap().into_vec(l, Reason::Policy).into_iter();
        items.next().settle(l, Reason::Policy);
        object([])
    });
    assert_eq!(found.unwrap_err(), TraceError::Unaccounted { pointer: "/7/b/c/1".to_owned() });
}

#[test]
fn what_was_kept_and_never_written_is_found() {
    let tape = scan(r#"{"a":1}"#);
    let found = trace(&tape, |_, row| {
        let _forgotten = row.into_object().unwrap().take("a").map(Src::keep);
        object([])
    });
    assert_eq!(found.unwrap_err(), TraceError::Unaccounted { pointer: "/7/a".to_owned() });
}

#[test]
fn two_fates_of_one_leaf_are_refused() {
    let tape = scan(r#"{"a":1,"b":{"c":2}}"#);
    let twice = trace(&tape, |l, row| {
        let again = Src::of(row.view().get("a").unwrap());
        row.settle(l, Reason::Policy);
        object([("a", again.keep_open())])
    });
    assert_eq!(twice.unwrap_err(), TraceError::Conflict { pointer: "/7/a".to_owned() });
    let same = trace(&tape, |l, row| {
        let whole = row.view();
        Src::of(whole.get("a").unwrap()).drop(l, Reason::Policy);
        Src::of(whole.get("a").unwrap()).drop(l, Reason::Duplicate);
        Src::of(whole.get("b").unwrap()).drop(l, Reason::Policy);
        object([])
    });
    assert_eq!(same.unwrap_err(), TraceError::Conflict { pointer: "/7/a".to_owned() });
}

#[test]
fn drops_for_one_reason_are_one_entry() {
    let tape = scan(r#"{"a":1,"b":{"c":2,"d":3},"e":4,"f":[]}"#);
    let (_, lines) = trace(&tape, |l, row| {
        let mut row = row.into_object().unwrap();
        member(&mut row, "e").drop(l, Reason::Sensitive);
        row.settle(l, Reason::NoCounterpart);
        object([])
    })
    .unwrap();
    assert_eq!(
        lines,
        [
            "dropped no-counterpart: /0/a,/0/b,/0/f -> ",
            "dropped sensitive: /0/e -> ",
            "constant {}:  -> /0"
        ]
    );
}

#[test]
fn empty_containers_are_leaves_on_both_sides() {
    let tape = scan(r#"{"a":[],"b":{},"c":[1]}"#);
    let (out, lines) = trace(&tape, |l, row| {
        let mut row = row.into_object().unwrap();
        let a = member(&mut row, "a").into_items().unwrap();
        let b = member(&mut row, "b").into_object().unwrap();
        let c = member(&mut row, "c").into_items().unwrap();
        let b = b.into_open(l);
        let (here, a) = a.into_parts();
        assert!(here.is_leaf() && a.is_empty());
        here.settle(l, Reason::NoCounterpart);
        let c = c.into_parts().1.into_iter().map(Src::keep_open).collect();
        object([("a", Open::Array(Vec::new())), ("b", Open::Object(b)), ("c", Open::Array(c))])
    })
    .unwrap();
    assert_eq!(out, r#"{"a":[],"b":{},"c":[1]}"#);
    assert_eq!(
        lines,
        [
            "dropped no-counterpart: /0/a,/0/b -> ",
            "kept: /0/c/0 -> /0/c/0",
            "constant []:  -> /0/a",
            "constant {}:  -> /0/b"
        ]
    );
}

struct Steps<'t>(List<Out<Str<'t>>>);

impl Emit for Steps<'_> {
    fn emit(&self, w: &mut trace::Writer<'_>) {
        w.object(|w| w.member("steps", &self.0));
    }
}

#[test]
fn an_empty_list_keeps_the_empty_array_it_comes_from() {
    for (text, out, entry) in [
        (r#"["a","b"]"#, r#"{"steps":["a","b"]}"#, "kept: /0/0 -> /0/steps/0"),
        ("[]", r#"{"steps":[]}"#, "kept: /0 -> /0/steps"),
    ] {
        let tape = scan(text);
        let sources = [Source::new(Base::Document, tape.tape(0))];
        let mut ledger = Ledger::new();
        ledger.begin(&sources);
        let items = Src::whole(&sources[0]).into_items().unwrap();
        let steps = Steps(items.map(|item| item.into_text().unwrap().keep_str()));
        let mut written = String::new();
        ledger.target(Base::Document, &mut written, &steps);
        assert_eq!(written, out);
        assert_eq!(lines(&ledger.end(&sources).unwrap())[0], entry);
    }
}

#[test]
fn an_inner_value_of_a_kept_whole_gets_another_target() {
    let tape = scan(r#"{"input":{"a":1,"b":{"text":"hi","n":[2,3]},"c":4}}"#);
    let (out, lines) = trace(&tape, |_, row| {
        let input = row.into_object().unwrap().take("input").unwrap();
        let text = input.view().get("b").and_then(|b| b.get("text")).unwrap();
        let text = input.also_str(text).unwrap();
        object([("text", text.into()), ("input", input.keep_open())])
    })
    .unwrap();
    assert_eq!(out, r#"{"text":"hi","input":{"a":1,"b":{"text":"hi","n":[2,3]},"c":4}}"#);
    assert_eq!(
        lines,
        [
            "kept: /0/input/a -> /0/input/a",
            "kept: /0/input/b/text -> /0/input/b/text,/0/text",
            "kept: /0/input/b/n -> /0/input/b/n",
            "kept: /0/input/c -> /0/input/c"
        ]
    );
}

#[test]
fn spread_targets_still_know_their_bytes() {
    let tape = scan(r#"{"a":1,"b":"hi","c":[4]}"#);
    let sources = [Source::new(Base::Record(0), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    let row = Src::whole(&sources[0]);
    let text = row.also_str(row.view().get("b").unwrap()).unwrap();
    let mut out = String::new();
    let target = object([("text", text.into()), ("row", row.keep_open())]);
    ledger.target(Base::Record(0), &mut out, &target);
    let group = ledger.end(&sources).unwrap();
    for entry in group.entries() {
        let (_, place) = entry.sources().next().unwrap();
        let source = tape.tape(0).value(place.node()).raw();
        for (_, span) in entry.targets() {
            let span = span.unwrap();
            assert_eq!(&out[span.start..span.end], source);
        }
    }
}

#[test]
fn an_inner_value_of_a_dropped_whole_is_kept_and_the_rest_dropped() {
    let tape = scan(r#"{"x":{"a":1,"b":{"text":"hi","n":[2,3]}}}"#);
    let (_, lines) = trace(&tape, |l, row| {
        let x = row.into_object().unwrap().take("x").unwrap();
        let text = x.view().get("b").and_then(|b| b.get("text")).unwrap();
        let text = x.also_str(text).unwrap();
        x.drop(l, Reason::NoCounterpart);
        object([("text", text.into())])
    })
    .unwrap();
    assert_eq!(
        lines,
        ["dropped no-counterpart: /0/x/a,/0/x/b/n -> ", "kept: /0/x/b/text -> /0/text"]
    );
}

#[test]
fn an_inner_value_of_a_changed_whole_is_refused() {
    let tape = scan(r#"{"x":{"a":1}}"#);
    let found = trace(&tape, |_, row| {
        let x = row.into_object().unwrap().take("x").unwrap();
        let a = x.also(x.view().get("a").unwrap());
        object([("a", a.into()), ("text", x.stringify().into())])
    });
    assert_eq!(found.unwrap_err(), TraceError::Conflict { pointer: "/7/x/a".to_owned() });
}

#[test]
fn equal_sources_merge_and_others_do_not() {
    let equal = scan(r#"{"a":1.0,"b":1e0}"#);
    let other = scan(r#"{"a":1.0,"b":2}"#);
    let merge = |tape| {
        trace(tape, |_, row| {
            let mut row = row.into_object().unwrap();
            let a = member(&mut row, "a");
            object([("n", a.keep().merge(member(&mut row, "b")).into())])
        })
    };
    assert_eq!(merge(&equal).unwrap().1, ["kept: /0/a,/0/b -> /0/n"]);
    assert_eq!(merge(&other).unwrap_err(), TraceError::Unequal { pointer: "/7/b".to_owned() });
}

#[test]
fn one_source_can_have_several_targets() {
    let tape = scan(r#"{"id":"x1"}"#);
    let (out, lines) = trace(&tape, |_, row| {
        let id = row.into_object().unwrap().take("id").unwrap().into_text().unwrap();
        let id = id.template("m-{0}");
        object([("id", id.again().into()), ("refs", Open::Array(vec![id.into()]))])
    })
    .unwrap();
    assert_eq!(out, r#"{"id":"m-x1","refs":["m-x1"]}"#);
    assert_eq!(lines, ["template lossless: /0/id -> /0/id,/0/refs/0"]);
}

#[test]
fn transforms_say_whether_the_source_can_be_had_back() {
    let tape = scan(
        r#"{"role":"assistant","flag":"true","on":true,"n":1.50,"obj":{"a": 1},"json":"{\"k\":1}","spaced":"[1, 2]","bad":"{"}"#,
    );
    let (out, lines) = trace(&tape, |l, row| {
        let mut row = row.into_object().unwrap();
        let role = member(&mut row, "role").change(Transform::EnumMap, |_| Str::from("agent"));
        let flag = member(&mut row, "flag").change(Transform::EnumMap, |_| Str::from("yes"));
        let on = member(&mut row, "on").change(Transform::EnumMap, |_| Str::from("on"));
        let n = member(&mut row, "n").into_number().unwrap().template("n={0}");
        let obj = member(&mut row, "obj").stringify();
        let json = member(&mut row, "json").into_text().unwrap().parse_json().unwrap();
        let spaced = member(&mut row, "spaced").into_text().unwrap().parse_json().unwrap();
        let bad = member(&mut row, "bad").into_text().unwrap().parse_json().unwrap_err();
        bad.drop(l, Reason::Unreadable);
        object([
            ("role", role.into()),
            ("flag", flag.into()),
            ("on", on.into()),
            ("n", n.into()),
            ("obj", obj.into()),
            ("json", json),
            ("spaced", spaced),
        ])
    })
    .unwrap();
    assert_eq!(
        out,
        r#"{"role":"agent","flag":"yes","on":"on","n":"n=1.50","obj":"{\"a\":1}","json":{"k":1},"spaced":[1,2]}"#
    );
    assert_eq!(
        lines,
        [
            r#"enum-map assistant="agent" lossless: /0/role -> /0/role"#,
            r#"enum-map true="yes": /0/flag -> /0/flag"#,
            r#"enum-map true="on" lossless: /0/on -> /0/on"#,
            "template: /0/n -> /0/n",
            "stringify lossless: /0/obj -> /0/obj",
            "parse-json lossless: /0/json -> /0/json",
            "parse-json: /0/spaced -> /0/spaced",
            "dropped unreadable: /0/bad -> ",
        ]
    );
}

#[test]
fn texts_can_be_joined_and_meaning_placed() {
    let tape = scan(r#"{"a":"x","b":"y","at":0}"#);
    let (out, lines) = trace(&tape, |l, row| {
        let mut row = row.into_object().unwrap();
        let a = member(&mut row, "a").into_text().unwrap();
        let b = member(&mut row, "b").into_text().unwrap();
        member(&mut row, "at").placed(l, 0, "/list");
        object([("list", Open::Array(vec![trace::concatenate(vec![a, b]).into()]))])
    })
    .unwrap();
    assert_eq!(out, r#"{"list":["xy"]}"#);
    assert_eq!(lines, ["concatenate: /0/a,/0/b -> /0/list/0", "placement at /0/list: /0/at -> "]);
}

#[test]
fn synthesized_values_say_what_they_are() {
    let tape = scan(r#"{"ts":"2026-01-01T00:00:00Z"}"#);
    let (_, lines) = trace(&tape, |_, row| {
        let ts = row.into_object().unwrap().take("ts").unwrap();
        let latest = Out::derived(Function::LatestTime, [ts.place()], Str::from("later"));
        object([
            ("v", Out::constant(Number::from(3u64)).into()),
            ("d", Out::default_value(Null).into()),
            ("o", Out::option(true).into()),
            ("l", latest.into()),
            ("ts", ts.keep_open()),
        ])
    })
    .unwrap();
    assert_eq!(
        lines,
        [
            "kept: /0/ts -> /0/ts",
            "constant 3:  -> /0/v",
            "default null:  -> /0/d",
            "option true:  -> /0/o",
            "latest-time via /0/ts:  -> /0/l"
        ]
    );
}

#[test]
fn a_repaired_leaf_is_changed_and_its_neighbours_are_kept() {
    let tape = scan(r#"{"m":{"bad":"x\ufffd","good":"y"},"role":"r\ufffd","gone":"\ufffd"}"#);
    let sources = [Source::new(Base::Record(0), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    for pointer in ["/m/bad", "/role", "/gone"] {
        let value = tape.tape(0).resolve(pointer).unwrap();
        ledger.repaired(Src::of(value).place());
    }
    let mut row = Src::whole(&sources[0]).into_object().unwrap();
    let m = member(&mut row, "m").keep_open();
    let role = member(&mut row, "role").into_text().unwrap().template("<{0}>");
    row.settle(&mut ledger, Reason::NoCounterpart);
    let mut out = String::new();
    ledger.target(Base::Record(0), &mut out, &object([("m", m), ("role", role.into())]));
    assert_eq!(
        lines(&ledger.end(&sources).unwrap()),
        [
            "lone-surrogate-replaced: /0/m/bad -> /0/m/bad",
            "kept: /0/m/good -> /0/m/good",
            "template repaired: /0/role -> /0/role",
            "dropped no-counterpart: /0/gone -> "
        ]
    );
    assert_eq!(ledger.totals().source_changed, 2);
    assert_eq!(ledger.totals().target_changed, 2);
}

#[test]
fn a_promise_is_met_by_the_group_that_holds_its_source() {
    let first = scan(r#"{"a":1}"#);
    let later = scan(r#"{"title":"T","native":{"cwd":"/x","n":1},"sessionId":"s"}"#);
    let promise = |pointer: &str, fate| Promise { record: 4, pointer: pointer.to_owned(), fate };
    let mut ledger = Ledger::new();

    let sources = [Source::new(Base::Record(0), first.tape(0))];
    ledger.begin(&sources);
    let session = Promised::Changed(Transform::Template("cc:{0}"));
    let header = object([
        ("title", Out::promised(promise("/title", Promised::Kept), Str::from("T")).into()),
        ("cwd", Out::promised(promise("/native/cwd", Promised::Kept), Str::from("/x")).into()),
        ("session", Out::promised(promise("/sessionId", session), Str::from("cc:s")).into()),
        ("a", Src::whole(&sources[0]).into_object().unwrap().take("a").unwrap().keep_open()),
    ]);
    ledger.target(Base::Record(0), &mut String::new(), &header);
    assert_eq!(lines(&ledger.end(&sources).unwrap()), ["kept: /0/a -> /0/a"]);
    assert!(ledger.is_promised(4, "/title") && !ledger.is_promised(4, "/native"));
    assert_eq!(ledger.finish().unwrap_err(), TraceError::Unmet { pointer: "/4/title".to_owned() });

    let sources = [Source::new(Base::Record(4), later.tape(0))];
    ledger.begin(&sources);
    let mut row = Src::whole(&sources[0]).into_object().unwrap();
    member(&mut row, "title").drop(&mut ledger, Reason::NoCounterpart);
    let native = member(&mut row, "native").keep_open();
    ledger.target(Base::Record(3), &mut String::new(), &object([("native", native)]));
    let group = ledger.end(&sources).unwrap();
    assert_eq!(group.to(), [Base::Record(3), Base::Record(0)]);
    assert_eq!(
        lines(&group),
        [
            "kept: /0/title -> /1/title",
            "kept: /0/native/cwd -> /0/native/cwd,/1/cwd",
            "kept: /0/native/n -> /0/native/n",
            "template lossless: /0/sessionId -> /1/session"
        ]
    );
    let totals = ledger.finish().unwrap();
    assert_eq!((totals.source(), totals.target()), (5, 6));
}

#[test]
fn a_promised_change_refuses_another_fate() {
    let tape = scan(r#"{"s":"x"}"#);
    let sources = [Source::new(Base::Record(1), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.begin(&[]);
    let fate = Promised::Changed(Transform::Template("cc:{0}"));
    let promise = Promise { record: 1, pointer: "/s".to_owned(), fate };
    let out = object([("s", Out::promised(promise, Str::from("cc:x")).into())]);
    ledger.target(Base::Record(0), &mut String::new(), &out);
    ledger.end(&[]).unwrap();
    ledger.begin(&sources);
    ledger.target(Base::Record(1), &mut String::new(), &Src::whole(&sources[0]).keep());
    let found = ledger.end(&sources).err();
    assert_eq!(found, Some(TraceError::Conflict { pointer: "/1/s".to_owned() }));
}

#[test]
fn items_written_elsewhere_leave_a_mark_in_the_text() {
    struct Document(List<Out<bool>>, List<Out<bool>>);
    impl Emit for Document {
        fn emit(&self, w: &mut trace::Writer<'_>) {
            w.object(|w| {
                w.member("some", &self.0);
                w.member("none", &self.1);
            });
        }
    }
    let mut ledger = Ledger::new();
    ledger.begin(&[]);
    let mut out = String::from("before");
    let document = Document(List::elsewhere(2, 9), List::elsewhere(0, 10));
    ledger.target(Base::Document, &mut out, &document);
    assert_eq!(out, r#"before{"some":[],"none":[]}"#);
    let group = ledger.end(&[]).unwrap();
    let splices: Vec<_> = group.splices().iter().map(|s| (s.target, s.offset, s.marker)).collect();
    assert_eq!(splices, [(0, 9, 9)]);
    assert_eq!(lines(&group), ["constant []:  -> /0/none"]);
}

#[test]
fn rows_alike_share_a_shape_from_their_second_sight() {
    let mut ledger = Ledger::new();
    let mut seen = Vec::new();
    for (number, text) in
        [r#"{"a":1,"b":2}"#, r#"{"a":3,"b":[4,5]}"#, r#"{"a":6}"#, r#"{"a":7,"b":8}"#]
            .iter()
            .enumerate()
    {
        let tape = scan(text);
        let sources = [Source::new(Base::Record(number as u64), tape.tape(0))];
        ledger.begin(&sources);
        let mut row = Src::whole(&sources[0]).into_object().unwrap();
        let a = member(&mut row, "a").keep_open();
        row.settle(&mut ledger, Reason::NoCounterpart);
        ledger.target(Base::Record(number as u64), &mut String::new(), &object([("a", a)]));
        seen.push(ledger.end(&sources).unwrap().shape());
    }
    assert_eq!(seen, [Shape::Inline, Shape::Define(0), Shape::Inline, Shape::Use(0)]);
}

#[test]
fn a_target_too_deep_to_be_read_again_is_refused() {
    let deep = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    let (fits, fits_not) = (scan(&deep(127)), scan(&deep(128)));
    let wrap = |tape| trace(tape, |_, row| object([("row", row.keep_open())]));
    assert!(wrap(&fits).is_ok());
    let found = wrap(&fits_not);
    assert_eq!(found.unwrap_err(), TraceError::TooDeep { pointer: "/0/row".to_owned() });
}

#[test]
fn other_sources_at_the_end_than_at_the_beginning_are_refused() {
    let (one, two) = (scan("1"), scan("[2]"));
    let mut ledger = Ledger::new();
    ledger.begin(&[Source::new(Base::Record(0), one.tape(0))]);
    let found = ledger.end(&[Source::new(Base::Record(0), two.tape(0))]).err();
    assert_eq!(found, Some(TraceError::Sources));
    let mistagged = [Source::new(Base::Record(0), one.tape(5))];
    ledger.begin(&mistagged);
    Src::whole(&mistagged[0]).drop(&mut ledger, Reason::Policy);
    assert_eq!(ledger.end(&mistagged).err(), Some(TraceError::Sources));
}

/// What stands at each target that the ledger knows the bytes of.
fn spans(group: &Group<'_>, text: &str) -> Vec<(String, Option<String>)> {
    let targets = group.entries().flat_map(|entry| entry.targets().collect::<Vec<_>>());
    let at = |Span { start, end }| text[start..end].to_owned();
    targets.map(|(pointer, span)| (pointer.within(), span.map(at))).collect()
}

#[test]
fn a_spaced_target_has_its_values_where_the_ledger_says() {
    let tape = scan(r#"{"a":{"b":[1,"\u00e9,"],"c":{}},"d":"x\/y"}"#);
    let sources = [Source::new(Base::Record(0), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.spelling(Spelling::Spaced);
    ledger.begin(&sources);
    let mut row = Src::whole(&sources[0]).into_object().unwrap();
    let (a, d) = (member(&mut row, "a").keep_open(), member(&mut row, "d").keep_open());
    row.settle(&mut ledger, Reason::NoCounterpart);
    let mut out = String::new();
    let list = Open::Array(vec![a, Out::constant(Null).into()]);
    ledger.target(Base::Record(0), &mut out, &object([("list", list), ("d", d)]));
    assert_eq!(out, r#"{"list": [{"b": [1, "é,"], "c": {}}, null], "d": "x/y"}"#);
    let group = ledger.end(&sources).unwrap();
    let said = |text: &str| Some(text.to_owned());
    assert_eq!(
        spans(&group, &out),
        [
            ("/list/0".to_owned(), said(r#"{"b": [1, "é,"], "c": {}}"#)),
            ("/d".to_owned(), said(r#""x/y""#)),
            ("/list/1".to_owned(), said("null")),
        ]
    );
}

#[test]
fn a_witness_is_named_and_never_claimed() {
    let (here, there) = (scan(r#"{"a":1}"#), scan(r#"{"ts":"x","b":2}"#));
    let sources = [
        Source::new(Base::Record(1), here.tape(0)),
        Source::witness(Base::Record(0), there.tape(1)),
    ];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    let ts = there.tape(1).root().get("ts").unwrap();
    let copy = Out::derived(Function::Copy, [Src::of(ts).place()], Str::from("x"));
    let a = member(&mut Src::whole(&sources[0]).into_object().unwrap(), "a").keep_open();
    ledger.target(Base::Record(0), &mut String::new(), &object([("a", a), ("ts", copy.into())]));
    assert_eq!(
        lines(&ledger.end(&sources).unwrap()),
        ["kept: /0/a -> /0/a", "copy via /1/ts:  -> /0/ts"]
    );
    assert_eq!(ledger.totals().source(), 1);

    ledger.begin(&sources);
    Src::whole(&sources[0]).drop(&mut ledger, Reason::Policy);
    Src::of(ts).drop(&mut ledger, Reason::Policy);
    let claimed = ledger.end(&sources).err();
    assert_eq!(claimed, Some(TraceError::Conflict { pointer: "/0/ts".to_owned() }));
}

/// Where the spelling makes a part of what is kept as long as its source by chance, its bytes stand elsewhere.
#[test]
fn parts_of_what_is_kept_are_looked_up_in_a_spaced_target() {
    let tape = scan(r#"{"a":["\u0041",1,2,3,4,5]}"#);
    let sources = [Source::new(Base::Record(0), tape.tape(0))];
    let mut ledger = Ledger::new();
    ledger.spelling(Spelling::Spaced);
    ledger.begin(&sources);
    let whole = member(&mut Src::whole(&sources[0]).into_object().unwrap(), "a");
    let inner = whole.view().item(2).unwrap();
    let also = whole.also(inner).into();
    let mut out = String::new();
    ledger.target(Base::Record(0), &mut out, &object([("x", also), ("a", whole.keep_open())]));
    assert_eq!(out, r#"{"x": 2, "a": ["A", 1, 2, 3, 4, 5]}"#);
    let group = ledger.end(&sources).unwrap();
    let known = spans(&group, &out).into_iter().filter(|(_, text)| text.is_some());
    assert_eq!(known.collect::<Vec<_>>(), [("/x".to_owned(), Some("2".to_owned()))]);
}

/// The parts of a list of a document.
fn parts<'t>(document: &'t OwnedTape, list: &str) -> Vec<Source<'t>> {
    let items = document.tape(0).resolve(list).unwrap().items().enumerate();
    items.map(|(at, item)| Source::part(format!("{list}/{at}"), item)).collect()
}

/// Writes the group of a document that sets these parts apart, and drops what else it holds.
fn begin_with<'t>(ledger: &mut Ledger, document: &'t OwnedTape, apart: &[Source<'t>]) {
    let sources = [Source::new(Base::Document, document.tape(0))];
    ledger.begin(&sources);
    for part in apart {
        ledger.set_apart(part);
    }
    let Ok(mut members) = Src::whole(&sources[0]).into_object() else { unreachable!() };
    let _set_apart = members.take("list");
    members.settle(ledger, Reason::NoCounterpart);
    let group = ledger.end(&sources).unwrap();
    assert_eq!(group.apart().len(), apart.len());
    assert_eq!(lines(&group), ["dropped no-counterpart: /0/id -> "]);
}

#[test]
fn the_parts_of_a_document_have_rows_alike() {
    let document = scan(r#"{"id":"d","list":[{"n":1,"t":"a"},{"n":2,"t":"b"},{"n":3,"t":"c"}]}"#);
    let parts = parts(&document, "/list");
    let mut ledger = Ledger::new();
    begin_with(&mut ledger, &document, &parts);
    let mut shapes = Vec::new();
    for (number, part) in (0..).zip(parts) {
        let sources = [part];
        ledger.begin(&sources);
        let mut members = Src::whole(&sources[0]).into_object().unwrap();
        let (count, text) = (member(&mut members, "n"), member(&mut members, "t"));
        let via = [count.place()];
        let name = Out::derived(Function::Position, via, Str::Owned(format!("item:{number}")));
        let target = object([
            ("count", count.keep_open()),
            ("text", text.keep_open()),
            ("name", name.into()),
        ]);
        ledger.target(Base::Record(number), &mut String::new(), &target);
        let group = ledger.end(&sources).unwrap();
        assert_eq!(group.from(), [Base::Pointer(format!("/list/{number}"))]);
        let expected =
            ["kept: /0/n -> /0/count", "kept: /0/t -> /0/text", "position via /0/n:  -> /0/name"];
        assert_eq!(lines(&group), expected);
        shapes.push(group.shape());
    }
    assert!(matches!(shapes[..], [_, Shape::Define(one), Shape::Use(other)] if one == other));
    let totals = ledger.finish().unwrap();
    assert_eq!((totals.source(), totals.source_kept), (7, 6));
}

#[test]
fn a_part_is_accounted_for_like_a_document() {
    let document = scan(r#"{"id":"d","list":[1,{"a":{"b":[2]}}]}"#);
    let parts = parts(&document, "/list");
    let mut ledger = Ledger::new();
    begin_with(&mut ledger, &document, &parts);

    let first = [parts[0].clone()];
    ledger.begin(&first);
    Src::whole(&first[0]).drop(&mut ledger, Reason::Policy);
    assert_eq!(lines(&ledger.end(&first).unwrap()), ["dropped policy: /0 -> "]);

    let second = [parts[1].clone()];
    ledger.begin(&second);
    let pointer = "/list/1/a/b/0".to_owned();
    assert_eq!(ledger.end(&second).err(), Some(TraceError::Unaccounted { pointer }));

    // What belongs to another part is none of its business.
    ledger.begin(&second);
    Src::whole(&first[0]).drop(&mut ledger, Reason::Policy);
    assert_eq!(ledger.end(&second).err(), Some(TraceError::Sources));
}

#[test]
fn a_part_is_set_apart_before_it_has_its_group_and_has_one() {
    let document = scan(r#"{"id":"d","list":[1,2]}"#);
    let parts = parts(&document, "/list");
    let part = |at: usize| Some(TraceError::Part { pointer: format!("/list/{at}") });

    let mut ledger = Ledger::new();
    begin_with(&mut ledger, &document, &parts);
    assert_eq!(ledger.finish().err(), part(0));

    let mut ledger = Ledger::new();
    ledger.begin(&parts[1..]);
    Src::whole(&parts[1]).drop(&mut ledger, Reason::Policy);
    assert_eq!(ledger.end(&parts[1..]).err(), part(1));
}

#[test]
fn what_is_set_apart_has_no_other_fate() {
    let document = scan(r#"{"id":"d","list":[1,2]}"#);
    let sources = [Source::new(Base::Document, document.tape(0))];
    for part in parts(&document, "/list") {
        let mut ledger = Ledger::new();
        ledger.begin(&sources);
        ledger.set_apart(&part);
        Src::whole(&sources[0]).drop(&mut ledger, Reason::Policy);
        let conflict = TraceError::Conflict { pointer: part.base().to_string() };
        assert_eq!(ledger.end(&sources).err(), Some(conflict));
    }
}
