import { analyticsDigestKind } from "./analytics/commands/digest/digest-letter.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { attributeRoutes } from "./attributes/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { awardRoutes } from "./awards/routes.ts";
import { badgeRoutes } from "./badges/routes.ts";
import { bookmarkRoutes } from "./bookmarks/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { domainMailKind } from "./companies/domains/mail-code.ts";
import { companyListeners } from "./companies/listeners.ts";
import { companyRoutes } from "./companies/routes.ts";
import { comparisonRoutes } from "./comparison/routes.ts";
import { grantRoutes } from "./documents/grants/routes.ts";
import { documentListeners } from "./documents/listeners.ts";
import { newSheetMailKind } from "./documents/receipts/commands/new-sheet-letter.ts";
import { receiptRoutes } from "./documents/receipts/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { downloadListeners } from "./downloads/listeners.ts";
import { downloadRoutes } from "./downloads/routes.ts";
import { enquiryMailKinds } from "./enquiries/commands/mail-enquiry.ts";
import { enquiryListeners } from "./enquiries/listeners.ts";
import { enquiryRoutes } from "./enquiries/routes.ts";
import { errorReportRoutes } from "./error-reports/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { formulaListeners } from "./formulas/listeners.ts";
import { formulaRoutes } from "./formulas/routes.ts";
import { sessionMailKinds } from "./identity/commands/mail-notices.ts";
import { factorRoutes } from "./identity/factors/routes.ts";
import { identityListeners } from "./identity/listeners.ts";
import { sessionRoutes } from "./identity/sessions/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { interactionRoutes } from "./interactions/routes.ts";
import type { Topic } from "./kernel/events/events.ts";
import type { Routes } from "./kernel/http/routes.ts";
import type { MailKind } from "./kernel/mail/kinds.ts";
import type { Listeners } from "./kernel/outbox/work.ts";
import { labelRoutes } from "./labels/routes.ts";
import { lawListeners } from "./law/listeners.ts";
import { lawRoutes } from "./law/routes.ts";
import { leadListeners } from "./leads/listeners.ts";
import { leadRoutes } from "./leads/routes.ts";
import { meetingListeners } from "./meetings/listeners.ts";
import { meetingRoutes } from "./meetings/routes.ts";
import { notificationDigestKind } from "./notifications/commands/digest/digest-letter.ts";
import { notificationMailKinds } from "./notifications/commands/notification-letter.ts";
import { notificationListeners } from "./notifications/listeners.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { erasureMailKinds } from "./personal-data/commands/mail-erasure.ts";
import { personalDataListeners } from "./personal-data/listeners.ts";
import { personalDataRoutes } from "./personal-data/routes.ts";
import { policyRoutes } from "./policies/routes.ts";
import { portalMailKinds } from "./portals/commands/mail-answer.ts";
import { portalCompanyRoutes } from "./portals/companies/routes.ts";
import { portalHostRoutes } from "./portals/hosts/routes.ts";
import { portalListeners } from "./portals/listeners.ts";
import { eventProductRoutes } from "./portals/products/routes.ts";
import { portalRoutes } from "./portals/routes.ts";
import { productRoutes } from "./products/routes.ts";
import { programmeRoutes } from "./programme/routes.ts";
import { projectListeners } from "./projects/listeners.ts";
import { projectRoutes } from "./projects/routes.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { rateRoutes } from "./rates/routes.ts";
import { referenceRoutes } from "./reference/routes.ts";
import { registrationMailKinds } from "./registration/commands/letters.ts";
import { invitationMailKinds } from "./registration/invitations/commands/letters.ts";
import { invitationListeners } from "./registration/invitations/listeners.ts";
import { registrationListeners } from "./registration/listeners.ts";
import { portalInvitationMailKinds } from "./registration/portal-invitations/commands/letters.ts";
import { portalInvitationListeners } from "./registration/portal-invitations/listeners.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { requestCentreRoutes } from "./requests/centre/routes.ts";
import { copyMailKind } from "./requests/commands/mail-copies.ts";
import { requestListeners } from "./requests/listeners.ts";
import { requestRoutes } from "./requests/routes.ts";
import { roundListeners } from "./rounds/listeners.ts";
import { roundRoutes } from "./rounds/routes.ts";
import { sampleListeners } from "./samples/listeners.ts";
import { sampleRoutes } from "./samples/routes.ts";
import { digestMailKind } from "./saved-searches/commands/digest/letter.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";
import { scanRoutes } from "./scans/routes.ts";
import { securityEventRoutes } from "./security-events/routes.ts";
import { subscriptionMailKind } from "./subscriptions/commands/remind-managers.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";
import { syncRoutes } from "./sync/routes.ts";
import { synonymRoutes } from "./synonyms/routes.ts";
import { declinedMailKind } from "./users/administration/commands/mail-declined.ts";
import { verifiedMailKinds } from "./users/administration/commands/mail-verified.ts";
import { userListeners } from "./users/listeners.ts";
import { userRoutes } from "./users/routes.ts";
import { visitRoutes } from "./visits/routes.ts";
import { webhookListeners } from "./webhooks/listeners.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

