import { useEffect, useRef } from "react";
import { tell } from "./tell.ts";

/** Tells once that the page of a product or company was opened. */
export function useTellsView({ product, company }: { product?: string; company?: string }): void {
  useEffect(() => {
    tell({ kind: "VIEW", ...(product && { product }), ...(company && { company }) });
  }, [product, company]);
}

/** Tells once of each product that it was compared while the page is there. */
export function useTellsComparison(keys: readonly string[]): void {
  const told = useRef(new Set<string>());
  const all = keys.join(" ");
  useEffect(() => {
    const added = all.split(" ").filter((key) => key !== "" && !told.current.has(key));
    for (const key of added) told.current.add(key);
    tell(...added.map((product) => ({ kind: "COMPARISON" as const, product })));
  }, [all]);
}
