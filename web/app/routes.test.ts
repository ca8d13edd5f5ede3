import { pages } from "@neroli/contract/access/pages.ts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import config from "./routes.ts";

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const files = [
  "site/redirect.ts",
  "scans/manifest.ts",
  "site/blog/feed.ts",
  "site/blog/sitemap.ts",
];

const isPage = ({ index, path, file }: RouteConfigEntry) =>
  (index || path !== undefined) && !files.includes(file);

const all = flat(await config);

test("every page stands in the table of guards under its own path, and each of the table has one", () => {
  const found = all.filter(isPage).map(({ id, path }) => {
    expect(id).toBe(path === undefined ? "/" : `/${path}`);
    return id;
  });
  expect(found.toSorted()).toEqual(Object.keys(pages).toSorted());
});

test("every page but the steps of signing in and out, and that of a device at a stand, is guarded", () => {
  const guarded = flat(all.filter(({ file }) => file === "identity/guarded.tsx")).filter(isPage);
  const open = all.filter((entry) => isPage(entry) && !guarded.includes(entry));
  expect(open.map(({ id }) => id)).toEqual(["/signIn", "/signOut", "/silentRenew", "/scan/:event"]);
});
