import { companyPagePhrases } from "./company-page.ts";
import { errorPhrases } from "./errors.ts";
import { productPagePhrases } from "./product-page.ts";
import { shellPhrases } from "./shell.ts";
import { sitePhrases } from "./site.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...companyPagePhrases,
  ...productPagePhrases,
  ...shellPhrases,
  ...sitePhrases,
};

export type PhraseKey = keyof typeof phrases;
