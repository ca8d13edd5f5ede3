import type { SyncChange } from "@neroli/contract/portals/sync.ts";
import type { Translate } from "../../../language/phrases.tsx";

/** "Ranking: 3 → 1": a change in the reader's words. */
export function sayChange({ field, before, after }: SyncChange, t: Translate): string {
  const say = (value: SyncChange["before"]) => {
    if (typeof value === "boolean") return t(value ? "portal-sync.yes" : "portal-sync.no");
    return value === null ? "–" : String(value);
  };
  return `${t(`portal-sync.column.${field}`)}: ${say(before)} → ${say(after)}`;
}
