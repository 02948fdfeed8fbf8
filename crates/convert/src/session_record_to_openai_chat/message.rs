//! A message, as it is written.

use exact_json::trace::{Emit, List, Open, Out, Str, Writer};

/// A message of a conversation.
pub(super) struct Message<'t> {
    /// `role`
    pub(super) role: Out<Str<'t>>,
    /// `tool_call_id`, of a tool.
    pub(super) tool_call_id: Option<Out<Str<'t>>>,
    /// `content`
    pub(super) content: Open<'t>,
    /// `tool_calls`, of an assistant that calls.
    pub(super) tool_calls: Option<List<Call<'t>>>,
}

/// A call of a function.
pub(super) struct Call<'t> {
    /// `id`
    pub(super) id: Out<Str<'t>>,
    /// `function.name`
    pub(super) name: Out<Str<'t>>,
    /// `function.arguments`
    pub(super) arguments: Out<Str<'t>>,
}

impl Emit for Message<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("role", &self.role);
            w.member("tool_call_id", &self.tool_call_id);
            w.member("content", &self.content);
            w.member("tool_calls", &self.tool_calls);
        });
    }
}

impl Emit for Call<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("type", &Out::constant(Str::Static("function")));
            w.member("function", &Function(self));
        });
    }
}

/// `function` of a call.
struct Function<'c, 't>(&'c Call<'t>);

impl Emit for Function<'_, '_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("name", &self.0.name);
            w.member("arguments", &self.0.arguments);
        });
    }
}
