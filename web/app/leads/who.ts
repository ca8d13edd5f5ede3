import type { LeadSummary } from "@neroli/contract/leads/schema.ts";
import { countryName } from "../language/countries.ts";
import { type Translate, words } from "../language/phrases.tsx";

type Known = Pick<LeadSummary, "person" | "type" | "country">;

/** The person, or what may be said of somebody who is not named. */
export function nameOfLead({ person, type, country }: Known, t: Translate, language: string) {
  if (person) return person.name;
  const from = country && countryName(country, language);
  if (type && from) {
    return t("leads.who.type-country", { type: words(t, "company-types", type), country: from });
  }
  if (type) return words(t, "company-types", type);
  return from ? t("leads.who.country", { country: from }) : t("leads.who.nobody");
}

/** Of somebody who is named: the company, and what and where it is. */
export function placeOfLead({ person, type, country }: Known, t: Translate, language: string) {
  if (!person) return null;
  const parts = [
    person.company?.name,
    type && words(t, "company-types", type),
    country && countryName(country, language),
  ];
  return parts.filter(Boolean).join(" · ");
}
