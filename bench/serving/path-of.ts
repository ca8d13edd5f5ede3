import type { Query } from "../search/queries.ts";
import { facetOf } from "./fill-catalogue.ts";

/** The address by which the API is asked what the rivals are asked. */
export function pathOf({ kind, text, filter }: Query): string {
  // Quoted words are neither completed nor corrected.
  const query = kind === "typo" || kind === "prefix3" ? text : text.replace(/\S+/g, '"$&"');
  const params = new URLSearchParams(query === "" ? {} : { query });
  for (const id of filter) {
    const { group, value } = facetOf(id);
    params.set(group, value);
  }
  return `/api/search/products/INGREDIENTS?${params}`;
}
