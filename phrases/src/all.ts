import { companyPagePhrases } from "./company-page.ts";
import { errorPhrases } from "./errors.ts";
import { identityPhrases } from "./identity.ts";
import { productPagePhrases } from "./product-page.ts";
import { shellPhrases } from "./shell.ts";
import { sitePhrases } from "./site.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...companyPagePhrases,
  ...productPagePhrases,
  ...identityPhrases,
  ...shellPhrases,
  ...sitePhrases,
};

export type PhraseKey = keyof typeof phrases;
