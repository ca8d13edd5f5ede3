import type { CompanyVisibility } from "../enumerations/companies.ts";

/**
 * Company data whose visibility the company decides, field by field (spec 3, data visibility of
 * company data); PUBLIC where it has decided nothing. Key, name, type and state are always public;
 * annual revenue, sign-up domains and exclusions are internal whatever is decided, and verified
 * contacts are for vetted readers.
 */
export const decidableCompanyFields = [
  "formerly_known_as",
  "headquarters",
  "country",
  "number_employees",
  "indie_brand_friendly",
  "vat",
  "foundation_year",
  "tagline",
  "description",
  "website",
  "dow_jones_sustainability_score",
  "sustainable_development_goals",
  "segments",
  "media_links",
  "contacts",
  "labels",
] as const;
export type DecidableCompanyField = (typeof decidableCompanyFields)[number];

/** A company's decisions, as they are stored. */
export type CompanyVisibilities = Partial<Record<DecidableCompanyField, CompanyVisibility>>;
