import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { useSession } from "../../kernel/session/session.tsx";

/** The reader's rights in the lists as a whole; each row tells its own (spec 6). */
export function useRights() {
  const session = useSession();
  const roles = session.state === "signed-in" ? session.profile.roles : [];
  const company = session.state === "signed-in" ? session.profile.company : null;
  return {
    support: isSupport(roles),
    company: company && { key: company.key, name: company.name },
    /** The company is, so that others find its products. */
    verified: company?.verified ?? false,
    create: holdsOne(roles, groups.CREATE_PRODUCTS),
    edit: holdsOne(roles, groups.EDIT_PRODUCTS),
    readLabels: holdsOne(roles, groups.EDIT_COMPANY),
  };
}

export type Rights = ReturnType<typeof useRights>;
