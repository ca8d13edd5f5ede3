import { type Group, groups, holdsOne, isSupport, type Role } from "./roles.ts";

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
  /** Needed beside the role; "view" is satisfied by manage too (spec 6). */
  permission?: { key: PermissionKey; level: PermissionLevel };
}

/** Section 6 of the spec as data: what one may do, and who. Endpoints, page guards and menus read it. */
export const accessTable = {
  public: { who: "anyone" },
  "signed-in": { who: "signed-in" },
  requests: { who: "ALL" },
  notifications: { who: "signed-in" },
  "project-space": { who: "PROJECT_SPACE" },
  "edit-company": { who: "EDIT_COMPANY" },
  "create-company": { who: "CREATE_COMPANY" },
  "create-products": { who: "CREATE_PRODUCTS" },
  "edit-products": { who: "EDIT_PRODUCTS" },
  "view-products": { who: "PRODUCTS" },
  "edit-quote": { who: "EDIT_QUOTE" },
  admin: { who: "ADMIN" },
  "admin-dashboard": { who: "PRODUCTS" },
  attributes: { who: "EDIT_PRODUCTS" },
  analytics: { who: "ANALYTICS", permission: { key: "analytics_show", level: "view" } },
  leads: { who: "LEADS", permission: { key: "leads_show", level: "view" } },
  "manage-team": { who: "TEAM_MANAGERS" },
  support: { who: "SUPPORT_ROLES" },
  "portal-settings": { who: "SUPPORT_ROLES" },
} as const satisfies Record<string, AccessRule>;
export type AccessRow = keyof typeof accessTable;

/** The facts about a reader that checks need; null is a visitor who is not signed in. */
export interface Holder {
  roles: readonly Role[];
  permissions: Permissions;
}

export type Verdict = "allowed" | "signed-out" | "forbidden";

/** The one place that decides a row of the access table; support passes in exactly one line. */
export function mayAccess(row: AccessRow, holder: Holder | null): Verdict {
  const rule: AccessRule = accessTable[row];
  if (rule.who === "anyone") return "allowed";
  if (!holder) return "signed-out";
  if (isSupport(holder.roles)) return "allowed";
  if (rule.permission && !holdsPermission(holder.permissions, rule.permission)) return "forbidden";
  if (rule.who === "signed-in" || holdsOne(holder.roles, groups[rule.who])) return "allowed";
  return "forbidden";
}

/** "view" is satisfied by manage too (spec 6, permission lists). */
export function holdsPermission(
  held: Permissions,
  needed: { key: PermissionKey; level: PermissionLevel },
): boolean {
  const level = held[needed.key];
  return level === "manage" || (level === "view" && needed.level === "view");
}
