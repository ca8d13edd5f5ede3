import type { PagePath, pages } from "@neroli/contract/access/pages.ts";
import type { pageRows } from "./pages.ts";

/** The groups of the working area's navigation, in its order. */
export const workGroups = ["daily", "products", "company", "portal", "support", "own"] as const;
export type WorkGroup = (typeof workGroups)[number];

export interface WorkPlace {
  /**
   * The group that it is an entry of, for whoever has one (shell/navigation/entries.ts); `portal`
   * is a group for each portal that the person works in.
   */
  entry?: WorkGroup;
  /** For whom it is no entry: the one that it belongs to, `:type` as its own address says it. */
  within?: string;
  /** A search, whose filters stand where the navigation would. */
  alone?: true;
}

type ForEverybody = {
  [Path in PagePath]: (typeof pages)[Path] extends "public" | "visitors" ? Path : never;
}[PagePath];

/**
 * Where each page for signed-in people stands in the navigation of the working area; null: no entry
 * is its own. Entries come in this order, and as soon as their page has a module.
 */
export const workPlaces = {
  "/admin": { entry: "daily" },
  "/requests": { entry: "daily" },
  "/requests/rounds": { entry: "daily" },
  "/requests/rounds/:roundKey": { within: "/requests/rounds" },
  "/requests/:requestKey/quote": { within: "/requests" },
  "/projects": { entry: "daily" },
  "/projects/editor": { within: "/projects" },
  "/project/:company/:key": { within: "/projects" },
  "/project/:company/:key/formulas": { within: "/projects" },
  "/project/:company/:key/formulas/:formula": { within: "/projects" },
  "/policies": { entry: "daily" },
  "/law": { entry: "daily" },
  "/scans": { entry: "daily" },
  "/exhibitions/:event/badge": null,
  "/leads": { entry: "daily" },
  "/analytics": { entry: "daily" },

  "/admin/products/ingredients": { entry: "products" },
  "/admin/products/formulations": { entry: "products" },
  "/admin/products/services": { entry: "products" },
  "/admin/product/:type/:company/:segment/:id": { within: "/admin/products/:type" },
  "/admin/product/:type/:company/:segment/editor/new": { within: "/admin/products/:type" },
  "/admin/product/:type/:company/:segment/editor/new/duplicate/:productToDuplicate": {
    within: "/admin/products/:type",
  },
  "/admin/documents": { entry: "products" },
  "/admin/imports": { entry: "products" },
  "/admin/imports/:company/:id": { within: "/admin/imports" },
  "/admin/attributes": { entry: "products" },
  "/admin/synonyms": { entry: "products" },
  "/admin/labels": { entry: "products" },

  "/admin/companies/editor/:key": { entry: "company", within: "/admin/companies" },
  "/admin/dataVisibility/:companyKey": { entry: "company", within: "/admin/companies" },
  "/admin/webhooks": { entry: "company", within: "/admin/companies" },
  "/admin/team": { entry: "company", within: "/admin/csm/users" },
  "/events/companies/:key": { entry: "company" },
  "/event/:event/customContacts": { within: "/events/companies/:key" },

  "/admin/companies": { entry: "support" },
  "/admin/companies/editor": { within: "/admin/companies" },
  "/admin/csm/users": { entry: "support" },
  "/admin/subscriptions": { entry: "support" },
  "/admin/rates": { entry: "support" },
  "/admin/portals": { entry: "support" },
  "/admin/exhibitions": { entry: "support" },
  "/admin/csm/awardsDash": { entry: "support" },
  "/search": { entry: "support", alone: true },
  "/search/ingredients/:event": { entry: "portal", within: "/search", alone: true },
  "/admin/csm/enquiries": { entry: "support" },
  "/admin/csm/audit": { entry: "support" },
  "/admin/csm/security": { entry: "support" },
  "/admin/csm/joins": { within: "/admin/portals" },
  "/admin/portal/:portal/settings": { within: "/admin/portals" },
  "/admin/event/:event/dashboard": { entry: "portal", within: "/admin/portals" },
  "/admin/event/:event/dashboard/analytics": { entry: "portal", within: "/admin/portals" },
  "/admin/event/:event/dashboard/companies": { entry: "portal", within: "/admin/portals" },
  "/admin/event/:event/dashboard/ingredients": { entry: "portal", within: "/admin/portals" },
  "/admin/event/:event/dashboard/documents": { entry: "portal", within: "/admin/portals" },
  "/admin/portal/:portal/users": { entry: "portal", within: "/admin/portals" },
  "/admin/portal/:portal/terms": { entry: "portal", within: "/admin/portals" },
  "/admin/portal/:portal/externalUsers": { within: "/admin/portals" },
  "/admin/event/:event/dashboard/programme": { within: "/admin/exhibitions" },
  "/admin/event/:event/dashboard/users": { within: "/admin/portal/:portal/users" },

  "/notifications": { entry: "own" },
  "/bookmarks": { entry: "own" },
  "/searches": { entry: "own" },
  "/downloads": { entry: "own" },
  "/user/profile": { entry: "own" },
  "/exhibitions/:event/plan": null,
  "/exhibitions/:event/meetings": null,
} as const satisfies Record<Exclude<PagePath, ForEverybody>, WorkPlace | null>;

/** Where a page stands; undefined for those that everybody reads. */
export const workPlaceOf = (path: string): WorkPlace | null | undefined =>
  (workPlaces as Record<string, WorkPlace | null>)[path];

/** The pages of these groups of the navigation: each has an entry there. */
export type PageInNavigation<Group extends WorkGroup> = {
  [Path in keyof typeof workPlaces & keyof typeof pageRows]: (typeof workPlaces)[Path] extends {
    entry: Group;
  }
    ? (typeof pageRows)[Path]["module"] extends null
      ? never
      : Path
    : never;
}[keyof typeof workPlaces & keyof typeof pageRows];
