import { createReader } from "@neroli/search/index-reader.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexName } from "../indexed/index-names.ts";
import { tellPortal } from "./portal-scope.ts";
import type { Readers } from "./readers.ts";

/** Answers searches on the thread that asks: for programs that search little, and tests. */
export function readHere(schemas: Record<IndexName, IndexSchema>): Readers {
  const readers = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, createReader(schema)]),
  ) as Record<IndexName, ReturnType<typeof createReader>>;
  return {
    ask: async (index, { method, given }) => {
      const ask = readers[index][method] as (...given: unknown[]) => unknown;
      return ask(...given);
    },
    follow: (index, step) => readers[index].follow(step),
    portal: (key, scope) => tellPortal(readers, { key, scope }),
    stop: async () => {},
  };
}
