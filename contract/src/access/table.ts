import { type Group, groups, holdsOne, isSupport, type Role } from "./roles.ts";
import type { Standing } from "./standing.ts";

/** Permission keys of portals (spec 6), each granted at a level. */
export const permissionKeys = [
  "product.portal.brand",
  "user.portal.brand",
  "company.portal.brand",
  "document.portal.brand",
  "search.portal.brand",
  "user.portal.customer",
  "user.portal.supplier",
  "product.portal.supplier",
  "content.portal.supplier",
  "company.portal.supplier",
  "document.portal.supplier",
  "search.portal.supplier",
  "product.portal.customer",
  "content.portal.customer",
  "company.portal.customer",
  "document.portal.customer",
  "search.portal.customer",
  "analytics_show",
  "leads_show",
] as const;
export type PermissionKey = (typeof permissionKeys)[number];
export const permissionLevels = ["view", "manage"] as const;
export type PermissionLevel = (typeof permissionLevels)[number];
export type Permissions = Partial<Record<PermissionKey, PermissionLevel>>;

interface AccessRule {
  /** "anyone": signed in or not. "signed-in": any account. Otherwise one of the group's roles. */
  who: "anyone" | "signed-in" | Group;
  /**
   * The unverified accounts that the row is open to (decisions, unverified and waiting accounts).
   * "all": their own matters, and what every visitor sees. "founding": work on a company that
   * nobody sees yet. "none": the business of a company.
   */
  unverified: "all" | "founding" | "none";
  /** Needed beside the role; "view" is satisfied by manage too (spec 6). */
  permission?: { key: PermissionKey; level: PermissionLevel };
}

/** Section 6 of the spec as data: what one may do, and who. Endpoints, page guards and menus read it. */
export const accessTable = {
  public: { who: "anyone", unverified: "all" },
  "signed-in": { who: "signed-in", unverified: "all" },
  requests: { who: "ALL", unverified: "none" },
  /** Nobody brings others to a company who is not admitted there. */
  invite: { who: "signed-in", unverified: "none" },
  notifications: { who: "signed-in", unverified: "founding" },
  /** Asking exhibitors for meetings: any account that is admitted. */
  meet: { who: "signed-in", unverified: "none" },
  /** What a company does at an exhibition that others see. */
  exhibit: { who: "EDIT_PRODUCTS", unverified: "none" },
  "project-space": { who: "PROJECT_SPACE", unverified: "none" },
  /** What of a project is shared with a member of it, of whatever company. */
  "shared-projects": { who: "ALL", unverified: "none" },
  "edit-company": { who: "EDIT_COMPANY", unverified: "none" },
  "create-company": { who: "CREATE_COMPANY", unverified: "none" },
  "create-products": { who: "CREATE_PRODUCTS", unverified: "none" },
  "edit-products": { who: "EDIT_PRODUCTS", unverified: "founding" },
  "view-products": { who: "PRODUCTS", unverified: "founding" },
  /** Confidential documents for who asked for them, and the ledger of who received which. */
  "give-documents": { who: "EDIT_PRODUCTS", unverified: "none" },
  /** What is noted of visitors at an exhibition. */
  scans: { who: "EDIT_PRODUCTS", unverified: "none" },
  "edit-quote": { who: "EDIT_QUOTE", unverified: "none" },
  admin: { who: "ADMIN", unverified: "founding" },
  "admin-dashboard": { who: "PRODUCTS", unverified: "founding" },
  attributes: { who: "EDIT_PRODUCTS", unverified: "founding" },
  analytics: {
    who: "ANALYTICS",
    unverified: "none",
    permission: { key: "analytics_show", level: "view" },
  },
  leads: { who: "LEADS", unverified: "none", permission: { key: "leads_show", level: "view" } },
  /** Where a supplier's events are posted to, and the secrets by which it knows them. */
  webhooks: { who: "SUPPLIER_MANAGERS", unverified: "none" },
  "manage-team": { who: "TEAM_MANAGERS", unverified: "none" },
  support: { who: "SUPPORT_ROLES", unverified: "none" },
  "portal-settings": { who: "SUPPORT_ROLES", unverified: "none" },
} as const satisfies Record<string, AccessRule>;
export type AccessRow = keyof typeof accessTable;

/** The facts about a reader that checks need; null is a visitor who is not signed in. */
export interface Holder {
  standing: Standing;
  roles: readonly Role[];
  permissions: Permissions;
}

/** "unverified": not before the account is admitted. */
export type Verdict = "allowed" | "signed-out" | "forbidden" | "unverified";

/** The one place that decides a row of the access table; support passes in exactly one line. */
export function mayAccess(row: AccessRow, holder: Holder | null): Verdict {
  const rule: AccessRule = accessTable[row];
  if (rule.who === "anyone") return "allowed";
  if (!holder) return "signed-out";
  if (isSupport(holder.roles)) return "allowed";
  if (!isOpenTo(rule, holder.standing)) {
    return rule.who === "SUPPORT_ROLES" ? "forbidden" : "unverified";
  }
  if (rule.permission && !holdsPermission(holder.permissions, rule.permission)) return "forbidden";
  if (rule.who === "signed-in" || holdsOne(holder.roles, groups[rule.who])) return "allowed";
  return "forbidden";
}

/** What "unverified" is refused with: of requests one reads in a sentence of their own (spec 8). */
export const codeOfUnverified = (row: AccessRow) =>
  row === "requests" ? "access.unverified" : "access.under-review";

const isOpenTo = ({ unverified }: AccessRule, standing: Standing): boolean =>
  standing === "admitted" ||
  unverified === "all" ||
  (unverified === "founding" && standing === "founding");

/** "view" is satisfied by manage too (spec 6, permission lists). */
export function holdsPermission(
  held: Permissions,
  needed: { key: PermissionKey; level: PermissionLevel },
): boolean {
  const level = held[needed.key];
  return level === "manage" || (level === "view" && needed.level === "view");
}
