//! Typed, lossless OpenCheckpoint documents.
