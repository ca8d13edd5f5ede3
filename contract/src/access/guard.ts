import type { EventType } from "../enumerations/portals.ts";
import { isSupport } from "./roles.ts";
import {
  type AccessRow,
  type Holder,
  holdsPermission,
  mayAccess,
  type PermissionKey,
  type Permissions,
  type Verdict,
} from "./table.ts";

/** A page's guard: the readers who may open it. */
export interface PageGuard {
  /** A row of the access table; "visitors" turns signed-in people away (spec 2, sign-up). */
  who: AccessRow | "visitors";
  /** Names the parameter of the address that says which portal or exhibition it is about. */
  portal?: "event" | "portal";
  /** Held at "manage" in this customer portal, any of these opens the page whatever the roles. */
  customer?: readonly CustomerKey[];
  /** Held in this brand portal, any of these does the same; searching needs "view" alone. */
  brand?: readonly BrandKey[];
}

type CustomerKey = Extract<PermissionKey, `${string}.portal.customer`>;
export type BrandKey = Extract<PermissionKey, `${string}.portal.brand`>;

/** The reader of a page: roles and permissions, and what the person may do in each portal. */
export interface Reader extends Holder {
  portals: readonly { key: string; type: EventType; permissions: Permissions }[];
}

/** "signed-in": the page is for visitors alone. */
export type PageVerdict = Verdict | "signed-in";

/**
 * The guard order of the spec (section 6): customer portal, brand portal of the event, then the
 * lists of roles and permissions. Support passes with the lists, in the one line of mayAccess.
 * `portal` is the key that the address names.
 */
export function mayVisit(guard: PageGuard, reader: Reader | null, portal?: string): PageVerdict {
  if (guard.who === "visitors") return reader ? "signed-in" : "allowed";
  if (!reader) return mayAccess(guard.who, null);
  const held = (type: EventType) =>
    reader.portals.find((each) => each.type === type && each.key === portal)?.permissions ?? {};
  const customer = held("CUSTOMER_PORTAL");
  if (guard.customer?.some((key) => customer[key] === "manage")) return "allowed";
  const brand = held("BRAND_PORTAL");
  if (guard.brand?.some((key) => holdsPermission(brand, { key, level: levelOf(key) }))) {
    return "allowed";
  }
  return mayAccess(guard.who, reader);
}

const levelOf = (key: BrandKey) => (key === "search.portal.brand" ? "view" : "manage");

/** Does any work in a brand portal; the search of suppliers is hidden then (spec 6). */
export const isBrandPortalUser = ({ roles, portals }: Reader): boolean =>
  !isSupport(roles) &&
  portals.some(
    ({ type, permissions }) => type === "BRAND_PORTAL" && Object.keys(permissions).length > 0,
  );
