import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";

/** What is known of a product in one group of fields. */
export interface FieldSection {
  group: FieldGroup;
  shown: readonly ProductFieldKey[];
  /** What there is, but not for this reader. */
  hidden: readonly ProductFieldKey[];
}

/** Fields that the header shows already. */
const inHeader: readonly ProductFieldKey[] = ["name", "tagline"];

/** In the order of the registry's groups; a group without a value is left out. */
export function fieldSectionsOf(product: Product): FieldSection[] {
  const keys = fieldsFor(product.offering, product.segment).filter(
    (key) => !inHeader.includes(key),
  );
  return fieldGroups.flatMap((group) => {
    const own = keys.filter((key) => productField(key).group === group);
    const shown = own.filter((key) => product.fields[key] !== undefined);
    const hidden = own.filter((key) => product.restricted_fields.includes(key));
    return shown.length + hidden.length > 0 ? [{ group, shown, hidden }] : [];
  });
}
