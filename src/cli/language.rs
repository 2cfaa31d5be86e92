//! The language of the answers.

use std::env;
use std::ffi::OsString;

use crate::game::Lang;
use crate::spec::Overrides;

/// The language that was asked for, and the one otherwise. What a spec says stands between the two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Language {
    asked: Option<Lang>,
    usual: Lang,
}

impl Language {
    /// Takes the language from the option `--lang`, from `TABLIER_LANG`, or from the locale of the system.
    pub(crate) fn new(asked: Option<Lang>) -> Language {
        let chosen = variable().and_then(|name| named(&name));
        let usual = chosen.or_else(|| sys_locale::get_locales().find_map(|locale| named(&locale)));
        Language { asked, usual: usual.unwrap_or_default() }
    }

    /// The language for arguments that may not be valid: help and errors are in it too.
    pub(crate) fn typed(arguments: &[OsString]) -> Language {
        let mut words =
            arguments.iter().skip(1).map(|word| word.to_string_lossy()).take_while(|word| word != "--");
        let mut asked = None;
        while let Some(word) = words.next() {
            match word.strip_prefix("--lang") {
                Some("") => asked = words.next().and_then(|name| Lang::from_code(&name.to_lowercase())),
                Some(value) => {
                    asked = value.strip_prefix('=').and_then(|name| Lang::from_code(&name.to_lowercase()));
                }
                None => {}
            }
        }
        Language::new(asked)
    }

    /// The value of `TABLIER_LANG` if it names no language and no option does.
    pub(crate) fn unknown_name(self) -> Option<String> {
        variable().filter(|name| self.asked.is_none() && !name.is_empty() && named(name).is_none())
    }

    /// The language of messages outside of any game.
    pub(crate) fn lang(self) -> Lang {
        self.asked.unwrap_or(self.usual)
    }

    /// The language as overrides of a spec.
    pub(crate) fn overrides(self) -> Overrides {
        Overrides { lang: self.asked, usual_lang: self.usual, ..Overrides::default() }
    }
}

fn variable() -> Option<String> {
    env::var("TABLIER_LANG").ok()
}

/// The language of a locale: `fr`, `fr_FR.UTF-8`, `fr-CA`.
fn named(locale: &str) -> Option<Lang> {
    let code = locale.split(['_', '-', '.', '@']).next()?;
    Lang::from_code(&code.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        for french in ["fr", "fr_FR.UTF-8", "fr-CA", "FR", "fr_BE@euro"] {
            assert_eq!(named(french), Some(Lang::Fr), "{french}");
        }
        assert_eq!(named("en_US.UTF-8"), Some(Lang::En));
        for other in ["", "C", "POSIX", "it_IT", "frisian"] {
            assert_eq!(named(other), None, "{other}");
        }
    }

    #[test]
    fn an_option_comes_before_the_environment() {
        let language = Language { asked: Some(Lang::Fr), usual: Lang::En };
        assert_eq!(language.lang(), Lang::Fr);
        assert_eq!(language.overrides().lang, Some(Lang::Fr));
        let unasked = Language { asked: None, usual: Lang::Fr };
        assert_eq!((unasked.lang(), unasked.overrides().lang), (Lang::Fr, None));
    }
}
