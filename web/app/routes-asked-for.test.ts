import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import configured from "./routes.ts";
import { firstStep, namedSteps, routesOf, withFewerPaths } from "./routes-asked-for.ts";

type Routes = ServerBuild["routes"];
type Known = NonNullable<Routes[string]>;

/** As the build has them, without their modules. */
function built(entries: readonly RouteConfigEntry[], parentId = "root"): [string, Known][] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file;
    const { path, index } = entry;
    const known = {
      ...{ id, parentId },
      ...(path !== undefined && { path }),
      ...(index && { index }),
    };
    return [[id, known as Known], ...built(entry.children ?? [], id)];
  });
}
const all: Routes = Object.fromEntries([
  ["root", { id: "root", path: "" } as Known],
  ...built(configured),
]);

function treeOf(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== parent || !route) return [];
    const { id, path = "", index } = route;
    return [index ? { id, index } : { id, path, children: treeOf(routes, id) }];
  });
}
const idsOf = (tree: RouteObject[], address: string) =>
  matchRoutes(tree, address)?.map(({ route }) => route.id);

const whole = treeOf(all);
const steps = namedSteps(all);
const addresses = Object.values(all)
  .map((route) => `/${route?.path ?? ""}`)
  .flatMap((path) => [path, `${path}/`, path.toUpperCase()])
  .map((path) => path.replaceAll(/:\w+/g, "some-1").replace("*", "no/such/page"))
  .concat("/no-such-page", "/%69ngredients/search", "/ingredients%2Fsearch", "//", "/x/y/z");

test("an address leads where it leads among all routes, by less than a fifth of them", () => {
  for (const address of addresses) {
    const first = firstStep(address);
    const routes = routesOf(all, first !== null && steps.has(first) ? first : "");
    expect({ address, to: idsOf(treeOf(routes), address) }).toEqual({
      address,
      to: idsOf(whole, address),
    });
  }
  const ofSearch = Object.keys(routesOf(all, "ingredients")).length;
  expect(ofSearch).toBeLessThan(Object.keys(all).length / 5);
});

test("what the router asks for itself is looked for among all routes", () => {
  expect(["/__manifest", "/ingredients/search.data", "/%E0%A4%A"].map(firstStep)).toEqual([
    null,
    null,
    null,
  ]);
});

test("of pages of a kind one is looked for, and leads where each of them leads", () => {
  const asked = (paths: string[]) =>
    `http://localhost/__manifest?paths=${encodeURIComponent(paths.join(","))}&version=1a`;
  const paths = ["/", "/company", "/company/acme", "/company/b", "/food/permalink/a/edit"];
  const products = ["/ingredients/permalink/aloe", "/services/permalink/x"];
  const told = new URL(withFewerPaths(asked([...products, ...paths, "/company/c"])) ?? "");
  const fewer = told.searchParams.get("paths")?.split(",") ?? [];
  expect(fewer).toEqual([
    ...["/", "/company", "/company/-", "/food/permalink/a/edit"],
    ...["/ingredients/permalink/-", "/services/permalink/-"],
  ]);
  expect(told.searchParams.get("version")).toBe("1a");
  // Also where a page of its own stands among those of a kind.
  for (const path of [...addresses, ...paths, ...products]) {
    const one = new URL(withFewerPaths(asked([path])) ?? "").searchParams.get("paths") ?? "";
    expect({ path, to: idsOf(whole, one) }).toEqual({ path, to: idsOf(whole, path) });
  }
  expect(withFewerPaths("http://localhost/ingredients/search?paths=/company/acme")).toBeNull();
});
