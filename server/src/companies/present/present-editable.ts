import { isSupport } from "@neroli/contract/access/roles.ts";
import type { CompanyForm } from "@neroli/contract/companies/company-form.ts";
import type { DataVisibility, EditableCompany } from "@neroli/contract/companies/editable.ts";
import { decidableCompanyFields } from "@neroli/contract/companies/visibility.ts";
import type { Actor } from "../../kernel/actor.ts";
import { presentAllowance } from "../../kernel/allowances.ts";
import { may, renameRefusal, typeRefusal } from "../policy.ts";
import type { CompanyRow } from "../queries/get-company.ts";
import { addressOf, presentSegments } from "./company-parts.ts";

/** The parts that the editor shows beside the company's own row. */
export type BesideForm = Pick<
  EditableCompany,
  "owner" | "top_products" | "subscribed" | "old_keys"
>;

export function presentEditable(
  actor: Actor,
  row: CompanyRow,
  beside: BesideForm,
): EditableCompany {
  const { annual_revenue, valid_email_domains, permissions, ...open } = toForm(row);
  const internal = may(actor, "read-internal", row);
  return {
    key: row.key,
    name: row.name,
    version: row.version,
    ...open,
    type: row.type,
    segments: presentSegments(row.segments),
    ...(internal && { annual_revenue, valid_email_domains, permissions }),
    verified: row.verified,
    enabled: row.enabled,
    labels: row.labels,
    pictures: {
      logo: addressOf(row.logo),
      logo_white: addressOf(row.logo_white),
      header: addressOf(row.header),
    },
    data_visibility: presentVisibility(row),
    ...beside,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: {
      rename: presentAllowance(renameRefusal(actor, row), actor.language),
      change_type: presentAllowance(typeRefusal(actor, row), actor.language),
      edit_internal: internal,
      administer: isSupport(actor.roles),
      preview_excluded: presentAllowance(
        row.excluded_types.length === 0 ? "companies.nobody-excluded" : null,
        actor.language,
      ),
    },
  };
}

/** Each field that the company decides about, with what it decided or PUBLIC. */
export function presentVisibility({
  data_visibility,
}: Pick<CompanyRow, "data_visibility">): DataVisibility {
  const decided = data_visibility;
  return Object.fromEntries(
    decidableCompanyFields.map((field) => [field, decided[field] ?? "PUBLIC"]),
  ) as DataVisibility;
}

/** The form as it would be sent if nothing were changed; UNKNOWN is no type to choose. */
type StoredField = Exclude<keyof CompanyForm, "version" | "segments">;
export type StoredForm = {
  [Field in StoredField]: Exclude<EditableCompany[Field], undefined>;
} & { segments: CompanyForm["segments"] };

/** A company's row as the form of its editor: what conflicts and the audit trail compare. */
export function toForm(row: CompanyRow): StoredForm {
  const { headquarters, media_links, contacts, verified_contacts } = row;
  return {
    type: row.type,
    offering: row.offering,
    formerly_known_as: row.formerly_known_as,
    headquarters: headquarters && { ...noPlace, ...headquarters },
    country: row.country,
    details: { number_employees: row.number_employees },
    indie_brand_friendly: row.indie_brand_friendly,
    vat: row.vat,
    foundation_year: row.foundation_year,
    tagline: row.tagline,
    description: row.description,
    website: row.website,
    dow_jones_sustainability_score: row.dow_jones_sustainability_score,
    sustainable_development_goals: row.sustainable_development_goals,
    segments: row.segments.map(({ segment, url = null, description = "" }) => ({
      segment,
      url,
      description,
    })),
    media_links,
    contacts,
    verified_contacts,
    annual_revenue: row.annual_revenue,
    valid_email_domains: row.valid_email_domains,
    permissions: { exclude: row.excluded_types },
  };
}

/** Keys in the order in which the form has them, so that equal places read the same. */
const noPlace = { street: "", postal_code: "", city: "", latitude: null, longitude: null };
