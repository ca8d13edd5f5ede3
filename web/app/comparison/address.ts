import { links } from "@neroli/contract/access/links.ts";
import { comparedAtMost } from "@neroli/contract/comparison/limits.ts";
import { formats } from "@neroli/contract/kernel/formats/formats.ts";

/** The contents of a comparison's address. */
export interface ComparisonAddress {
  keys: readonly string[];
  /** More than can stand side by side: the first are shown. */
  tooMany: boolean;
  onlyDifferences: boolean;
}

export function readAddress(search: string): ComparisonAddress {
  const query = new URLSearchParams(search);
  const written = (query.get("products") ?? "").split(",").map((key) => key.trim());
  const keys = [...new Set(written)].filter((key) => formats.key.holds(key));
  return {
    keys: keys.slice(0, comparedAtMost),
    tooMany: keys.length > comparedAtMost,
    onlyDifferences: query.get("differences") === "true",
  };
}

export const addressOf = ({
  keys,
  onlyDifferences,
}: Pick<ComparisonAddress, "keys" | "onlyDifferences">) =>
  links.compare({
    ...(keys.length > 0 && { products: keys.join(",") }),
    ...(onlyDifferences && { differences: "true" }),
  });
