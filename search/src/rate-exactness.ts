import type { Store } from "./document-store.ts";
import { commonName, type Found, kinds, type Scratch } from "./match-words.ts";
import { otherPhrase, type ParsedQuery } from "./parse-query.ts";
import { exactness, identifierField, phraseExactness, tierOf } from "./postings.ts";
import type { View } from "./visibility.ts";
import { postingsOfWord } from "./vocabulary.ts";

interface Rating {
  view: View;
  scratch: Scratch;
  found: Found;
  parsed: ParsedQuery;
  /** Per query word, known words one edit away. */
  typos: readonly (readonly number[])[];
}

const mostVariants = 64;

/** Writes how exactly each found document is what the query says. */
export function rateExactness(store: Store, rating: Rating): void {
  const { scratch, found, parsed } = rating;
  for (const slot of found.slots) scratch.exactness[slot] = exactness.none;
  const named = [parsed.phrase, otherPhrase(parsed.words)].filter((phrase) =>
    raiseByPhrase(store, rating, { phrase, near: false }),
  );
  if (named.length > 0) return;
  for (const phrase of variants(store, rating))
    raiseByPhrase(store, rating, { phrase, near: true });
  if (parsed.words.length < 2) return;
  for (const slot of found.slots) {
    const common = commonName(scratch, slot);
    if (common === "whole") raise(scratch, slot, exactness.synonym);
    if (common === "partly") raise(scratch, slot, exactness.component);
  }
}

/** Adds documents that carry the whole query as an identifier. */
export function addIdentified(store: Store, rating: Rating): void {
  const { scratch, found, view, parsed } = rating;
  const wanted = parsed.identifier;
  const postings = wanted === null ? null : postingsOfWord(store.identifiers, wanted.id);
  if (postings === null || wanted === null) return;
  const { data, length } = postings;
  for (let at = 0; at < length; at += 2) {
    const slot = data[at] as number;
    const entry = data[at + 1] as number;
    if ((view.levels[slot] as number) <= tierOf(entry)) continue;
    const field = store.plan.byNumber[identifierField(entry)];
    if (wanted.registry !== null && !field?.key.includes(wanted.registry)) continue;
    const weight = field?.weight ?? 0;
    if (scratch.stage[slot] !== found.stage) {
      scratch.stage[slot] = found.stage;
      found.slots.push(slot);
      scratch.sum[slot] = weight / 1024;
      scratch.exactness[slot] = exactness.none;
    }
    scratch.kind[slot] = kinds.exact;
    scratch.sum[slot] = Math.max(scratch.sum[slot] as number, weight / 1024);
    if (field?.identifier && !wanted.only) raise(scratch, slot, exactness.identifier);
  }
  raiseByPhrase(store, rating, { phrase: parsed.phrase, near: false });
}

/** Whether some document is named so. Only found documents are raised. */
function raiseByPhrase(
  store: Store,
  { view, scratch, found }: Rating,
  { phrase, near }: { phrase: string; near: boolean },
): boolean {
  const postings = postingsOfWord(store.phrases, phrase);
  if (postings === null) return false;
  let named = false;
  for (let at = 0; at < postings.length; at += 3) {
    const slot = postings.data[at] as number;
    const entry = postings.data[at + 1] as number;
    if ((view.levels[slot] as number) <= tierOf(entry)) continue;
    if (scratch.stage[slot] !== found.stage) continue;
    const exact = phraseExactness(entry);
    const written = !near || scratch.kind[slot] === kinds.typo;
    if (exact >= exactness.title) named = true;
    if (written) raise(scratch, slot, exact);
    else if (exact >= exactness.title) raise(scratch, slot, exactness.nearName);
  }
  return named;
}

function raise(scratch: Scratch, slot: number, to: number): void {
  if ((scratch.exactness[slot] as number) < to) scratch.exactness[slot] = to;
}

/** The query with one or more words replaced by known neighbours, at most 64 of them. */
function variants(store: Store, { parsed, typos }: Rating): string[] {
  let phrases = [""];
  parsed.words.forEach((word, at) => {
    const others = (typos[at] ?? []).map((id) => store.words.words[id] as string);
    phrases = phrases
      .flatMap((start) => [word.text, ...others].map((one) => (start ? `${start} ${one}` : one)))
      .slice(0, mostVariants);
  });
  return phrases.filter((phrase) => phrase !== parsed.phrase);
}
