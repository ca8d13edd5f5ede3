import { bestCorrection, rewritings } from "./corrections.ts";
import type { Store } from "./document-store.ts";
import {
  type Found,
  matchWords,
  nextStage,
  type Scratch,
  type WordChoices,
} from "./match-words.ts";
import type { ParsedQuery, QueryWord } from "./parse-query.ts";
import { addIdentified, rateExactness } from "./rate-exactness.ts";
import type { View } from "./visibility.ts";
import { asWritten, typosOf, withTypos } from "./word-choices.ts";

/** Documents that answer a query, before any filter. */
export interface Matches {
  slots: ArrayLike<number>;
  /** Whether `scratch.score` tells them apart. */
  scored: boolean;
  corrected: string | null;
  /** The query as it was understood, with the typos that were let in. */
  words: readonly QueryWord[];
  typos: readonly (readonly number[])[];
}

/** Fewer matches than this as written let typos in, behind them. */
const little = 3;

export interface Asked {
  view: View;
  scratch: Scratch;
  parsed: ParsedQuery;
}

/** What answers the query: as an identifier, as written, with a typo, cut up otherwise. */
export function findMatches(store: Store, asked: Asked): Matches {
  const { parsed, scratch } = asked;
  const none = parsed.words.map(() => []);
  if (parsed.words.length === 0) return everything(asked);
  if (parsed.identifier?.only) {
    const found: Found = { slots: [], stage: nextStage(scratch) };
    addIdentified(store, { ...asked, found, typos: none });
    return scored(scratch, { found, words: [], typos: [], corrected: null });
  }
  const choices = asWritten(store, parsed.words);
  const typos = typosOf(store, asked.view, parsed.words);
  const found = tryWords(store, asked, { choices, typos });
  const enough = found.slots.length >= little || typos.every((ids) => ids.length === 0);
  if (enough && found.slots.length > 0) {
    return scored(scratch, { found, words: parsed.words, typos: none, corrected: null });
  }
  const written = found.slots.length;
  const more = tryWords(store, asked, { choices: withTypos(choices, typos), typos });
  if (written > 0)
    return scored(scratch, { found: more, words: parsed.words, typos, corrected: null });
  if (more.slots.length > 0) {
    const matches = scored(scratch, { found: more, words: parsed.words, typos, corrected: null });
    return { ...matches, corrected: bestCorrection(store, { ...asked, found: more, typos }) };
  }
  return cutOtherwise(store, asked);
}

function everything({ view }: Asked): Matches {
  return { slots: view.slots, scored: false, corrected: null, words: [], typos: [] };
}

function tryWords(
  store: Store,
  { view, scratch, parsed }: Asked,
  { choices, typos }: { choices: WordChoices[]; typos: number[][] },
): Found {
  const found = matchWords(store, { view, scratch, words: choices });
  const rating = { view, scratch, found, parsed, typos };
  rateExactness(store, rating);
  addIdentified(store, rating);
  return found;
}

/** "niacin amide" for niacinamide, "polyquaternium7" for polyquaternium 7. */
function cutOtherwise(store: Store, asked: Asked): Matches {
  const { parsed, scratch } = asked;
  for (const words of rewritings(store, asked.view, parsed.words)) {
    const phrase = words.map((word) => word.text).join(" ");
    const again = { ...asked, parsed: { words, phrase, identifier: null } };
    const typos = words.map(() => []);
    const found = tryWords(store, again, { choices: asWritten(store, words), typos });
    if (found.slots.length > 0) return scored(scratch, { found, words, typos, corrected: phrase });
  }
  return { slots: [], scored: true, corrected: null, words: [], typos: [] };
}

/** Kind of the words first, then exactness, then the sum of their impacts. */
function scored(
  scratch: Scratch,
  { found, ...rest }: { found: Found } & Omit<Matches, "slots" | "scored">,
): Matches {
  const { score, kind, exactness, sum } = scratch;
  for (const slot of found.slots) {
    const order = ((kind[slot] as number) << 4) | (exactness[slot] as number);
    score[slot] = order * 1024 + (sum[slot] as number);
  }
  return { ...rest, slots: found.slots, scored: true };
}
