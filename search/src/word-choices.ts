import type { Store } from "./document-store.ts";
import { kinds, type WordChoices } from "./match-words.ts";
import type { QueryWord } from "./parse-query.ts";
import { mayBeTypo } from "./typos.ts";
import { isVisible, type View } from "./visibility.ts";
import { idsOneEditAway, idsWithPrefix, postingsOf } from "./vocabulary.ts";

/** The known words that are a query word or, when it is unfinished, start with it. */
export function asWritten(store: Store, words: readonly QueryWord[]): WordChoices[] {
  return words.map((word, at) => {
    const choices = new Map<number, number>();
    const spellings = word.other === null ? [word.text] : [word.text, word.other];
    for (const text of word.completes ? spellings : []) {
      for (const id of idsWithPrefix(store.words, text)) choices.set(id, kinds.prefix);
    }
    for (const text of spellings) {
      const own = store.words.ids.get(text);
      if (own !== undefined) choices.set(own, kinds.exact);
    }
    return {
      choices: Array.from(choices, ([id, kind]) => ({ word: id, kind })),
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
