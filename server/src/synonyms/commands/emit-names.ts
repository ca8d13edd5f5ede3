import { emit } from "../../kernel/db/db.ts";
import { everyName } from "./fold-names.ts";

/** So many names are looked for one by one; of more all products are put anew. */
const mostNames = 200;

/** Whatever is called so is to be found anew, in every process. */
export function emitNames(folded: readonly string[]): void {
  const names = new Set(folded);
  const keys = names.size > mostNames ? [everyName] : names;
  for (const key of keys) emit({ topic: "synonym.changed", key });
}
