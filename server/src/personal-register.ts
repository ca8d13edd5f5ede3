import { analyticsData } from "./analytics/personal.ts";
import { attributeData } from "./attributes/personal.ts";
import { auditData } from "./audit/personal.ts";
import { badgeData } from "./badges/personal.ts";
import { bookmarkData } from "./bookmarks/personal.ts";
import { companyData } from "./companies/personal.ts";
import { documentData } from "./documents/personal.ts";
import { downloadData } from "./downloads/personal.ts";
import { enquiryData } from "./enquiries/personal.ts";
import { formulaData } from "./formulas/personal.ts";
import { identityData } from "./identity/personal.ts";
import { importData } from "./imports/personal.ts";
import { interactionData } from "./interactions/personal.ts";
import { kernelData } from "./kernel/personal-data/kernel-tables.ts";
import type { PersonalRegister } from "./kernel/personal-data/register.ts";
import { lawData } from "./law/personal.ts";
import { leadData } from "./leads/personal.ts";
import { meetingData } from "./meetings/personal.ts";
import { notificationData } from "./notifications/personal.ts";
import { erasureData } from "./personal-data/personal.ts";
import { policyData } from "./policies/personal.ts";
import { portalData } from "./portals/personal.ts";
import { productData } from "./products/personal.ts";
import { projectData } from "./projects/personal.ts";
import { quoteData } from "./quotes/personal.ts";
import { registrationData } from "./registration/personal.ts";
import { requestData } from "./requests/personal.ts";
import { roundData } from "./rounds/personal.ts";
import { sampleData } from "./samples/personal.ts";
import { savedSearchData } from "./saved-searches/personal.ts";
import { scanData } from "./scans/personal.ts";
import { securityData } from "./security-events/personal.ts";
import { subscriptionData } from "./subscriptions/personal.ts";
import { userData } from "./users/personal.ts";
import { visitData } from "./visits/personal.ts";
import { webhookData } from "./webhooks/personal.ts";

/**
 * What every capability keeps about people (kernel/personal-data/register.ts), in the order of an
 * export. What refers to others' rows stands before these.
 */
export const personalRegister = {
  users: userData,
  identity: identityData,
  "personal-data": erasureData,
  registration: registrationData,
  notifications: notificationData,
  requests: requestData,
  rounds: roundData,
  quotes: quoteData,
  samples: sampleData,
  bookmarks: bookmarkData,
  "saved-searches": savedSearchData,
  projects: projectData,
  formulas: formulaData,
  interactions: interactionData,
  leads: leadData,
  analytics: analyticsData,
  policies: policyData,
  scans: scanData,
  visits: visitData,
  meetings: meetingData,
  badges: badgeData,
  portals: portalData,
  documents: documentData,
  downloads: downloadData,
  products: productData,
  imports: importData,
  attributes: attributeData,
  law: lawData,
  subscriptions: subscriptionData,
  enquiries: enquiryData,
  "security-events": securityData,
  audit: auditData,
  companies: companyData,
  webhooks: webhookData,
  kernel: kernelData,
} satisfies Required<PersonalRegister>;
