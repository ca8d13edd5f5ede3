import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import {
  type ImportTarget,
  type PartTarget,
  partTargets,
} from "@neroli/contract/imports/mapping.ts";
import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
  productField,
  productFieldKeys,
} from "@neroli/contract/products/fields.ts";
import { keysOfField, readTextKey } from "@neroli/contract/products/text-keys.ts";
import { type Translate, words } from "../language/phrases.tsx";

interface Kind {
  offering: Offering | null;
  segment: Segment | null;
}

/** The name of a field that a column can be taken for: "Viscosity: from", "Function". */
export function targetWord(t: Translate, target: string): string {
  if (isProductFieldKey(target)) return t(`product-fields.${target}`);
  const text = readTextKey(target);
  if (text) {
    const name = t(`product-fields.${text.field}`);
    const language = t(`text-languages.${text.language}`);
    return t("product-editor.texts.named", { name, language });
  }
  if (isRole(target)) return t(`imports.target.${target}`);
  const [field = "", part = ""] = target.split(".");
  return `${words(t, "product-fields", field)}: ${t(`imports.part.${part as Part}`)}`;
}

/** What stands behind the dot of a target: "min", "inci". */
type Part = PartTarget extends infer Target
  ? Target extends `${string}.${infer Behind}`
    ? Behind
    : never
  : never;
/** Of a column that is no field's. */
type ColumnRole = Exclude<PartTarget, `${string}.${string}`>;
const isRole = (target: string): target is ColumnRole =>
  !target.includes(".") && partTargets.some((each) => each === target);

/** All fields that a column of such products can be taken for, in the groups of the editor. */
export function targetOptions(t: Translate, { offering, segment }: Kind) {
  const fields = offering ? fieldsFor(offering, segment ?? undefined) : productFieldKeys;
  const option = (value: ImportTarget) => ({ value, label: targetWord(t, value) });
  const inGroup = (group: FieldGroup) =>
    fields
      .filter((key) => productField(key).group === group)
      .flatMap((key) => [...keysOfField(key), ...partsOf(key)] as ImportTarget[])
      .map(option);
  return [
    {
      group: t("imports.target.group"),
      items: partTargets.filter((target) => !target.includes(".")).map(option),
    },
    ...fieldGroups
      .map((group) => ({ group: words(t, "field-groups", group), items: inGroup(group) }))
      .filter(({ items }) => items.length > 0),
  ];
}

const partsOf = (key: ProductFieldKey) =>
  partTargets.filter((target) => target.startsWith(`${key}.`));
