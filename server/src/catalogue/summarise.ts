import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields, ProductSummary } from "@neroli/contract/products/schema.ts";
import { type Tier, tierOfField } from "@neroli/contract/products/visibility.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import type { CompanyRow, ProductRow } from "./catalogue-row.ts";

const strongestClaims = 3;

/** What lists and cards show of a product to a reader of this tier. */
export function summariseProduct(row: ProductRow, tier: Tier): ProductSummary {
  const seen = <K extends ProductFieldKey>(key: K): ProductFields[K] | undefined =>
    tierOfField(key, row.visibility) <= tier ? row.fields[key] : undefined;
  const claims = [
    ...(seen("performance_claims") ?? []),
    ...(seen("sustainability_claims") ?? []),
    ...(seen("free_from_claims") ?? []),
  ];
  return {
    key: row.key,
    offering: row.offering,
    segment: row.segment,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.company_verified,
      logo: row.logo && imageAddress(row.logo),
    },
    name: row.fields.name,
    inci: seen("inci") ?? null,
    tagline: seen("tagline") ?? null,
    functions: seen("functions") ?? [],
    claims: claims.slice(0, strongestClaims),
    service_types: seen("service_types") ?? [],
    // Whether it is in stock decides about sample requests, so it is known even where not shown.
    sample_available: row.offering !== "SERVICES" && row.fields.in_stock !== false,
    document_types: row.document_types,
    image: row.image && imageAddress(row.image),
  };
}

export const summariseCompany = (row: CompanyRow): CompanySummary => ({
  key: row.key,
  name: row.name,
  type: row.type,
  verified: row.verified,
  country: row.country,
  tagline: row.tagline,
  offering: row.offering,
  segments: row.segments,
  logo: row.logo && imageAddress(row.logo),
  product_count: row.product_count,
});
