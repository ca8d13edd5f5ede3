import type { ProductFields, ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";
import { summariesOf } from "./read-summary.ts";

const shown = 6;
const componentsAsked = 8;
const purposesAsked = 3;

/**
 * Products that have a component of the INCI name in common with this one, the rarest component
 * first: half of all blends hold water. Then those that serve the same purposes. `fields` are
 * those that the reader may see, so that nothing hidden shows in the company a product is put in.
 */
export const findSimilar = (
  actor: Actor,
  product: { key: string; fields: ProductFields },
): Promise<ProductSummary[]> =>
  unlessAway(
    () => searchSimilar(actor, product),
    () => [],
  );

async function searchSimilar(
  actor: Actor,
  { key, fields }: { key: string; fields: ProductFields },
): Promise<ProductSummary[]> {
  const { products, searcher } = catalogue();
  const self = products.get(key);
  // In the trash: there for its editors only, and in no company of others.
  if (!self) return [];
  const ask = async (text: string) => {
    const query = { text, filters: {}, page: 0, size: shown + 1, count_facets: false };
    const { total, hits } = await searcher.search(self.offering, query, productViewer(actor));
    return { total, keys: hits.map((hit) => hit.key).filter((each) => each !== key) };
  };
  const related = await Promise.all(componentsOf(fields).map(ask));
  related.sort((a, b) => a.total - b.total);
  const found = new Set(related.flatMap(({ keys }) => keys));
  for (const text of purposesOf(fields)) {
    if (found.size >= shown) break;
    for (const each of (await ask(text)).keys) found.add(each);
  }
  return summariesOf(
    actor,
    [...found].slice(0, shown).map((each) => ({ key: each })),
  );
}

const componentsOf = ({ inci = "" }: ProductFields): string[] =>
  inci
    .split(/\(and\)|;|,(?!\d)/i)
    .filter((component) => /\p{L}/u.test(component))
    .slice(0, componentsAsked)
    .map(quoted);

/** All of its purposes together, then fewer and fewer. */
function purposesOf({ functions = [], service_types = [] }: ProductFields): string[] {
  const purposes = [...functions, ...service_types].slice(0, purposesAsked).map(quoted);
  return purposes.map((_, at) => purposes.slice(0, purposes.length - at).join(" "));
}

/** In quotes words are neither completed nor corrected. */
const quoted = (text: string) => `"${text.replaceAll('"', " ").trim()}"`;
