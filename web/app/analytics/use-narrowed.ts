import type { ListedInteraction } from "@neroli/contract/analytics/schema.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import type { Behind } from "../kernel/analytics/behind.ts";
import { fullTime } from "../language/axis-dates.ts";
import { countryName } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";

/** What a list behind a figure is narrowed to, in words. */
export function useNarrowed(behind: Behind, rows: readonly ListedInteraction[] = []): string[] {
  const t = useT();
  const language = useLanguage();
  const { on, product, country, words: searched, audience } = behind;
  const [type, segment] = audience?.split(" ") ?? [];
  const known = companyTypes.find((each) => each === type);
  const ofSegment = segments.find((each) => each === segment);
  return [
    ...(on ? [fullTime(on, language)] : []),
    ...(product ? [rows.find((row) => row.product)?.product?.name ?? product] : []),
    ...(searched ? [t("analytics.list.searched", { words: searched })] : []),
    ...(country ? [countryName(country, language)] : []),
    ...(audience ? [known ? words(t, "company-types", known) : t("analytics.no-company")] : []),
    ...(ofSegment ? [words(t, "segments", ofSegment)] : []),
  ];
}
