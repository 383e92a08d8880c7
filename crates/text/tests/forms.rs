//! Every animal and count in every language: as many sentences, none broken, hardly any in English.

use furrow_text::{Lang, forms};

#[test]
fn every_language_says_as_much_and_nothing_looks_broken() {
    let english = forms(Lang::En);
    for lang in Lang::ALL {
        let own = forms(lang);
        assert_eq!(own.len(), english.len());
        for (own, english) in own.iter().zip(&english) {
            assert_eq!(own.sentences.len(), english.sentences.len(), "{}: {}", lang.code(), own.about);
            for sentence in &own.sentences {
                let odd = sentence.contains(['{', '}', '$'])
                    || sentence.contains("  ")
                    || sentence.trim() != sentence;
                assert!(!odd, "{}: {sentence:?}", lang.code());
            }
        }
    }
}

#[test]
fn no_sentence_of_another_language_is_english() {
    let english: Vec<String> = forms(Lang::En).into_iter().flat_map(|forms| forms.sentences).collect();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let own = forms(lang).into_iter().flat_map(|forms| forms.sentences);
        for sentence in own {
            assert!(!english.contains(&sentence), "{}: {sentence}", lang.code());
        }
    }
}
