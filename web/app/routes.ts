import { type PagePath, pages } from "@neroli/contract/access/pages.ts";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/**
 * The module of each page. The table of pages (contract, access/pages.ts) says which there are and
 * who may open them; one without a module is still to come and says so.
 */
const modules: Partial<Record<PagePath, string>> = {
  "/": "site/home.tsx",
  "/maintenance": "site/maintenance-page.tsx",
  "/login": "identity/login.tsx",
  "/register": "registration/register-page.tsx",
  "/register/:registrationKey": "registration/invited-page.tsx",
  "/register/activate": "registration/activate-page.tsx",
  "/register/visitor": "registration/visitor-page.tsx",
  "/password/forgotten": "registration/forgotten-page.tsx",
  "/password/reset": "registration/reset-page.tsx",
  "/terms": "site/terms-page.tsx",
  "/notFound": "shell/not-found-page.tsx",
  "/errors/unauthorizedOnly": "identity/unauthorized-only.tsx",
  "/ingredients/permalink/:productKey": "products/ingredient-page.tsx",
  "/formulations/permalink/:productKey": "products/formulation-page.tsx",
  "/services/permalink/:productKey": "products/service-page.tsx",
  "/company/:companyKey": "companies/company-page.tsx",
  "/ingredients/search": "catalogue/ingredients-search.tsx",
  "/formulations/search": "catalogue/formulations-search.tsx",
  "/services/search": "catalogue/services-search.tsx",
  "/suppliers/search": "catalogue/suppliers-search.tsx",
  "/search": "catalogue/support-search.tsx",
  "/compare": "comparison/compare-page.tsx",
  "/requests": "requests/requests-page.tsx",
  "/notifications": "notifications/notifications-page.tsx",
  "/user/profile": "users/profile/profile-page.tsx",
  "/admin": "dashboard/dashboard-page.tsx",
  "/admin/csm/audit": "audit/audit-page.tsx",
  "/admin/dataVisibility/:companyKey": "companies/visibility/visibility-page.tsx",
  "/admin/companies": "companies/list/companies-page.tsx",
  "/admin/companies/editor/:key": "companies/editor/editor-page.tsx",
  "/admin/companies/editor": "companies/editor/new-company-page.tsx",
  "/admin/labels": "labels/labels-page.tsx",
  "/admin/attributes": "attributes/attributes-page.tsx",
  "/admin/synonyms": "synonyms/synonyms-page.tsx",
  "/admin/team": "users/team/team-page.tsx",
  "/admin/csm/users": "users/administration/users-page.tsx",
  "/admin/subscriptions": "subscriptions/subscriptions-page.tsx",
  "/admin/products/ingredients": "products/list/ingredients-list.tsx",
  "/admin/products/formulations": "products/list/formulations-list.tsx",
  "/admin/products/services": "products/list/services-list.tsx",
  "/admin/documents": "documents/documents-page.tsx",
  "/downloads": "downloads/downloads-page.tsx",
  "/bookmarks": "bookmarks/bookmarks-page.tsx",
  "/searches": "saved-searches/saved-searches-page.tsx",
  "/searches/unsubscribe": "saved-searches/unsubscribe-page.tsx",
  "/admin/product/:type/:company/:segment/:id": "products/editor/edit-page.tsx",
  "/admin/product/:type/:company/:segment/editor/new": "products/editor/new-page.tsx",
  "/admin/product/:type/:company/:segment/editor/new/duplicate/:productToDuplicate":
    "products/editor/duplicate-page.tsx",
  "/admin/imports": "imports/imports-page.tsx",
  "/admin/imports/:company/:id": "imports/import-page.tsx",
};

/** Steps of signing in and out, without the frame. */
const steps: Partial<Record<PagePath, string>> = {
  "/signIn": "identity/sign-in.tsx",
  "/signOut": "identity/sign-out.tsx",
  "/silentRenew": "identity/silent-renew.tsx",
};

/** Addresses that lead elsewhere; where to stands in site/redirect.ts. */
const redirects = [
  "about",
  "subscriptions/overview",
  "contacts",
  "ourSolution",
  "errors/404",
  "errors/500",
  "*",
];

/** The id is the page's path in the table: identity/guarded.tsx finds the guard by it. */
function page(path: PagePath, file: string): RouteConfigEntry {
  return path === "/" ? index(file, { id: path }) : route(path.slice(1), file, { id: path });
}

const framed = (Object.keys(pages) as PagePath[]).filter((path) => !(path in steps));

/** Every piece of the kit in every state. A build has neither this route nor its code. */
const kit =
  process.env.NODE_ENV === "development"
    ? [route("dev/kit", "kit/kit-page.tsx", { id: "dev:kit" })]
    : [];

export default [
  layout("shell/shell.tsx", [
    layout(
      "identity/guarded.tsx",
      framed.map((path) => page(path, modules[path] ?? "site/not-yet.tsx")),
    ),
  ]),
  ...Object.entries(steps).map(([path, file]) => page(path as PagePath, file)),
  ...kit,
  ...redirects.map((from) => route(from, "site/redirect.ts", { id: `redirect:${from}` })),
] satisfies RouteConfig;
