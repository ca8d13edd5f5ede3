import { offeringOfStep } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { type LoadInput, orNone } from "../kernel/load.ts";

export type LoadedProduct = Product & { awards: GivenAward[]; alternatives: Alternative[] };

/** The same page for all offerings; which one, the address says. */
export async function loadProduct({
  api,
  params,
  url,
}: LoadInput<{ productKey: string }>): Promise<LoadedProduct> {
  const offering = offeringOfStep(url.pathname.split("/")[1]) ?? "INGREDIENTS";
  const [product, awards, alternatives] = await Promise.all([
    api("GET /products/:offering/:productKey", { params: { ...params, offering } }),
    orNone(api("GET /products/:productKey/awards", { params })),
    // With the page: what came later pushed away the similar products that somebody was reading.
    orNone(api("GET /products/:productKey/alternatives", { params })),
  ]);
  return { ...product, awards, alternatives };
}
