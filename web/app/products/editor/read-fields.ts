import type { readFields } from "@neroli/contract/products/field-problems.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";

export type ReadFields = typeof readFields;

/**
 * The server's rules for the fields of a product, applied here too. It comes when the editor opens,
 * and without code made of text, which the pages' security policy forbids.
 */
async function load(): Promise<ReadFields> {
  const { config } = await import("zod/v4/core");
  config({ jitless: true });
  return (await import("@neroli/contract/products/field-problems.ts")).readFields;
}

const loaded = queryOptions({
  queryKey: ["read-fields"],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Loads the rules; whoever is faster than the loading waits for it. */
export function useReadFields() {
  const queries = useQueryClient();
  useQuery(loaded);
  return {
    /** Without a connection the server says what is wrong. */
    ready: () => queries.ensureQueryData(loaded).catch(() => undefined),
    loaded: () => queries.getQueryData(loaded.queryKey),
  };
}
