import { z } from "zod";
import { offerings } from "../enumerations/products.ts";
import { Key } from "../kernel/values.ts";
import { Product } from "../products/schema.ts";

/** A product as its page shows it, without those that are like it. */
export const ComparedProduct = Product.omit({ similar: true });
export type ComparedProduct = z.infer<typeof ComparedProduct>;

export const Comparison = z.object({
  /** The offering of the first product; null where there is none. */
  offering: z.enum(offerings).nullable(),
  /** In the order that was asked for. */
  products: z.array(ComparedProduct),
  /** Products of another offering, whose fields are not the same. */
  others: z.array(z.object({ key: Key, name: z.string(), offering: z.enum(offerings) })),
  unavailable: z.array(Key).describe("keys that are no product for this reader"),
});
export type Comparison = z.infer<typeof Comparison>;
