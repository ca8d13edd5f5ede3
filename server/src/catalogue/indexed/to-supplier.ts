import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import type { DecidableCompanyField } from "@neroli/contract/companies/visibility.ts";
import { worldRegionOf } from "@neroli/contract/companies/world-regions.ts";
import type { Tier } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { PerTier } from "./entries.ts";
import type { IndexedCompany } from "./indexed-rows.ts";

/** The internal staging company is no supplier (decisions, names). */
const stagingCompany = "neroli-staging";

/** Whether the suppliers search finds a company: one that offers something, and is shown. */
export const isListed = (company: IndexedCompany): boolean =>
  company.shown && company.offering.length > 0 && company.key !== stagingCompany;

/** A company as the index of suppliers reads it. */
export function toSupplierDocument(company: IndexedCompany): IndexDocument {
  const value = (field: DecidableCompanyField & keyof IndexedCompany) => {
    const text = company[field];
    return typeof text === "string" ? [{ field, text, tier: tierOf(company, field) }] : [];
  };
  const facet = (group: string, values: readonly string[], tier: Tier = 0) =>
    values.map((each) => ({ group, value: each, tier }));
  return {
    key: company.key,
    company: company.key,
    hidden_from: [],
    values: [
      { field: "name", text: company.name, tier: 0 },
      ...value("formerly_known_as"),
      ...value("tagline"),
      ...value("description"),
    ],
    facets: [
      ...facet("type", [company.type]),
      ...facet("offering", company.offering),
      ...facet("segment", segmentsOf(company), tierOf(company, "segments")),
      ...facet("region", regionsOf(company), tierOf(company, "country")),
      ...facet("country", company.country ? [company.country] : [], tierOf(company, "country")),
    ],
    sorts: {
      name: { value: company.name, tier: 0 },
      created: { value: company.created_at.getTime(), tier: 0 },
    },
  };
}

/**
 * From which tier on a company's data is found. The index cannot tell an excluded reader from
 * another vetted one: what a company that excludes somebody keeps confidential, it finds for
 * nobody but support.
 */
function tierOf(company: IndexedCompany, field: DecidableCompanyField): Tier {
  if (company.data_visibility[field] !== "CONFIDENTIAL") return 0;
  return company.excluded_types.length > 0 ? 2 : 1;
}

const segmentsOf = ({ segments }: IndexedCompany) => segments.map(({ segment }) => segment);

/** Where a company is: as secret as its country. */
function regionsOf({ country }: IndexedCompany): string[] {
  const region = country && worldRegionOf(country);
  return region ? [region] : [];
}

/** A company as lists and cards show it: to anyone, and to who may read confidential data. */
export function toCompanySummaries(
  company: IndexedCompany,
): PerTier<Omit<CompanySummary, "product_count">> {
  const whole = {
    key: company.key,
    name: company.name,
    type: company.type,
    verified: company.verified,
    country: company.country,
    tagline: company.tagline,
    offering: company.offering,
    segments: segmentsOf(company),
    logo: company.logo && imageAddress(company.logo),
  };
  const hidden = (field: DecidableCompanyField) =>
    company.data_visibility[field] === "CONFIDENTIAL";
  const open = {
    ...whole,
    ...(hidden("country") && { country: null }),
    ...(hidden("tagline") && { tagline: null }),
    ...(hidden("segments") && { segments: [] }),
  };
  return [open, whole, whole];
}
