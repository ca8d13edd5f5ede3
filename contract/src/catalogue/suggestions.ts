import { z } from "zod";
import { Key } from "../kernel/values.ts";

/** INCI names and numbers, trade names, companies, and functions in the reader's language. */
export const suggestionKinds = ["ingredients", "products", "suppliers", "functions"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionsOfAKind = 5;

export const SuggestionGroup = z.object({
  kind: z.enum(suggestionKinds),
  values: z.array(
    z.object({
      text: z.string(),
      /** Products that carry it and that exist for the reader; of a supplier those it lists. */
      count: z.int(),
      /** The key of the one product that carries it, or of the supplier. */
      key: Key.nullable(),
      /** The second line: the supplier of a product, or the common name that led here. */
      detail: z.string().nullable(),
    }),
  ),
});
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

/** Only groups that have values, in the order of the kinds. */
export const Suggestions = z.object({ groups: z.array(SuggestionGroup) });
