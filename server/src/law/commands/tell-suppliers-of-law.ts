import { links } from "@neroli/contract/access/links.ts";
import type { EntryPlace } from "@neroli/contract/law/schema.ts";
import { listDataManagers } from "../../documents/queries/list-ending.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { mailNotifications } from "../../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../../notifications/commands/tell-users.ts";
import { newsOf, readChangedLaw } from "../queries/changed-law.ts";
import { type SubstanceProduct, substanceProducts } from "../queries/substance-products.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";

/** The products of a supplier that changed entries of the law speak of. */
interface Touched {
  products: SubstanceProduct[];
  entries: Set<AnnexEntry>;
}

/**
 * Those who keep the products of a supplier hear of changed entries that speak of these products:
 * once of each load, however often this is repeated.
 */
export const tellSuppliersOfLaw: QueuedJob<{ outbox_id: number; entries: EntryPlace[] }> = {
  name: "tell-suppliers-of-law",
  outsidePortals: true,

  async work({ outbox_id, entries }, signal) {
    const law = await readChangedLaw(entries);
    const touched = new Map<string, Touched>();
    for await (const product of substanceProducts(signal)) {
      const found = law.find(product.substances);
      if (found.length === 0) continue;
      const of = touched.get(product.company_key) ?? { products: [], entries: new Set() };
      touched.set(product.company_key, of);
      of.products.push(product);
      for (const entry of found) of.entries.add(entry);
    }
    for (const [company, of] of touched) {
      signal.throwIfAborted();
      await tellUsers({
        ...{ outbox_id, action: "LAW_CHANGED", about: company },
        data: { ...productsOf(of), ...newsOf([...of.entries]) },
        to: await listDataManagers(company),
      });
    }
    await mailNotifications(outbox_id);
  },
};

/** The first one by name, and how many more. */
function productsOf({ products }: Touched) {
  const [first] = products.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  if (!first) return {};
  const more_products = products.length - 1;
  const path = links.product(first.offering, first.key);
  return {
    product_name: first.name,
    more_products,
    ...(more_products === 0 && { product_path: path }),
  };
}
