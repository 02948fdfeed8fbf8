//! Rules that a document of a portable agent state format must keep, beyond its shape.
