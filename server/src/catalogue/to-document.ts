import {
  facetFieldsOf,
  fieldsFor,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { tierOfField } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import type { CompanyRow, ProductRow } from "./catalogue-row.ts";

/** A field's values as texts; none when it is empty or is no text. */
function textsOf(fields: ProductFields, key: ProductFieldKey): string[] {
  const value = fields[key];
  if (value === undefined) return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one !== "object").map(String);
}

/** Pure: the row as the index takes it, each value with its tier. */
export function productDocument(row: ProductRow): IndexDocument {
  const searched = fieldsFor(row.offering).filter((key) => productField(key).search);
  const values = searched.flatMap((field) =>
    textsOf(row.fields, field).map((text) => ({
      field,
      text,
      tier: tierOfField(field, row.visibility),
    })),
  );
  const facets = facetFieldsOf(row.offering).flatMap((group) =>
    textsOf(row.fields, group).map((value) => ({
      group,
      value,
      tier: tierOfField(group, row.visibility),
    })),
  );
  return {
    key: row.key,
    company: row.company_key,
    hidden_from: row.excluded_types,
    disabled: !row.company_enabled,
    rank: rank(row),
    values: [...values, ...components(row), { field: "company", text: row.company_name, tier: 0 }],
    facets: [
      ...facets,
      { group: "segment", value: row.segment, tier: 0 },
      { group: "company", value: row.company_key, tier: 0 },
      ...row.document_types.map((value) => ({ group: "documents", value, tier: 0 as const })),
    ],
    sorts: {
      name: { value: row.fields.name, tier: tierOfField("name", row.visibility) },
      newest: { value: row.created_at.getTime(), tier: 0 },
      company: { value: row.company_name, tier: 0 },
    },
  };
}

/** What is in a formulation is found by its name and INCI, for those who may see the phases. */
function components(row: ProductRow): IndexDocument["values"] {
  const tier = tierOfField("phases", row.visibility);
  return (row.fields.phases ?? []).flatMap(({ ingredients }) =>
    ingredients.flatMap(({ name, inci }) =>
      [name, inci].filter(Boolean).map((text) => ({ field: "component", text: text ?? "", tier })),
    ),
  );
}

/** Among equals the more complete product of the verified supplier comes first. */
const rank = (row: ProductRow) =>
  Object.keys(row.fields).length + row.document_types.length + (row.company_verified ? 20 : 0);

export function companyDocument(row: CompanyRow): IndexDocument {
  const text = (field: string, value: string | null) =>
    value ? [{ field, text: value, tier: 0 as const }] : [];
  const facet = (group: string, value: string) => ({ group, value, tier: 0 as const });
  return {
    key: row.key,
    company: row.key,
    // An excluded reader does not find its products; the company itself is no secret.
    hidden_from: [],
    disabled: !row.enabled,
    rank: (row.verified ? 100_000 : 0) + row.product_count,
    values: [
      ...text("name", row.name),
      ...text("formerly_known_as", row.formerly_known_as),
      ...text("tagline", row.tagline),
    ],
    facets: [
      facet("type", row.type),
      facet("verified", String(row.verified)),
      ...row.offering.map((value) => facet("offering", value)),
      ...row.segments.map((value) => facet("segment", value)),
      ...(row.country ? [facet("country", row.country)] : []),
    ],
    sorts: {
      name: { value: row.name, tier: 0 },
      newest: { value: row.created_at.getTime(), tier: 0 },
    },
  };
}
