import { isSupport, type Role } from "@neroli/contract/access/roles.ts";
import { useSearchParams } from "react-router";
import { type PickedCompany, usePickedCompany } from "./company-picker.tsx";
import { useSession } from "./session/session.tsx";

const none: readonly Role[] = [];

/**
 * The company whose things a page manages: of a supplier its own, whatever the address asks for; of
 * support the one in the address, where `pick` puts it.
 */
export function useManagedCompany() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const profile = session.state === "signed-in" ? session.profile : null;
  const roles = profile?.roles ?? none;
  const support = isSupport(roles);
  const picked = usePickedCompany(support ? params.get("company") : null);
  return {
    company: support ? picked : (profile?.company ?? null),
    support,
    roles,
    /** Filters and the page of a list are of the company before: they go. */
    pick: (company: PickedCompany | null) =>
      setParams(company ? { company: company.key } : {}, { preventScrollReset: true }),
  };
}
