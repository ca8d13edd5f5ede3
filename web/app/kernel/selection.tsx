import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { useSyncExternalStore } from "react";
import { keptList } from "./kept-list.ts";

/** A product that was ticked for a bulk request: what the request needs to name it. */
export interface SelectedProduct {
  key: string;
  name: string;
  offering: Offering;
  segment: Segment;
  company_key: string;
  company_name: string;
  in_stock: boolean;
}

type OfPage = Pick<SelectedProduct, "key" | "name" | "offering" | "segment" | "in_stock"> & {
  company: { key: string; name: string };
};

/** A product of a page, as it is selected and asked for. */
export const toSelected = (product: OfPage): SelectedProduct => {
  const { key, name, offering, segment, in_stock, company } = product;
  return {
    key,
    name,
    offering,
    segment,
    in_stock,
    company_key: company.key,
    company_name: company.name,
  };
};

/** What is selected in this tab; it survives paging, other searches, sign-in and reload. */
const { current, change, subscribe } = keptList<SelectedProduct>({
  key: "selection",
  storage: () => sessionStorage,
});
const none: readonly SelectedProduct[] = [];

/** A product of a list as a bulk request names it. Services have no stock that could be out. */
export const selectedOf = ({
  key,
  name,
  offering,
  segment,
  company,
  sample_available,
}: ProductSummary): SelectedProduct => ({
  ...{ key, name, offering, segment },
  company_key: company.key,
  company_name: company.name,
  in_stock: offering === "SERVICES" || sample_available,
});

export function toggleSelected(product: SelectedProduct): void {
  const without = current().filter(({ key }) => key !== product.key);
  change(without.length < current().length ? without : [...without, product]);
}

const clearSelection = (): void => change(none);

/** The products selected for bulk requests; none while rendering on the server. */
export function useSelection(): {
  products: readonly SelectedProduct[];
  toggle: (product: SelectedProduct) => void;
  clear: () => void;
} {
  const products = useSyncExternalStore(subscribe, current, () => none);
  return { products, toggle: toggleSelected, clear: clearSelection };
}

/** Whether one product is selected: its card alone is drawn anew when that changes. */
export const useIsSelected = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().some((product) => product.key === key),
    () => false,
  );
