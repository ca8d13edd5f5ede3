import type { HostState } from "@neroli/contract/enumerations/portals.ts";
import type { PortalHost } from "@neroli/contract/portals/hosts.ts";
import { addressOf, homeHost } from "../../kernel/portal-hosts.ts";
import { graceOf } from "./commands/check-host.ts";
import { recordName } from "./commands/read-records.ts";
import type { HostRow } from "./queries/find-hosts.ts";

export function presentHost(row: HostRow): PortalHost {
  const { host, token, fault, failing_since } = row;
  const ends = failing_since && fault && new Date(failing_since.getTime() + graceOf(fault));
  return {
    host,
    state: stateOf(row),
    fault,
    address: addressOf(host),
    record: { name: recordName(host), value: token },
    points_to: homeHost(),
    checked_at: row.checked_at?.toISOString() ?? null,
    proven_at: row.proven_at?.toISOString() ?? null,
    ends_at: ends?.toISOString() ?? null,
  };
}

function stateOf({ proven_at, failing_since, lost_at }: HostRow): HostState {
  if (proven_at) return failing_since ? "FAILING" : "PROVEN";
  return lost_at ? "LOST" : "WAITING";
}
