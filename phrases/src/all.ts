import { cataloguePhrases } from "./catalogue.ts";
import { catalogueResultPhrases } from "./catalogue-results.ts";
import { companyPagePhrases } from "./company-page.ts";
import { enumerationPhrases } from "./enumerations.ts";
import { errorPhrases } from "./errors.ts";
import { identityPhrases } from "./identity.ts";
import { notificationPhrases } from "./notifications.ts";
import { productPagePhrases } from "./product-page.ts";
import { productPhrases } from "./products.ts";
import { requestPhrases } from "./requests.ts";
import { shellPhrases } from "./shell.ts";
import { sitePhrases } from "./site.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...cataloguePhrases,
  ...catalogueResultPhrases,
  ...notificationPhrases,
  ...companyPagePhrases,
  ...productPagePhrases,
  ...productPhrases,
  ...enumerationPhrases,
  ...identityPhrases,
  ...requestPhrases,
  ...shellPhrases,
  ...sitePhrases,
};

export type PhraseKey = keyof typeof phrases;
