import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import {
  type FieldType,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import { tidyLine, tidyText } from "../sources/tidy.ts";
import type { ReadCell } from "./cell-reader.ts";
import { readIdentifiers } from "./identifiers.ts";
import type { MatchedColumn, ValueMatcher } from "./match-value.ts";
import { splitList } from "./split-list.ts";

/** The entries that a cell gives for a field, before anybody knows what the words mean. */
export function entriesOf(cell: ReadCell, key: ProductFieldKey): string[] {
  const { value, options } = cell;
  const { list, type } = productField(key);
  const given = Array.isArray(value) ? value : [value];
  return given.flatMap((each: unknown) => {
    const text = textIn(each, options.property);
    if (!list || Array.isArray(value)) return [text];
    // One step of a procedure is a text of several lines.
    return type === "text" && options.separator === undefined
      ? text.split(/\r\n?|\n/)
      : splitList(text, key, options);
  });
}

/** The property of an object that is asked for, or else its first text. */
function textIn(value: unknown, property: string | undefined): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const object = value as Readonly<{ [name: string]: unknown }>;
  const found = property
    ? object[property]
    : Object.values(object).find((each) => typeof each === "string");
  return found === undefined || found === null ? "" : String(found);
}

interface Words {
  key: MatchedColumn;
  matcher: ValueMatcher;
  values: Mapping["values"];
}

/** The meaning of a word: as somebody has said, else as it is matched; undefined for none. */
export function meaningOf(
  entry: string,
  cell: ReadCell,
  { key, matcher, values }: Words,
): string | undefined {
  const given = tidyLine(entry);
  if (given === "") return undefined;
  const decided = values[key];
  if (decided && Object.hasOwn(decided, given)) return decided[given] ?? undefined;
  if (cell.options.exact && productFieldIs(key, ["term", "choice", "country"])) return entry;
  const found = matcher.find(given);
  if (found !== undefined) return found ?? undefined;
  const [similar] = matcher.match(given).suggestions;
  const kind = productFieldIs(key, ["country"]) ? "no-country" : "no-choice";
  if (similar) cell.refuse(`${kind}-similar`, given, { similar });
  else cell.refuse(kind, given);
  return undefined;
}

const productFieldIs = (key: MatchedColumn, types: readonly FieldType[]) =>
  key !== "offering" && key !== "segment" && types.includes(productField(key).type);

/** The CAS or EC numbers of a cell; what of it is none is left out. */
export function numbersOf(cell: ReadCell, kind: "cas" | "ec"): string[] {
  const { value } = cell;
  const text = Array.isArray(value) ? value.join(" ; ") : String(value);
  const { values, leftOut } = readIdentifiers(kind, text);
  for (const { code, value: part } of leftOut) cell.note(code, part);
  return values;
}

/** A line or text as it is kept. */
export function wordsOf(entry: string, key: ProductFieldKey, exact: boolean): string {
  if (exact) return entry;
  if (productField(key).type === "text") return tidyText(entry);
  const line = tidyLine(entry);
  if (key === "inci") return tidyInci(line, entry);
  return key === "name" || key === "trade_name" ? tidyName(line) : line;
}

/** INCI names have no blanks around the slash that printed catalogues set with thin ones. */
const tidyInci = (_line: string, entry: string) =>
  tidyLine(entry.replace(/[\u2000-\u200a]*\/[\u2000-\u200a]*/g, "/")).replace(
    / ?\(and\) ?/gi,
    " (and) ",
  );

/** "(R)" after a name is its mark; before a hyphen, or alone, it is a part of a chemical name. */
const tidyName = (line: string) =>
  line
    .replace(/(?<=[\p{L}\p{N}]) ?\(R\)(?=$|[ ,;])/gu, "®")
    .replace(/(?<=[\p{L}\p{N}]) ?\(TM\)(?=$|[ ,;])/gu, "™")
    .replace(/ +®/g, "®");
