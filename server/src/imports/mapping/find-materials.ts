import { productField } from "@neroli/contract/products/fields.ts";
import { fieldOf } from "../readers/columns-of.ts";
import { columnWords, knownNames } from "./column-names.ts";
import type { ColumnValues } from "./column-values.ts";

const isEmpty = (value: unknown) =>
  value === undefined || value === null || /^\s*(?:-|NA|N\/A)?\s*$/i.test(String(value));

const shareIn = (value: unknown): number =>
  typeof value === "number"
    ? value
    : Number(
        String(value)
          .replace(/\s*%\s*$/, "")
          .replace(",", ".")
          .trim(),
      );

/**
 * Columns that each are a raw material: the longest run of at least three columns next to each
 * other whose numbers make up, row by row, a formulation of at most 100 %.
 */
export function findMaterials(columns: readonly ColumnValues[]): string[] {
  let best: ColumnValues[] = [];
  let run: ColumnValues[] = [];
  for (const column of [...withoutNumbers(columns), null]) {
    if (column && isShares(column)) {
      run.push(column);
      continue;
    }
    const made = withinHundred(run);
    if (made.length > best.length) best = made;
    run = [];
  }
  return best.length >= 3 ? best.map(({ name }) => name) : [];
}

/** Running numbers begin a table as often as shares do. */
const withoutNumbers = ([first, ...others]: readonly ColumnValues[]) =>
  first && isCounting(first.values.map(shareIn)) ? others : [...(first ? [first] : []), ...others];

function isShares({ name, values }: ColumnValues): boolean {
  if (isMeasured(name)) return false;
  const given = values.filter((value) => !isEmpty(value));
  if (given.length === 0) return false;
  const shares = given.map(shareIn);
  return shares.every((share) => share >= 0 && share <= 100);
}

const isCounting = (numbers: readonly number[]) =>
  numbers.length > 1 &&
  numbers.every(
    (number, at) => Number.isInteger(number) && (at === 0 || number > (numbers[at - 1] ?? 0)),
  );

/** pH, viscosity and their like are numbers of a formulation, not shares in it. */
const isMeasured = (name: string) =>
  (knownNames().get(columnWords(name)) ?? []).some(({ target }) => {
    const key = fieldOf(target);
    return (
      key !== null &&
      ["range", "number", "quantity", "money", "year"].includes(productField(key).type)
    );
  });

/** Left out from the right until the rows add up to formulations. */
function withinHundred(run: readonly ColumnValues[]): ColumnValues[] {
  for (let length = run.length; length >= 3; length--) {
    const taken = run.slice(0, length);
    const rows = Math.max(...taken.map(({ values }) => values.length));
    let good = 0;
    let written = 0;
    for (let row = 0; row < rows; row++) {
      const shares = taken.map(({ values }) => values[row]).filter((value) => !isEmpty(value));
      if (shares.length === 0) continue;
      written++;
      const sum = shares.reduce<number>((whole, value) => whole + shareIn(value), 0);
      if (sum > 1 && sum <= 100.5) good++;
    }
    if (written > 0 && good >= 0.95 * written) return [...taken];
  }
  return [];
}
