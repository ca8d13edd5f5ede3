import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { SuggestedTerm } from "@neroli/contract/attributes/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { fold } from "@neroli/search/text/fold.ts";
import { countTerms } from "../../catalogue/queries/count-terms.ts";
import type { Actor } from "../../kernel/actor.ts";
import { seesAttribute } from "../policy.ts";
import type { AttributeRow, Names } from "../present.ts";
import { readAttributes } from "./read-attributes.ts";

interface TermQuestion {
  field: AttributeField;
  query: string;
  language: Language;
  limit: number;
}

/** Terms that answer what is typed: the best match first, then the most used. */
export async function suggestTerms(actor: Actor, asked: TermQuestion): Promise<SuggestedTerm[]> {
  const { field, language } = asked;
  const counts = (await countTerms(actor)).get(field) ?? new Map<string, number>();
  const rows = (await readAttributes(field)).filter((row) => seesAttribute(actor, row));
  const defined = new Set(rows.map(({ term }) => term));
  const others = [...counts.keys()].filter((term) => !defined.has(term)).map(bare);
  const sought = fold(asked.query.trim());
  return [...rows, ...others]
    .flatMap((row) => {
      const match = matchOf(row, { sought, language });
      return match ? [{ row, match, products: counts.get(row.term) ?? 0 }] : [];
    })
    .sort(
      (one, other) =>
        one.match.rank - other.match.rank ||
        other.products - one.products ||
        one.match.name.length - other.match.name.length ||
        collator.compare(one.match.name, other.match.name),
    )
    .slice(0, asked.limit)
    .map(({ row, match, products }) => ({
      term: row.term,
      name: match.name,
      products,
      matched: match.matched,
    }));
}

const collator = new Intl.Collator("en");

type SearchedAttribute = Pick<AttributeRow, "term" | "names" | "synonyms">;
const bare = (term: string): SearchedAttribute => ({ term, names: {}, synonyms: [] });

interface Match {
  /** 0 is best. */
  rank: number;
  name: string;
  matched: string | null;
}

/** How well a term answers: by its name in the language first, then by anything it is called. */
function matchOf(
  { term, names, synonyms }: SearchedAttribute,
  { sought, language }: { sought: string; language: Language },
): Match | null {
  const name = nameIn(names, language) ?? term;
  const own = rankOf(name, sought);
  if (own !== null) return { rank: own, name, matched: null };
  let best: Match | null = null;
  for (const text of [term, ...synonyms, ...Object.values(names)]) {
    const rank = rankOf(text, sought);
    if (rank === null || (best && best.rank <= rank + 0.5)) continue;
    best = { rank: rank + 0.5, name, matched: text };
  }
  return best;
}

const nameIn = (names: Names, language: Language) =>
  language === "en" ? undefined : names[language];

/** Whole, from its beginning, from the beginning of a word, anywhere, not at all. */
function rankOf(text: string, sought: string): number | null {
  if (sought === "") return 0;
  const folded = fold(text);
  if (folded === sought) return 0;
  if (folded.startsWith(sought)) return 1;
  if (folded.includes(` ${sought}`) || folded.includes(`-${sought}`)) return 2;
  return folded.includes(sought) ? 3 : null;
}
