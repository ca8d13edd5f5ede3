import type { Company } from "@neroli/contract/companies/schema.ts";
import {
  type DecidableCompanyField,
  decidableCompanyFields,
} from "@neroli/contract/companies/visibility.ts";
import { usualHours } from "@neroli/contract/requests/response-times.ts";
import type { Actor } from "../../kernel/actor.ts";
import { may } from "../policy.ts";
import type { CompanyRow } from "../queries/get-company.ts";
import { addressOf, presentSegments } from "./company-parts.ts";

/** A company's products from the catalogue, as this reader sees them. */
export type ListedProducts = Pick<Company, "top_products" | "product_counts">;

export function presentCompany(actor: Actor, row: CompanyRow, listed: ListedProducts): Company {
  const { data, verified_contacts, confidential } = readableData(actor, row);
  return {
    key: row.key,
    name: row.name,
    type: row.type,
    offering: row.offering,
    verified: row.verified,
    enabled: row.enabled,
    formerly_known_as: data.formerly_known_as ?? null,
    headquarters: data.headquarters,
    country: data.country ?? null,
    details: {
      number_employees: data.number_employees,
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
    media_links: data.media_links ?? [],
    contacts: data.contacts,
    verified_contacts: verified_contacts,
    labels: data.labels ?? [],
    logo: addressOf(row.logo),
    logo_white: addressOf(row.logo_white),
    header: addressOf(row.header),
    confidential,
    ...(may(actor, "read-internal", row) && internalData(row)),
    ...listed,
    answers_within_hours: usualHours(row.first_answers),
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

type DecidedFields = Partial<Pick<CompanyRow, DecidableCompanyField>>;

interface Readable {
  data: DecidedFields;
  /** For vetted readers, whatever the company decides. */
  verified_contacts?: CompanyRow["verified_contacts"];
  /** The names of what there is beside it. */
  confidential: string[];
}

/** The data that this reader may see. */
function readableData(actor: Actor, row: CompanyRow): Readable {
  const decided = row.data_visibility;
  const confidant = may(actor, "read-confidential", row);
  const hidden = confidant
    ? []
    : decidableCompanyFields.filter((key) => decided[key] === "CONFIDENTIAL");
  const shown = decidableCompanyFields.filter((key) => !hidden.includes(key));
  const unnamed = confidant ? [] : (["verified_contacts"] as const);
  return {
    data: Object.fromEntries(shown.map((key) => [key, row[key]])),
    ...(confidant && { verified_contacts: row.verified_contacts }),
    confidential: [...hidden, ...unnamed].filter((key) => hasValue(row[key])),
  };
}

const hasValue = (value: unknown): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
