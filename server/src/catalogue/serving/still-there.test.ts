import type { Viewer } from "@neroli/search/index-types.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import { expect, test } from "vitest";
import type { CompanyEntry } from "../indexed/entries.ts";
import { readHere } from "../workers/read-here.ts";
import { schemas } from "./catalogue.ts";
import { searcherOf } from "./searcher.ts";
import { stillThere } from "./still-there.ts";

const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const asked = { text: "rose", filters: {}, page: 0, size: 10, count_facets: false };

/** Ingredients of an index that is behind: by company what this process knows of it now. */
async function searcher(companies: Record<string, Partial<CompanyEntry> | undefined>) {
  const readers = readHere(schemas);
  const owner = createOwner(schemas.INGREDIENTS);
  const changes = Object.keys(companies).map((company) => ({
    kind: "put" as const,
    document: {
      key: `rose-of-${company}`,
      company,
      hidden_from: [],
      values: [{ field: "name", text: "Rose", tier: 0 as const }],
      facets: [],
      sorts: {},
    },
  }));
  readers.follow("INGREDIENTS", owner.change(changes));
  const known = searcherOf(readers, { know: async () => null });
  return stillThere(known, (_, key) => {
    const company = key.replace("rose-of-", "");
    const now = companies[company];
    return now && ({ key: company, shown: true, excluded_types: [], ...now } as CompanyEntry);
  });
}

const found = async (
  companies: Parameters<typeof searcher>[0],
  viewer: Viewer = visitor,
): Promise<[string[], number]> => {
  const { search } = await searcher(companies);
  const { hits, total } = await search("INGREDIENTS", asked, viewer);
  return [hits.map(({ key }) => key.replace("rose-of-", "")).sort(), total];
};

test("what is gone, shut out or excludes the reader by now is no hit", async () => {
  const companies = {
    gone: undefined,
    open: {},
    picky: { excluded_types: ["DISTRIBUTOR" as const] },
    shut: { shown: false },
  };
  expect(await found(companies)).toEqual([["open", "picky"], 2]);
  expect(await found(companies, { ...visitor, type: "DISTRIBUTOR" })).toEqual([["open"], 1]);
  const own = { ...visitor, own_company: "shut", own_tier: 2 as const };
  expect(await found(companies, own)).toEqual([["open", "picky", "shut"], 3]);
});

test("support sees all, and whoever keeps the index what is to leave it", async () => {
  const support = { ...visitor, tier: 2 as const, own_tier: 2 as const };
  const companies = { gone: undefined, shut: { shown: false } };
  expect(await found(companies, support)).toEqual([["gone", "shut"], 2]);
});
