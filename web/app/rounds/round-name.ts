import type { RoundSummary } from "@neroli/contract/rounds/schema.ts";
import type { Translate } from "../language/phrases.tsx";

/** What a round is called: the first thing that was asked for, and how many more. */
export const roundName = (t: Translate, { products }: Pick<RoundSummary, "products">): string =>
  t("rounds.name", { name: products[0] ?? "–", more: Math.max(0, products.length - 1) });
