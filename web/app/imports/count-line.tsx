import type { RowCounts } from "@neroli/contract/imports/schema.ts";
import { rowOutcomes } from "@neroli/contract/imports/states.ts";
import { useT } from "../language/phrases.tsx";

/** "50 new, 3 updated": outcomes that no row has are left out. */
export function CountLine({ counts }: { counts: RowCounts }) {
  const t = useT();
  return rowOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => t(`imports.outcomes.${outcome}`, { count: counts[outcome] }))
    .join(", ");
}
