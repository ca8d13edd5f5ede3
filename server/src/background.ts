import { mailAnalyticsDigests } from "./analytics/jobs.ts";
import { rewriteProducts } from "./attributes/commands/rewrite-products.ts";
import { trimAudit } from "./audit/jobs.ts";
import { forgetRemovedBookmarks } from "./bookmarks/jobs.ts";
import { documentJobs } from "./documents/jobs.ts";
import { mailNewSheets } from "./documents/receipts/commands/mail-new-sheets.ts";
import { zipDocuments } from "./downloads/commands/zip-documents.ts";
import { endOldDownloads } from "./downloads/jobs.ts";
import { trimOldEnquiries } from "./enquiries/jobs.ts";
import { makeExport } from "./exports/commands/make-export.ts";
import { tellProjectsOfLaw } from "./formulas/commands/tell-projects-of-law.ts";
import { formulaFiles } from "./formulas/files/formula-files.ts";
import { rotateIdentityKeys, trimIdentity } from "./identity/jobs.ts";
import { goOnWithImports, importWork, trimImportFiles } from "./imports/jobs.ts";
import { interactionJobs } from "./interactions/jobs.ts";
import { sweepFiles } from "./kernel/assets/jobs.ts";
import type { Job } from "./kernel/jobs/jobs.ts";
import type { QueuedJob } from "./kernel/jobs/queued.ts";
import { trimCallsMadeOnce } from "./kernel/once/jobs.ts";
import { trimOutbox } from "./kernel/outbox/jobs.ts";
import { tellSuppliersOfLaw } from "./law/commands/tell-suppliers-of-law.ts";
import { watchLeads } from "./leads/jobs.ts";
import { remindOfMeetingsSoon } from "./meetings/jobs.ts";
import { mailNotificationDigests } from "./notifications/jobs.ts";
import { makePersonalZip } from "./personal-data/export/make-personal-zip.ts";
import { eraseAccounts } from "./personal-data/jobs.ts";
import { personalRegister } from "./personal-register.ts";
import { checkPortalHosts } from "./portals/hosts/jobs.ts";
import { countProducts, recountProducts } from "./products/jobs.ts";
import { makeProjectZip } from "./projects/export/make-project-zip.ts";
import { expireQuotes } from "./quotes/jobs.ts";
import { trimMailedTokens } from "./registration/jobs.ts";
import { removeUnsentAttachments, timeResponses } from "./requests/jobs.ts";
import { remindOfAnswers } from "./rounds/jobs.ts";
import { forgetDeletedSearches, mailDigests } from "./saved-searches/jobs.ts";
import { trimSecurityEvents } from "./security-events/jobs.ts";
import { remindOfSubscriptions } from "./subscriptions/jobs.ts";
import { deliverWebhooks } from "./webhooks/commands/deliver.ts";
import { trimWebhookDeliveries } from "./webhooks/jobs.ts";

/** What is done by the clock. */
export const allJobs: readonly Job[] = [
  trimOutbox,
  trimCallsMadeOnce,
  trimIdentity,
  rotateIdentityKeys,
  remindOfSubscriptions,
  trimMailedTokens,
  trimOldEnquiries,
  removeUnsentAttachments,
  timeResponses,
  ...documentJobs,
  expireQuotes,
  remindOfAnswers,
  remindOfMeetingsSoon,
  endOldDownloads,
  sweepFiles,
  goOnWithImports,
  trimImportFiles,
  countProducts,
  recountProducts,
  forgetRemovedBookmarks,
  mailDigests,
  mailNotificationDigests,
  mailAnalyticsDigests,
  forgetDeletedSearches,
  trimSecurityEvents,
  checkPortalHosts,
  ...interactionJobs,
  watchLeads,
  eraseAccounts(personalRegister),
  trimAudit,
  trimWebhookDeliveries,
];

/** Long work that people ask for. */
export const allQueuedJobs: readonly QueuedJob[] = [
  ...importWork,
  zipDocuments,
  makeExport,
  makeProjectZip([formulaFiles]),
  makePersonalZip(personalRegister),
  tellSuppliersOfLaw,
  tellProjectsOfLaw,
  rewriteProducts,
  mailNewSheets,
  deliverWebhooks,
];
