import type { ColumnOptions, MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import {
  type FieldType,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { cellReader, isNothing, type ReadCell, type ReadingRemarks } from "./cell-reader.ts";
import { type KnownTerms, valueMatcher } from "./match-value.ts";
import { readNumber, readQuantity, readRange, readUnit } from "./read-amounts.ts";
import { entriesOf, meaningOf, numbersOf, wordsOf } from "./read-entries.ts";
import { readMoneyCell } from "./read-money.ts";
import {
  type ReadScalar,
  readENumber,
  readFema,
  readFlag,
  readFlavis,
  readUrl,
  readVideo,
  readYear,
} from "./read-scalars.ts";
import { withoutHtml } from "./without-html.ts";

/** Reads a field from the rows of a product; undefined when they say nothing about it. */
export type ReadField = (rows: readonly Row[], said: ReadingRemarks) => unknown;

const scalars: Partial<Record<FieldType, ReadScalar<unknown>>> = {
  number: readNumber,
  year: readYear,
  flag: readFlag,
  range: readRange,
  quantity: readQuantity,
  money: readMoneyCell,
  e_number: readENumber,
  fema: readFema,
  flavis: readFlavis,
  url: readUrl,
  video: readVideo,
};

interface FieldReading {
  key: ProductFieldKey;
  columns: readonly MappedColumn[];
  mapping: Mapping;
  terms: KnownTerms;
}

export function fieldReader(given: FieldReading): ReadField {
  const { key, columns } = given;
  const { type } = productField(key);
  const whole = columns.filter(({ field }) => field === key);
  const parts = columns.filter(({ field }) => field !== key);
  if (type === "range" && parts.length > 0) return endsReader(key, { whole, parts });
  if (type === "quantity" && parts.length > 0) return quantityReader(key, { whole, parts });
  if (type === "cas" || type === "ec") return identifierReader(type, key, columns);
  const scalar = scalars[type];
  if (scalar) return (rows, said) => firstRead(scalar, cellsOf(rows, { columns, key, said }));
  return wordReader(given);
}

/** One object for all cells: what is made once for a column's options is found by it. */
const noOptions: ColumnOptions = {};

/** The cells of a field that say something, each different one once. */
export function cellsOf(
  rows: readonly Row[],
  { columns, key, said }: { columns: readonly MappedColumn[]; key: string; said: ReadingRemarks },
): ReadCell[] {
  return columns.flatMap(({ column, field, options = noOptions }) => {
    const seen = new Set<string>();
    return rows.flatMap(({ cells }) => {
      const cell = cellReader(said, {
        column,
        target: field ?? key,
        value: options.exact ? cells[column] : shownOf(cells[column]),
        options,
      });
      if (isNothing(cell)) return [];
      const text = textOf(cell.value);
      if (!options.exact && isGarbled(text)) cell.note("garbled", text);
      // Rows of one product repeat what they say; exports do not.
      if (seen.has(text) && !options.exact) return [];
      seen.add(text);
      return [cell];
    });
  });
}

const shownOf = (value: unknown) => (typeof value === "string" ? withoutHtml(value) : value);

/** "CrÃ¨me", "25 Â°C": what UTF-8 becomes when somebody has opened it as something else. */
const isGarbled = (text: string) =>
  /[\u00c2\u00c3][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|\u00e2\u20ac/.test(text);

/** The first of several cells; the others are named. */
function firstRead(read: ReadScalar<unknown>, [first, ...more]: readonly ReadCell[]): unknown {
  if (!first) return undefined;
  for (const other of more)
    other.note("several", textOf(other.value), { taken: textOf(first.value) });
  return read(first);
}

interface Columns {
  whole: readonly MappedColumn[];
  parts: readonly MappedColumn[];
}

/** A range with a column for each of its ends. */
const endsReader =
  (key: ProductFieldKey, { whole, parts }: Columns): ReadField =>
  (rows, said) => {
    const end = (name: string) => {
      const columns = parts.filter(({ field }) => field?.endsWith(`.${name}`));
      return firstRead(readNumber, cellsOf(rows, { columns, key, said }));
    };
    const [min, max] = [end("min"), end("max")];
    if (min === undefined && max === undefined) {
      return firstRead(readRange, cellsOf(rows, { columns: whole, key, said }));
    }
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  };

/** A quantity whose unit stands in a column of its own. */
const quantityReader =
  (key: ProductFieldKey, { whole, parts }: Columns): ReadField =>
  (rows, said) => {
    const part = (name: string) =>
      cellsOf(rows, {
        columns: parts.filter(({ field }) => field?.endsWith(`.${name}`)),
        key,
        said,
      });
    const [number] = part("value");
    if (!number) return firstRead(readQuantity, cellsOf(rows, { columns: whole, key, said }));
    const [unit] = part("unit");
    if (!unit) return readQuantity(number);
    const [value, known] = [readNumber({ ...number, options: {} }), readUnit(unit)];
    return value === undefined || known === undefined ? undefined : { value, unit: known };
  };

const identifierReader =
  (kind: "cas" | "ec", key: ProductFieldKey, columns: readonly MappedColumn[]): ReadField =>
  (rows, said) => {
    const numbers = cellsOf(rows, { columns, key, said }).flatMap((cell) => numbersOf(cell, kind));
    return numbers.length > 0 ? [...new Set(numbers)] : undefined;
  };

function wordReader({ key, columns, mapping, terms }: FieldReading): ReadField {
  const { list, type } = productField(key);
  const hasMeaning = type === "term" || type === "choice" || type === "country";
  const matchers = new Map<ColumnOptions, ReturnType<typeof valueMatcher>>();
  const none: ColumnOptions = {};
  const matcherOf = (options: ColumnOptions | undefined) => {
    const by = options ?? none;
    const matcher = matchers.get(by) ?? valueMatcher(key, { terms: terms[key], options: by });
    matchers.set(by, matcher);
    return matcher;
  };
  const read = (cell: ReadCell): string[] =>
    entriesOf(cell, key).flatMap((entry) => {
      const words = { key, matcher: matcherOf(cell.options), values: mapping.values };
      const word = hasMeaning
        ? meaningOf(entry, cell, words)
        : prefixed(wordsOf(entry, key, cell.options.exact === true), cell.options);
      return word === undefined || word === "" ? [] : [word];
    });
  return (rows, said) => {
    const words = cellsOf(rows, { columns, key, said }).flatMap(read);
    if (words.length === 0) return undefined;
    if (list) return columns.some(({ options }) => options?.exact) ? words : [...new Set(words)];
    if (type === "choice" || type === "country") return words[0];
    return [...new Set(words)].join(type === "text" ? "\n" : " ");
  };
}

const prefixed = (word: string, { prefix }: ColumnOptions) =>
  prefix && word !== "" ? prefix + word : word;
