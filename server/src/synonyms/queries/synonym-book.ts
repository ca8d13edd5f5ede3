import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Synonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { partsOf } from "@neroli/search/text/fold.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { foldName } from "../commands/fold-names.ts";

/** A name of a group, as written and as searches compare it. */
interface Name extends SynonymName {
  folded: string;
}

/** The names that this process knows: no product that is put into the index asks the database. */
interface Book {
  /** By a folded name, all names of the groups that have it. */
  equal: Map<string, Name[]>;
  /** By the folded beginning of names, what it is called otherwise. */
  beginnings: Map<string, Name[]>;
  /** By a folded name, the wider ones that lead to it. */
  wider: Map<string, Name[]>;
  /** By a folded name, those whose askers may want it, too. */
  seeAlso: Map<string, Name[]>;
}

const emptyBook = (): Book => ({
  equal: new Map(),
  beginnings: new Map(),
  wider: new Map(),
  seeAlso: new Map(),
});

let book = emptyBook();

type Row = Pick<Synonym, "relation" | "names"> & { folded: string[]; leads_folded: string[] };

/** Reads all groups anew. */
export async function readSynonyms(): Promise<void> {
  const { rows } = await sql<Row>`
    select relation, names, folded, leads_folded from synonyms order by id`.execute(db());
  const next = emptyBook();
  for (const row of rows) enter(next, row);
  book = next;
}

function enter(into: Book, { relation, names: given, folded, leads_folded }: Row): void {
  const names = given.map((name, at) => ({ ...name, folded: folded[at] ?? "" }));
  const [first, ...others] = names;
  if (relation === "EQUAL") for (const name of names) add(into.equal, name.folded, names);
  if (relation === "BEGINNING" && first) add(into.beginnings, first.folded, others);
  if (relation === "NARROWER") for (const name of leads_folded) add(into.wider, name, names);
  if (relation === "SEE_ALSO") for (const name of leads_folded) add(into.seeAlso, name, names);
}

function add(map: Map<string, Name[]>, key: string, names: readonly Name[]): void {
  map.set(key, [...(map.get(key) ?? []), ...names]);
}

/** The first name of the group that has this name; null where it is in no group. */
export const firstName = (text: string): string | null =>
  book.equal.get(foldName(text))?.[0]?.text ?? null;

/** All names of the groups that have this name as an equal one, in every language. */
export const equalNames = (text: string): string[] =>
  (book.equal.get(foldName(text)) ?? []).map((name) => name.text);

/** Whether a name is the language's own word, or everybody's. */
export function isSaidIn(language: Language, text: string): boolean {
  const folded = foldName(text);
  const known = book.equal.get(folded)?.find((name) => name.folded === folded);
  return known === undefined || known.language === null || known.language === language;
}

export interface OtherNames {
  /** Names of what the text names as a whole. */
  whole: string[];
  /** Names of that and of more. */
  wider: string[];
  /** What begins as the text does is called otherwise: those names with the text's other words. */
  begun: string[];
  /** Names whose askers may want it, too. */
  seeAlso: string[];
  /** Names of what it names among others: the components of a blend. */
  components: string[];
}

const none: OtherNames = { whole: [], wider: [], begun: [], seeAlso: [], components: [] };

/** The other names of everything that a text names. */
export function otherNames(text: string): OtherNames {
  const own = foldName(text);
  const known = new Set([own]);
  const whole = equalTo(own, known);
  const seeAlso = leadingTo(book.seeAlso, [...known], new Set(known));
  const wider = leadingTo(book.wider, [...known], known);
  const begun = begunBy(own);
  const components = partsOf(text, true).flatMap((part) => {
    const folded = foldName(part);
    const equal = equalTo(folded, known);
    return [...equal, ...leadingTo(book.wider, [folded, ...equal.map(foldName)], known)];
  });
  const found = whole.length + wider.length + begun.length + seeAlso.length + components.length;
  return found === 0 ? none : { whole, wider, begun, seeAlso, components };
}

/** Names that mean the same; none that is known already. */
function equalTo(folded: string, known: Set<string>): string[] {
  const others = (book.equal.get(folded) ?? []).filter((name) => !known.has(name.folded));
  known.add(folded);
  for (const name of others) known.add(name.folded);
  return others.map(({ text }) => text);
}

/** Names that lead to any of these; none that is known already. */
function leadingTo(
  map: ReadonlyMap<string, readonly Name[]>,
  names: readonly string[],
  known: Set<string>,
): string[] {
  if (map.size === 0) return [];
  const found: string[] = [];
  for (const name of names) {
    for (const { folded, text } of map.get(name) ?? []) {
      if (known.has(folded)) continue;
      known.add(folded);
      found.push(text);
    }
  }
  return found;
}

/** Words that a beginning has at most: a genus and its species, sometimes a variety. */
const longestBeginning = 4;

function begunBy(own: string): string[] {
  if (book.beginnings.size === 0) return [];
  const words = own.split(" ");
  const most = Math.min(longestBeginning, words.length);
  for (let count = most; count > 0; count--) {
    const names = book.beginnings.get(words.slice(0, count).join(" "));
    if (names)
      return names.map((name) =>
        [name.text, ...saidIn(name.language, words.slice(count))].join(" "),
      );
  }
  return [];
}

/** Words in a language, by the groups that have them: "seed oil" in German is "Samen Kern Öl". */
const saidIn = (language: Language | null, words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const known = language === null ? [] : (book.equal.get(word) ?? []);
    const said = known.filter((name) => name.language === language).map(({ text }) => text);
    return said.length > 0 ? said : word;
  });
