import type { CompanyExhibition } from "@neroli/contract/portals/schema.ts";
import { countryName } from "../language/countries.ts";
import { formatDay } from "../language/dates.ts";
import type { Translate } from "../language/phrases.tsx";

/** Where somebody stands: "Hall 2 · A10"; empty while nobody knows. */
export const standOf = ({ hall, stand }: Pick<CompanyExhibition, "hall" | "stand">): string =>
  [hall, stand].filter(Boolean).join(" · ");

/** From which day to which; empty while nobody knows. */
export function daysOf(
  t: Translate,
  { starts_on: from, ends_on: to }: Pick<CompanyExhibition, "starts_on" | "ends_on">,
): string {
  if (!from || !to) return "";
  if (from === to) return formatDay(from);
  return t("exhibition.days", { from: formatDay(from), to: formatDay(to) });
}

/** Where it is: the hall, its town and the country. */
export const placeOf = (
  { place, country }: Pick<CompanyExhibition, "place" | "country">,
  language: string,
): string => [place, country && countryName(country, language)].filter(Boolean).join(", ");
