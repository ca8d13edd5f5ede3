import type { Scope } from "@neroli/search/columns/scope.ts";
import type { IndexReader } from "@neroli/search/index-reader.ts";
import { type IndexName, indexNames } from "../indexed/index-names.ts";

/** What a portal shows, as the indexes are told it. */
export interface PortalScope {
  products: Scope;
  suppliers: Scope;
}

/** Tells each index its part of it, by the portal's key. */
export function tellPortal(
  readers: Readonly<Record<IndexName, IndexReader>>,
  { key, scope }: { key: string; scope: PortalScope },
): void {
  for (const index of indexNames) {
    readers[index].scope(key, index === "SUPPLIERS" ? scope.suppliers : scope.products);
  }
}
