//! The list of all rules engines.

use super::EngineInfo;

/// All engines. A new game with rules adds one line here.
pub const ENGINES: &[EngineInfo] =
    &[super::lightning::ENGINE, super::macmahon::ENGINE, super::plank::ENGINE, super::quits::ENGINE];

/// Returns the engine of this name.
pub fn engine(name: &str) -> Option<&'static EngineInfo> {
    ENGINES.iter().find(|engine| engine.name == name)
}
