import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { partsOf, wordsOf } from "@neroli/search/text/fold.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** A name of a group, as written and as searches compare it. */
interface Name extends SynonymName {
  folded: string;
}

/** By a folded name, all names of the groups that have it. */
type Book = ReadonlyMap<string, readonly Name[]>;

/** The names that this process knows: no product that is put into the index asks the database. */
let book: Book = new Map();

/** Reads all groups anew. */
export async function readSynonyms(): Promise<void> {
  const { rows } = await sql<{ names: SynonymName[]; folded: string[] }>`
    select names, folded from synonyms order by id`.execute(db());
  const next = new Map<string, Name[]>();
  for (const { names: given, folded } of rows) {
    const names = given.map((name, at) => ({ ...name, folded: folded[at] ?? "" }));
    for (const name of names) {
      next.set(name.folded, [...(next.get(name.folded) ?? []), ...names]);
    }
  }
  book = next;
}

/** The first name of the group that has this name; null where it is in no group. */
export const firstName = (text: string): string | null =>
  book.get(wordsOf(text).join(" "))?.[0]?.text ?? null;

/** Whether a name is the language's own word, or everybody's. */
export function isSaidIn(language: Language, text: string): boolean {
  const folded = wordsOf(text).join(" ");
  const known = book.get(folded)?.find((name) => name.folded === folded);
  return known === undefined || known.language === null || known.language === language;
}

export interface OtherNames {
  /** Names of what the text names as a whole. */
  whole: string[];
  /** Names of what it names among others: the components of a blend. */
  components: string[];
}

const none: OtherNames = { whole: [], components: [] };

/** The other names of everything that a text names. */
export function otherNames(text: string): OtherNames {
  if (book.size === 0) return none;
  const own = wordsOf(text).join(" ");
  const known = new Set([own]);
  const whole = take(own, known);
  const components = partsOf(text, true).flatMap((part) => take(wordsOf(part).join(" "), known));
  return whole.length + components.length === 0 ? none : { whole, components };
}

function take(folded: string, known: Set<string>): string[] {
  const others = (book.get(folded) ?? []).filter((name) => !known.has(name.folded));
  known.add(folded);
  for (const name of others) known.add(name.folded);
  return others.map(({ text }) => text);
}
