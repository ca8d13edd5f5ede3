import { alternativesPhrases } from "./alternatives.ts";
import { attributesPhrases } from "./attributes.ts";
import { attributesMergingPhrases } from "./attributes-merging.ts";
import { auditPhrases } from "./audit.ts";
import { auditWordsPhrases } from "./audit-words.ts";
import { auditWordsProductsPhrases } from "./audit-words-products.ts";
import { auditWordsOfSynonymsPhrases } from "./audit-words-synonyms.ts";
import { bookmarkButtonPhrases } from "./bookmark-button.ts";
import { bookmarksPhrases } from "./bookmarks.ts";
import { bookmarksListPhrases } from "./bookmarks-list.ts";
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
import { compareTrayPhrases } from "./compare-tray.ts";
import { comparisonPhrases } from "./comparison.ts";
import { comparisonToolsPhrases } from "./comparison-tools.ts";
import { completenessPhrases } from "./completeness.ts";
import { dashboardPhrases } from "./dashboard.ts";
import { documentsAdminPhrases } from "./documents-admin.ts";
import { documentsAdminOnePhrases } from "./documents-admin-one.ts";
import { documentsUploadPhrases } from "./documents-upload.ts";
import { documentsUploadPicturesPhrases } from "./documents-upload-pictures.ts";
import { downloadsPhrases } from "./downloads.ts";
import { downloadsContentsPhrases } from "./downloads-contents.ts";
import { enumerationPhrases } from "./enumerations.ts";
import { errorPhrases } from "./errors.ts";
import { errorsAttributesPhrases } from "./errors-attributes.ts";
import { errorsDocumentsPhrases } from "./errors-documents.ts";
import { errorsImportsPhrases } from "./errors-imports.ts";
import { errorsKeptPhrases } from "./errors-kept.ts";
import { errorsPeoplePhrases } from "./errors-people.ts";
import { exportsPhrases } from "./exports.ts";
import { fieldReasonsPhrases } from "./field-reasons.ts";
import { goalsPhrases } from "./goals.ts";
import { identityPhrases } from "./identity.ts";
import { importsPhrases } from "./imports.ts";
import { importsColumnsPhrases } from "./imports-columns.ts";
import { importsMappingPhrases } from "./imports-mapping.ts";
import { importsOutcomesPhrases } from "./imports-outcomes.ts";
import { importsReasonsPhrases } from "./imports-reasons.ts";
import { importsReasonsCellsPhrases } from "./imports-reasons-cells.ts";
import { importsResultPhrases } from "./imports-result.ts";
import { importsRunPhrases } from "./imports-run.ts";
import { importsStatesPhrases } from "./imports-states.ts";
import { importsUndoPhrases } from "./imports-undo.ts";
import { importsValuesPhrases } from "./imports-values.ts";
import { inciFamilyPhrases } from "./inci-families.ts";
import { invitationsPhrases } from "./invitations.ts";
import { labelsPhrases } from "./labels.ts";
import { notificationPhrases } from "./notifications.ts";
import { notificationsDocumentsPhrases } from "./notifications-documents.ts";
import { portalsPhrases } from "./portals.ts";
import { productEditorPhrases } from "./product-editor.ts";
import { productEditorFieldsPhrases } from "./product-editor-fields.ts";
import { productEditorFormulaPhrases } from "./product-editor-formula.ts";
import { productEditorHintsPhrases } from "./product-editor-hints.ts";
import { productEditorHistoryPhrases } from "./product-editor-history.ts";
import { productEditorSavingPhrases } from "./product-editor-saving.ts";
import { productFormulaPhrases } from "./product-formula.ts";
import { productLabelsPhrases } from "./product-labels.ts";
import { productPagePhrases } from "./product-page.ts";
import { productPageDocumentsPhrases } from "./product-page-documents.ts";
import { productPhrases } from "./products.ts";
import { productsAdminPhrases } from "./products-admin.ts";
import { productsAdminBulkPhrases } from "./products-admin-bulk.ts";
import { productsAdminDialogsPhrases } from "./products-admin-dialogs.ts";
import { profilePhrases } from "./profile.ts";
import { profileDetailsPhrases } from "./profile-details.ts";
import { profileWorkPhrases } from "./profile-work.ts";
import { registrationPhrases } from "./registration.ts";
import { registrationLinksPhrases } from "./registration-links.ts";
import { registrationMailPhrases } from "./registration-mails.ts";
import { registrationVisitorPhrases } from "./registration-visitor.ts";
import { requestFilePhrases } from "./request-files.ts";
import { requestFormAddressPhrases } from "./request-form-address.ts";
import { requestPhrases } from "./requests.ts";
import { savedSearchesPhrases } from "./saved-searches.ts";
import { savedSearchesMailPhrases } from "./saved-searches-mail.ts";
import { searchExplainPhrases } from "./search-explain.ts";
import { searchRefinePhrases } from "./search-refine.ts";
import { searchResultsPhrases } from "./search-results.ts";
import { shellPhrases } from "./shell.ts";
import { shellMenusPhrases } from "./shell-menus.ts";
import { sitePhrases } from "./site.ts";
import { subscriptionsPhrases } from "./subscriptions.ts";
import { subscriptionsListPhrases } from "./subscriptions-list.ts";
import { suggestionsPhrases } from "./suggestions.ts";
import { synonymsPhrases } from "./synonyms.ts";
import { tablePhrases } from "./table.ts";
import { termsPhrases } from "./terms.ts";
import { unsubscribePhrases } from "./unsubscribe.ts";
import { usersAdminPhrases } from "./users-admin.ts";
import { usersAdminAccountPhrases } from "./users-admin-account.ts";
import { usersAdminListPhrases } from "./users-admin-list.ts";
import { usersAdminSpecialPhrases } from "./users-admin-special.ts";
import { usersAdminTeamPhrases } from "./users-admin-team.ts";
import { worldRegionPhrases } from "./world-regions.ts";

