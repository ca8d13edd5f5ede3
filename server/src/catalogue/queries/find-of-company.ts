import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { Viewer } from "@neroli/search/index-types.ts";
import type { Catalogue } from "../serving/catalogue.ts";

const everything: Viewer = { tier: 2, own_company: null, own_tier: 2, type: null };
const asked = 1_000;

/** Keys of the products that the indexes have under a company's key, whatever the database says. */
export async function findOfCompany(
  { searcher }: Pick<Catalogue, "searcher">,
  company: string,
): Promise<string[]> {
  const keys: string[] = [];
  for (const offering of offerings) {
    for (let page = 0; ; page++) {
      const query = { text: "", filters: { company: [company] }, page, size: asked };
      const narrowed = { ...query, count_facets: false };
      const { hits } = await searcher.search(offering, narrowed, everything);
      keys.push(...hits.map(({ key }) => key));
      if (hits.length < asked) break;
    }
  }
  return keys;
}