/** Every capability's calls; capabilities.test.ts does not compile while one of the contract is missing. */
export const allRoutes = [
  catalogueRoutes,
  companyRoutes,
  documentRoutes,
  grantRoutes,
  receiptRoutes,
  notificationRoutes,
  productRoutes,
  referenceRoutes,
  requestCentreRoutes,
  requestRoutes,
  roundRoutes,
  sampleRoutes,
  quoteRoutes,
  projectRoutes,
  policyRoutes,
  formulaRoutes,
  userRoutes,
  personalDataRoutes,
  registrationRoutes,
  labelRoutes,
  enquiryRoutes,
  subscriptionRoutes,
  auditRoutes,
  portalRoutes,
  eventProductRoutes,
  syncRoutes,
  badgeRoutes,
  scanRoutes,
  visitRoutes,
  errorReportRoutes,
  interactionRoutes,
  analyticsRoutes,
  awardRoutes,
  leadRoutes,
  portalCompanyRoutes,
  meetingRoutes,
  programmeRoutes,
  portalHostRoutes,
  attributeRoutes,
  exportRoutes,
  importRoutes,
  downloadRoutes,
  synonymRoutes,
  rateRoutes,
  lawRoutes,
  savedSearchRoutes,
  comparisonRoutes,
  bookmarkRoutes,
  sessionRoutes,
  factorRoutes,
  securityEventRoutes,
  webhookRoutes,
] as const satisfies readonly Routes[];

/** The listeners of a topic: of capabilities that have a row for it. */
type Hearing<T extends Topic> = readonly { [K in T]: NonNullable<Listeners[K]> }[];

/**
 * What happens after each event. An empty list is a decision: nothing does, beside the followers that
 * read anew what has changed (kernel/events/events.ts).
 */
export const listenersOf: { [T in Topic]: Hearing<T> } = {
  "product.changed": [],
  "company.changed": [documentListeners],
  "company.domain-code-wanted": [companyListeners],
  "attribute.changed": [],
  "synonym.changed": [],
  "law.changed": [lawListeners, formulaListeners],
  "document.uploaded": [documentListeners],
  "documents.granted": [documentListeners],
  "documents.ending": [documentListeners],
  "download.ready": [downloadListeners],
  "request.created": [
    sampleListeners,
    roundListeners,
    notificationListeners,
    requestListeners,
    webhookListeners,
  ],
  "request.message-created": [notificationListeners],
  "request.closed": [notificationListeners],
  "request.canceled": [notificationListeners],
  "request.rejected": [sampleListeners, notificationListeners],
  "request.reopened": [notificationListeners],
  "request.answer-due": [notificationListeners],
  "request.assigned": [notificationListeners],
  "request.mentioned": [notificationListeners],
  "project.member-added": [projectListeners],
  "project.commented": [projectListeners],
  "sample.approved": [notificationListeners],
  "sample.declined": [notificationListeners],
  "sample.withdrawn": [notificationListeners],
  "sample.shipped": [notificationListeners],
  "sample.delivered": [notificationListeners],
  "sample.evaluated": [notificationListeners],
  "quote.created": [notificationListeners],
  "quote.updated": [notificationListeners],
  "quote.extended": [notificationListeners],
  "quote.canceled": [notificationListeners],
  "quote.accepted": [notificationListeners, webhookListeners],
  "quote.rejected": [notificationListeners],
  "quote.written": [notificationListeners],
  "quote.expired": [],
  "user.registered": [invitationListeners],
  "user.activated": [userListeners, portalInvitationListeners],
  "registration.activation-wanted": [registrationListeners],
  "registration.account-known": [registrationListeners],
  "registration.password-wanted": [registrationListeners],
  "registration.password-changed": [registrationListeners],
  "invitation.sent": [invitationListeners],
  "portal.invited": [portalInvitationListeners],
  "user.changed": [identityListeners, requestListeners],
  "session.ended": [],
  "keys.replaced": [],
  "session.new-device": [identityListeners],
  "factor.changed": [identityListeners],
  "factors.reset": [identityListeners],
  "webhook.switched-off": [webhookListeners],
  "work.queued": [],
  "user.erasure-asked": [personalDataListeners],
  "user.verified": [userListeners],
  "user.declined": [userListeners],
  "portal.answered": [portalListeners],
  "meeting.asked": [meetingListeners],
  "meeting.agreed": [meetingListeners],
  "meeting.declined": [meetingListeners],
  "meeting.withdrawn": [meetingListeners],
  "meeting.canceled": [meetingListeners],
  "meeting.soon": [meetingListeners],
  "enquiry.sent": [enquiryListeners],
  "lead.hot": [leadListeners],
  "lead.written": [leadListeners],
  "event.changed": [],
  "portal.hosts-changed": [],
};

/** In the order in which they hear of an event that several listen to. */
export const allListeners: readonly Listeners[] = [...new Set(Object.values(listenersOf).flat())];

/** For the preview that developers look at: every mail that the product writes. */
export const allMailKinds: readonly MailKind[] = [
  ...registrationMailKinds,
  ...sessionMailKinds,
  ...invitationMailKinds,
  ...portalInvitationMailKinds,
  domainMailKind,
  ...verifiedMailKinds,
  declinedMailKind,
  ...erasureMailKinds,
  copyMailKind,
  newSheetMailKind,
  ...portalMailKinds,
  ...notificationMailKinds,
  notificationDigestKind,
  subscriptionMailKind,
  digestMailKind,
  analyticsDigestKind,
  ...enquiryMailKinds,
];
