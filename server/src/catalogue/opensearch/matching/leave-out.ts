import { exactness } from "@neroli/search/columns/postings.ts";
import { insteadOf } from "@neroli/search/matching/corrections.ts";
import type { Telling } from "@neroli/search/matching/leave-out.ts";
import { limits } from "@neroli/search/matching/limits.ts";
import { takeApart } from "@neroli/search/text/compounds.ts";
import type { ParsedQuery, QueryWord } from "@neroli/search/text/parse-query.ts";
import { type AskedIndex, countEach } from "./asked-index.ts";
import type { Matches } from "./try-words.ts";
import { knownParts } from "./vocabulary.ts";
import { calledSo, meets } from "./word-clauses.ts";

const { longestName, mostTries } = limits;

const isSpoken = ({ text }: QueryWord): boolean => /\p{L}{2}/u.test(text);

/**
 * The matches of some words of a query of which no document has all, the least telling left out
 * first, until there is something; null where nothing is found by few enough tries.
 */
export async function leaveOut(
  asked: AskedIndex,
  { words: given }: Pick<ParsedQuery, "words">,
  find: (words: readonly QueryWord[]) => Promise<Matches | null>,
): Promise<Matches | null> {
  // A number that nothing carries is no other number, and what is in quotes is meant as it is.
  if (asked.plan.idle === null || !given.some(isSpoken)) return null;
  if (given.some(({ quoted }) => quoted)) return null;
  const words = await cutUnknown(asked, given);
  const isWhole = words.length === given.length;
  const told = await tellingOf(asked, words);
  const order = [...told].sort((a, b) => a.rank - b.rank || b.holding - a.holding);
  const out = new Set<QueryWord>();
  const tryRest = async (): Promise<Matches | null> => {
    const rest = words.filter((word) => !out.has(word));
    if (!rest.some(isSpoken) || (out.size === 0 && isWhole)) return null;
    const found = await find(rest);
    return found && { ...found, left_out: [...out].map((word) => word.text) };
  };
  const leave = (rank: number) => {
    for (const one of order) if (one.rank === rank) out.add(one.word);
  };
  leave(0);
  const spoken = await tryRest();
  if (spoken !== null) return spoken;
  leave(1);
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await tryRest();
    if (found !== null) return found;
    const left = order.filter(({ word }) => !out.has(word));
    // Of what is still too much the most telling word alone.
    for (const { word } of tries < mostTries - 2 ? left.slice(0, 1) : left.slice(0, -1)) {
      out.add(word);
    }
  }
  return null;
}

/** Words that nobody knows are taken apart, as far as their parts are known. */
async function cutUnknown(asked: AskedIndex, given: readonly QueryWord[]): Promise<QueryWord[]> {
  const isKnown = await knownParts(asked, given);
  const known = (text: string) => isKnown(text) || asked.plan.idle?.has(text) === true;
  return given.flatMap((word) => {
    if (known(word.text)) return word;
    const [parts] = takeApart(word.text, { known, most: 1 });
    return parts === undefined ? word : parts.map((part) => insteadOf(word, part));
  });
}

async function tellingOf(asked: AskedIndex, words: readonly QueryWord[]): Promise<Telling[]> {
  const named = await namedWords(asked, words);
  const clauses = words.map(
    (word, at) => [String(at), meets({ ...word, completes: false }, "prefix")] as const,
  );
  const counts = await countEach(asked, Object.fromEntries(clauses));
  return words.map((word, at) => {
    if (asked.plan.idle?.has(word.text)) return { word, rank: 0, holding: 0 };
    const holding = counts[String(at)] ?? 0;
    return { word, rank: named.has(word) ? 3 : holding > 0 ? 2 : 1, holding };
  });
}

/** Words that are, or belong to, what something is called or is for. */
async function namedWords(asked: AskedIndex, words: readonly QueryWord[]): Promise<Set<QueryWord>> {
  const parts = words.flatMap((_, at) =>
    Array.from({ length: Math.min(longestName, words.length - at) }, (_, more) => ({
      at,
      part: words.slice(at, at + more + 1),
    })),
  );
  const clauses = parts.map(
    ({ part }, at) => [String(at), calledSo(namesOf(part), exactness.component + 1)] as const,
  );
  const counts = await countEach(asked, Object.fromEntries(clauses));
  const named = new Set<QueryWord>();
  for (const at of words.keys()) {
    const longest = parts
      .filter((one, place) => one.at === at && (counts[String(place)] ?? 0) > 0)
      .at(-1);
    for (const word of longest?.part ?? []) named.add(word);
  }
  return named;
}

function namesOf(words: readonly QueryWord[]): string[] {
  const last = words.at(-1) as QueryWord;
  const start = words.slice(0, -1).map((word) => word.text);
  return [last.text, ...last.plurals].map((text) => [...start, text].join(" "));
}
