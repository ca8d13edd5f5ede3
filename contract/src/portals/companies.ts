import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Company } from "../companies/schema.ts";
import { companyTypes } from "../enumerations/companies.ts";
import { eventTypes, exhibitionTypes } from "../enumerations/portals.ts";
import { offerings } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { distinct, Key, QueryFlag } from "../kernel/values.ts";
import {
  AvailableCompany,
  CompanyEntry,
  EventCompany,
  EventCompanyForm,
  ListedEventCompany,
} from "./event-company.ts";
import { CompanyExhibition, PortalCompany } from "./schema.ts";

/** Event lists (spec 9). */
const eventsSize = 100;
/** As many as a list shows at most. */
const atOnce = 300;

const ofEvent = z.object({ event: Key });
const inEvent = z.object({ companyKey: Key, event: Key });

const managers =
  "for support, and in portals for who manages the companies there; exhibitions are support's";

const named = {
  filters: { display_name: ["icontains"], type: ["icontains"] },
  extra: { offering__eq: z.enum(offerings).optional() },
} as const;

const Several = z.strictObject({ companies: distinct(Key, atOnce).min(1) });

export const portalCompanyEndpoints = {
  "GET /portals/:portal/companies": {
    access: "signed-in",
    summary: "The companies that take part.",
    params: z.object({ portal: Key }),
    query: listQuery({
      filters: { name: ["icontains"] },
      sort: ["name"],
      extra: {
        include_disabled: QueryFlag.optional().describe("for who manages the portal's companies"),
        offering__eq: z.enum(offerings).optional(),
        type__eq: z.enum(companyTypes).optional(),
      },
    }),
    response: pageOf(PortalCompany),
  },
  "GET /public/companies/:companyKey/exhibitions": {
    access: "public",
    summary: "The exhibitions that a company takes part in, with where it stands.",
    params: z.object({ companyKey: Key }),
    query: listQuery({
      filters: {},
      sort: ["display_name", "starts_on"],
      size: eventsSize,
      extra: {
        type__eq: z.enum(exhibitionTypes).optional(),
        over: QueryFlag.optional().describe("those whose last day is past, there, or the others"),
      },
    }),
    response: pageOf(CompanyExhibition),
  },
  "GET /search/:event/companies/:companyKey": {
    access: "signed-in",
    summary: "A company within an exhibition or portal, as this reader may see it.",
    params: z.object({ event: Key, companyKey: Key }),
    response: z.object({ ...Company.shape, entry: CompanyEntry }),
  },
  "GET /companies/:companyKey/events": {
    access: "signed-in",
    summary:
      "The exhibitions and portals that a company takes part in and the reader may look into, with " +
      "its entry in each.",
    params: z.object({ companyKey: Key }),
    query: listQuery({
      filters: {},
      sort: ["display_name", "starts_on"],
      size: eventsSize,
      extra: { type__eq: z.enum(eventTypes).optional() },
    }),
    response: pageOf(CompanyEntry),
  },
  "GET /events/:event/companies": {
    access: "signed-in",
    summary: `The companies that take part or have taken part: ${managers}.`,
    params: ofEvent,
    query: listQuery({
      ...named,
      sort: ["display_name", "type", "enabled", "hall", "updated_at"],
      extra: { ...named.extra, enabled__eq: QueryFlag.optional() },
    }),
    response: pageOf(ListedEventCompany),
  },
  "GET /events/:event/companies/available": {
    access: "signed-in",
    summary: `The companies that could be let in: ${managers}.`,
    params: ofEvent,
    query: listQuery({ ...named, sort: ["display_name", "type"] }),
    response: pageOf(AvailableCompany),
  },
  "POST /events/:event/companies/enable": {
    access: "signed-in",
    repeats: "harmless",
    summary:
      `Let several companies in at once, each at most once: ${managers}. \`missing\` names those ` +
      "that are not there any more; the others are let in all the same.",
    params: ofEvent,
    body: Several,
    response: z.object({ enabled: z.array(Key), missing: z.array(Key) }),
    audit: "event.company-enabled",
  },
  "POST /events/:event/companies/disable": {
    access: "signed-in",
    repeats: "harmless",
    summary:
      `Take several companies out at once: ${managers}. Their entries are kept. \`missing\` names ` +
      "those that never took part.",
    params: ofEvent,
    body: Several,
    response: z.object({ disabled: z.array(Key), missing: z.array(Key) }),
    audit: "event.company-disabled",
  },
  "POST /events/:event/companies/:companyKey/enable": {
    access: "signed-in",
    repeats: "harmless",
    summary: `Let a company in: ${managers}. One that took part before has its entry again.`,
    params: inEvent,
    response: EventCompany,
    audit: "event.company-enabled",
  },
  "POST /events/:event/companies/:companyKey/disable": {
    access: "signed-in",
    repeats: "harmless",
    summary: `Take a company out: ${managers}. Its entry is kept.`,
    params: inEvent,
    response: EventCompany,
    audit: "event.company-disabled",
  },
  "GET /companies/:companyKey/events/:event": {
    access: "signed-in",
    summary:
      "A company's entry in a portal or exhibition, for those who edit it: who manages the " +
      "companies there, and the company's own editors.",
    params: inEvent,
    response: EventCompany,
  },
  "PUT /companies/:companyKey/events/:event": {
    access: "signed-in",
    summary:
      "Save the entry; what is left out stays. In a portal, hall, stand and whether all products " +
      "are there are said by who manages its companies. Another `version` answers 409 with the " +
      "names of what differs now (`changed`) and the entry as it is (`current`).",
    params: inEvent,
    form: "portals/event-company",
    body: EventCompanyForm,
    response: EventCompany,
    errors: ["conflict"],
    audit: "event.company-saved",
  },
} satisfies Endpoints;
