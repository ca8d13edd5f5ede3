import { formatMoney, type Money } from "../kernel/money.ts";
import type { CompositionPart } from "./composition.ts";
import { type ProductFieldKey, productField } from "./fields.ts";
import type { ProductFields } from "./schema.ts";

/** The words that values are written with: phrases, the reader's language, names of terms in it. */
export interface Reading {
  say: (key: string) => string;
  language: string;
  nameOf?: ((field: ProductFieldKey, term: string) => string | undefined) | undefined;
}

/** Enumerations whose values have words, by the field that holds them. */
export const vocabularies: Partial<Record<ProductFieldKey, string>> = {
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  payment_terms: "payment-terms",
  regions: "regions",
  text_language: "text-languages",
  business_priority: "business-priorities",
};

const countries = new Map<string, Intl.DisplayNames>();
/** By language and code: asking the names of a language takes long. */
const countryNames = new Map<string, string>();

function countryName(code: string, language: string): string {
  const place = `${language} ${code}`;
  const known = countryNames.get(place);
  if (known !== undefined) return known;
  const names = countries.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  countries.set(language, names);
  const name = names.of(code) ?? code;
  countryNames.set(place, name);
  return name;
}

/** One value of a field as text: terms, countries and enumerated values by their names. */
export function oneText(
  field: ProductFieldKey,
  value: string,
  { say, language, nameOf }: Reading,
): string {
  const called = nameOf?.(field, value);
  if (called !== undefined) return called;
  const vocabulary = vocabularies[field];
  if (vocabulary) return say(`${vocabulary}.${value}`);
  return productField(field).type === "country" ? countryName(value, language) : value;
}

const suffixOf = (unit: string | undefined, { say }: Reading): string =>
  unit === undefined ? "" : ` ${unit === "months" ? say("product-page.months") : unit}`;

/** A quantity with its unit, a range in the unit of its field, or an amount of money. */
export function measureText(value: object, unit: string | undefined, reading: Reading): string {
  if ("minor" in value) return formatMoney(value as Money, reading.language);
  const write = (number: number | undefined) => number?.toLocaleString(reading.language) ?? "";
  if ("value" in value && "unit" in value) return `${write(Number(value.value))} ${value.unit}`;
  const { min, max } = value as { min?: number; max?: number };
  const suffix = suffixOf(unit, reading);
  if (min === undefined) return `≤ ${write(max)}${suffix}`;
  if (max === undefined) return `≥ ${write(min)}${suffix}`;
  return `${write(min)} – ${write(max)}${suffix}`;
}

interface Titled {
  title: string;
  description: string;
}

/** A field's value as texts, one for each entry of a list; none where nothing is written. */
export function valueTexts(
  field: ProductFieldKey,
  fields: ProductFields,
  reading: Reading,
): string[] {
  const value = fields[field];
  const { type, unit } = productField(field);
  if (value === undefined) return [];
  if (field === "phases") return (fields.phases ?? []).flatMap(phaseTexts);
  if (type === "composition") {
    return (value as CompositionPart[]).map((part) => partText(part, reading.language));
  }
  if (type === "concepts" || type === "label") {
    return (value as Titled[]).map(({ title, description }) => `${title}: ${description}`);
  }
  if (type === "video") return [`https://www.youtube.com/watch?v=${String(value)}`];
  if (type === "flag") return [reading.say(value ? "product-page.yes" : "product-page.no")];
  if (Array.isArray(value)) return value.map((each) => oneText(field, String(each), reading));
  if (typeof value === "object") return [measureText(value, unit, reading)];
  if (typeof value === "number" && type !== "year") {
    return [`${value.toLocaleString(reading.language)}${suffixOf(unit, reading)}`];
  }
  return [oneText(field, String(value), reading)];
}

/** Between which shares a part lies: "85 – 92 %", "≤ 5 %"; "" where neither end is told. */
export function shareText({ min, max }: Pick<CompositionPart, "min" | "max">, language: string) {
  const write = (share: string) =>
    Number(share).toLocaleString(language, { maximumFractionDigits: 6 });
  if (min === undefined) return max === undefined ? "" : `≤ ${write(max)} %`;
  if (max === undefined) return `≥ ${write(min)} %`;
  return Number(min) === Number(max) ? `${write(min)} %` : `${write(min)} – ${write(max)} %`;
}

/** "Phenoxyethanol (122-99-6): 85 – 92 %". */
export function partText({ inci, cas = [], ...share }: CompositionPart, language: string): string {
  const name = cas.length > 0 ? `${inci} (${cas.join(", ")})` : inci;
  return [name, shareText(share, language)].filter((text) => text !== "").join(": ");
}

const phaseTexts = ({ ingredients }: NonNullable<ProductFields["phases"]>[number]): string[] =>
  ingredients.map(({ name, inci, weight }) => `${name}${inci ? ` (${inci})` : ""}: ${weight}`);
