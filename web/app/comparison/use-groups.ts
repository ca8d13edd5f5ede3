import {
  type ComparedGroup,
  comparedGroups,
  onlyDifferences,
} from "@neroli/contract/comparison/rows.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useMemo } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";

/** The rows in the reader's language, and how many of all differ. */
export function useGroups(
  { products }: Comparison,
  only: boolean,
): { groups: ComparedGroup[]; differing: number } {
  const t = useT();
  const language = useLanguage();
  const all = useMemo(
    () => comparedGroups(products, { say: (key) => t(key as PlainPhraseKey), language }),
    [products, t, language],
  );
  const differences = onlyDifferences(all);
  return {
    groups: only && products.length > 1 ? differences : all,
    differing: differences.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}
