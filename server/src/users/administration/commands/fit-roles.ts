import {
  roles as allRoles,
  buyerRoles,
  type Role,
  supplierRoles,
  supportRoles,
} from "@neroli/contract/access/roles.ts";
import { sells } from "@neroli/contract/companies/kinds.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { UserStatus } from "@neroli/contract/enumerations/users.ts";

/** Each role once, in the order of the contract, so that equal sets are equal lists. */
const inOrder = (held: readonly Role[]): Role[] => allRoles.filter((role) => held.includes(role));

const replace = (held: readonly Role[], [from, to]: readonly [Role, Role]): Role[] =>
  held.map((role) => (role === from ? to : role));

/**
 * A supplier's manager is one only once the team has verified the account: until then the role is
 * held as SUPPLIER_MANAGER_UNVERIFIED (spec 4, account verification). A block leaves it as it is.
 */
export function fitToStatus(held: readonly Role[], status: UserStatus): Role[] {
  const pair = ["SUPPLIER_MANAGER_UNVERIFIED", "SUPPLIER_MANAGER"] as const;
  if (status === "VERIFIED") return inOrder(replace(held, pair));
  if (status === "AWAITING_VERIFICATION") return inOrder(replace(held, [pair[1], pair[0]]));
  return inOrder(held);
}

interface Arrival {
  type: CompanyType;
  /** The roles that the people of the company hold already. */
  managed: readonly Role[];
  status: UserStatus;
}

/** The roles of somebody at a new company (contract, POST /users/assign). */
export function fitToCompany(held: readonly Role[], { type, managed, status }: Arrival): Role[] {
  const [kind, manager]: [readonly Role[], Role] = sells(type)
    ? [supplierRoles, "SUPPLIER_MANAGER"]
    : [buyerRoles, "BUYER_MANAGER"];
  const hasManager = managed.includes(manager);
  const awaitsManager = managed.includes("SUPPLIER_MANAGER_UNVERIFIED");
  const ofManagers: readonly Role[] = [manager, "SUPPLIER_MANAGER_UNVERIFIED"];
  const kept = held.filter(
    (role) => kind.includes(role) && !(hasManager && ofManagers.includes(role)),
  );
  const elsewhere = held.filter((role) => [...supportRoles, "EVENT_ADMIN"].includes(role));
  const own = kept.length > 0 ? kept : [defaultRole(type, hasManager || awaitsManager)];
  return fitToStatus([...elsewhere, ...own], status);
}

/** As at sign-up: the first of a selling company manages it. */
function defaultRole(type: CompanyType, hasManager: boolean): Role {
  if (!sells(type)) return "BUYER";
  return hasManager ? "SUPPLIER_USER" : "SUPPLIER_MANAGER";
}
