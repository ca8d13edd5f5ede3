import { roles } from "@neroli/contract/access/roles.ts";
import { pictureKinds } from "@neroli/contract/companies/pictures.ts";
import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import {
  companyTypes,
  companyVisibilities,
  contactTypes,
} from "@neroli/contract/enumerations/companies.ts";
import { portalUserStatuses } from "@neroli/contract/enumerations/portals.ts";
import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import { synonymRelations } from "@neroli/contract/enumerations/synonyms.ts";
import { userStatuses, userTypes } from "@neroli/contract/enumerations/users.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { readTextKey } from "@neroli/contract/products/text-keys.ts";
import { subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { countryName } from "../language/countries.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { type Translate, words } from "../language/phrases.tsx";

/** Fields that pages call otherwise than the wire does; those of a company go by company-fields. */
const titles: Record<string, PlainPhraseKey> = {
  company: "users-admin.column.company",
  roles: "users-admin.column.role",
  status: "users-admin.column.status",
  email: "users-admin.column.email",
  user_type: "users-admin.user-type",
  portal: "portals.people.event",
  portal_status: "portals.people.status",
  passkeys: "factors.passkeys",
  authenticator_app: "factors.app",
  recovery_codes: "factors.codes",
  editor: "audit.field.editor",
  verified: "companies-admin.column.verified",
  enabled: "companies-admin.column.enabled",
  key: "audit.field.key",
  owner_company: "audit.field.owner_company",
  picture: "audit.field.file",
  segment: "company-fields.segments",
  details: "company-fields.number_employees",
  permissions: "company-fields.exclude",
  title: "labels.form.title",
  colour: "labels.form.colour",
  plan: "subscriptions.plan",
  starts_on: "subscriptions.starts",
  ends_on: "subscriptions.ends",
  note: "subscriptions.note",
  deactivated_at: "audit.field.deactivated_at",
  relation: "synonyms.relation",
  leads_to: "synonyms.leads-to",
};

const companyFields = [
  "name",
  "type",
  "formerly_known_as",
  "tagline",
  "description",
  "website",
  "foundation_year",
  "number_employees",
  "headquarters",
  "country",
  "offering",
  "segments",
  "indie_brand_friendly",
  "dow_jones_sustainability_score",
  "sustainable_development_goals",
  "contacts",
  "verified_contacts",
  "media_links",
  "valid_email_domains",
  "proved_domains",
  "domain_code_sent_to",
  "storage_gigabytes",
  "checked_rows",
  "labels",
  "annual_revenue",
  "vat",
  "top_products",
];

/** A right in a portal, by its permission key. */
const isRight = (name: string) => name.includes(".portal.");

/** A field as the pages call it; one that no page knows, by its name on the wire. */
export function fieldTitle(t: Translate, action: AuditAction, name: string): string {
  // Of a picture it is the kind of picture.
  if (name === "type" && action.startsWith("company.picture-")) return t("audit.field.picture");
  if (action.startsWith("product.")) return productTitle(t, name);
  const title = titles[name];
  if (title) return t(title);
  if (isRight(name)) return words(t, "portals.right", name.split(".")[0] ?? name);
  return companyFields.includes(name) ? words(t, "company-fields", name) : name;
}

const ofVisibility = "visibility.";

function productTitle(t: Translate, name: string): string {
  if (name.startsWith(ofVisibility)) {
    const field = productTitle(t, name.slice(ofVisibility.length));
    return t("audit.field.visibility", { field });
  }
  if (isProductFieldKey(name)) return words(t, "product-fields", name);
  const text = readTextKey(name);
  if (text) {
    const language = t(`text-languages.${text.language}`);
    return t("product-editor.texts.named", { name: productTitle(t, text.field), language });
  }
  if (name === "trashed" || name === "state" || name === "duplicate_of") {
    return words(t, "audit.field", name);
  }
  return name === "labels" || name === "offering" ? words(t, "company-fields", name) : name;
}

/** What yes and no mean, where the pages have words for it. */
const states: Record<string, readonly [yes: PlainPhraseKey, no: PlainPhraseKey]> = {
  enabled: ["companies-admin.enabled", "companies-admin.disabled"],
  verified: ["companies-admin.verified", "companies-admin.unverified"],
};

/** By field: what its values may be, and where their words stand. */
const enumerated: Record<string, readonly (readonly [group: string, values: readonly string[]])[]> =
  {
    roles: [["users-admin.role", roles]],
    status: [["users-admin.status", userStatuses]],
    portal_status: [["portals.status", portalUserStatuses]],
    user_type: [["user-types", userTypes]],
    relation: [["synonyms.relation", synonymRelations]],
    type: [
      ["company-types", companyTypes],
      ["company-editor.picture", pictureKinds],
    ],
    exclude: [["company-types", companyTypes]],
    offering: [["offerings", offerings]],
    product_type: [["offerings", offerings]],
    contact_type: [["contact-types", contactTypes]],
    segment: [["segments", segments]],
    segments: [["segments", segments]],
    plan: [["subscription-plans", subscriptionPlans]],
  };

const visibilities: readonly string[] = companyVisibilities;

export interface Speech {
  t: Translate;
  language: string;
  /** Of things whose keys are told. */
  named: Readonly<Record<string, string>>;
}

/** A value as a person reads it; what has parts, part by part. Empty where there is nothing. */
export function readable(speech: Speech, name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") {
    const [yes, no] = states[name] ?? ["audit.yes", "audit.no"];
    return speech.t(value ? yes : no);
  }
  if (Array.isArray(value)) {
    const separator = value.some((one) => typeof one === "object") ? "\n" : ", ";
    return joined(
      value.map((one) => readable(speech, name, one)),
      separator,
    );
  }
  if (typeof value === "object") {
    return joined(
      Object.entries(value).map(([part, one]) => readable(speech, part, one)),
      ", ",
    );
  }
  return word(speech, name, String(value));
}

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== "").join(separator);

function word({ t, language, named }: Speech, name: string, value: string): string {
  const known = named[value];
  if (known !== undefined) return known;
  if (isRight(name)) return words(t, "portals.level", value);
  for (const [group, values] of enumerated[name] ?? []) {
    if (values.includes(value)) return words(t, group, value);
  }
  if (name.startsWith(ofVisibility)) return words(t, "field-visibilities", value);
  if (visibilities.includes(value)) return words(t, "companies-admin.visibility", value);
  if (name === "country") return countryName(value, language);
  if (name.endsWith("_on")) return formatDay(value);
  return name.endsWith("_at") ? formatTime(value) : value;
}
