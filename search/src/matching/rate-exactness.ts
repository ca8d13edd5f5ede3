import { exactness, identifierField } from "../columns/postings.ts";
import type { PlannedField } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { otherPhrase, type QueryWord } from "../text/parse-query.ts";
import {
  emptyFoundDocuments,
  type FoundDocuments,
  type Phrase,
  positionOf,
} from "./found-documents.ts";
import { commonName } from "./match-segment.ts";
import { atLeastSo, raiseByPhrase } from "./raise-by-phrase.ts";
import { atLeast } from "./score.ts";
import { identifiedBy, kinds } from "./word-choices.ts";
import type { WordSearch } from "./word-search.ts";

interface Rating {
  /** By segment. */
  found: readonly FoundDocuments[];
  /** Per query word, known words one edit away. */
  typos: readonly (readonly string[])[];
}

const mostVariants = 64;

/** Writes how exactly each found document is what the query says. */
export function rateExactness(asked: WordSearch, rating: Rating): void {
  const { parsed } = asked;
  const phrases = new Set([parsed.phrase, otherPhrase(parsed.words)]);
  const raised = Array.from(phrases, (phrase) =>
    raiseAll(asked, rating.found, { phrase, near: false }),
  );
  if (raised.includes(true)) return;
  for (const phrase of variants(parsed, rating.typos))
    raiseAll(asked, rating.found, { phrase, near: true });
  if (parsed.words.length < 2) return;
  for (const found of rating.found) {
    for (let at = 0; at < found.length; at++) {
      const common = commonName(found.readings[at] as number);
      if (common === "whole") raise(found, at, exactness.synonym);
      if (common === "partly") raise(found, at, exactness.component);
    }
  }
}

/** The found documents and those that carry the whole query as an identifier. */
export function addIdentified(asked: WordSearch, rating: Rating): FoundDocuments[] {
  if (asked.parsed.identifier === null) return [...rating.found];
  const found = rating.found.map((one, at) =>
    withIdentified(asked, asked.seen[at] as ViewedSegment, one),
  );
  if (found.some((one, at) => one !== rating.found[at])) {
    raiseAll(asked, found, { phrase: asked.parsed.phrase, near: false });
  }
  return found;
}

/** Visible documents that carry the whole query as an identifier, and what that is worth. */
export function identifiedAs(
  { plan, parsed }: Pick<WordSearch, "plan" | "parsed">,
  { segment, view }: ViewedSegment,
): { doc: number; field: PlannedField | undefined; least: number }[] {
  const wanted = parsed.identifier;
  if (wanted === null) return [];
  const { docs, entries } = identifiedBy(segment, view, wanted.id);
  return docs.flatMap((doc, at) => {
    const field = plan.byNumber[identifierField(entries[at] as number)];
    if (wanted.registry !== null && !field?.key.includes(wanted.registry)) return [];
    return [{ doc, field, least: (field?.weight ?? 0) / 1024 }];
  });
}

function withIdentified(
  asked: WordSearch,
  seen: ViewedSegment,
  found: FoundDocuments,
): FoundDocuments {
  const wanted = asked.parsed.identifier;
  const own = identifiedAs(asked, seen);
  if (wanted === null || own.length === 0) return found;
  const more = withDocuments(
    found,
    own.map(({ doc }) => doc),
  );
  let at = 0;
  for (const { doc, field, least } of own) {
    at = positionOf(more, doc, at);
    more.scores[at] = atLeast(more.scores[at] as number, kinds.exact, least);
    if (field?.identifier && !wanted.only) raise(more, at, exactness.identifier);
  }
  const { rated, ready } = found;
  return { ...more, rated, ready, key: `${found.key}#${wanted.registry ?? ""}:${wanted.id}` };
}

/** A found set with further documents, given ascending. */
function withDocuments(found: FoundDocuments, docs: readonly number[]): FoundDocuments {
  const more = emptyFoundDocuments(found.length + docs.length);
  let from = 0;
  const take = (): void => {
    const to = more.length++;
    more.docs[to] = found.docs[from] as number;
    more.scores[to] = found.scores[from] as number;
    more.readings[to] = found.readings[from++] ?? 0;
  };
  for (const doc of docs) {
    while (from < found.length && (found.docs[from] as number) <= doc) take();
    if (more.length > 0 && more.docs[more.length - 1] === doc) continue;
    more.docs[more.length++] = doc;
  }
  while (from < found.length) take();
  return more;
}

/** Whether some document has the phrase for a name. */
function raiseAll({ seen }: WordSearch, all: readonly FoundDocuments[], phrase: Phrase): boolean {
  const named = seen.map((one, at) => raiseByPhrase(one, all[at] as FoundDocuments, phrase));
  return named.includes(true);
}

function raise(found: FoundDocuments, at: number, to: number): void {
  found.scores[at] = atLeastSo(found.scores[at] as number, to);
}

/** The query with one or more words replaced by known neighbours, at most 64 of them. */
export function variants(
  parsed: { words: readonly QueryWord[]; phrase: string },
  typos: readonly (readonly string[])[],
): string[] {
  let phrases = [""];
  parsed.words.forEach((word, at) => {
    phrases = phrases
      .flatMap((start) =>
        [word.text, ...(typos[at] ?? [])].map((one) => (start ? `${start} ${one}` : one)),
      )
      .slice(0, mostVariants);
  });
  return phrases.filter((phrase) => phrase !== parsed.phrase);
}
