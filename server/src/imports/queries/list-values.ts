import { isAttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ColumnValues } from "@neroli/contract/imports/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ImportRecord } from "../policy.ts";
import { type GivenValue, givenValues } from "../readers/given-values.ts";
import { type Match, type MatchedColumn, valueMatcher } from "../readers/match-value.ts";
import { openImported } from "../sources/open-imported.ts";
import { SourceError } from "../sources/source-error.ts";
import { listDefinedTerms, listKnownTerms } from "./known-terms.ts";
import { getImport, type ImportAddress } from "./read-import.ts";

/** Whoever waits for the page waits no longer than these rows take; the dry run tells of the rest. */
const mostRows = 20_000;
const mostValues = 300;

interface CountedValue extends Pick<GivenValue, "column" | "field"> {
  /** How many rows have each word. */
  rows: Map<string, number>;
}

/** The words of the file that mean one value of a field, and what each is taken for. */
export async function listValues(actor: Actor, address: ImportAddress): Promise<ColumnValues[]> {
  const record = await getImport(actor, address);
  const { mapping, company_key } = record;
  if (!mapping) throw new AppError("imports.not-mapped");
  const counted = await countWords(record, mapping);
  return Promise.all(
    [...counted.values()].map(async ({ column, field, rows }) => {
      const match = await matcherOf(company_key, { mapping, column, field });
      const all = [...rows].map(([given, count]) => ({ given, rows: count, ...match(given) }));
      all.sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.rows - a.rows);
      const values = all.slice(0, mostValues);
      return { column, field, more: all.length - values.length, values };
    }),
  );
}

/** A word that has no meaning yet, which somebody has to give it. */
const isOpen = ({ taken_for, decided }: { taken_for: string | null; decided: boolean }) =>
  taken_for === null && !decided;

async function countWords(
  record: ImportRecord,
  mapping: Mapping,
): Promise<ReadonlyMap<string, CountedValue>> {
  const wordsOf = givenValues(mapping);
  const counted = new Map<string, CountedValue>();
  const source = await openImported(record);
  try {
    for await (const row of source.rows()) {
      if (row.row > mostRows) break;
      for (const word of row.problem ? [] : wordsOf([row])) count(counted, word);
    }
  } catch (error) {
    // The words before the place where the file is broken are listed all the same.
    if (!(error instanceof SourceError)) throw error;
  } finally {
    await source.close();
  }
  return counted;
}

function count(counted: Map<string, CountedValue>, { column, field, given }: GivenValue): void {
  const key = JSON.stringify([column, field]);
  const known = counted.get(key) ?? { column, field, rows: new Map<string, number>() };
  counted.set(key, known);
  known.rows.set(given, (known.rows.get(given) ?? 0) + 1);
}

type Meaning = Match & { decided: boolean };

async function matcherOf(
  companyKey: string,
  { mapping, column, field }: { mapping: Mapping; column: string; field: MatchedColumn },
): Promise<(given: string) => Meaning> {
  const isKind = field === "offering" || field === "segment";
  const others = isKind ? [] : await listKnownTerms(companyKey, field);
  const terms = isAttributeField(field) ? await listDefinedTerms(field) : [];
  const { options } = mapping.columns.find((each) => each.column === column) ?? {};
  const matcher = valueMatcher(field, { terms, others, ...(options && { options }) });
  const decided = mapping.values[field] ?? {};
  return (given) => {
    const match = matcher.match(given);
    const own = Object.hasOwn(decided, given) ? decided[given] : undefined;
    if (own === undefined) return { ...match, decided: false };
    return { ...match, taken_for: own, decided: true };
  };
}
