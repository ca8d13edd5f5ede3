import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { eventTypes, newEventTypes } from "../enumerations/portals.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import {
  byRule,
  Country,
  Day,
  Instant,
  Key,
  line,
  QueryFlag,
  queryList,
  StoredCountry,
  TimeZone,
  text,
} from "../kernel/values.ts";
import { endsAfterStart } from "./form-rules.ts";
import { Portal } from "./schema.ts";

/** Event lists (spec 9). */
export const eventListSize = 100;

const form = {
  name: line(200).describe("as support calls it"),
  display_name: line(200).describe("as everybody reads it"),
  description: text(4_000),
  enabled: z.boolean().describe("a disabled one is there for support alone"),
  promoted: z.boolean(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  place: text(200).describe("the house and its town"),
  country: Country.nullable(),
  time_zone: TimeZone.describe("of its hours"),
};

export const NewEvent = z
  .strictObject({
    ...form,
    key: Key.max(80).optional().describe("made of the name when left out"),
    type: z.enum(newEventTypes as [(typeof newEventTypes)[number]]),
    description: form.description.default(""),
    enabled: form.enabled.default(true),
    promoted: form.promoted.default(false),
    starts_on: form.starts_on.default(null),
    ends_on: form.ends_on.default(null),
    place: form.place.default(""),
    country: form.country.default(null),
    time_zone: form.time_zone.default("UTC"),
  })
  .refine(...byRule(endsAfterStart));
export type NewEvent = z.output<typeof NewEvent>;

/** The whole of what may be changed: key and type stay. */
export const EventForm = z
  .strictObject({ ...form, version: z.int().min(1).describe("as it was read") })
  .refine(...byRule(endsAfterStart));
export type EventForm = z.output<typeof EventForm>;

/** An event as support administers it. */
export const AdministeredEvent = z.object({
  key: Key,
  type: z.enum(eventTypes),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  promoted: z.boolean(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  place: z.string(),
  country: StoredCountry.nullable(),
  time_zone: z.string(),
  version: z.int(),
  picture: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  companies: z.int().describe("enabled in it"),
  people: z.int().describe("let in to it"),
  waiting: z.int().describe("people who wait to be let in"),
  created_at: Instant,
  updated_at: Instant,
});
export type AdministeredEvent = z.infer<typeof AdministeredEvent>;

const params = z.object({ id: Key });

export const eventEndpoints = {
  "GET /events": {
    access: "signed-in",
    summary: "The reader's portals and exhibitions, with what the reader may do there.",
    query: listQuery({
      filters: { display_name: ["icontains"], place: ["icontains"] },
      sort: ["display_name", "starts_on", "created_at"],
      size: eventListSize,
      extra: {
        type__eq: z.enum(eventTypes).optional(),
        type__in: queryList(z.enum(eventTypes)).optional(),
        enabled__eq: QueryFlag.optional(),
        ends_from: Day.optional().describe("ends on this day or later, or has no last day"),
        starts_until: Day.optional().describe("starts on this day or earlier"),
      },
    }),
    response: pageOf(Portal),
  },
  "GET /events/:id": {
    access: "support",
    summary: "A portal or exhibition as support administers it.",
    params,
    response: AdministeredEvent,
  },
  "POST /events": {
    access: "support",
    repeats: "once",
    summary:
      "Create a portal or exhibition. Its key, given or made of the name, and its type stay for good.",
    form: "portals/new-event",
    body: NewEvent,
    response: AdministeredEvent,
    errors: ["portals.key-taken"],
    audit: "event.created",
  },
  "PUT /events/:id": {
    access: "support",
    summary:
      "Change a portal or exhibition. What is disabled is gone for everybody but support at once, " +
      "with all that is in it.",
    params,
    form: "portals/event",
    body: EventForm,
    response: AdministeredEvent,
    errors: ["conflict"],
    audit: "event.saved",
  },
} satisfies Endpoints;
