import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { Concept, IngredientLabel, Phase } from "@neroli/contract/products/schema.ts";
import { readTextKey } from "@neroli/contract/products/text-keys.ts";
import { partText } from "@neroli/contract/products/value-text.ts";
import type { z } from "zod";
import { type Translate, words } from "../../language/phrases.tsx";
import { measure, oneText, unitText } from "../value-words.ts";
import { fieldOf, isVisibility, usualVisibility } from "./values.ts";

interface Reader {
  t: Translate;
  language: string;
}

/** The name of a changed value: a field, its visibility, or another property of the product. */
export function nameOf(key: string, t: Translate): string {
  const field = fieldOf(key);
  if (!field) return ofProduct.has(key) ? words(t, "product-editor.changed", key) : key;
  const name = t(`product-fields.${field}`);
  if (isVisibility(key)) return t("product-editor.changed.visibility", { name });
  const text = readTextKey(key);
  if (!text) return name;
  const language = t(`text-languages.${text.language}`);
  return t("product-editor.texts.named", { name, language });
}

const ofProduct = new Set(["segment", "offering", "state", "labels", "duplicate_of"]);

/** A value in words, a line for each of its parts; none where there is no value. */
export function linesOf(key: string, value: unknown, reader: Reader): string[] {
  const { t } = reader;
  const field = fieldOf(key);
  if (field && isVisibility(key)) {
    return [words(t, "field-visibilities", String(value ?? usualVisibility(field)))];
  }
  if (value === undefined || value === null) return [];
  if (key === "segment") return [words(t, "segments", String(value))];
  if (key === "state") return [words(t, "product-states", String(value))];
  if (key === "offering") return [words(t, "offerings", String(value))];
  if (Array.isArray(value)) return value.flatMap((each) => linesOfOne(field, each, reader));
  return linesOfOne(field, value, reader);
}

function linesOfOne(field: ProductFieldKey | null, value: unknown, reader: Reader): string[] {
  const { t, language } = reader;
  if (!field) return [String(value)];
  const { type, unit } = productField(field);
  switch (type) {
    case "composition":
      return [partText(value as CompositionPart, language)];
    case "phases":
      return linesOfPhase(value as z.infer<typeof Phase>);
    case "concepts": {
      const { title, description } = value as z.infer<typeof Concept>;
      return [`${title}: ${description}`];
    }
    case "label": {
      const { title, description, reference } = value as z.infer<typeof IngredientLabel>;
      return [[title, description, reference].filter(Boolean).join(": ")];
    }
    case "flag":
      return [t(value === true ? "product-page.yes" : "product-page.no")];
    case "number":
      return [`${numberText(value, language)}${unit ? ` ${unitText(t, unit)}` : ""}`];
    case "range":
    case "quantity":
    case "money":
      return [typedText(value) ?? measure(t, value as object, { unit, language })];
    default:
      return [oneText(t, { field, language, value: String(value) })];
  }
}

/** What stands in the place of a number while it is typed, and in drafts of long ago; else null. */
function typedText(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return String(value);
  const [number] = ["minor" in value && value.minor, "value" in value && value.value].filter(
    (part) => typeof part === "string",
  );
  return number === undefined ? null : Object.values(value).join(" ");
}

const numberText = (value: unknown, language: string) =>
  typeof value === "number" ? value.toLocaleString(language) : String(value);

const linesOfPhase = ({ name, ingredients }: z.infer<typeof Phase>): string[] =>
  ingredients.length === 0
    ? [name]
    : ingredients.map((ingredient) => `${name}: ${ingredient.name}, ${ingredient.weight}`);

/** The lines that went and those that came, in their order. */
export function differenceOf(from: readonly string[], to: readonly string[]) {
  return {
    gone: [...new Set(from)].filter((line) => !to.includes(line)),
    come: [...new Set(to)].filter((line) => !from.includes(line)),
    /** The same lines in another order. */
    moved: from.length > 0 && from.length === to.length && from.every((line) => to.includes(line)),
  };
}
