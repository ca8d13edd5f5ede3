import { isBatch } from "@neroli/contract/formulas/limits.ts";
import { type Exact, readExact } from "@neroli/contract/kernel/exact.ts";
import { useAddress } from "../kernel/table-state.ts";

const kilogram = "1000";

/** Grams of the batch as they were typed, which stand in the address; "" while the field is empty. */
export function useBatch(): [string, (grams: string) => void] {
  const { params, put } = useAddress();
  const set = (grams: string) => {
    const next = new URLSearchParams(params);
    next.set("batch", grams);
    void put(next);
  };
  return [params.get("batch") ?? kilogram, set];
}

/** Null where that much is not weighed in. */
export const gramsOf = (typed: string): Exact | null => (isBatch(typed) ? readExact(typed) : null);
