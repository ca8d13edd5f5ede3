import { offeringOfStep } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { readAwards } from "../kernel/given-awards.tsx";
import type { LoadInput } from "../kernel/load.ts";

export type LoadedProduct = Product & { awards: GivenAward[] };

/** The same page for all offerings; which one, the address says. */
export async function loadProduct({
  api,
  params,
  url,
}: LoadInput<{ productKey: string }>): Promise<LoadedProduct> {
  const offering = offeringOfStep(url.pathname.split("/")[1]) ?? "INGREDIENTS";
  const [product, awards] = await Promise.all([
    api("GET /products/:offering/:productKey", { params: { ...params, offering } }),
    readAwards(api("GET /products/:productKey/awards", { params })),
  ]);
  return { ...product, awards };
}
