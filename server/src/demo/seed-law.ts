import { createReadStream } from "node:fs";
import path from "node:path";
import { annexes } from "@neroli/contract/enumerations/law.ts";
import { loadAnnex } from "../law/commands/load-annex.ts";
import { support } from "./support.ts";

/**
 * A part of the cosmetics law by which formulas are judged, until somebody loads the annexes: entries
 * in our own short words, held against the real ones by law/judging/demonstration.test.ts.
 */
export async function seedLaw(): Promise<void> {
  for (const annex of annexes) {
    const name = `annex.${annex}.demonstration.csv`;
    const file = path.join(import.meta.dirname, "data/law", name);
    await loadAnnex(support, { annex, name, content: createReadStream(file) });
  }
}
