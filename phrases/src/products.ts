import { productDataPhrases } from "./product-data.ts";
import { productIdentityPhrases } from "./product-identity.ts";

/** Names of every product field and of their groups, by the registry's keys. */
export const productPhrases = { ...productIdentityPhrases, ...productDataPhrases };
