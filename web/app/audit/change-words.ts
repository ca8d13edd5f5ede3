import { roles } from "@neroli/contract/access/roles.ts";
import { attributeStatuses } from "@neroli/contract/attributes/schema.ts";
import { isPortalRight, ofVisibility } from "@neroli/contract/audit/fields.ts";
import { pictureKinds } from "@neroli/contract/companies/pictures.ts";
import { awardMeasures, awardRecipients } from "@neroli/contract/enumerations/awards.ts";
import {
  companyTypes,
  companyVisibilities,
  contactTypes,
} from "@neroli/contract/enumerations/companies.ts";
import { documentTypes, documentVisibilities } from "@neroli/contract/enumerations/documents.ts";
import { eventTypes, portalUserStatuses } from "@neroli/contract/enumerations/portals.ts";
import { offerings, productStates, segments } from "@neroli/contract/enumerations/products.ts";
import { synonymRelations } from "@neroli/contract/enumerations/synonyms.ts";
import { userStatuses, userTypes } from "@neroli/contract/enumerations/users.ts";
import { deliveredEvents } from "@neroli/contract/enumerations/webhooks.ts";
import { brandVariants } from "@neroli/contract/kernel/brand-variants.ts";
import { productFieldKeys } from "@neroli/contract/products/fields.ts";
import { subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { languageName } from "../kernel/documents/languages.ts";
import { countryName } from "../language/countries.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { type Translate, words } from "../language/phrases.tsx";

/** What yes and no mean, where the pages have words for it. */
const states: Record<string, readonly [yes: PlainPhraseKey, no: PlainPhraseKey]> = {
  enabled: ["companies-admin.enabled", "companies-admin.disabled"],
  verified: ["companies-admin.verified", "companies-admin.unverified"],
};

/** By field: what its values may be, and where their words stand. */
const enumerated: Record<string, readonly (readonly [group: string, values: readonly string[]])[]> =
  {
    roles: [["users-admin.role", roles]],
    status: [
      ["users-admin.status", userStatuses],
      ["attributes.status", attributeStatuses],
    ],
    portal_status: [["portals.status", portalUserStatuses]],
    user_type: [["user-types", userTypes]],
    relation: [["synonyms.relation", synonymRelations]],
    type: [
      ["company-types", companyTypes],
      ["company-editor.picture", pictureKinds],
      ["event-types", eventTypes],
      ["document-types", documentTypes],
    ],
    document_type: [["document-types", documentTypes]],
    visibility: [["document-visibilities", documentVisibilities]],
    exclude: [["company-types", companyTypes]],
    offering: [["offerings", offerings]],
    offerings: [["offerings", offerings]],
    product_type: [["offerings", offerings]],
    contact_type: [["contact-types", contactTypes]],
    segment: [["segments", segments]],
    segments: [["segments", segments]],
    state: [["product-states", productStates]],
    plan: [["subscription-plans", subscriptionPlans]],
    measure: [["award-measures", awardMeasures]],
    recipients: [["awards.recipients", awardRecipients]],
    field: [["product-fields", productFieldKeys]],
    events: [["webhooks.event", deliveredEvents]],
    variant: [["portal-settings.variant", brandVariants]],
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
  if (isPortalRight(name)) return words(t, "portals.level", value);
  for (const [group, values] of enumerated[name] ?? []) {
    if (values.includes(value)) return words(t, group, value);
  }
  if (name.startsWith(ofVisibility)) return words(t, "field-visibilities", value);
  if (visibilities.includes(value)) return words(t, "companies-admin.visibility", value);
  if (name === "country") return countryName(value, language);
  if (spoken.includes(name) && codeShape.test(value)) return languageName(value, language);
  if (dayShape.test(value)) return formatDay(value);
  return instantShape.test(value) ? formatTime(value) : value;
}

const spoken = ["language", "languages", "text_language"];
const codeShape = /^[a-z]{2}$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const instantShape = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
