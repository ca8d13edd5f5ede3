import { auditPhrases } from "./audit.ts";
import { cataloguePhrases } from "./catalogue.ts";
import { catalogueResultPhrases } from "./catalogue-results.ts";
import { companiesAdminPhrases } from "./companies-admin.ts";
import { companyEditorPhrases } from "./company-editor.ts";
import { companyPagePhrases } from "./company-page.ts";
import { dashboardPhrases } from "./dashboard.ts";
import { enumerationPhrases } from "./enumerations.ts";
import { errorPhrases } from "./errors.ts";
import { identityPhrases } from "./identity.ts";
import { invitationsPhrases } from "./invitations.ts";
import { labelsPhrases } from "./labels.ts";
import { notificationPhrases } from "./notifications.ts";
import { portalsPhrases } from "./portals.ts";
import { productPagePhrases } from "./product-page.ts";
import { productPhrases } from "./products.ts";
import { profilePhrases } from "./profile.ts";
import { registrationPhrases } from "./registration.ts";
import { registrationMailPhrases } from "./registration-mails.ts";
import { requestPhrases } from "./requests.ts";
import { shellPhrases } from "./shell.ts";
import { sitePhrases } from "./site.ts";
import { subscriptionsPhrases } from "./subscriptions.ts";
import { tablePhrases } from "./table.ts";
import { termsPhrases } from "./terms.ts";
import { usersAdminPhrases } from "./users-admin.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...dashboardPhrases,
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
  ...registrationPhrases,
  ...registrationMailPhrases,
  ...invitationsPhrases,
  ...profilePhrases,
  ...usersAdminPhrases,
  ...companyEditorPhrases,
  ...companiesAdminPhrases,
  ...labelsPhrases,
  ...subscriptionsPhrases,
  ...auditPhrases,
  ...portalsPhrases,
  ...tablePhrases,
  ...termsPhrases,
};

export type PhraseKey = keyof typeof phrases;
