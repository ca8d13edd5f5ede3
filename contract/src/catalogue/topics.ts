import { z } from "zod";

/** One function, application, or INCI name or family that ingredients have. */
export const Topic = z.object({
  key: z.string().describe("in the address of its page"),
  value: z.string().describe("by which a search is narrowed: of its facet, or as `inci:value`"),
  label: z.string().describe("in the reader's language"),
  count: z.int().describe("of ingredients"),
  family: z.boolean().describe("of INCI names that formulators leave out together"),
});
export type Topic = z.infer<typeof Topic>;
