import type { PageGuard } from "./guard.ts";

type Matter = "product" | "user" | "company" | "document" | "search";

/**
 * Of a portal, for who holds one of these there: in a customer portal at "manage", in a brand portal
 * as its guard says (spec 6). Exhibitions have no keys: support alone.
 */
const inPortal = (...matters: readonly Matter[]) =>
  ({
    who: "support",
    portal: "event",
    customer: matters.map((matter) => `${matter}.portal.customer` as const),
    brand: matters.map((matter) => `${matter}.portal.brand` as const),
  }) as const satisfies PageGuard;

/** Users of a portal are administered by its own people, of either kind of portal. */
const portalUsers = {
  who: "support",
  portal: "portal",
  customer: ["user.portal.customer"],
  brand: ["user.portal.brand"],
} as const satisfies PageGuard;

/**
 * Every page with its guard, in the order of the spec (section 2). A page that does not stand here
 * has no route. Whatever an address shows, the API decides again what its reader gets.
 */
export const pages = {
  "/": "public",
  "/maintenance": "public",
  "/login": "public",
  "/register": "visitors",
  "/register/:registrationKey": "visitors",
  "/register/activate": "visitors",
  "/register/visitor": "public",
  "/register/portal/:registrationKey": "public",
  "/study/skin-friendly-cities-eng-uk": "public",
  "/study/skin-friendly-cities-eng-us": "public",
  "/study/skin-friendly-cities-ger": "public",
  "/study/skin-friendly-cities-ita": "public",
  "/study/skin-friendly-cities-fra": "public",
  "/study/skin-friendly-cities-esp": "public",
  "/buyers": "public",
  "/suppliers": "public",
  "/faqs": "public",
  "/notFound": "public",
  "/contact": "public",
  "/ingredients/permalink/:productKey": "public",
  "/formulations/permalink/:productKey": "public",
  "/services/permalink/:productKey": "public",
  "/company/:companyKey": "public",
  "/ingredients/search": "public",
  "/formulations/search": "public",
  "/services/search": "public",
  "/suppliers/search": "public",
  "/ingredients/functions": "public",
  "/ingredients/functions/:topicKey": "public",
  "/ingredients/applications": "public",
  "/ingredients/applications/:topicKey": "public",
  "/ingredients/inci": "public",
  "/ingredients/inci/:topicKey": "public",
  "/marketplace/suppliers": "public",
  "/marketplace/brands": "public",
  "/exhibitions/:event": "public",
  "/brandPortal": "public",
  "/brandportal": "public",
  "/dataPlatform": "public",
  "/dataplatform": "public",
  "/customerPortal": "public",
  "/customerportal": "public",

  "/search": "support",
  "/requests": "requests",
  "/notifications": "notifications",
  "/user/profile": "signed-in",
  "/analytics": "analytics",
  "/leads": "leads",
  "/projects": "project-space",
  "/projects/editor": "project-space",
  // A member of role SUPPLIER opens what is shared with it (decisions, projects).
  "/project/:company/:key": "shared-projects",
  "/admin": "admin-dashboard",
  "/admin/products/ingredients": "view-products",
  "/admin/products/formulations": "view-products",
  "/admin/products/services": "view-products",
  "/admin/product/:type/:company/:segment/:id": "edit-products",
  "/admin/product/:type/:company/:segment/editor/new": "create-products",
  "/admin/product/:type/:company/:segment/editor/new/duplicate/:productToDuplicate":
    "create-products",
  "/admin/attributes": "attributes",
  "/admin/dataVisibility/:companyKey": "edit-company",
  "/admin/companies": "support",
  "/admin/companies/editor/:key": "edit-company",
  "/admin/companies/editor": "create-company",
  "/admin/subscriptions": "support",
  "/admin/portals": "support",
  "/admin/exhibitions": "support",
  "/admin/csm/awardsDash": "support",
  "/admin/csm/users": "support",
  "/admin/csm/enquiries": "support",
  "/admin/csm/audit": "support",
  "/admin/csm/security": "support",
  "/admin/csm/joins": "support",
  "/admin/team": "manage-team",
  "/admin/portal/:portal/settings": "portal-settings",
  "/admin/portal/:portal/users": portalUsers,
  "/admin/portal/:portal/externalUsers": portalUsers,
  "/admin/portal/:portal/terms": portalUsers,
  // Any one of the four management permissions opens it.
  "/admin/event/:event/dashboard": inPortal("product", "user", "company", "document"),
  "/admin/event/:event/dashboard/analytics": inPortal("product", "user", "company", "document"),
  "/admin/event/:event/dashboard/companies": inPortal("company"),
  "/admin/event/:event/dashboard/ingredients": inPortal("product"),
  "/admin/event/:event/dashboard/documents": inPortal("document"),
  "/admin/event/:event/dashboard/users": inPortal("user"),
  // Of exhibitions alone.
  "/admin/event/:event/dashboard/programme": "support",
  "/event/:event/customContacts": { ...inPortal("company"), who: "edit-company" },
  "/search/ingredients/:event": inPortal("search"),
  "/events/companies/:key": "signed-in",
  "/silentRenew": "public",

  // Beyond the spec's table: what its menus lead to, and the steps of signing in and out.
  "/blog": "public",
  "/blog/:article": "public",
  "/compare": "public",
  "/requests/rounds": "requests",
  "/requests/rounds/:roundKey": "requests",
  "/requests/:requestKey/quote": "edit-quote",
  "/project/:company/:key/formulas": "project-space",
  "/project/:company/:key/formulas/:formula": "project-space",
  "/policies": "project-space",
  "/bookmarks": "signed-in",
  "/exhibitions/:event/plan": "signed-in",
  "/exhibitions/:event/meetings": "exhibit",
  "/searches": "signed-in",
  "/searches/unsubscribe": "public",
  "/notifications/unsubscribe": "public",
  "/admin/synonyms": "support",
  "/exhibitions/:event/badge": "signed-in",
  "/scans": "scans",
  // A device whose session has ended still notes; what it sends is decided by the API.
  "/scan/:event": "public",
  "/admin/webhooks": "webhooks",
  "/admin/rates": "support",
  "/law": "project-space",
  "/admin/labels": "support",
  "/admin/documents": "edit-products",
  "/admin/imports": "create-products",
  "/admin/imports/:company/:id": "create-products",
  "/downloads": "signed-in",
  "/password/forgotten": "public",
  "/password/reset": "public",
  "/terms": "public",
  "/privacy": "public",
  "/imprint": "public",
  "/signIn": "public",
  "/signOut": "public",
  "/errors/unauthorizedOnly": "public",
} as const satisfies Record<`/${string}`, PageGuard | PageGuard["who"]>;

export type PagePath = keyof typeof pages;

export function guardOf(path: PagePath): PageGuard {
  const guard: PageGuard | PageGuard["who"] = pages[path];
  return typeof guard === "string" ? { who: guard } : guard;
}
