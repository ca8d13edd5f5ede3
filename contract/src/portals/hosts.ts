import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { hostFaults, hostStates } from "../enumerations/portals.ts";
import { DomainName, Instant, Key, line } from "../kernel/values.ts";

/** A name by which a portal is to be reached, with what has to stand in its DNS. */
export const PortalHost = z.object({
  host: z.string().describe("as DNS writes it: xn--… for letters beyond ASCII"),
  state: z.enum(hostStates),
  fault: z.enum(hostFaults).nullable().describe("what was wrong at the last check"),
  address: z.string().describe("of the portal there"),
  record: z
    .object({ name: z.string(), value: z.string() })
    .describe("the TXT record that proves it"),
  points_to: z.string().describe("the name that it leads to: by CNAME, or by the same addresses"),
  checked_at: Instant.nullable(),
  proven_at: Instant.nullable(),
  ends_at: Instant.nullable().describe("when it is lost unless its records are put right"),
});
export type PortalHost = z.infer<typeof PortalHost>;

const PortalHosts = z.object({ hosts: z.array(PortalHost) });
const portal = z.object({ portal: Key });
const params = portal.extend({ host: line(253) });

export const portalHostEndpoints = {
  "GET /portals/:portal/hosts": {
    access: "portal-settings",
    summary: "The host names of a portal, with the DNS records that they need.",
    params: portal,
    response: PortalHosts,
  },
  "POST /portals/:portal/hosts": {
    access: "portal-settings",
    repeats: "harmless",
    summary: "Name a host for a portal. It is the portal's once its records were found.",
    params: portal,
    form: "portals/new-host",
    body: z.strictObject({ host: DomainName }),
    response: PortalHost,
    errors: ["portals.host-own", "portals.hosts-full"],
    audit: "event.host-added",
  },
  "POST /portals/:portal/hosts/:host/check": {
    access: "portal-settings",
    repeats: "harmless",
    summary: "Look at the DNS records of a host now, rather than at the next daily look.",
    params,
    response: PortalHost,
  },
  "DELETE /portals/:portal/hosts/:host": {
    access: "portal-settings",
    summary: "Take a host from a portal: nobody is answered there from now on.",
    params,
    response: z.object({}),
    audit: "event.host-removed",
  },
  "GET /public/hosts/ask": {
    access: "public",
    summary:
      "Whether a certificate is to be had for this name: 200 for the proven hosts of enabled " +
      "portals, 404 for any other. What Caddy asks before it gets one on demand.",
    query: z.strictObject({ domain: z.string().max(1_000) }),
    response: z.object({}),
    errors: ["request.too-often"],
  },
} satisfies Endpoints;
