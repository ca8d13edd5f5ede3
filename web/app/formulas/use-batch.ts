import { isBatch } from "@neroli/contract/formulas/limits.ts";
import { type Exact, readExact } from "@neroli/contract/kernel/exact.ts";
import { useSearchParams } from "react-router";

const kilogram = "1000";

/** Grams of the batch as they were typed, which stand in the address. */
export function useBatch(): [string, (grams: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (grams: string) =>
    setSearch(
      (now) => {
        now.set("batch", grams);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get("batch") ?? kilogram, set];
}

/** Null where that much is not weighed in. */
export const gramsOf = (typed: string): Exact | null => (isBatch(typed) ? readExact(typed) : null);
