import { companyEnumerationPhrases } from "./company-enumerations.ts";
import { documentEnumerationPhrases } from "./document-enumerations.ts";
import { paymentTermPhrases } from "./payment-terms.ts";
import { productEnumerationPhrases } from "./product-enumerations.ts";

/** Words of the contract's enumerations: `<enumeration>.<VALUE>`. */
export const enumerationPhrases = {
  ...companyEnumerationPhrases,
  ...productEnumerationPhrases,
  ...documentEnumerationPhrases,
  ...paymentTermPhrases,
};
