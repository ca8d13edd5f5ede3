import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";
import { type ImportTarget, partTargets } from "@neroli/contract/imports/mapping.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { keysOfField, readTextKey, type TextKey } from "@neroli/contract/products/text-keys.ts";
import { say } from "@neroli/phrases/say.ts";

/** The kinds of columns of an export: those that an import reads, and those that only people read. */
export type ExportColumn = ImportTarget | "labels" | "updated_at";

const before = ["key", "offering", "segment", "state", "trashed", "visibility"] as const;
const after = ["labels", "updated_at"] as const;

/** Every field that products of these offerings have, in the registry's order, and these texts. */
export function columnsOf(chosen: readonly Offering[], texts: ReadonlySet<string>): ExportColumn[] {
  const fields = new Set(
    offerings.filter((each) => chosen.includes(each)).flatMap((each) => fieldsFor(each)),
  );
  const ordered = fieldsFor("INGREDIENTS")
    .concat(fieldsFor("FORMULATIONS"), fieldsFor("SERVICES"))
    .filter((key) => fields.has(key));
  const textsOf = (key: ProductFieldKey) => keysOfField(key).filter((each) => texts.has(each));
  const columns = [...new Set(ordered)].flatMap((key) => [
    ...partsOf(key),
    ...(textsOf(key) as TextKey[]),
  ]);
  return [...before, ...columns, ...after];
}

/** A range has a column for each end, a quantity one for its unit, a composition or formula one for each part. */
function partsOf(key: ProductFieldKey): ExportColumn[] {
  const parts = partTargets.filter((target) => target.startsWith(`${key}.`));
  return parts.length > 0 ? parts.filter((target) => target !== "phases.material") : [key];
}

/** The column's name for people: the field's name, and which part of it. */
export function columnLabel(language: Language, column: ExportColumn): string {
  const [key = "", part] = column.split(".");
  if (isOwnWord(key)) return say(language, `exports.columns.${key}`);
  const text = readTextKey(key);
  if (text) {
    return say(language, "product-editor.texts.named", {
      name: say(language, `product-fields.${text.field}`),
      language: say(language, `text-languages.${text.language}`),
    });
  }
  const field = say(language, `product-fields.${key as ProductFieldKey}`);
  if (part !== undefined) return `${field}: ${say(language, `exports.columns.${part as Part}`)}`;
  const { unit } = productField(key as ProductFieldKey);
  return unit === undefined ? field : `${field} (${unit})`;
}

type OwnWord = (typeof before)[number] | (typeof after)[number];
const isOwnWord = (key: string): key is OwnWord =>
  [...before, ...after].some((word) => word === key);

type Part =
  | "min"
  | "max"
  | "value"
  | "unit"
  | "name"
  | "ingredient"
  | "inci"
  | "cas"
  | "weight"
  | "function"
  | "product"
  | "title"
  | "description"
  | "reference";
