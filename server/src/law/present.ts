import { type AnnexFile, mostTold } from "@neroli/contract/law/schema.ts";
import type { AnnexLoad } from "./commands/load-annex.ts";

/** As pages tell it: with the first of its faults and changes. */
export const presentLoad = (load: AnnexLoad): AnnexFile => ({
  name: load.name,
  annex: load.annex,
  entries: load.entries.length,
  added: load.added.length,
  changed: load.changed.length,
  same: load.same,
  older: load.older,
  as_of: load.as_of,
  faults: load.faults.slice(0, mostTold),
  fault_count: load.faults.length,
  changes: load.changes.slice(0, mostTold),
});
