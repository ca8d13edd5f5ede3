import { countryName } from "../../language/countries.ts";
import { type Translate, words } from "../../language/phrases.tsx";
import { networkNames } from "../networks.ts";
import type { CompanyField, CompanyValues, ContactValues } from "./form-values.ts";

/** What a field of the form is called, by its path: "contacts.0.value", "headquarters.latitude". */
export function fieldName(t: Translate, path: string): string {
  const [field = "", at = "", inner = ""] = path.split(".");
  const number = Number(at) + 1;
  if (!at) return words(t, "company-fields", field);
  if (field === "headquarters") return words(t, "company-fields", at);
  if (field === "contacts" || field === "verified_contacts") {
    const word = field === "contacts" ? "number" : "verified-number";
    const part = inner === "value" ? "value" : "person";
    const contact = t(`company-editor.contact.${word}`, { number });
    return `${contact}, ${t(`company-editor.contact.${part}`)}`;
  }
  if (field === "media_links") return t("company-editor.media.number", { number });
  if (field === "segments" && inner === "url") return t("company-editor.segment.url");
  return words(t, "company-fields", field);
}

/** A field's value in words, for the choice between two of them. */
export function fieldText(
  field: CompanyField,
  values: CompanyValues,
  { t, language }: { t: Translate; language: string },
): string {
  const contact = (one: ContactValues) =>
    [one.person_of_contact, words(t, "offerings", one.product_type), one.value].join(", ");
  const segment = (name: string) => words(t, "segments", name);
  switch (field) {
    case "type":
      return values.type && words(t, "company-types", values.type);
    case "country":
      return values.country && countryName(values.country, language);
    case "headquarters":
      return Object.values(values.headquarters).filter(Boolean).join(", ");
    case "offering":
      return values.offering.map((one) => words(t, "offerings", one)).join(", ");
    case "segments":
      return values.segments
        .map((one) => [segment(one.segment), one.url, one.description].filter(Boolean).join(": "))
        .join("\n");
    case "top_products":
      return values.top_products
        .map((shelf) => {
          const names = shelf.products.map(({ name }) => name).join(", ");
          return `${words(t, "offerings", shelf.offering)}, ${segment(shelf.segment)}: ${names}`;
        })
        .join("\n");
    case "indie_brand_friendly":
      return values.indie_brand_friendly ? t("product-page.yes") : t("product-page.no");
    case "sustainable_development_goals":
      return values.sustainable_development_goals.join(", ");
    case "contacts":
    case "verified_contacts":
      return values[field].map(contact).join("\n");
    case "media_links":
      return values.media_links.map(({ type, url }) => `${networkNames[type]}: ${url}`).join("\n");
    case "exclude":
      return values.exclude.map((one) => words(t, "company-types", one)).join(", ");
    default:
      return values[field];
  }
}
