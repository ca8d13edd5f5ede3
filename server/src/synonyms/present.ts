import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import type { SynonymRow } from "./queries/list-synonyms.ts";

export const presentSynonym = ({ updated_at, ...row }: SynonymRow): Synonym => ({
  ...row,
  updated_at: updated_at.toISOString(),
});
