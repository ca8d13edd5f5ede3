import type { HostFault } from "@neroli/contract/enumerations/portals.ts";
import { now } from "../../../kernel/clock.ts";
import { db, emit, transaction } from "../../../kernel/db/db.ts";
import { homeHost } from "../../../kernel/portal-hosts.ts";
import { getHost, type HostRow } from "../queries/find-hosts.ts";
import { findFault } from "./read-records.ts";

const day = 86_400_000;

/**
 * Milliseconds that a proven host is kept while something is wrong with its records. Longer where
 * nobody answers: that may be our own name server's fault.
 */
export const graceOf = (fault: HostFault): number => (fault === "NO_ANSWER" ? 14 : 3) * day;

/** Looks at the records of a host, and makes it the portal's or takes it away accordingly. */
export async function checkHost(portal: string, host: string): Promise<void> {
  const { token } = await getHost(portal, host);
  // Before the transaction, which would hold a connection for as long as name servers take.
  const fault = await findFault({ host, token, target: homeHost() });
  await transaction(async () => {
    const row = await lockHost(portal, host);
    // Removed, or removed and named again, meanwhile.
    if (row?.token !== token) return;
    const after = judged(row, fault ?? (row.others ? "TAKEN" : null));
    await db()
      .updateTable("portal_hosts")
      .set({ ...after, checked_at: now() })
      .where("event_key", "=", portal)
      .where("host", "=", host)
      .execute();
    if ((row.proven_at === null) !== (after.proven_at === null)) {
      emit({ topic: "portal.hosts-changed", key: portal });
    }
  });
}

type Verdict = Pick<HostRow, "fault" | "proven_at" | "failing_since" | "lost_at">;

/** What a look at its records makes of a host. */
function judged({ proven_at, lost_at, ...row }: Verdict, fault: HostFault | null): Verdict {
  if (fault === null) {
    return { fault, proven_at: proven_at ?? now(), failing_since: null, lost_at: null };
  }
  if (proven_at === null) return { fault, proven_at, failing_since: null, lost_at };
  const failing_since = row.failing_since ?? now();
  const lost = now().getTime() >= failing_since.getTime() + graceOf(fault);
  if (!lost) return { fault, proven_at, failing_since, lost_at: null };
  return { fault, proven_at: null, failing_since: null, lost_at: now() };
}

/** The claim, and whether the host is proven to be another portal's; both stay as they are now. */
async function lockHost(portal: string, host: string) {
  const claims = await db()
    .selectFrom("portal_hosts")
    .where("host", "=", host)
    .select(["event_key", "token", "fault", "proven_at", "failing_since", "lost_at"])
    .orderBy("event_key")
    .forUpdate()
    .execute();
  const own = claims.find(({ event_key }) => event_key === portal);
  if (!own) return null;
  const { event_key, ...row } = own;
  const others = claims.some((claim) => claim.event_key !== event_key && claim.proven_at !== null);
  return { ...row, others };
}
