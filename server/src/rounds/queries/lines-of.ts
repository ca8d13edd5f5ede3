import type { RoundLine } from "@neroli/contract/rounds/schema.ts";
import type { RoundWithAsked } from "./get-round.ts";

type Asked = RoundWithAsked["products_asked"][number];

/** Products with the same number are one line; others are each one. */
export const lineKeyOf = ({ line, key }: Pick<Asked, "line" | "key">): string =>
  line === null ? key : String(line);

export function linesOf(products: readonly Asked[]): RoundLine[] {
  const lines = new Map<string, RoundLine>();
  for (const product of products) {
    const { key, name, request_key, quantity } = product;
    const lineKey = lineKeyOf(product);
    const at: RoundLine = lines.get(lineKey) ?? { key: lineKey, quantity, products: [] };
    at.products.push({ key, name, request_key });
    lines.set(lineKey, at);
  }
  return [...lines.values()];
}
