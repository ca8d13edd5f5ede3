import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import type { AttributeRow } from "../present.ts";
import { getAttribute } from "../queries/read-attributes.ts";

/** One change of terms after the other: there are few, and each looks at all others. */
export async function lockAttributes(): Promise<void> {
  await sql`lock table attributes in share row exclusive mode`.execute(db());
}

/** The attribute, with the table locked, until the transaction ends. */
export async function lockAttribute(id: string): Promise<AttributeRow> {
  await lockAttributes();
  return getAttribute(id);
}

/** Refuses words that another term of the field has, or is another spelling of, in whatever case. */
export async function refuseTaken(
  field: AttributeField,
  words: readonly string[],
  own: string | null = null,
): Promise<void> {
  for (const word of words) {
    const { rows } = await sql<{ term: string }>`
      select term from attributes
      where field = ${field} and id is distinct from ${own}::uuid
        and (lower(term) = lower(${word})
          or exists (select from unnest(synonyms) as other where lower(other) = lower(${word})))
      limit 1`.execute(db());
    const [other] = rows;
    if (other) throw new AppError("attributes.term-taken", { term: other.term });
  }
}

/** The names to be kept: those that say something. */
export const writtenNames = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""));

/** Spellings beside the term itself, each once in whatever case. */
export function writtenSynonyms(term: string, synonyms: readonly string[]): string[] {
  const seen = new Set([term.toLowerCase()]);
  return synonyms.filter((word) => {
    const folded = word.toLowerCase();
    return !seen.has(folded) && seen.add(folded);
  });
}
