import { portalHostEndpoints } from "@neroli/contract/portals/hosts.ts";
import { notFound } from "../../kernel/errors.ts";
import { refuseBeyond } from "../../kernel/http/limit-calls.ts";
import { routes } from "../../kernel/http/routes.ts";
import { networkOf } from "../../kernel/network.ts";
import { isProvenHost } from "../../kernel/portal-hosts.ts";
import { createThrottleHere } from "../../kernel/throttle-here.ts";
import { addHost, removeHost } from "./commands/change-hosts.ts";
import { checkHost } from "./commands/check-host.ts";
import { presentHost } from "./present.ts";
import { getHost, listHosts, requirePortal } from "./queries/find-hosts.ts";

/** Names that are no portal's; those that are one's are never refused, whoever else asks. */
const strangeNames = createThrottleHere({ name: "host-asks", failures: 2_000, seconds: 60 });

export const portalHostRoutes = routes(portalHostEndpoints, {
  "GET /portals/:portal/hosts": async ({ params: { portal } }) => {
    await requirePortal(portal);
    return { hosts: (await listHosts(portal)).map(presentHost) };
  },

  "POST /portals/:portal/hosts": async ({ actor, params: { portal }, body: { host } }) => {
    await addHost(actor, { portal, host });
    return presentHost(await getHost(portal, host));
  },

  "POST /portals/:portal/hosts/:host/check": async ({ params: { portal, host } }) => {
    await requirePortal(portal);
    await checkHost(portal, host);
    return presentHost(await getHost(portal, host));
  },

  "DELETE /portals/:portal/hosts/:host": async ({ actor, params: { portal, host } }) => {
    await removeHost(actor, { portal, host });
    return {};
  },

  "GET /public/hosts/ask": async ({ actor, query: { domain } }) => {
    if (isProvenHost(domain)) return {};
    await refuseBeyond(strangeNames, networkOf(actor.address ?? ""));
    throw notFound();
  },
});
