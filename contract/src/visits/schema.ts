import { z } from "zod";
import { companyTypes } from "../enumerations/companies.ts";
import { exhibitionTypes } from "../enumerations/portals.ts";
import { offerings } from "../enumerations/products.ts";
import { Day, Key, text } from "../kernel/values.ts";
import { visitLimit, visitNoteLength } from "./limits.ts";

/** An exhibition, as anybody may see it. */
export const Exhibition = z.object({
  key: Key,
  display_name: z.string(),
  type: z.enum(exhibitionTypes),
  description: z.string(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  place: z.string().describe("the hall or house, and its town"),
  country: z.string().nullable(),
  time_zone: z.string().describe("IANA, of all hours there"),
  site: z.string().nullable(),
  exhibitors: z.int().describe("how many there are"),
  halls: z.array(z.string()).describe("those in which somebody stands, in their order"),
});
export type Exhibition = z.infer<typeof Exhibition>;

/** A company that shows itself at an exhibition, as it goes by there. */
export const Exhibitor = z.object({
  key: Key.describe("of the company"),
  name: z.string(),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  country: z.string().nullable(),
  description: z.string(),
  logo: z.string().nullable(),
  hall: z.string().nullable(),
  stand: z.string().nullable(),
});
export type Exhibitor = z.infer<typeof Exhibitor>;

/** An exhibitor that the reader keeps. */
export const Visit = z.object({
  exhibitor: Exhibitor,
  note: z.string(),
  visited: z.boolean(),
  version: z.int(),
});
export type Visit = z.infer<typeof Visit>;

/** In the order of the reader's way. */
export const Visits = z.object({ content: z.array(Visit) });

/** With what a visit had that is taken back; one that is there stays as it is. */
export const KeptVisit = z.strictObject({
  note: text(visitNoteLength).default(""),
  visited: z.boolean().default(false),
});
export type KeptVisit = z.output<typeof KeptVisit>;

export const VisitNoteForm = z.strictObject({
  note: text(visitNoteLength),
  version: z.int().min(1),
});
export type VisitNoteForm = z.output<typeof VisitNoteForm>;

export const VisitOrder = z.strictObject({ companies: z.array(Key).max(visitLimit) });
