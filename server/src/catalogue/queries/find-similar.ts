import type { ProductFields, ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { catalogue, type ProductEntry } from "../catalogue.ts";
import { productTier, productViewer } from "../policy.ts";

const shown = 6;
const componentsAsked = 3;
const purposesAsked = 3;

/**
 * Products that have a component of the INCI name in common with this one, then those that do the
 * same. `fields` are those that the reader may see, so that nothing hidden shows in the company
 * that a product is put in.
 */
export function findSimilar(
  actor: Actor,
  { key, fields }: { key: string; fields: ProductFields },
): ProductSummary[] {
  const { products, indexes } = catalogue();
  const self = products.get(key);
  // In the trash: there for its editors only, and in no company of others.
  if (!self) return [];
  const found = new Set<string>();
  for (const text of questions(fields)) {
    if (found.size >= shown) break;
    const query = { text, filters: {}, page: 0, size: shown + 1, count_facets: false };
    const { hits, corrected } = indexes[self.offering].search(query, productViewer(actor));
    if (corrected !== null) continue;
    for (const hit of hits) if (hit.key !== key) found.add(hit.key);
  }
  return [...found].slice(0, shown).map((each) => {
    const entry = products.get(each) as ProductEntry;
    return entry.summaries[productTier(actor, entry)];
  });
}

/** What is asked one after the other, the closest relation first. */
function questions({ inci = "", functions = [], service_types = [] }: ProductFields): string[] {
  const components = inci
    .split(/\(and\)|[;,](?!\d)/i)
    .map(quoted)
    .filter((text) => text !== '""')
    .slice(0, componentsAsked);
  const purposes = [...functions, ...service_types].slice(0, purposesAsked).map(quoted);
  const fewer = purposes.map((_, at) => purposes.slice(0, purposes.length - at).join(" "));
  return [...components, ...fewer];
}

/** In quotes words are neither completed nor corrected. */
const quoted = (text: string) => `"${text.replaceAll('"', " ").trim()}"`;
