import { z } from "zod";
import {
  companyTypes,
  contactTypes,
  employeeBands,
  mediaTypes,
} from "../enumerations/companies.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { Instant, Key, StoredCountry } from "../kernel/values.ts";
import { LabelSummary } from "../labels/schema.ts";
import { AnswersWithin, ProductSummary } from "../products/schema.ts";

export const CompanySegment = z.object({
  segment: z.enum(segments),
  url: z.string().nullable(),
  description: z.string(),
  image: z.string().nullable(),
});
export const MediaLink = z.object({ type: z.enum(mediaTypes), url: z.string() });
export const CompanyContact = z.object({
  product_type: z.enum(offerings),
  contact_type: z.enum(contactTypes),
  person_of_contact: z.string(),
  value: z.string(),
});
/** A company as its page shows it. Confidential data is absent, and named in `confidential`. */
export const Company = z.object({
  key: Key,
  name: z.string(),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  verified: z.boolean(),
  enabled: z.boolean(),
  formerly_known_as: z.string().nullable(),
  headquarters: z
    .object({
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      latitude: z.number().nullish(),
      longitude: z.number().nullish(),
    })
    .nullish(),
  country: StoredCountry.nullable(),
  details: z.object({ number_employees: z.enum(employeeBands).nullish() }),
  annual_revenue: z.string().nullish().describe("internal: its own managers and support only"),
  indie_brand_friendly: z.boolean(),
  vat: z.string().nullish(),
  foundation_year: z.int().nullish(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  dow_jones_sustainability_score: z.number().nullish(),
  sustainable_development_goals: z.array(z.int()),
  valid_email_domains: z.array(z.string()).optional(),
  segments: z.array(CompanySegment),
  media_links: z.array(MediaLink),
  contacts: z.array(CompanyContact).optional(),
  verified_contacts: z.array(CompanyContact).optional(),
  permissions: z.object({ exclude: z.array(z.enum(companyTypes)) }).optional(),
  labels: z.array(LabelSummary),
  logo: z.string().nullable(),
  logo_white: z.string().nullable().describe("the version for white backgrounds"),
  header: z.string().nullable().describe("of companies with an active subscription"),
  confidential: z.array(z.string()),
  top_products: z.array(
    z.object({
      offering: z.enum(offerings),
      segment: z.enum(segments),
      products: z.array(ProductSummary),
    }),
  ),
  product_counts: z.record(z.string(), z.int()),
  answers_within_hours: AnswersWithin,
  created_at: Instant,
  updated_at: Instant,
  can: z.object({ edit: z.boolean() }),
});
export type Company = z.infer<typeof Company>;

/** A company as lists, cards and the suppliers search show it. */
export const CompanySummary = z.object({
  key: Key,
  name: z.string(),
  type: z.enum(companyTypes),
  verified: z.boolean(),
  country: StoredCountry.nullable(),
  tagline: z.string().nullable(),
  offering: z.array(z.enum(offerings)),
  segments: z.array(z.enum(segments)),
  logo: z.string().nullable(),
  product_count: z.int(),
});
export type CompanySummary = z.infer<typeof CompanySummary>;
