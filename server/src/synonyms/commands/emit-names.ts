import { emit } from "../../kernel/db/db.ts";

/** Whatever is called so is to be found anew, in every process. */
export function emitNames(folded: readonly string[]): void {
  for (const key of new Set(folded)) emit({ topic: "synonym.changed", key });
}
