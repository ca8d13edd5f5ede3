import type { Store } from "./document-store.ts";
import { kinds, type WordChoices } from "./match-words.ts";
import type { QueryWord } from "./parse-query.ts";
import { mayBeTypo } from "./typos.ts";
import { idsOneEditAway, idsWithPrefix } from "./vocabulary.ts";

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

/** For each query word the known words one edit away; none for numbers, short and quoted ones. */
export function typosOf(store: Store, words: readonly QueryWord[]): number[][] {
  return words.map((word) =>
    word.quoted || !mayBeTypo(word.text) ? [] : idsOneEditAway(store.words, word.text),
  );
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
