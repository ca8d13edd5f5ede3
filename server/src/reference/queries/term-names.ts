import { isAttributeField } from "@neroli/contract/attributes/fields.ts";
import { type NamedLanguage, namedLanguages } from "@neroli/contract/attributes/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { TermNames } from "@neroli/contract/products/term-names.ts";
import { fold, wordsOf } from "@neroli/search/text/fold.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedAttributes } from "../../published/attributes.ts";

/** By language, field and term. */
type Book = ReadonlyMap<Language, ReadonlyMap<string, ReadonlyMap<string, string>>>;

/** The names that this process knows: no search asks the database (followers.ts). */
let book: Book = new Map();
/** The same for every spelling of the terms: products that came in under one are called like all others. */
let called: Book = new Map();
/** By language, English among them, the term of each name, which stands there as its signature. */
let terms: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map();

/** Reads the names of all approved terms anew. */
export async function readTermNames(): Promise<void> {
  const rows = await db()
    .selectFrom(publishedAttributes())
    .where("status", "=", "APPROVED")
    .select(["field", "term", "names", "synonyms"])
    .execute();
  book = bookOf(rows.map((row) => ({ ...row, words: [row.term] })));
  const spelled = rows.map((row) => ({ ...row, words: row.synonyms }));
  // A spelling that is a term of its own is called as that.
  called = bookOf([...spelled, ...rows.map((row) => ({ ...row, words: [row.term] }))]);
  terms = new Map(
    [...book].map(([language, fields]) => [
      language,
      new Map(
        [...fields.values()].flatMap((names) =>
          [...names].map(([term, name]) => [signatureOf(name), term] as const),
        ),
      ),
    ]),
  );
}

interface Row {
  field: string;
  names: unknown;
  words: readonly string[];
}

function bookOf(rows: readonly Row[]): Book {
  return new Map(
    namedLanguages.map((language) => {
      const fields = new Map<string, Map<string, string>>();
      for (const { field, words, names } of rows) {
        const name = (names as Partial<Record<NamedLanguage, string>>)[language];
        if (!name) continue;
        const known = fields.get(field) ?? new Map<string, string>();
        fields.set(field, known);
        for (const word of words) known.set(word, name);
      }
      return [language, fields] as const;
    }),
  );
}

const without = new Set("ohne frei free without no non sans senza sin".split(" "));
const endings = /(frei|free)$/;
/** Number and case, by which words of a name may differ: "Silikone" and "Silikon" are one. */
const inflection = /(?<=.{4})(?:e[nrsm]?|[ao]s|[aios])$/;

/** What a name says, in whatever order and form: "Ohne Palmöl", "palmölfrei" and "frei von Palmöl". */
function signatureOf(name: string): string {
  const words = wordsOf(name).flatMap((word) => {
    if (without.has(word)) return "-";
    const cut = endings.exec(word);
    return cut && cut.index > 2 ? [word.slice(0, cut.index), "-"] : word;
  });
  const kept = words.filter((word) => !["von", "from", "of", "de", "di"].includes(word));
  return kept
    .map((word) => word.replace(inflection, ""))
    .sort()
    .join(" ");
}

/** As many words as a name may have to be found in a text. */
const longestName = 6;

/**
 * A text with the names of terms in it put into English, first those of the reader's language, then
 * those of the others; null where there are none.
 */
export function inEnglish(language: Language, text: string): string | null {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const own of new Set([language, ...terms.keys()])) {
    const known = terms.get(own);
    const english = known ? withTerms(known, words) : null;
    if (english !== null) return english;
  }
  return null;
}

function withTerms(known: ReadonlyMap<string, string>, words: readonly string[]): string | null {
  const english: string[] = [];
  let found = false;
  for (let at = 0; at < words.length; ) {
    const name = longestKnown(known, words.slice(at, at + longestName));
    english.push(name?.term ?? (words[at] as string));
    found ||= name !== null;
    at += name?.words ?? 1;
  }
  return found ? english.join(" ") : null;
}

/** The term whose name the words begin with; of several the longest. */
function longestKnown(
  known: ReadonlyMap<string, string>,
  words: readonly string[],
): { term: string; words: number } | null {
  for (let count = words.length; count > 0; count--) {
    const signature = signatureOf(words.slice(0, count).join(" "));
    const term = signature === "" ? undefined : known.get(signature);
    if (term !== undefined) return { term, words: count };
  }
  return null;
}

/** Terms of a field whose name in the language has a word that begins so, in no order. */
export function namesWith(
  language: Language,
  { field, begins }: { field: string; begins: string },
): { term: string; name: string }[] {
  const sought = fold(begins.trim());
  const names = book.get(language)?.get(field);
  if (!names || sought === "") return [];
  return [...names].flatMap(([term, name]) => {
    const folded = fold(name);
    return folded.startsWith(sought) || folded.includes(` ${sought}`) ? [{ term, name }] : [];
  });
}

/** The names of a field's terms in a language; undefined where all are called as they are. */
export const namesOfField = (
  language: Language,
  field: string,
): ReadonlyMap<string, string> | undefined => called.get(language)?.get(field);

/** The names of all fields' terms, or of one field's. */
export function allNames(language: Language, field?: string): TermNames {
  const fields = called.get(language as NamedLanguage) ?? new Map<string, Map<string, string>>();
  return Object.fromEntries(
    [...fields]
      .filter(([key]) => field === undefined || key === field)
      .map(([key, names]) => [key, Object.fromEntries(names)]),
  );
}

/** The names of the terms that stand in these fields; undefined where there are none. */
export function namesIn(language: Language, fields: ProductFields): TermNames | undefined {
  const own = called.get(language);
  if (!own) return undefined;
  const found: TermNames = {};
  for (const [field, value] of Object.entries(fields)) {
    const names = isAttributeField(field) ? own.get(field) : undefined;
    if (!names || !Array.isArray(value)) continue;
    const called = value.flatMap((term) => {
      const name = names.get(String(term));
      return name === undefined ? [] : [[String(term), name] as const];
    });
    if (called.length > 0) found[field] = Object.fromEntries(called);
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
