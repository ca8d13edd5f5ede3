import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * The beginning of an address by which its routes are told apart: its first step, or null where the
 * address is none of a page (the router's own).
 */
export function firstStep(pathname: string): string | null {
  const [first = ""] = pathname.slice(1).split("/");
  if (pathname.endsWith(".data") || first.startsWith("__")) return null;
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return null;
  }
}

/** The first steps that routes say as they are. Every other address has the same routes. */
export function namedSteps(routes: Routes): Set<string> {
  const steps = Object.values(routes).map((route) => stepOf(route?.path));
  return new Set(steps.filter((step) => step !== null));
}

/**
 * The routes that an address with this first step can lead to, and what stands around them. A match
 * looks through all there are, several times for each page.
 */
export function routesOf(routes: Routes, step: string): Routes {
  const kept: Routes = {};
  for (const [id, route] of Object.entries(routes)) {
    if (!route || hasChildren(routes, id)) continue;
    const own = stepOf(route.path);
    if (own !== null && own !== step) continue;
    for (let at: typeof route | undefined = route; at; at = parentOf(routes, at)) kept[at.id] = at;
  }
  return inOrder(routes, kept);
}

/** Null for what any address may lead to: a parameter, a wildcard, the page at the root. */
function stepOf(path: string | undefined): string | null {
  const [first = ""] = (path ?? "").split("/");
  return first === "" || /^[:*]/.test(first) ? null : first.toLowerCase();
}

const hasChildren = (routes: Routes, id: string) =>
  Object.values(routes).some((route) => route?.parentId === id);

const parentOf = (routes: Routes, { parentId }: { parentId?: string }) =>
  parentId === undefined ? undefined : routes[parentId];

/** Of two that match as well the first wins. */
const inOrder = (routes: Routes, kept: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => id in kept));

/** Pages of which one leads where all of their kind lead: products and companies. */
const ofAKind = /^(\/[^/]+\/permalink|\/company)\/[^/]+$/;

/**
 * What the router asks of its own routes (`/__manifest?paths=…`), with one address for all pages of a
 * kind, in order: a page of results asks for each of its products, and each would be looked for among
 * all routes. Null for all other addresses.
 */
export function withFewerPaths(address: string): string | null {
  const url = new URL(address);
  const paths = url.searchParams.get("paths")?.split(",");
  if (url.pathname !== "/__manifest" || !paths) return null;
  const told = new Set(paths.map((path) => path.replace(ofAKind, "$1/-")));
  url.searchParams.set("paths", [...told].sort().join(","));
  return url.href;
}
