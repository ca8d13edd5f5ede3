import type { Role } from "@neroli/contract/access/roles.ts";
import { sells } from "@neroli/contract/companies/kinds.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";

interface Joining {
  /** Of the company, listed or not. */
  type: CompanyType;
  has_manager: boolean;
  /** What the invitation says, for who was invited. */
  invited: { editor: boolean } | null;
}

/**
 * What somebody who signs up may be: a buyer where nothing is sold. The first of a company that
 * sells is its manager once support has verified it; whoever is invited is what the inviter said.
 */
export function roleAtSignUp({ type, has_manager, invited }: Joining): Role {
  if (!sells(type)) return "BUYER";
  if (invited) return invited.editor ? "SUPPLIER_EDITOR" : "SUPPLIER_USER";
  return has_manager ? "SUPPLIER_USER" : "SUPPLIER_MANAGER_UNVERIFIED";
}
