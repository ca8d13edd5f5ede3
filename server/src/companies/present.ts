import type { Company } from "@neroli/contract/companies/schema.ts";
import {
  type CompanyVisibilities,
  type DecidableCompanyField,
  decidableCompanyFields,
} from "@neroli/contract/companies/visibility.ts";
import type { Actor } from "../kernel/actor.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import { may } from "./policy.ts";
import type { CompanyRow } from "./queries.ts";

/** What the catalogue knows of a company's products, as this reader sees them. */
export type Listed = Pick<Company, "top_products" | "product_counts">;

type CompanySegment = Company["segments"][number];

export function presentCompany(actor: Actor, row: CompanyRow, listed: Listed): Company {
  const { data, confidential } = readableData(actor, row);
  return {
    key: row.key,
    name: row.name,
    type: row.type,
    offering: row.offering as Company["offering"],
    verified: row.verified,
    enabled: row.enabled,
    formerly_known_as: data.formerly_known_as ?? null,
    headquarters: data.headquarters as Company["headquarters"],
    country: data.country ?? null,
    details: {
      number_employees: data.number_employees as Company["details"]["number_employees"],
    },
    indie_brand_friendly: data.indie_brand_friendly ?? false,
    vat: data.vat,
    foundation_year: data.foundation_year,
    tagline: data.tagline ?? null,
    description: data.description ?? null,
    website: data.website ?? null,
    dow_jones_sustainability_score: data.dow_jones_sustainability_score,
    sustainable_development_goals: data.sustainable_development_goals ?? [],
    segments: presentSegments(data.segments),
    media_links: (data.media_links ?? []) as Company["media_links"],
    contacts: data.contacts as Company["contacts"],
    verified_contacts: data.verified_contacts as Company["verified_contacts"],
    labels: (data.labels ?? []) as Company["labels"],
    logo: row.logo && imageAddress(row.logo),
    header: row.header && imageAddress(row.header),
    confidential,
    ...(may(actor, "read-internal", row) && internalData(row)),
    ...listed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: { edit: may(actor, "edit", row) },
  };
}

const internalData = (row: CompanyRow) => ({
  annual_revenue: row.annual_revenue,
  valid_email_domains: row.valid_email_domains,
  permissions: { exclude: row.excluded_types },
});

/** The data that this reader may see, and the names of what there is beside it. */
function readableData(
  actor: Actor,
  row: CompanyRow,
): { data: Partial<Pick<CompanyRow, DecidableCompanyField>>; confidential: string[] } {
  const decided = row.data_visibility as CompanyVisibilities;
  const hidden = may(actor, "read-confidential", row)
    ? []
    : decidableCompanyFields.filter((key) => decided[key] === "CONFIDENTIAL");
  const shown = decidableCompanyFields.filter((key) => !hidden.includes(key));
  return {
    data: Object.fromEntries(shown.map((key) => [key, row[key]])),
    confidential: hidden.filter((key) => hasValue(row[key])),
  };
}

const hasValue = (value: unknown): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Stored with the asset's id, which may be missing; answered with its address. */
function presentSegments(stored: CompanyRow["segments"] | undefined): Company["segments"] {
  const segments = (stored ?? []) as (Partial<CompanySegment> & Pick<CompanySegment, "segment">)[];
  return segments.map(({ segment, url = null, description = "", image }) => ({
    segment,
    url,
    description,
    image: image ? imageAddress(image) : null,
  }));
}
