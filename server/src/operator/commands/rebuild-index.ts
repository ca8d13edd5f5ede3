import { emit, transaction } from "../../kernel/db/db.ts";
import { everyName } from "../../synonyms/commands/fold-names.ts";

/**
 * Has every process read all products anew: what is told when more synonyms have changed than are
 * named one by one. Searches are answered meanwhile.
 */
export const rebuildIndex = (): Promise<void> =>
  transaction(async () => emit({ topic: "synonym.changed", key: everyName }));
