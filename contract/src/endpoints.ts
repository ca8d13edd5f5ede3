import type { Endpoints } from "./access/endpoint.ts";
import { analyticsEndpoints } from "./analytics/endpoints.ts";
import { attributeEndpoints } from "./attributes/endpoints.ts";
import { auditEndpoints } from "./audit/endpoints.ts";
import { awardEndpoints } from "./awards/endpoints.ts";
import { badgeEndpoints } from "./badges/endpoints.ts";
import { bookmarkEndpoints } from "./bookmarks/endpoints.ts";
import { catalogueEndpoints } from "./catalogue/endpoints.ts";
import { companyEndpoints } from "./companies/endpoints.ts";
import { comparisonEndpoints } from "./comparison/endpoints.ts";
import { documentEndpoints } from "./documents/endpoints.ts";
import { grantEndpoints, receiptEndpoints } from "./documents/given-endpoints.ts";
import { downloadEndpoints } from "./downloads/endpoints.ts";
import { enquiryEndpoints } from "./enquiries/endpoints.ts";
import { errorReportEndpoints } from "./error-reports/endpoints.ts";
import { exportEndpoints } from "./exports/endpoints.ts";
import { factorEndpoints } from "./factors/endpoints.ts";
import { formulaEndpoints } from "./formulas/endpoints.ts";
import { importEndpoints } from "./imports/endpoints.ts";
import { interactionEndpoints } from "./interactions/endpoints.ts";
import { labelEndpoints } from "./labels/endpoints.ts";
import { lawEndpoints } from "./law/endpoints.ts";
import { leadEndpoints } from "./leads/endpoints.ts";
import { meetingEndpoints } from "./meetings/endpoints.ts";
import { notificationEndpoints } from "./notifications/endpoints.ts";
import { personalDataEndpoints } from "./personal-data/endpoints.ts";
import { policyEndpoints } from "./policies/endpoints.ts";
import { portalCompanyEndpoints } from "./portals/companies.ts";
import { portalEndpoints } from "./portals/endpoints.ts";
import { portalHostEndpoints } from "./portals/hosts.ts";
import { eventProductEndpoints } from "./portals/products.ts";
import { eventSyncEndpoints } from "./portals/sync.ts";
import { productEndpoints } from "./products/endpoints.ts";
import { programmeEndpoints } from "./programme/endpoints.ts";
import { projectEndpoints } from "./projects/endpoints.ts";
import { quoteEndpoints } from "./quotes/endpoints.ts";
import { rateEndpoints } from "./rates/endpoints.ts";
import { referenceEndpoints } from "./reference/endpoints.ts";
import { registrationEndpoints } from "./registration/endpoints.ts";
import { requestCentreEndpoints } from "./requests/centre-endpoints.ts";
import { requestEndpoints } from "./requests/endpoints.ts";
import { roundEndpoints } from "./rounds/endpoints.ts";
import { sampleEndpoints } from "./samples/endpoints.ts";
import { savedSearchEndpoints } from "./saved-searches/endpoints.ts";
import { scanEndpoints } from "./scans/endpoints.ts";
import { securityEventEndpoints } from "./security-events/endpoints.ts";
import { sessionEndpoints } from "./sessions/endpoints.ts";
import { subscriptionEndpoints } from "./subscriptions/endpoints.ts";
import { synonymEndpoints } from "./synonyms/endpoints.ts";
import { userEndpoints } from "./users/endpoints.ts";
import { visitEndpoints } from "./visits/endpoints.ts";
import { webhookEndpoints } from "./webhooks/endpoints.ts";

/** Every call of the API. */
export const endpoints = {
  ...catalogueEndpoints,
  ...companyEndpoints,
  ...documentEndpoints,
  ...grantEndpoints,
  ...receiptEndpoints,
  ...notificationEndpoints,
  ...productEndpoints,
  ...referenceEndpoints,
  ...requestCentreEndpoints,
  ...requestEndpoints,
  ...roundEndpoints,
  ...sampleEndpoints,
  ...quoteEndpoints,
  ...projectEndpoints,
  ...personalDataEndpoints,
  ...policyEndpoints,
  ...formulaEndpoints,
  ...userEndpoints,
  ...registrationEndpoints,
  ...labelEndpoints,
  ...enquiryEndpoints,
  ...subscriptionEndpoints,
  ...auditEndpoints,
  ...portalEndpoints,
  ...eventProductEndpoints,
  ...badgeEndpoints,
  ...scanEndpoints,
  ...visitEndpoints,
  ...errorReportEndpoints,
  ...interactionEndpoints,
  ...leadEndpoints,
  ...analyticsEndpoints,
  ...portalCompanyEndpoints,
  ...eventSyncEndpoints,
  ...meetingEndpoints,
  ...programmeEndpoints,
  ...portalHostEndpoints,
  ...attributeEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...downloadEndpoints,
  ...lawEndpoints,
  ...bookmarkEndpoints,
  ...comparisonEndpoints,
  ...savedSearchEndpoints,
  ...securityEventEndpoints,
  ...sessionEndpoints,
  ...synonymEndpoints,
  ...awardEndpoints,
  ...rateEndpoints,
  ...factorEndpoints,
  ...webhookEndpoints,
} satisfies Endpoints;
