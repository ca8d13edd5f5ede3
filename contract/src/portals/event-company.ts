import { z } from "zod";
import { ContactForm } from "../companies/company-form.ts";
import { CompanyContact } from "../companies/schema.ts";
import { companyTypes } from "../enumerations/companies.ts";
import { eventTypes } from "../enumerations/portals.ts";
import { offerings } from "../enumerations/products.ts";
import { Day, distinct, Instant, Key, line, StoredCountry, text } from "../kernel/values.ts";

/** The portal or exhibition that something is about, as its pages name it. */
export const EventReference = z.object({
  key: Key,
  display_name: z.string(),
  type: z.enum(eventTypes),
  enabled: z.boolean(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  place: z.string(),
  country: StoredCountry.nullable(),
});

/** A company in a portal or exhibition, for who edits its entry there. */
export const EventCompany = z.object({
  event: EventReference,
  company: z.object({
    key: Key,
    name: z.string(),
    type: z.enum(companyTypes),
    shown: z.boolean().describe("verified and enabled: it is there for others, too"),
  }),
  version: z.int(),
  enabled: z.boolean(),
  display_name: z.string().nullable().describe("as it goes by there; null: its own name"),
  description: z.string(),
  hall: z.string().nullable(),
  stand: z.string().nullable(),
  contacts: z.array(CompanyContact).describe("whom to turn to there, in place of its own contacts"),
  all_products: z.boolean().describe("its products are there unless they are disabled"),
  created_at: Instant,
  updated_at: Instant,
  can: z.object({
    place: z.boolean().describe("hall, stand and whether all products are there"),
    enable: z.boolean(),
  }),
});
export type EventCompany = z.infer<typeof EventCompany>;

/** PUT: what is left out stays as it is. */
export const EventCompanyForm = z.strictObject({
  version: z.int().min(1),
  display_name: line(200).nullable().optional(),
  description: text(4_000).optional(),
  hall: line(40).nullable().optional(),
  stand: line(40).nullable().optional(),
  contacts: distinct(ContactForm, 50).optional(),
  all_products: z.boolean().optional(),
});
export type EventCompanyForm = z.output<typeof EventCompanyForm>;

const listed = {
  key: Key,
  name: z.string(),
  display_name: z.string().describe("its own name where it has no other there"),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  country: StoredCountry.nullable(),
  logo: z.string().nullable(),
};

/** A company that takes part or has taken part, in the list of who manages them. */
export const ListedEventCompany = z.object({
  ...listed,
  enabled: z.boolean(),
  shown: z.boolean(),
  hall: z.string().nullable(),
  stand: z.string().nullable(),
  all_products: z.boolean(),
  products: z.int().describe("of it that are there"),
  contacts: z.int().describe("of its own there"),
});
export type ListedEventCompany = z.infer<typeof ListedEventCompany>;

/** A company that could be let in; `before`: it took part and was taken out. */
export const AvailableCompany = z.object({ ...listed, before: z.boolean() });
export type AvailableCompany = z.infer<typeof AvailableCompany>;

/** A company within a portal or exhibition, as whoever may look into it reads. */
export const CompanyEntry = z.object({
  event: EventReference.omit({ enabled: true }),
  display_name: z.string(),
  description: z.string(),
  hall: z.string().nullable(),
  stand: z.string().nullable(),
  contacts: z
    .array(CompanyContact)
    .optional()
    .describe("the company's own where it has no others there; absent where they are confidential"),
  products: z.int().describe("of it that are there"),
  can: z.object({ edit: z.boolean() }),
});
export type CompanyEntry = z.infer<typeof CompanyEntry>;
