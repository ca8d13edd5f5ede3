import { eachRowOf } from "../columns/hashed-rows.ts";
import { exactness, phraseExactness } from "../columns/postings.ts";
import { levelAt } from "../segments/segment-view.ts";
import { takeApart } from "../text/compounds.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { insteadOf, knownIn } from "./corrections.ts";
import { limits } from "./limits.ts";
import { choicesOf } from "./word-choices.ts";
import { type Matches, type WordSearch, withWords } from "./word-search.ts";
import { wordSet } from "./word-sets.ts";

const { longestName, mostTries } = limits;

/** How much a word of the query tells of what is wanted; the least is left out first. */
export interface Telling {
  word: QueryWord;
  /** 0 says nothing in any query, 1 is nowhere, 2 is somewhere, 3 is or belongs to what is called so. */
  rank: number;
  /** Documents that have it. */
  holding: number;
}

/**
 * The matches of some words of a query of which no document has all: first without those that say
 * nothing, then without those that nobody knows, then without the least telling one after the other,
 * until there is something. Null where nothing is found by few enough tries.
 */
export function leaveOut(
  asked: WordSearch,
  find: (asked: WordSearch) => Matches | null,
): Matches | null {
  const { plan, parsed } = asked;
  // A number that nothing carries is no other number, and what is in quotes is meant as it is.
  if (plan.idle === null || !parsed.words.some(isSpoken)) return null;
  if (parsed.words.some(({ quoted }) => quoted)) return null;
  const words = cutUnknown(asked);
  const isWhole = words.length === parsed.words.length;
  const told = tellingOf(asked, words);
  const order = [...told].sort((a, b) => a.rank - b.rank || b.holding - a.holding);
  const out = new Set<QueryWord>();
  const tryRest = (): Matches | null => {
    const rest = words.filter((word) => !out.has(word));
    if (!rest.some(isSpoken) || (out.size === 0 && isWhole)) return null;
    const found = find(withWords(asked, rest));
    return found && { ...found, left_out: [...out].map((word) => word.text) };
  };
  const leave = (rank: number) => {
    for (const one of order) if (one.rank === rank) out.add(one.word);
  };
  leave(0);
  const spoken = tryRest();
  if (spoken !== null) return spoken;
  leave(1);
  for (let tries = 0; tries < mostTries; tries++) {
    const found = tryRest();
    if (found !== null) return found;
    const left = order.filter(({ word }) => !out.has(word));
    // Of what is still too much the most telling word alone.
    for (const { word } of tries < mostTries - 2 ? left.slice(0, 1) : left.slice(0, -1)) {
      out.add(word);
    }
  }
  return null;
}

const isSpoken = ({ text }: QueryWord): boolean => /\p{L}{2}/u.test(text);

/** Words that nobody knows are taken apart, as far as their parts are known. */
function cutUnknown({ seen, plan, parsed }: WordSearch): QueryWord[] {
  const isKnown = knownIn(seen);
  const known = (text: string) => isKnown(text) || plan.idle?.has(text) === true;
  return parsed.words.flatMap((word) => {
    if (known(word.text)) return word;
    const [parts] = takeApart(word.text, { known, most: 1 });
    return parts === undefined ? word : parts.map((part) => insteadOf(word, part));
  });
}

function tellingOf(asked: WordSearch, words: readonly QueryWord[]): Telling[] {
  const named = namedWords(asked, words);
  return words.map((word) => {
    if (asked.plan.idle?.has(word.text)) return { word, rank: 0, holding: 0 };
    const holding = countHolding(asked, { ...word, completes: false });
    return { word, rank: named.has(word) ? 3 : holding > 0 ? 2 : 1, holding };
  });
}

function countHolding({ plan, seen, scratch }: WordSearch, word: QueryWord): number {
  const { used } = scratch;
  let holding = 0;
  for (const { segment, view } of seen) {
    const choices = choicesOf(segment, view, { word, last: false, typos: [] });
    holding += wordSet(segment, { plan, view, choices, scratch }).length;
    scratch.used = used;
  }
  return holding;
}

/** Words that are, or belong to, what something is called or is for. */
function namedWords(asked: WordSearch, words: readonly QueryWord[]): Set<QueryWord> {
  const named = new Set<QueryWord>();
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      if (!isName(asked, part)) continue;
      for (const word of part) named.add(word);
      break;
    }
  }
  return named;
}

const isName = ({ seen }: WordSearch, words: readonly QueryWord[]): boolean => {
  const last = words.at(-1) as QueryWord;
  const start = words.slice(0, -1).map((word) => word.text);
  return [last.text, ...last.plurals].some((text) => {
    const phrase = [...start, text].join(" ");
    return seen.some(({ segment, view }) => {
      let found = false;
      eachRowOf(segment.columns.phrases, phrase, (doc, entry) => {
        found =
          phraseExactness(entry) > exactness.component && levelAt(segment, view, doc) > (entry & 3);
        return found;
      });
      return found;
    });
  });
};
