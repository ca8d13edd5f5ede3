import { z } from "zod";
import { permissionKeys, permissionLevels } from "../access/table.ts";
import { companyTypes } from "../enumerations/companies.ts";
import {
  eventTypes,
  portalImages,
  portalLinks,
  portalUserStatuses,
} from "../enumerations/portals.ts";
import { offerings } from "../enumerations/products.ts";
import { brandVariants } from "../kernel/brand-variants.ts";
import { languages } from "../kernel/language.ts";
import { Day, Key, StoredCountry } from "../kernel/values.ts";

/** Event or portal (spec 3), with what the reader is in it. */
export const Portal = z.object({
  key: Key,
  name: z.string(),
  type: z.enum(eventTypes),
  display_name: z.string(),
  enabled: z.boolean(),
  promoted: z.boolean(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  place: z.string(),
  country: StoredCountry.nullable(),
  time_zone: z.string(),
  /** The reader's permissions there; empty until the portal's people have verified the reader. */
  permissions: z.partialRecord(z.enum(permissionKeys), z.enum(permissionLevels)),
  status: z.enum(portalUserStatuses),
  terms_accepted: z.boolean(),
  /** The version of its terms that the reader has still to accept. */
  terms_due: z.int().nullable(),
});
export type Portal = z.infer<typeof Portal>;

/** An exhibition, or a portal that takes sign-ups, as anybody may see it. */
export const PublicPortal = z.object({
  key: Key,
  display_name: z.string(),
  type: z.enum(eventTypes),
  promoted: z.boolean(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
});
export type PublicPortal = z.infer<typeof PublicPortal>;

/** Portal settings (spec 3 and 7): how a portal looks, and whom to turn to. */
export const PortalSettings = z.object({
  key: Key,
  type: z.enum(eventTypes),
  /** As people read it. */
  name: z.string(),
  theme: z.object({ primary_colour: z.string().describe("#rrggbb") }),
  /** Addresses. LOGO stands on light ground, LOGO_DARK on dark one. */
  images: z.record(z.enum(portalImages), z.string().nullable()),
  links: z.record(z.enum(portalLinks), z.string().nullable()),
  /** An e-mail address. */
  support: z.string().nullable(),
  languages: z
    .array(z.enum(languages))
    .describe("those that the portal is offered in; the first where a reader has chosen none"),
  sender_name: z.string().nullable().describe("whom its mails come from"),
  variant: z
    .enum(brandVariants)
    .nullable()
    .describe("CONCEPTS: the beauty look, in which formulations are called concepts"),
  takes_sign_ups: z.boolean(),
});
export type PortalSettings = z.infer<typeof PortalSettings>;

/** An exhibition that a company takes part in. */
export const CompanyExhibition = PublicPortal.extend({
  place: z.string(),
  country: StoredCountry.nullable(),
  /** Where the company stands. */
  hall: z.string().nullable(),
  stand: z.string().nullable(),
});
export type CompanyExhibition = z.infer<typeof CompanyExhibition>;

/** A company that takes part. */
export const PortalCompany = z.object({
  key: Key,
  name: z.string(),
  display_name: z.string().describe("its own name where it has no other there"),
  hall: z.string().nullable(),
  stand: z.string().nullable(),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  verified: z.boolean(),
  logo: z.string().nullable(),
  /** In this portal or exhibition. */
  enabled: z.boolean(),
});
export type PortalCompany = z.infer<typeof PortalCompany>;
