import type { Store } from "./document-store.ts";
import type { Found, Scratch } from "./match-words.ts";
import { answersWord, type ParsedQuery, type QueryWord } from "./parse-query.ts";
import { isVisible, type View } from "./visibility.ts";
import { postingsOfWord } from "./vocabulary.ts";

const mostRewritings = 24;
const shortestPart = 3;

interface Corrected {
  view: View;
  scratch: Scratch;
  parsed: ParsedQuery;
  found: Found;
  typos: readonly (readonly number[])[];
}

/** Numbers of the words of a document that a view shows. */
export function visibleWords(store: Store, view: View, slot: number): number[] {
  const level = view.levels[slot] as number;
  const end = store.wordStarts[slot + 1] as number;
  const words: number[] = [];
  for (let at = store.wordStarts[slot] as number; at < end; at++) {
    const entry = store.docWords.data[at] as number;
    if (level > (entry & 3)) words.push(entry >>> 2);
  }
  return words;
}

/**
 * The query with every word that the best document does not hold as written replaced by its
 * commonest neighbour among the found documents, visible words only.
 */
export function bestCorrection(store: Store, corrected: Corrected): string {
  const { view, scratch, parsed, found, typos } = corrected;
  const counts = new Map<number, number>(typos.flat().map((id) => [id, 0]));
  let best = found.slots[0] as number;
  for (const slot of found.slots) {
    const ahead = (scratch.score[slot] as number) - (scratch.score[best] as number);
    if (ahead > 0 || (ahead === 0 && slot < best)) best = slot;
    for (const id of visibleWords(store, view, slot)) {
      const count = counts.get(id);
      if (count !== undefined) counts.set(id, count + 1);
    }
  }
  const held = visibleWords(store, view, best).map((id) => store.words.words[id] as string);
  const kept = (word: QueryWord) => held.some((one) => answersWord(word, one));
  const words = parsed.words.map((word, at) => {
    if (kept(word)) return word.text;
    const [first, ...others] = typos[at] ?? [];
    if (first === undefined) return word.text;
    const count = (id: number) => counts.get(id) ?? 0;
    const chosen = others.reduce((a, b) => (count(b) > count(a) ? b : a), first);
    return store.words.words[chosen] as string;
  });
  return words.join(" ");
}

/** The query with two words joined, or one cut in two known ones. */
export function rewritings(store: Store, view: View, words: readonly QueryWord[]): QueryWord[][] {
  const known = (word: string) => {
    const postings = postingsOfWord(store.words, word);
    return postings !== null && isVisible(view, postings);
  };
  const result: QueryWord[][] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (word.quoted || next?.quoted) return;
    if (next !== undefined && known(word.text + next.text)) {
      const joined = { ...next, text: word.text + next.text, other: null };
      result.push([...words.slice(0, at), joined, ...words.slice(at + 2)]);
    }
    for (let cut = 1; cut < word.text.length; cut++) {
      const [head, tail] = [word.text.slice(0, cut), word.text.slice(cut)];
      const number = /\p{L}$/u.test(head) && /^\p{N}/u.test(tail);
      const tooShort = head.length < shortestPart || tail.length < shortestPart;
      if ((tooShort && !number) || !known(head) || !known(tail)) continue;
      const parts = [
        { ...word, text: head, other: null, completes: false },
        { ...word, text: tail, other: null },
      ];
      result.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
    }
  });
  return result.slice(0, mostRewritings);
}
