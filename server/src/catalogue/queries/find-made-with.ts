import type { Viewer } from "@neroli/search/index-types.ts";
import type { Catalogue } from "../serving/catalogue.ts";

const everything: Viewer = { tier: 2, own_company: null, own_tier: 2, type: null };
const asked = 1_000;

/** Keys of the formulations that any of these products stands in. */
export async function findMadeWith(
  { searcher }: Pick<Catalogue, "searcher">,
  products: readonly string[],
): Promise<string[]> {
  const keys: string[] = [];
  if (products.length === 0) return keys;
  for (let page = 0; ; page++) {
    const { hits, total } = await searcher.search(
      "FORMULATIONS",
      {
        text: "",
        filters: {},
        contains: [{ group: "made-with", values: products }],
        page,
        size: asked,
        count_facets: false,
      },
      everything,
    );
    keys.push(...hits.map(({ key }) => key));
    if (hits.length === 0 || keys.length >= total) return keys;
  }
}
