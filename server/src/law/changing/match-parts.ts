import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";

/**
 * Rows with the parts of the entries that they are about. Of several with one number a row is the entry
 * of its name, else that with a CAS number of it, wherever it stands in the file. What is left over is
 * another state of what is left over there, or a new part where the file has fewer rows than are known.
 */
export function matchParts(
  known: readonly AnnexEntry[],
  read: readonly AnnexEntry[],
): AnnexEntry[] {
  const before = Map.groupBy(known, ({ number }) => number);
  const matched = [...Map.groupBy(read, ({ number }) => number)].map(
    ([number, rows]) => [number, partsOf(rows, before.get(number) ?? [])] as const,
  );
  const parts = new Map(matched.flatMap(([, found]) => [...found]));
  return read.map((row) => ({ ...row, part: parts.get(row) ?? row.part }));
}

function partsOf(
  rows: readonly AnnexEntry[],
  known: readonly AnnexEntry[],
): Map<AnnexEntry, number> {
  const parts = new Map<AnnexEntry, number>();
  const free = new Map(known.map((entry) => [entry.part, entry]));
  const take = (row: AnnexEntry, part: number) => {
    parts.set(row, part);
    free.delete(part);
  };
  for (const isAbout of [isNamed, isNumbered]) {
    for (const row of rows.filter((each) => !parts.has(each))) {
      const entry = [...free.values()].find((each) => isAbout(each, row));
      if (entry) take(row, entry.part);
    }
  }
  const isWhole = rows.length >= known.length;
  let last = Math.max(0, ...known.map(({ part }) => part));
  for (const row of rows.filter((each) => !parts.has(each))) {
    const [left] = isWhole ? free.keys() : [];
    // Of a number that is not known yet the rows have the places of the file.
    if (left !== undefined) take(row, left);
    else take(row, known.length === 0 ? row.part : ++last);
  }
  return parts;
}

const isNamed = (entry: AnnexEntry, row: AnnexEntry) => foldName(entry.name) === foldName(row.name);

const isNumbered = (entry: AnnexEntry, row: AnnexEntry) =>
  entry.cas.some((number) => row.cas.includes(number));
