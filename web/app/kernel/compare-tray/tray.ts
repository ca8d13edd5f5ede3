import { comparedAtMost } from "@neroli/contract/comparison/limits.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useSyncExternalStore } from "react";
import { keptList } from "../kept-list.ts";

/** A product that was put aside for a comparison. */
export interface Collected {
  key: string;
  name: string;
  offering: Offering;
}

const { current, change, subscribe } = keptList<Collected>({
  key: "compare-tray",
  storage: () => localStorage,
});
const none: readonly Collected[] = [];

/** Why a product cannot be added: six are there, or they are of another offering. */
export type Refusal = "full" | "other";

function refusalOf({ key, offering }: Collected): Refusal | null {
  const collected = current();
  if (collected.some((each) => each.key === key)) return null;
  if (collected.some((each) => each.offering !== offering)) return "other";
  return collected.length >= comparedAtMost ? "full" : null;
}

/** Puts it aside, or says why not. */
export function collect(product: Collected): Refusal | null {
  const refusal = refusalOf(product);
  if (refusal) return refusal;
  const { key, name, offering } = product;
  const others = current().filter((each) => each.key !== key);
  change([...others, { key, name, offering }]);
  return null;
}

export const uncollect = (key: string): void =>
  change(current().filter((each) => each.key !== key));

export const collectInstead = (products: readonly Collected[]): void => change(products);

/** What is put aside in this browser; nothing while rendering on the server. */
export const useCollected = (): readonly Collected[] =>
  useSyncExternalStore(subscribe, current, () => none);

/** Whether one product is put aside, and else whether it could be: its button alone is drawn anew. */
export const useCollecting = (product: Collected): "in" | "out" | Refusal =>
  useSyncExternalStore(
    subscribe,
    () => {
      if (current().some(({ key }) => key === product.key)) return "in";
      return refusalOf(product) ?? "out";
    },
    () => "out",
  );

/** What is put aside, asked once. */
export const collectedNow = current;
