import type { AuditAction } from "../enumerations/audit.ts";
import { isProductFieldKey } from "../products/fields.ts";
import { readTextKey } from "../products/text-keys.ts";

/** What an entry of the trail may tell of, beside the fields of products and rights in portals. */
export const auditFields = [
  ...["added", "address", "all_products", "annex", "annual_revenue", "as_of"],
  ...["authenticator_app", "changed", "checked_rows", "colour", "columns", "company", "contacts"],
  ...["count", "country", "day", "deactivated_at", "delimiter", "delivery", "description"],
  ...["details", "display_name", "document_type", "documents", "domain_code_sent_to"],
  ...["dow_jones_sustainability_score", "due_at", "duplicate_of", "editor", "email", "enabled"],
  ...["encoding", "ends_on", "events", "faults", "field", "file", "first"],
  ...["formerly_known_as", "format", "foundation_year", "from", "hall", "headquarters", "host"],
  ...["images", "indie_brand_friendly", "key", "kind", "labels", "language", "languages"],
  ...["last", "leads_to", "links", "measure", "media_links", "name", "names", "note"],
  ...["number_employees", "offering", "offerings", "old_secret_until", "owner_company"],
  ...["passkeys", "people", "permissions", "picture", "pictures", "place", "plan", "portal"],
  ...["portal_status", "position", "primary_colour", "product", "products", "promoted"],
  ...["proved_domains", "ranking", "recipient", "recipients", "recovery_codes", "relation"],
  ...["roles", "room", "segment", "segments", "sender_name", "sheet", "since", "speaker"],
  ...["stand", "starts_on", "state", "status", "storage_gigabytes", "support"],
  ...["sustainable_development_goals", "synonyms", "tagline", "taken_out", "takes_sign_ups"],
  ...["talk", "term", "time_zone", "title", "to", "top_products", "trashed", "type", "until"],
  ...["user_type", "valid_email_domains", "valid_until", "variant", "vat", "verified"],
  ...["verified_contacts", "version", "versions", "visibility", "webhook", "website"],
] as const;
export type AuditField = (typeof auditFields)[number];

const known: ReadonlySet<string> = new Set(auditFields);

export const isAuditField = (name: string): name is AuditField => known.has(name);

/** Of a product's field, who may see it: "visibility.inci". */
export const ofVisibility = "visibility.";

/** Whether pages have a word for what an entry tells of: every name that `audit` is given has one. */
export function isTitled(action: AuditAction, name: string): boolean {
  if (isAuditField(name) || isPortalRight(name)) return true;
  if (!action.startsWith("product.")) return false;
  const field = name.startsWith(ofVisibility) ? name.slice(ofVisibility.length) : name;
  return isProductFieldKey(field) || readTextKey(field) !== null;
}

/** A right in a portal, by its permission key. */
export const isPortalRight = (name: string): boolean => name.includes(".portal.");
