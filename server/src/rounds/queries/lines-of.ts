import type { RoundLine } from "@neroli/contract/rounds/schema.ts";
import type { RoundWithAsked } from "./get-round.ts";

/** Products with the same number are one line; others are each one. */
export function linesOf(products: RoundWithAsked["products_asked"]): RoundLine[] {
  const lines = new Map<string, RoundLine>();
  for (const { line, key, name, request_key, quantity } of products) {
    const lineKey = line === null ? key : String(line);
    const at: RoundLine = lines.get(lineKey) ?? { key: lineKey, quantity, products: [] };
    at.products.push({ key, name, request_key });
    lines.set(lineKey, at);
  }
  return [...lines.values()];
}
