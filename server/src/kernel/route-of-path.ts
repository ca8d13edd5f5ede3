import { pages } from "@neroli/contract/access/pages.ts";

const patterns = Object.keys(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/?$`),
}));

/** Which page stands at a path, as its pattern: the rest of an address may be about people. */
export const routeOfPath = (path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page;
