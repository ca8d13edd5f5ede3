import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";

/** Fields whose name does not say all that one must know to fill them in. */
const hints: Partial<Record<ProductFieldKey, PlainPhraseKey>> = {
  trade_name: "product-editor.hint.trade_name",
  inci: "product-editor.hint.inci",
  ingredient_category: "product-editor.hint.ingredient_category",
  tagline: "product-editor.hint.tagline",
  positioning: "product-editor.hint.positioning",
  procedure: "product-editor.hint.procedure",
  functions: "product-editor.hint.functions",
  performance_claims: "product-editor.hint.performance_claims",
  in_stock: "product-editor.hint.in_stock",
  sample_unit_price: "product-editor.hint.sample_unit_price",
  sample_work: "product-editor.hint.sample_work",
  video: "product-editor.hint.video",
};

export const hintOf = (field: ProductFieldKey): PlainPhraseKey | undefined => hints[field];
