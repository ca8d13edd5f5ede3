import type { Store } from "./document-store.ts";
import { kinds, type WordChoices } from "./match-words.ts";
import type { QueryWord } from "./parse-query.ts";
import { mayBeTypo } from "./typos.ts";
import { isVisible, type View } from "./visibility.ts";
import { idsOneEditAway, idsWithPrefix, postingsOf } from "./vocabulary.ts";

/** The known words that are a query word or, when it is unfinished, start with it. */
export function asWritten(store: Store, words: readonly QueryWord[]): WordChoices[] {
  return words.map((word, at) => {
    const own = store.words.ids.get(word.text);
    const ids = word.completes
      ? idsWithPrefix(store.words, word.text)
      : own === undefined
        ? []
        : [own];
    return {
      choices: ids.map((id) => ({ word: id, kind: id === own ? kinds.exact : kinds.prefix })),
      identifier: store.identifiers.ids.get(word.text) ?? null,
      last: at === words.length - 1,
    };
  });
}

/**
 * For each query word the visible words one edit away, alphabetically; none for numbers, short
 * and quoted ones.
 */
export function typosOf(store: Store, view: View, words: readonly QueryWord[]): number[][] {
  const known = store.words.words;
  return words.map((word) => {
    if (word.quoted || !mayBeTypo(word.text)) return [];
    return idsOneEditAway(store.words, word.text)
      .filter((id) => isVisible(view, postingsOf(store.words, id)))
      .sort((a, b) => ((known[a] as string) < (known[b] as string) ? -1 : 1));
  });
}

/** The choices with the typos added behind. */
export function withTypos(
  choices: readonly WordChoices[],
  typos: readonly (readonly number[])[],
): WordChoices[] {
  return choices.map((word, at) => {
    const known = new Set(word.choices.map((choice) => choice.word));
    const more = (typos[at] ?? []).filter((id) => !known.has(id));
    return {
      ...word,
      choices: [...word.choices, ...more.map((id) => ({ word: id, kind: kinds.typo }))],
    };
  });
}
