import type { SearchQuery, Viewer } from "./index-types.ts";
import { type IndexView, search } from "./search.ts";
import type { Segment } from "./segments/opened-segment.ts";
import { forgetViews } from "./segments/segment-view.ts";

/** Smaller indexes answer at once also when they are cold. */
const leastDocuments = 1024;
const rounds = 12;
/** So many words are looked at for common and rare ones. */
const sample = 2048;

const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };

/**
 * Searches as people do, one search at each step, with words and values of the index itself, so
 * that code is compiled and memory mapped before anybody waits for it. Its views are dropped.
 */
export function* warmUp(searched: (viewer: Viewer) => IndexView): Generator<void, void> {
  const [largest] = searched(visitor).seen;
  if (largest === undefined || largest.segment.documents < leastDocuments) return;
  const owner: Viewer = {
    ...visitor,
    own_company: largest.segment.classes[0]?.company ?? null,
    own_tier: 2,
  };
  for (let round = 0; round < rounds; round++) {
    const viewer = round % 4 === 3 ? owner : visitor;
    for (const asked of questions(searched(viewer), largest.segment, round)) {
      search(searched(viewer), { filters: {}, page: 0, size: 20, ...asked });
      yield;
    }
  }
  for (const { segment } of searched(visitor).seen) forgetViews(segment);
}

/** A rare word, a middling one, a common one, two, a mistake, a beginning, values, everything. */
function questions(
  { plan, registry }: IndexView,
  segment: Segment,
  round: number,
): (Pick<SearchQuery, "text"> & Partial<SearchQuery>)[] {
  const words = wordsByFrequency(segment);
  const at = (share: number) => words[(Math.floor(words.length * share) + round) % words.length];
  const [rare = "", middle = "", common = ""] = [at(0.5), at(0.05), at(0)];
  const values = registry.values.length;
  const filterOf = (number: number) => {
    const id = number % values;
    return { [plan.groupKeys[registry.groups[id] ?? 0] ?? ""]: [registry.values[id] ?? ""] };
  };
  const one = values === 0 ? {} : filterOf(round * 7);
  const other = values === 0 ? {} : filterOf(round * 31 + (values >> 1));
  return [
    { text: `"${rare}"` },
    { text: middle },
    { text: `"${common}"` },
    { text: `"${middle}" "${common}"` },
    { text: `${middle.slice(0, 2)}${middle.slice(3)}` },
    { text: common.slice(0, 3) },
    { text: "", filters: one },
    { text: "", filters: { ...one, ...other } },
    { text: common, filters: other },
    { text: "" },
  ];
}

/** Some words of a segment, the commonest first. */
function wordsByFrequency({ words, wordCounts, columns }: Segment): string[] {
  const stride = Math.max(1, Math.floor(words.length / sample));
  const numbers = Array.from(columns.ready.froms);
  for (let word = 0; word < words.length; word += stride) numbers.push(word);
  const count = (word: number) => wordCounts[0]?.[word] ?? 0;
  return numbers.sort((a, b) => count(b) - count(a)).map((word) => words[word] as string);
}
