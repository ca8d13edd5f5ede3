import { compact, needsCompaction } from "./compact.ts";
import { addColumns, createStore, killSlot, type Store } from "./document-store.ts";
import type { CatalogueIndex, Change, IndexSchema } from "./index-types.ts";
import { createScratch, type Scratch } from "./match-words.ts";
import { checkDocument, planSchema } from "./schema-plan.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";
import { createViewCache, viewOf } from "./visibility.ts";
import { writeWords } from "./write-words.ts";

/**
 * An empty index in memory, for products or companies alike: what a document is, the schema
 * says. One index answers one search at a time; nothing in it waits.
 * @throws RangeError for a schema of more than 32 fields.
 */
export function createIndex(schema: IndexSchema): CatalogueIndex {
  const store = createStore(planSchema(schema));
  const views = createViewCache();
  let scratch: Scratch = createScratch(0);
  return {
    search(query, viewer) {
      const slots = store.keys.length;
      if (scratch.stage.length < slots) scratch = createScratch(slots + (slots >> 2) + 64);
      return search(store, { query, view: viewOf(store, views, viewer), scratch });
    },
    suggest(text, viewer, limit, field) {
      return suggest(store, { text, view: viewOf(store, views, viewer), limit, field });
    },
    apply(changes) {
      applyChanges(store, changes);
    },
    get size() {
      return store.slotOf.size;
    },
  };
}

function applyChanges(store: Store, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.kind === "put") checkDocument(store.plan, change.document);
  }
  for (const change of changes) {
    const key = change.kind === "put" ? change.document.key : change.key;
    const slot = store.slotOf.get(key);
    if (slot !== undefined) killSlot(store, slot);
    if (change.kind === "put")
      writeWords(store, addColumns(store, change.document), change.document);
  }
  store.version++;
  if (needsCompaction(store)) compact(store);
}
