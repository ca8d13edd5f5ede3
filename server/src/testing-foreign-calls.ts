import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { ForeignCall } from "./testing-foreign-call.ts";
import { foreignCompanyCalls } from "./testing-foreign-companies.ts";
import { foreignEventProductCalls } from "./testing-foreign-event-products.ts";
import { foreignEventCalls } from "./testing-foreign-events.ts";
import { foreignFormulaCalls } from "./testing-foreign-formulas.ts";
import { foreignImportCalls } from "./testing-foreign-imports.ts";
import { foreignLeadCalls } from "./testing-foreign-leads.ts";
import { foreignListCalls } from "./testing-foreign-lists.ts";
import { foreignMeetingCalls } from "./testing-foreign-meetings.ts";
import { foreignOwnCalls } from "./testing-foreign-own.ts";
import { foreignProductCalls } from "./testing-foreign-products.ts";
import { foreignProgrammeCalls } from "./testing-foreign-programme.ts";
import { foreignProjectCalls } from "./testing-foreign-projects.ts";
import { foreignRequestCalls } from "./testing-foreign-requests.ts";
import { foreignScanCalls } from "./testing-foreign-scans.ts";
import { foreignUserCalls } from "./testing-foreign-users.ts";
import { foreignVisitCalls } from "./testing-foreign-visits.ts";
import { foreignWebhookCalls } from "./testing-foreign-webhooks.ts";

type Name = keyof typeof endpoints;

/** The key in these is no company's: a kind of product, a portal that anybody may join, one's own link. */
type CallWithKeyOfNobody =
  | "GET /search/products/:offering"
  | "GET /search/topics/:kind"
  | "GET /search/topics/:kind/:topicKey"
  | "GET /registration/invitations/:registrationKey"
  | "GET /registration/portal-invitations/:registrationKey"
  | "GET /downloads/content/:token"
  | "POST /registration/portals/:portal/validate"
  | "POST /registration/portals/:portal/signup"
  | "POST /portals/:portal/users/signup";

/** Every other call with a key in its address. */
type KeyedCall = Exclude<Extract<Name, `${string}:${string}`>, CallWithKeyOfNobody>;

/** Every call that names a thing of a company or person, in its address or its body. */
export const foreignCalls = {
  ...foreignCompanyCalls,
  ...foreignEventProductCalls,
  ...foreignProductCalls,
  ...foreignImportCalls,
  ...foreignProjectCalls,
  ...foreignFormulaCalls,
  ...foreignEventCalls,
  ...foreignRequestCalls,
  ...foreignScanCalls,
  ...foreignUserCalls,
  ...foreignLeadCalls,
  ...foreignListCalls,
  ...foreignOwnCalls,
  ...foreignVisitCalls,
  ...foreignMeetingCalls,
  ...foreignProgrammeCalls,
  ...foreignWebhookCalls,
} satisfies Record<KeyedCall, ForeignCall> & Partial<Record<Name, ForeignCall>>;
