import { randomBytes } from "node:crypto";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit, transaction } from "../../../kernel/db/db.ts";
import { AppError, found } from "../../../kernel/errors.ts";
import { homeHost } from "../../../kernel/portal-hosts.ts";
import { getHost, requirePortal } from "../queries/find-hosts.ts";

/** Each is looked at daily, and gets a certificate of its own. */
const mostHosts = 20;

interface Named {
  portal: string;
  host: string;
}

/** Claims a host for a portal; one that is claimed already stays as it is. */
export async function addHost(actor: SignedInActor, { portal, host }: Named): Promise<void> {
  await requirePortal(portal);
  if (isOurs(host)) throw new AppError("portals.host-own");
  await transaction(async () => {
    // One after the other, so that their number is kept.
    await db().selectFrom("events").where("key", "=", portal).select("key").forUpdate().execute();
    const known = await db()
      .selectFrom("portal_hosts")
      .where("event_key", "=", portal)
      .select("host")
      .execute();
    if (known.some((each) => each.host === host)) return;
    if (known.length >= mostHosts) throw new AppError("portals.hosts-full", { max: mostHosts });
    const token = `neroli-portal=${randomBytes(20).toString("hex")}`;
    await db().insertInto("portal_hosts").values({ event_key: portal, host, token }).execute();
    await audit(actor, { action: "event.host-added", key: portal, after: { host } });
  });
}

/** The name of the whole installation, or of this machine. */
const isOurs = (host: string) =>
  host === homeHost() || host === "localhost" || host.endsWith(".localhost");

/** Nobody is answered there as in the portal from now on. */
export async function removeHost(actor: SignedInActor, { portal, host }: Named): Promise<void> {
  await requirePortal(portal);
  await transaction(async () => {
    const { proven_at } = await getHost(portal, host);
    const { numDeletedRows } = await db()
      .deleteFrom("portal_hosts")
      .where("event_key", "=", portal)
      .where("host", "=", host)
      .executeTakeFirst();
    found(numDeletedRows > 0n || undefined);
    await audit(actor, { action: "event.host-removed", key: portal, before: { host } });
    if (proven_at) emit({ topic: "portal.hosts-changed", key: portal });
  });
}
