import type { EventType } from "../enumerations/portals.ts";
import { type PermissionKey, type Permissions, permissionKeys } from "./table.ts";

const endings: Partial<Record<EventType, string>> = {
  BRAND_PORTAL: ".portal.brand",
  CUSTOMER_PORTAL: ".portal.customer",
  SUPPLIER_PORTAL: ".portal.supplier",
};

/** The permission keys that people of an event of this type may hold there (spec 6). */
export function portalKeys(type: EventType): PermissionKey[] {
  const ending = endings[type];
  return ending ? permissionKeys.filter((key) => key.endsWith(ending)) : [];
}

/** What the rights in a portal are about: the beginning of each permission key. */
export type PortalMatter = "product" | "user" | "company" | "document" | "content" | "search";

/** Whether these rights, held in an event of this type, are those of who manages such a matter there. */
export const managesIn = (type: EventType, held: Permissions, matter: PortalMatter): boolean =>
  portalKeys(type).some((key) => key.startsWith(`${matter}.`) && held[key] === "manage");

/** Whether these rights, held in an event of this type, are those of who decides about its people. */
export const managesPeople = (type: EventType, held: Permissions): boolean =>
  managesIn(type, held, "user");

/**
 * Whether who holds these may change another's right from one level to the other: nobody gives or
 * takes what they do not hold themselves.
 */
export function mayChangeRight(
  held: Permissions,
  key: PermissionKey,
  levels: readonly (Permissions[PermissionKey] | null)[],
): boolean {
  const own = held[key];
  return levels.every((level) => !level || own === "manage" || own === level);
}
