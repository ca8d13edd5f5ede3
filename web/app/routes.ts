import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages of the table that are still to come, so that no menu leads nowhere. */
const notYetPublic = [
  "blog",
  "register",
  "contact",
  "dataPlatform",
  "marketplace/suppliers",
  "marketplace/brands",
  "customerPortal",
  "brandPortal",
];
const notYetProtected = [
  "user/profile",
  "admin",
  "admin/companies",
  "admin/products/ingredients",
  "admin/products/formulations",
  "admin/products/services",
  "admin/csm/awardsDash",
  "admin/csm/users",
  "admin/subscriptions",
  "admin/portals",
  "admin/exhibitions",
  "admin/attributes",
];
const notYet = (path: string) => route(path, "site/not-yet.tsx", { id: `not-yet:${path}` });

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

/** The route table of the spec (section 2), in its order. */
export default [
  layout("shell/shell.tsx", [
    index("site/home.tsx"),
    route("maintenance", "site/maintenance-page.tsx"),
    route("login", "identity/login.tsx"),
    route("notFound", "shell/not-found-page.tsx"),
    route("ingredients/permalink/:productKey", "products/ingredient-page.tsx"),
    route("formulations/permalink/:productKey", "products/formulation-page.tsx"),
    route("services/permalink/:productKey", "products/service-page.tsx"),
    route("company/:companyKey", "companies/company-page.tsx"),
    route("ingredients/search", "catalogue/ingredients-search.tsx"),
    route("formulations/search", "catalogue/formulations-search.tsx"),
    route("services/search", "catalogue/services-search.tsx"),
    route("suppliers/search", "catalogue/suppliers-search.tsx"),
    ...notYetPublic.map(notYet),
    layout("identity/protected.tsx", [
      route("requests", "requests/requests-page.tsx"),
      route("notifications", "notifications/notifications-page.tsx"),
      ...notYetProtected.map(notYet),
    ]),
  ]),
  route("signIn", "identity/sign-in.tsx"),
  route("signOut", "identity/sign-out.tsx"),
  route("silentRenew", "identity/silent-renew.tsx"),
  ...redirects.map((from) => route(from, "site/redirect.ts", { id: `redirect:${from}` })),
] satisfies RouteConfig;
