import type { PagePath } from "@neroli/contract/access/pages.ts";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { pageRows, steps } from "./pages.ts";

/** Addresses that lead elsewhere; where to stands in site/redirect.ts. */
const redirects = [
  "about",
  "subscriptions/overview",
  "contacts",
  "ourSolution",
  "errors/404",
  "errors/500",
  "admin/event/:event/companies",
  "admin/event/:event/ingredients",
  "admin/event/:event/documents",
  "admin/event/:event/users",
  "*",
];

/** The id is the page's path in the table: identity/guarded.tsx finds the guard by it. */
function page(path: PagePath, file: string): RouteConfigEntry {
  return path === "/" ? index(file, { id: path }) : route(path.slice(1), file, { id: path });
}

const framed = Object.entries<{ module: string }>(pageRows);

/** Every piece of the kit in every state. A build has neither this route nor its code. */
const kit =
  process.env.NODE_ENV === "development"
    ? [route("dev/kit", "kit/kit-page.tsx", { id: "dev:kit" })]
    : [];

export default [
  layout("shell/shell.tsx", [
    layout(
      "identity/guarded.tsx",
      framed.map(([path, { module }]) => page(path as PagePath, module)),
    ),
  ]),
  ...Object.entries(steps).map(([path, file]) => page(path as PagePath, file)),
  route("scan/:event/app.webmanifest", "scans/manifest.ts", { id: "scans:manifest" }),
  route("blog/feed.xml", "site/blog/feed.ts", { id: "site:feed" }),
  route("blog/sitemap.xml", "site/blog/sitemap.ts", { id: "site:blog-sitemap" }),
  ...kit,
  ...redirects.map((from) => route(from, "site/redirect.ts", { id: `redirect:${from}` })),
] satisfies RouteConfig;
