import { termOf } from "@neroli/search/columns/hashed-rows.ts";
import { exactness } from "@neroli/search/columns/postings.ts";
import type { SchemaPlan } from "@neroli/search/schema-plan.ts";
import { ownWord } from "@neroli/search/text/own-words.ts";
import { otherPhrase, type QueryWord } from "@neroli/search/text/parse-query.ts";
import type { Clause } from "../engine/ask-engine.ts";
import { flagged, identifierIn, phraseAt } from "../engine/view-documents.ts";
import type { Trial } from "./asked-index.ts";

/** How a word may be met at worst. */
export type Kind = "exact" | "prefix" | "typo";

export const allOf = (filter: readonly Clause[]): Clause => ({ bool: { filter } });

export function anyOf(should: readonly Clause[]): Clause {
  if (should.length === 0) return { match_none: {} };
  return should.length === 1
    ? (should[0] as Clause)
    : { bool: { should, minimum_should_match: 1 } };
}

/** The forms of a word that are met as it is, or in the other number. */
const exactForms = ({ text, other, plurals }: QueryWord): string[] => [
  ...new Set([text, ...(other === null ? [] : [other]), ...plurals]),
];

interface Forms {
  words: string[];
  /** What longer words begin with. */
  starts: string[];
}

/** What meets a word in no worse a way. */
export function formsOf(word: QueryWord, kind: Kind, typos: readonly string[]): Forms {
  const words = exactForms(word);
  if (kind === "exact") return { words, starts: [] };
  words.push(...word.endings);
  const starts = [word.text, ...(word.other === null ? [] : [word.other])];
  if (kind === "typo") words.push(...typos);
  return { words: [...new Set(words)], starts: word.completes ? starts : [] };
}

/** Documents with a word of these forms among the words of a field. */
export function withForms(field: string, { words, starts }: Forms): Clause[] {
  return [
    { terms: { [field]: words } },
    ...starts.map((start) => ({ prefix: { [field]: start } })),
  ];
}

/** The same for readers of a language, among the words that are theirs. */
export const inOwnLanguage = ({ words, starts }: Forms, language: string): Forms => ({
  words: words.map((word) => ownWord(language, word)),
  starts: starts.map((start) => ownWord(language, start)),
});

/** Documents that meet a word, or carry it as a number. */
export function meets(word: QueryWord, kind: Kind, typos: readonly string[] = []): Clause {
  const number = { term: { identifiers: termOf(word.text) } };
  return anyOf([...withForms("words", formsOf(word, kind, typos)), number]);
}

export const meetsAll = ({ words, typos }: Trial, kind: Kind): Clause =>
  allOf(words.map((word, at) => meets(word, kind, typos[at])));

/** Documents that carry the whole query as a number, or null. */
export function identifiedBy({ byNumber }: SchemaPlan, { identifier }: Trial): Clause | null {
  if (identifier === null) return null;
  const { id, registry } = identifier;
  const term = termOf(id);
  if (registry === null) return { term: { identifiers: term } };
  const fields = byNumber.filter(({ key }) => key.includes(registry)).map(({ key }) => key);
  return fields.length === 0
    ? null
    : { terms: { identifiers: fields.map((field) => identifierIn(field, term)) } };
}

/** Documents that answer a trial. */
export function answers(plan: SchemaPlan, trial: Trial): Clause {
  const identified = identifiedBy(plan, trial);
  const all = meetsAll(trial, "typo");
  return identified === null ? all : anyOf([all, identified]);
}

const exactnesses = [...new Set(Object.values(exactness))].filter((one) => one > 0);

/** Documents of which one of these phrases says at least so exactly what they are. */
export function calledSo(phrases: Iterable<string>, least: number): Clause {
  const terms = [...phrases].flatMap((phrase) =>
    exactnesses.filter((one) => one >= least).map((one) => phraseAt(termOf(phrase), one)),
  );
  return terms.length === 0 ? { match_none: {} } : { terms: { phrases: terms } };
}

/** Documents of which one of these phrases says just so exactly what they are. */
export const saidAs = (phrases: Iterable<string>, exact: number): Clause => ({
  terms: { phrases: Array.from(phrases, (phrase) => phraseAt(termOf(phrase), exact)) },
});

export const phrasesOf = ({ phrase, words }: Trial): Set<string> =>
  new Set([phrase, otherPhrase(words)]);

/**
 * Documents that the query names otherwise than their title does, head word excepted: wholly, or
 * with further words in the title; null for a single word.
 */
export function commonName({ words, typos }: Trial): { whole: Clause; partly: Clause } | null {
  if (words.length < 2) return null;
  const flag = (name: Parameters<typeof flagged>[0], at: number): Clause => {
    const word = words[at] as QueryWord;
    const kind = (typos[at] ?? []).length > 0 ? "typo" : "prefix";
    const forms = formsOf(word, kind, typos[at] ?? []);
    return anyOf(
      withForms("flags", {
        words: forms.words.map((text) => flagged(name, text)),
        starts: forms.starts.map((text) => flagged(name, text)),
      }),
    );
  };
  const last = words.length - 1;
  const others = words.slice(0, -1).map((_, at) => at);
  const described = others.map((at) => ({
    bool: { filter: flag("defines", at), must_not: flag("inTitle", at) },
  }));
  const head = flag("endsTitle", last);
  return {
    whole: allOf([head, ...described]),
    partly: allOf([
      head,
      anyOf(described),
      ...others.map((at) => anyOf([flag("inTitle", at), flag("defines", at)])),
    ]),
  };
}