/** Every phrase by its key. */
export const phrases = {
  ...errorPhrases,
  ...errorsAttributesPhrases,
  ...errorsDocumentsPhrases,
  ...downloadsContentsPhrases,
  ...notificationsDocumentsPhrases,
  ...dashboardPhrases,
  ...cataloguePhrases,
  ...catalogueResultPhrases,
  ...notificationPhrases,
  ...companyPagePhrases,
  ...productPagePhrases,
  ...productPageDocumentsPhrases,
  ...productPhrases,
  ...enumerationPhrases,
  ...identityPhrases,
  ...requestPhrases,
  ...requestFilePhrases,
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
  ...auditWordsProductsPhrases,
  ...auditWordsOfSynonymsPhrases,
  ...fieldReasonsPhrases,
  ...subscriptionsListPhrases,
  ...errorsPeoplePhrases,
  ...errorsImportsPhrases,
  ...errorsKeptPhrases,
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
  ...exportsPhrases,
  ...importsReasonsPhrases,
  ...importsReasonsCellsPhrases,
  ...importsResultPhrases,
  ...importsOutcomesPhrases,
  ...importsRunPhrases,
  ...importsStatesPhrases,
  ...importsUndoPhrases,
  ...importsValuesPhrases,
  ...importsMappingPhrases,
  ...importsPhrases,
  ...importsColumnsPhrases,
  ...downloadsPhrases,
  ...documentsUploadPhrases,
  ...documentsUploadPicturesPhrases,
  ...documentsAdminPhrases,
  ...documentsAdminOnePhrases,
  ...productLabelsPhrases,
  ...attributesPhrases,
  ...attributesMergingPhrases,
  ...completenessPhrases,
  ...productsAdminBulkPhrases,
  ...productsAdminDialogsPhrases,
  ...productsAdminPhrases,
  ...productEditorHintsPhrases,
  ...productEditorHistoryPhrases,
  ...productEditorSavingPhrases,
  ...productEditorFormulaPhrases,
  ...productFormulaPhrases,
  ...productEditorFieldsPhrases,
  ...productEditorPhrases,
  ...worldRegionPhrases,
  ...searchRefinePhrases,
  ...inciFamilyPhrases,
  ...searchResultsPhrases,
  ...searchExplainPhrases,
  ...bookmarkButtonPhrases,
  ...bookmarksPhrases,
  ...bookmarksListPhrases,
  ...comparisonPhrases,
  ...comparisonToolsPhrases,
  ...compareTrayPhrases,
  ...savedSearchesPhrases,
  ...savedSearchesMailPhrases,
  ...unsubscribePhrases,
  ...synonymsPhrases,
  ...alternativesPhrases,
  ...suggestionsPhrases,
};

export type PhraseKey = keyof typeof phrases;
