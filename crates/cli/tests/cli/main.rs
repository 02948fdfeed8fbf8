//! The command, run as a user runs it: exit code, standard output and standard error, literally.

mod digest;
mod run;
mod validate;
