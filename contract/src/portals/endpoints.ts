import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { eventTypes } from "../enumerations/portals.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { eventAssetEndpoints } from "./assets.ts";
import { portalDashboardEndpoints } from "./dashboard.ts";
import { eventEndpoints, eventListSize } from "./events.ts";
import { portalMemberEndpoints } from "./members.ts";
import { PortalSettings, PublicPortal } from "./schema.ts";
import { portalSettingsEndpoints } from "./settings.ts";
import { eventTermsEndpoints } from "./terms.ts";

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
  ...eventAssetEndpoints,
  ...portalDashboardEndpoints,
  ...portalMemberEndpoints,
  ...portalSettingsEndpoints,
  ...eventTermsEndpoints,
} satisfies Endpoints;
