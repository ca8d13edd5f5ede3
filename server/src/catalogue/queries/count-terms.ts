import { attributeFields } from "@neroli/contract/attributes/fields.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { Actor } from "../../kernel/actor.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

/** By field and term, how many products carry it. */
export type TermCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The terms that products carry which this actor may see, of all suppliers or of one company's.
 * Those in the trash do not count.
 */
export async function countTerms(actor: Actor, company?: string | null): Promise<TermCounts> {
  const { searcher } = catalogue();
  const counts = new Map(
    attributeFields.map((field) => [field as string, new Map<string, number>()]),
  );
  for (const offering of offerings) {
    const { facets } = await searcher.search(
      offering,
      { text: "", filters: company ? { company: [company] } : {}, page: 0, size: 0 },
      productViewer(actor),
    );
    for (const [field, own] of counts) {
      for (const { value, count } of facets[field] ?? []) {
        own.set(value, (own.get(value) ?? 0) + count);
      }
    }
  }
  return counts;
}
