import type {
  ColumnOptions,
  ImportTarget,
  MappedColumn,
} from "@neroli/contract/imports/mapping.ts";
import { currencyOf } from "@neroli/contract/kernel/formats/currency.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { fieldOf } from "../readers/columns-of.ts";
import { plainText } from "../readers/read-number.ts";
import { conversionTo, toUnit } from "../readers/units.ts";
import type { ColumnValues } from "./column-values.ts";

/** How the cells of a column are to be read as that target; undefined when nothing is special. */
export function optionsFor(column: ColumnValues, target: ImportTarget): ColumnOptions | undefined {
  const options: ColumnOptions = {
    ...unitIn(column.name, target),
    ...decimalIn(column.values, target),
    ...lettersIn(column.values, target),
    ...propertyIn(column.values),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** "MOQ (kg)", "Viscosity [mPa.s]", "Shelf life in years", "Sample price (EUR)". */
function unitIn(name: string, target: ImportTarget): ColumnOptions {
  const key = fieldOf(target);
  const type = key && productField(key).type;
  if (!key || !isNumeric(target)) return {};
  const said = /[[(]\s*([^)\]]+?)\s*[)\]]\s*$|\bin\s+(\S+)\s*$|[\s,]([^\s,()[\]]+)\s*$/i.exec(name);
  const unit = said?.[1] ?? said?.[2] ?? said?.[3];
  if (!unit) return {};
  if (type === "quantity") return toUnit(unit) ? { unit } : {};
  if (type === "money") {
    const currency = currencyOf(unit);
    return currency ? { unit: currency } : {};
  }
  return conversionTo(productField(key).unit, unit) ? { unit } : {};
}

/** A number that can only be meant in one way says how the others are meant. */
function decimalIn(values: readonly unknown[], target: ImportTarget): ColumnOptions {
  if (!isNumeric(target)) return {};
  const texts = values.filter((value) => typeof value === "string").map(plainText);
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const comma = has(/(?<![\d.,])(?:\d*,(?:\d{1,2}|\d{4,})|0,\d+)(?![\d.,])/) || has(/\d\.\d{3},\d/);
  const dot = has(/(?<![\d.,])(?:\d*\.(?:\d{1,2}|\d{4,})|0\.\d+)(?![\d.,])/) || has(/\d,\d{3}\.\d/);
  if (comma === dot) return {};
  return { decimal: comma ? "," : "." };
}

/** One file has one way of writing numbers: columns that leave it open have that of the others. */
export function sameDecimals(mapped: readonly MappedColumn[]): MappedColumn[] {
  const said = new Set(mapped.flatMap(({ options }) => options?.decimal ?? []));
  const [decimal, another] = said;
  if (!decimal || another) return [...mapped];
  return mapped.map((each) =>
    each.field && isNumeric(each.field) ? { ...each, options: { ...each.options, decimal } } : each,
  );
}

function isNumeric(target: ImportTarget): boolean {
  if (target === "phases.weight" || target === "phases.material") return true;
  if (target === "composition.min" || target === "composition.max") return true;
  const key = fieldOf(target);
  const type = key && productField(key).type;
  return type === "range" || type === "quantity" || type === "number" || type === "money";
}

/** Terms that are shouted, or have a capital at each word, are told in sentences' letters. */
function lettersIn(values: readonly unknown[], target: ImportTarget): ColumnOptions {
  const key = fieldOf(target);
  // COSMOS, RSPO and H315 are written so.
  if (!key || productField(key).type !== "term" || asWritten.includes(key)) return {};
  const words = values
    .flatMap(textsIn)
    .flatMap((text) => text.split(/[;,|\n]/))
    .map((word) => word.trim())
    .filter((word) => /\p{L}{3}/u.test(word));
  const capital = words.filter(
    (word) => word === word.toUpperCase() || /^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(word),
  );
  return capital.length > words.length * 0.3 ? { letters: "sentence" } : {};
}

const asWritten: readonly ProductFieldKey[] = [
  "certifications",
  "hazard_statements",
  "hazard_classification",
];

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The telling property of lists of objects such as [{"FunctionName": "Emollient"}]. */
function propertyIn(values: readonly unknown[]): ColumnOptions {
  const objects = values
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter((each): each is object => typeof each === "object" && each !== null);
  const names = [...new Set(objects.flatMap(Object.keys))];
  const textual = names.filter((name) =>
    objects.some((object) => typeof (object as Record<string, unknown>)[name] === "string"),
  );
  const best = textual.find((name) => /(name|title|label|value|text)$/i.test(name)) ?? textual[0];
  return best === undefined ? {} : { property: best };
}
