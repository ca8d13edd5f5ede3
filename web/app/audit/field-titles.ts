import type { AuditField } from "@neroli/contract/audit/fields.ts";
import { isAuditField, isPortalRight, ofVisibility } from "@neroli/contract/audit/fields.ts";
import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { readTextKey } from "@neroli/contract/products/text-keys.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type Translate, words } from "../language/phrases.tsx";

const titles: Record<AuditField, PlainPhraseKey> = {
  added: "audit.field.added",
  address: "webhooks.form.address",
  all_products: "portal-companies.field.all-products",
  annex: "law.annex",
  annual_revenue: "company-fields.annual_revenue",
  as_of: "law.as-of",
  authenticator_app: "factors.app",
  changed: "audit.field.changed",
  checked_rows: "company-fields.checked_rows",
  colour: "labels.form.colour",
  columns: "imports.steps.columns",
  company: "users-admin.column.company",
  contacts: "company-fields.contacts",
  count: "audit.field.count",
  country: "company-fields.country",
  day: "programme.form.day",
  deactivated_at: "audit.field.deactivated_at",
  delimiter: "imports.mapping.delimiter",
  delivery: "audit.field.delivery",
  description: "company-fields.description",
  details: "company-fields.number_employees",
  display_name: "portal-companies.field.display-name",
  document_type: "audit.field.document_type",
  documents: "documents-admin.title",
  domain_code_sent_to: "company-fields.domain_code_sent_to",
  dow_jones_sustainability_score: "company-fields.dow_jones_sustainability_score",
  due_at: "audit.field.due_at",
  duplicate_of: "audit.field.duplicate_of",
  editor: "audit.field.editor",
  email: "users-admin.column.email",
  enabled: "companies-admin.column.enabled",
  encoding: "imports.mapping.encoding",
  ends_on: "subscriptions.ends",
  events: "webhooks.form.events",
  faults: "audit.field.faults",
  field: "projects.required.field",
  file: "audit.field.file",
  first: "subscriptions.starts",
  formerly_known_as: "company-fields.formerly_known_as",
  format: "products-admin.export.format",
  foundation_year: "company-fields.foundation_year",
  from: "awards.from",
  hall: "portal-companies.field.hall",
  headquarters: "company-fields.headquarters",
  host: "portal-hosts.host",
  images: "portal-settings.field.images",
  indie_brand_friendly: "company-fields.indie_brand_friendly",
  key: "audit.field.key",
  kind: "product-page.documents.type",
  labels: "company-fields.labels",
  language: "shell.language",
  languages: "portal-settings.group.languages",
  last: "subscriptions.ends",
  leads_to: "synonyms.leads-to",
  links: "portal-settings.field.links",
  measure: "awards.measure",
  media_links: "company-fields.media_links",
  name: "company-fields.name",
  names: "attributes.names",
  note: "subscriptions.note",
  number_employees: "company-fields.number_employees",
  offering: "company-fields.offering",
  offerings: "company-fields.offering",
  old_secret_until: "audit.field.old_secret_until",
  owner_company: "audit.field.owner_company",
  passkeys: "factors.passkeys",
  people: "users-admin.team.people",
  permissions: "company-fields.exclude",
  picture: "audit.field.file",
  pictures: "product-editor.pictures",
  place: "portals-admin.column.place",
  plan: "subscriptions.plan",
  portal: "portals.people.event",
  portal_status: "portals.people.status",
  position: "audit.field.position",
  primary_colour: "portal-settings.field.primary_colour",
  product: "audit-entities.product",
  products: "shell.products",
  promoted: "portals-admin.promoted",
  proved_domains: "company-fields.proved_domains",
  ranking: "portal-sync.column.ranking",
  recipient: "audit.field.recipient",
  recipients: "awards.recipients",
  recovery_codes: "factors.codes",
  relation: "synonyms.relation",
  roles: "users-admin.column.role",
  room: "programme.form.room",
  segment: "company-fields.segments",
  segments: "company-fields.segments",
  sender_name: "portal-settings.field.sender_name",
  sheet: "imports.mapping.sheet",
  since: "audit.field.since",
  speaker: "programme.form.speaker",
  stand: "portal-companies.field.stand",
  starts_on: "subscriptions.starts",
  state: "audit.field.state",
  status: "users-admin.column.status",
  storage_gigabytes: "company-fields.storage_gigabytes",
  support: "portal-settings.field.support",
  sustainable_development_goals: "company-fields.sustainable_development_goals",
  synonyms: "synonyms.title",
  tagline: "company-fields.tagline",
  taken_out: "audit.field.taken_out",
  takes_sign_ups: "portal-settings.field.takes_sign_ups",
  talk: "programme.talk",
  term: "attributes.column.term",
  time_zone: "profile.time-zone",
  title: "labels.form.title",
  to: "awards.to",
  top_products: "company-fields.top_products",
  trashed: "audit.field.trashed",
  type: "companies-admin.column.type",
  until: "documents-upload.valid-until",
  user_type: "users-admin.user-type",
  valid_email_domains: "company-fields.valid_email_domains",
  valid_until: "documents-upload.valid-until",
  variant: "portal-settings.field.variant",
  vat: "company-fields.vat",
  verified: "companies-admin.column.verified",
  verified_contacts: "company-fields.verified_contacts",
  version: "product-page.documents.version",
  versions: "formulas.versions",
  visibility: "product-page.documents.visibility",
  webhook: "audit.field.webhook",
  website: "company-fields.website",
};

/** A field as the pages call it; one that no page knows any more, by its name on the wire. */
export function fieldTitle(t: Translate, action: AuditAction, name: string): string {
  // Of a picture it is the kind of picture.
  if (name === "type" && action.startsWith("company.picture-")) return t("audit.field.picture");
  const ofProduct = action.startsWith("product.") && productTitle(t, name);
  if (ofProduct) return ofProduct;
  if (isAuditField(name)) return t(titles[name]);
  return isPortalRight(name) ? words(t, "portals.right", name.split(".")[0] ?? name) : name;
}

function productTitle(t: Translate, name: string): string | null {
  if (name.startsWith(ofVisibility)) {
    const field = productTitle(t, name.slice(ofVisibility.length));
    return field && t("audit.field.visibility", { field });
  }
  if (isProductFieldKey(name)) return words(t, "product-fields", name);
  const text = readTextKey(name);
  if (!text) return null;
  const language = t(`text-languages.${text.language}`);
  return t("product-editor.texts.named", {
    name: words(t, "product-fields", text.field),
    language,
  });
}
