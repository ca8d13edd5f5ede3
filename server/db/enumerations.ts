import { roles } from "@neroli/contract/access/roles.ts";
import { attributeStatuses, Rewriting } from "@neroli/contract/attributes/schema.ts";
import { receiptWays } from "@neroli/contract/documents/receipts.ts";
import { downloadKinds, downloadStates } from "@neroli/contract/downloads/schema.ts";
import { auditActions, auditEntities } from "@neroli/contract/enumerations/audit.ts";
import { awardMeasures, awardRecipients } from "@neroli/contract/enumerations/awards.ts";
import { badgeFields } from "@neroli/contract/enumerations/badges.ts";
import { companyTypes, employeeBands } from "@neroli/contract/enumerations/companies.ts";
import {
  assetKinds,
  documentTypes,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import { enquiryTopics } from "@neroli/contract/enumerations/enquiries.ts";
import { consentLevels } from "@neroli/contract/enumerations/interactions.ts";
import { annexes } from "@neroli/contract/enumerations/law.ts";
import { leadStatuses } from "@neroli/contract/enumerations/leads.ts";
import { policyDimensions, policyLists } from "@neroli/contract/enumerations/policies.ts";
import {
  eventAssetKinds,
  eventAssetPolicies,
  eventTypes,
  hostFaults,
  portalUserStatuses,
} from "@neroli/contract/enumerations/portals.ts";
import { offerings, productStates, segments } from "@neroli/contract/enumerations/products.ts";
import {
  memberRoles,
  projectCategories,
  projectStatuses,
  projectVisibilities,
  reviewStatuses,
} from "@neroli/contract/enumerations/projects.ts";
import { securityKinds } from "@neroli/contract/enumerations/security.ts";
import { synonymRelations } from "@neroli/contract/enumerations/synonyms.ts";
import {
  departments,
  titles,
  userStatuses,
  userTypes,
} from "@neroli/contract/enumerations/users.ts";
import {
  deliveredEvents,
  deliveryFailures,
  deliveryStates,
  switchOffReasons,
  webhookEvents,
} from "@neroli/contract/enumerations/webhooks.ts";
import { fileFormats } from "@neroli/contract/imports/mapping.ts";
import { Import, ImportRow } from "@neroli/contract/imports/schema.ts";
import { importStates, rowOutcomes } from "@neroli/contract/imports/states.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { meetingStatuses } from "@neroli/contract/meetings/states.ts";
import { digestPeriods } from "@neroli/contract/notifications/mailed-kinds.ts";
import { notificationActions } from "@neroli/contract/notifications/table.ts";
import { historyActions } from "@neroli/contract/products/editor-schema.ts";
import { projectEventKinds } from "@neroli/contract/projects/schema.ts";
import { quoteStatuses } from "@neroli/contract/quotes/states.ts";
import { turns } from "@neroli/contract/requests/events.ts";
import { responseKinds } from "@neroli/contract/requests/response-times.ts";
import {
  requestStatuses,
  requestTypes,
  resolutions,
  sides,
} from "@neroli/contract/requests/states.ts";
import { roundStatuses } from "@neroli/contract/rounds/states.ts";
import { sampleStatuses, shippingTerms } from "@neroli/contract/samples/states.ts";
import { frequencies } from "@neroli/contract/saved-searches/frequencies.ts";
import { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";

/**
 * Columns whose values, or elements of an array, are a closed enumeration. The generated types take
 * them from here, and the database has a check constraint for each: a new value in the contract
 * needs a migration, which enumerations.test.ts asks for.
 */
export const enumerations = {
  "assets.document_type": documentTypes,
  "assets.kind": assetKinds,
  "assets.visibility": documentVisibilities,
  "attribute_rewritings.state": Rewriting.shape.state.options,
  "attributes.status": attributeStatuses,
  "audit_entries.action": auditActions,
  "audit_entries.actor_roles": roles,
  "audit_entries.entity": auditEntities,
  "awards.measure": awardMeasures,
  "awards.recipients": awardRecipients,
  "awards.segment": segments,
  "badges.consents": badgeFields,
  "companies.excluded_types": companyTypes,
  "companies.number_employees": employeeBands,
  "companies.offering": offerings,
  "companies.type": companyTypes,
  "company_policies.dimension": policyDimensions,
  "company_policies.list": policyLists,
  "document_receipts.how": receiptWays,
  "downloads.kind": downloadKinds,
  "downloads.state": downloadStates,
  "event_assets.access_policy": eventAssetPolicies,
  "event_assets.document_type": documentTypes,
  "event_assets.kind": eventAssetKinds,
  "event_terms_acceptances.language": languages,
  "event_users.status": portalUserStatuses,
  "event_users.type": userTypes,
  "events.type": eventTypes,
  "identity_keys.purpose": ["signing", "cookies"],
  "import_rows.outcome": rowOutcomes,
  "import_rows.planned": rowOutcomes,
  "import_rows.undo": ImportRow.shape.undo.unwrap().options,
  "imports.format": fileFormats,
  "imports.mapping_from": Import.shape.mapping_from.unwrap().options,
  "imports.state": importStates,
  "interaction_consents.level": consentLevels,
  "law_entries.annex": annexes,
  "law_loads.annex": annexes,
  "lead_work.status": leadStatuses,
  "enquiries.topic": enquiryTopics,
  "enquiries.language": languages,
  "mailed_tokens.purpose": ["ACTIVATION", "PASSWORD"],
  "notification_digests.period": digestPeriods,
  "meetings.status": meetingStatuses,
  "notifications.action": notificationActions,
  "portal_hosts.fault": hostFaults,
  "product_history.action": historyActions,
  "project_files.kind": ["FILE", "IMAGE"],
  "project_events.kind": projectEventKinds,
  "project_members.role": memberRoles,
  "project_products.status": reviewStatuses,
  "products.offering": offerings,
  "products.segment": segments,
  "products.state": productStates,
  "projects.category": projectCategories,
  "projects.status": projectStatuses,
  "projects.visibility": projectVisibilities,
  "quotes.status": quoteStatuses,
  "request_events.side": sides,
  "request_messages.side": sides,
  "request_notes.side": sides,
  "requests.document_types": documentTypes,
  "requests.resolution": resolutions,
  "requests.status": requestStatuses,
  "requests.type": requestTypes,
  "requests.waiting_for": turns,
  "response_times.kind": responseKinds,
  "rounds.status": roundStatuses,
  "samples.shipping": shippingTerms,
  "samples.status": sampleStatuses,
  "saved_searches.frequency": frequencies,
  "saved_searches.offering": offerings,
  "saved_searches.view": SavedSearch.shape.view.options,
  "security_events.kind": securityKinds,
  "subscriptions.plan": subscriptionPlans,
  "synonyms.relation": synonymRelations,
  "users.department": departments,
  "users.language": languages,
  "users.roles": roles,
  "users.segments": segments,
  "users.status": userStatuses,
  "users.title": titles,
  "users.type": userTypes,
  "webhook_deliveries.event": deliveredEvents,
  "webhook_deliveries.failure": deliveryFailures,
  "webhook_deliveries.state": deliveryStates,
  "webhooks.events": webhookEvents,
  "webhooks.switched_off_because": switchOffReasons,
} as const satisfies Record<`${string}.${string}`, readonly string[]>;

export type Enumeration<Column extends keyof typeof enumerations> =
  (typeof enumerations)[Column][number];
