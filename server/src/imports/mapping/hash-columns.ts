import { createHash } from "node:crypto";
import type { SourceColumn } from "@neroli/contract/imports/mapping.ts";
import { isReasonColumn } from "../problems/reason-column.ts";

export type FileColumns = readonly Pick<SourceColumn, "name">[];

/** The same columns in another order, or with our reasons beside them, are the same kind of file. */
export function hashColumns(columns: FileColumns): string {
  const names = columns.map(({ name }) => name).filter((name) => !isReasonColumn(name));
  return createHash("sha256").update(JSON.stringify(names.sort())).digest("base64url");
}
