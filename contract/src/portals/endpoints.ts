import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Company } from "../companies/schema.ts";
import { companyTypes } from "../enumerations/companies.ts";
import { eventTypes, exhibitionTypes } from "../enumerations/portals.ts";
import { offerings } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, QueryFlag } from "../kernel/values.ts";
import { eventAssetEndpoints } from "./assets.ts";
import { eventEndpoints, eventListSize } from "./events.ts";
import { portalMemberEndpoints } from "./members.ts";
import { PortalCompany, PortalSettings, PublicPortal } from "./schema.ts";
import { portalSettingsEndpoints } from "./settings.ts";

const size = eventListSize;

export const portalEndpoints = {
  ...eventEndpoints,
  "GET /public/portals": {
    access: "public",
    summary: "Exhibitions, and portals that take sign-ups.",
    query: listQuery({
      filters: {},
      sort: ["display_name", "starts_on"],
      size,
      extra: { type__eq: z.enum(eventTypes).optional() },
    }),
    response: pageOf(PublicPortal),
  },
  "GET /public/portals/:portal": {
    access: "public",
    summary: "How a portal looks, and whom to turn to.",
    params: z.object({ portal: Key }),
    response: PortalSettings,
  },
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
    summary: "The exhibitions that a company takes part in.",
    params: z.object({ companyKey: Key }),
    query: listQuery({
      filters: {},
      sort: ["display_name", "starts_on"],
      size,
      extra: { type__eq: z.enum(exhibitionTypes).optional() },
    }),
    response: pageOf(PublicPortal),
  },
  "GET /search/:event/companies/:companyKey": {
    access: "signed-in",
    summary: "A company within an exhibition or portal, as this reader may see it.",
    params: z.object({ event: Key, companyKey: Key }),
    response: Company,
  },
  ...eventAssetEndpoints,
  ...portalMemberEndpoints,
  ...portalSettingsEndpoints,
} satisfies Endpoints;
