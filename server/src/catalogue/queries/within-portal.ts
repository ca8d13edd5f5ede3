import { offerings } from "@neroli/contract/enumerations/products.ts";
import { isExcluded } from "@neroli/contract/products/visibility.ts";
import { inScope } from "@neroli/search/columns/scope.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { CompanyEntry, ProductEntry } from "../indexed/entries.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

/** Which products the portal shows on whose host this actor asks; elsewhere all of them. */
export async function shownThere({
  portal,
}: Actor): Promise<(product: Pick<ProductEntry, "key" | "company">) => boolean> {
  if (portal === null) return () => true;
  const scope = await catalogue().portals.know(portal);
  return ({ key, company }) =>
    scope !== null && company.shown && inScope(scope.products, { key, company: company.key });
}

/** How many products companies list that exist for this actor, on a portal's host in that portal. */
export async function countListed(actor: Actor): Promise<(company: CompanyEntry) => number> {
  if (actor.portal === null) {
    return (company) => (isExcluded(actor, company) ? 0 : company.products.size);
  }
  const { searcher } = catalogue();
  const commonest = { most: 1, whole: ["company"] };
  const asked = { text: "", filters: {}, page: 0, size: 0, commonest };
  const answers = await Promise.all(
    offerings.map((offering) => searcher.search(offering, asked, productViewer(actor))),
  );
  const counts = new Map<string, number>();
  for (const { facets } of answers) {
    for (const { value, count } of facets.company ?? []) {
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  return ({ key }) => counts.get(key) ?? 0;
}
