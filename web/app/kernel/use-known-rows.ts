import { useRef } from "react";

/** Rows by their keys: those that were seen stay known when another page or filter takes them out of sight. */
export function useKnownRows<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const seen = useRef(new Map<string, Row>());
  for (const row of rows ?? []) seen.current.set(keyOf(row), row);
  return seen.current;
}
