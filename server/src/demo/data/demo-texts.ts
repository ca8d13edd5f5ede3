import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { TranslatedKey } from "@neroli/contract/products/text-keys.ts";

/** What products say in one language, by their keys. */
export type DemoTexts = Record<string, Pick<ProductFields, TranslatedKey>>;
