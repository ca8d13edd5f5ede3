import { createHash } from "node:crypto";
import type { QuoteContent } from "@neroli/contract/quotes/content.ts";

/** SHA-256 of what a version says, as JSON whose names stand in one order however it was stored. */
export const contentHash = (content: QuoteContent): string =>
  createHash("sha256").update(canonical(content)).digest("hex");

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const said = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`);
  return `{${said.join(",")}}`;
}
