import { auditPhrases } from "./audit.ts";
import { auditWordsPhrases } from "./audit-words.ts";
import { cataloguePhrases } from "./catalogue.ts";
import { catalogueResultPhrases } from "./catalogue-results.ts";
import { companiesAdminPhrases } from "./companies-admin.ts";
import { companiesAdminListPhrases } from "./companies-admin-list.ts";
import { companyEditorPhrases } from "./company-editor.ts";
import { companyEditorPartsPhrases } from "./company-editor-parts.ts";
import { companyEditorPicturesPhrases } from "./company-editor-pictures.ts";
import { companyEditorSavingPhrases } from "./company-editor-saving.ts";
import { companyPagePhrases } from "./company-page.ts";
import { companyVisibilityPhrases } from "./company-visibility.ts";
import { dashboardPhrases } from "./dashboard.ts";
import { enumerationPhrases } from "./enumerations.ts";
import { errorPhrases } from "./errors.ts";
import { errorsPeoplePhrases } from "./errors-people.ts";
import { goalsPhrases } from "./goals.ts";
import { identityPhrases } from "./identity.ts";
import { invitationsPhrases } from "./invitations.ts";
import { labelsPhrases } from "./labels.ts";
import { notificationPhrases } from "./notifications.ts";
import { portalsPhrases } from "./portals.ts";
import { productPagePhrases } from "./product-page.ts";
import { productPhrases } from "./products.ts";
import { profilePhrases } from "./profile.ts";
import { profileDetailsPhrases } from "./profile-details.ts";
import { profileWorkPhrases } from "./profile-work.ts";
import { registrationPhrases } from "./registration.ts";
import { registrationLinksPhrases } from "./registration-links.ts";
import { registrationMailPhrases } from "./registration-mails.ts";
import { registrationVisitorPhrases } from "./registration-visitor.ts";
import { requestFormAddressPhrases } from "./request-form-address.ts";
import { requestPhrases } from "./requests.ts";
import { shellPhrases } from "./shell.ts";
import { shellMenusPhrases } from "./shell-menus.ts";
import { sitePhrases } from "./site.ts";
import { subscriptionsPhrases } from "./subscriptions.ts";
import { subscriptionsListPhrases } from "./subscriptions-list.ts";
import { tablePhrases } from "./table.ts";
import { termsPhrases } from "./terms.ts";
import { usersAdminPhrases } from "./users-admin.ts";
import { usersAdminAccountPhrases } from "./users-admin-account.ts";
import { usersAdminListPhrases } from "./users-admin-list.ts";
import { usersAdminSpecialPhrases } from "./users-admin-special.ts";
import { usersAdminTeamPhrases } from "./users-admin-team.ts";

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
  ...companyEditorPicturesPhrases,
  ...usersAdminSpecialPhrases,
  ...usersAdminListPhrases,
  ...shellMenusPhrases,
  ...requestFormAddressPhrases,
  ...registrationVisitorPhrases,
  ...registrationLinksPhrases,
  ...usersAdminTeamPhrases,
  ...usersAdminAccountPhrases,
  ...companyEditorPartsPhrases,
  ...companyEditorSavingPhrases,
  ...companyVisibilityPhrases,
  ...companiesAdminListPhrases,
  ...profileWorkPhrases,
  ...profileDetailsPhrases,
  ...auditWordsPhrases,
  ...subscriptionsListPhrases,
  ...errorsPeoplePhrases,
  ...goalsPhrases,
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
