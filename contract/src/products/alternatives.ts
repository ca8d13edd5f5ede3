import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { ProductSummary } from "./schema.ts";

const Texts = z.array(z.string()).describe("in the reader's language");

/** A product that may stand in for another, and what differs. */
export const Alternative = z.object({
  product: ProductSummary,
  /** The values that both have, the most important field first. */
  same: z.array(z.object({ field: z.string(), values: Texts })),
  /** The values that one of them alone has: `mine` belongs to the product that was asked about. */
  differs: z.array(z.object({ field: z.string(), mine: Texts, theirs: Texts })),
  likely: Texts.describe(
    "functions of theirs; the product that was asked about names none, and likely has these",
  ),
  score: z.int().min(0).max(100).describe("how far it does the same, in per cent"),
});
export type Alternative = z.infer<typeof Alternative>;

export const alternativeEndpoints = {
  "GET /products/:productKey/alternatives": {
    access: "public",
    summary: "Products that serve the same purpose, other suppliers first, with what differs.",
    params: z.object({ productKey: Key }),
    response: z.object({ content: z.array(Alternative) }),
  },
} satisfies Endpoints;
