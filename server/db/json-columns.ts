import type { Permissions } from "@neroli/contract/access/table.ts";
import type { Summary } from "@neroli/contract/analytics/schema.ts";
import type { AttributeForm } from "@neroli/contract/attributes/schema.ts";
import type { EditableCompany, TopProductsForm } from "@neroli/contract/companies/editable.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { CompanyVisibilities } from "@neroli/contract/companies/visibility.ts";
import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import type { Import, ImportReading, RowCounts } from "@neroli/contract/imports/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Money } from "@neroli/contract/kernel/money.ts";
import type { LeadView } from "@neroli/contract/leads/list-query.ts";
import type { LeadWeights } from "@neroli/contract/leads/scoring.ts";
import type { NotificationSettings } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import type { ProductChange } from "@neroli/contract/products/editor-schema.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import type { Requirement } from "@neroli/contract/projects/requirements.ts";
import type {
  FormTemplate,
  PlannedCosmetic,
  ProjectContact,
  ProjectEvent,
} from "@neroli/contract/projects/schema.ts";
import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import type { PriceTarget } from "@neroli/contract/quotes/schema.ts";
import type { RequestView } from "@neroli/contract/requests/list-query.ts";
import type { Request, RequestEvent, RequestLine } from "@neroli/contract/requests/schema.ts";
import type { RoundChoice, RoundMarks, RoundWeights } from "@neroli/contract/rounds/view.ts";
import type { SampleTerms } from "@neroli/contract/samples/schema.ts";
import type { SearchParameters } from "@neroli/contract/saved-searches/search-state.ts";
import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import type { Account } from "@neroli/contract/users/administration.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import type { JWK } from "jose";
import type { ColumnType } from "kysely";
import type { AdapterPayload } from "oidc-provider";

type CompanySegment = Company["segments"][number];

/** A segment of a company as it is stored: `image` is the asset's id. */
export type StoredSegment = Partial<CompanySegment> & Pick<CompanySegment, "segment">;

/** What a portal's row keeps of its settings; what it leaves out has a default. */
export interface StoredPortalSettings {
  /** As pages and mails call it; its display name where there is none. */
  name?: string | null;
  theme?: { primary_colour?: string };
  /** The ids of assets. */
  images?: Partial<PortalSettings["images"]>;
  links?: Partial<PortalSettings["links"]>;
  support?: string | null;
  languages?: PortalSettings["languages"];
  sender_name?: string | null;
  variant?: PortalSettings["variant"];
  takes_sign_ups?: boolean;
}

/** A code of the phrases of imports, with what its sentence names. */
export interface CodedSentence {
  code: string;
  [name: string]: string | number;
}

/** What each column of JSON holds. A new one is named here, or the generated types do not compile. */
interface JsonColumns {
  "analytics_digests.figures": Summary;
  "attributes.names": Partial<AttributeForm["names"]>;
  "audit_entries.after": Record<string, unknown>;
  "audit_entries.before": Record<string, unknown>;
  "calls_made_once.outcome": unknown;
  "companies.contacts": EditableCompany["contacts"];
  "companies.data_visibility": CompanyVisibilities;
  "companies.headquarters": NonNullable<EditableCompany["headquarters"]>;
  "companies.media_links": EditableCompany["media_links"];
  "companies.segments": StoredSegment[];
  "companies.top_products": TopProductsForm["top_products"];
  "companies.verified_contacts": EditableCompany["verified_contacts"];
  "downloads.refused": RefusedDocument[];
  "event_companies.contacts": EditableCompany["contacts"];
  /** Language -> text. */
  "event_terms.texts": Partial<Record<Language, string>>;
  "event_users.permissions": Permissions;
  "events.settings": StoredPortalSettings;
  "flags.value": JsonValue;
  "formula_versions.content": FormulaContent;
  "formulas.content": FormulaContent;
  "identity_keys.key": JWK;
  "identity_payloads.payload": AdapterPayload;
  "import_mappings.mapping": Mapping;
  "import_rows.before": { source_hash: string | null; trashed: boolean };
  "import_rows.changes": ProductChange[];
  /** The codes belong to the room that checks rows (imports/problems.ts). */
  "import_rows.problems": object[];
  "imports.columns": SourceColumn[];
  "imports.failure": CodedSentence;
  "imports.mapping": Mapping;
  "imports.planned": RowCounts;
  "imports.reading": ImportReading;
  "imports.stopped": CodedSentence;
  "imports.undone": NonNullable<Import["undone"]>;
  "lead_scoring.weights": LeadWeights;
  "lead_views.query": LeadView["query"];
  "notifications.data": NotificationData;
  /** What a topic's events carry stands in kernel/events/events.ts. */
  "outbox.data": object;
  "product_history.changes": ProductChange[];
  "products.fields": ProductFields;
  "products.visibility": FieldVisibilities;
  "project_events.data": ProjectEvent["data"];
  "projects.contacts": ProjectContact[];
  "projects.cosmetic": PlannedCosmetic;
  "projects.form_template": FormTemplate;
  "projects.requirements": Requirement[];
  /** What a job's work is given stands in the job. */
  "queued_work.data": object;
  "quote_counters.targets": PriceTarget[];
  "quote_templates.draft": QuoteDraft;
  "quote_versions.content": QuoteContent;
  "quotes.draft": QuoteDraft;
  "request_events.data": RequestEvent["data"];
  "request_lines.quantity": NonNullable<RequestLine["quantity"]>;
  "request_products.quantity": NonNullable<Request["quantity_required"]>;
  "request_views.query": RequestView["query"];
  "requests.contact": Request["contact"];
  "requests.estimated_yearly_usage": NonNullable<Request["estimated_yearly_usage"]>;
  "requests.quantity_required": NonNullable<Request["quantity_required"]>;
  "requests.shipping_address": NonNullable<Request["shipping_address"]>;
  "rounds.choice": RoundChoice;
  "rounds.marks": RoundMarks;
  "rounds.weights": RoundWeights;
  "samples.shipping_cost": Money;
  "samples.terms": SampleTerms[];
  "saved_searches.query": SearchParameters;
  /** What each kind tells stands in the contract (security-events/details.ts). */
  "security_events.details": object;
  "synonyms.leads_to": Synonym["leads_to"];
  "synonyms.names": Synonym["names"];
  "users.languages": Profile["languages"];
  "users.notification_settings": Partial<NotificationSettings>;
  "users.permissions": Permissions;
  "users.social_links": Profile["social_links"];
  "users.special_case": NonNullable<Account["special_case"]>;
}

export type JsonValue =
  | JsonValue[]
  | { [name: string]: JsonValue }
  | boolean
  | number
  | string
  | null;

/**
 * A column of JSON: read as what it holds, written as such or as text. A list is written as text,
 * because the driver writes a JavaScript array as an array of the database.
 */
export type JsonColumn<Column extends keyof JsonColumns> = ColumnType<
  JsonColumns[Column],
  Written<JsonColumns[Column]>,
  Written<JsonColumns[Column]>
>;

type Written<Value> = Value extends readonly unknown[] ? string : Value | string;
