import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { useLocation, useNavigate } from "react-router";
import { type Collected, collectedNow, collectInstead } from "../kernel/compare-tray/tray.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { addressOf, readAddress } from "./address.ts";

type Compared = Comparison["products"][number];

/** The actions on a comparison. Each changes the address, which holds the whole comparison. */
export function useCompared(comparison: Comparison) {
  const t = useT();
  const navigate = useNavigate();
  const address = readAddress(useLocation().search);
  const { keys, onlyDifferences } = address;
  const go = (next: readonly string[], replace = false) => {
    followTray(comparison, { before: keys, after: next });
    const to = addressOf({ keys: next, onlyDifferences });
    void navigate(to, { replace, preventScrollReset: true });
  };
  return {
    ...address,
    add: (product: Collected) => {
      followTray(comparison, { before: keys, after: [...keys, product.key], added: product });
      const to = addressOf({ keys: [...keys, product.key], onlyDifferences });
      void navigate(to, { preventScrollReset: true });
    },
    remove: ({ key, name }: Pick<Compared, "key" | "name">) => {
      go(keys.filter((each) => each !== key));
      const undo = { label: t("comparison.undo"), onClick: () => go(keys) };
      tellDone(t("comparison.removed", { name }), undo);
    },
    removeUnavailable: () => go(keys.filter((key) => !comparison.unavailable.includes(key))),
    /** One to the left or to the right of what is shown. */
    move: (key: string, by: -1 | 1) => {
      const shown = comparison.products.map((product) => product.key);
      const at = shown.indexOf(key);
      const other = shown[at + by];
      if (other === undefined) return;
      const swapped = keys.map((each) => (each === key ? other : each === other ? key : each));
      go(swapped, true);
    },
    showOnlyDifferences: (only: boolean) =>
      void navigate(addressOf({ keys, onlyDifferences: only }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

interface Step {
  before: readonly string[];
  after: readonly string[];
  added?: Collected;
}

/**
 * While the comparison shows exactly the products of the reader's tray, the tray follows each change.
 * A comparison that somebody else has sent leaves the tray as it is.
 */
function followTray({ products }: Comparison, { before, after, added }: Step): void {
  const collected = collectedNow();
  const same =
    collected.length === before.length && collected.every(({ key }) => before.includes(key));
  if (!same) return;
  const known = [...collected, ...products, ...(added ? [added] : [])];
  collectInstead(
    after.flatMap((key) => {
      const product = known.find((each) => each.key === key);
      return product ? [{ key, name: product.name, offering: product.offering }] : [];
    }),
  );
}
