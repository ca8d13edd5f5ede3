import {
  type ImportTarget,
  importTargets,
  type Mapping,
  type SourceColumn,
} from "@neroli/contract/imports/mapping.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";

const targets: ReadonlySet<string> = new Set(importTargets);

const isProcedure = (target: string) => fieldOfKey(target) === "procedure";

/** Neroli's own export says what it is: its columns are named by their keys, its cells are exact. */
export function ownMapping(columns: readonly SourceColumn[]): Mapping {
  return {
    offering: null,
    segment: null,
    identity: { by: "key" },
    columns: columns.map(({ name }) => {
      const target = name.replace(/ \(\d+\)$/, "");
      if (!targets.has(target)) return { column: name, field: null };
      return {
        column: name,
        field: target as ImportTarget,
        // A step of a procedure has a row of its own: it is a text that holds anything.
        options: { exact: true, separator: isProcedure(target) ? "" : ";", decimal: "." },
        confidence: 1,
        why: "own",
      };
    }),
    values: {},
    rest: null,
    empty: "CLEAR",
  };
}
