import type { Content } from "@neroli/contract/catalogue/content-values.ts";
import { isInciFamily } from "@neroli/contract/catalogue/inci-families.ts";
import type { Interval } from "@neroli/contract/catalogue/interval-values.ts";
import { countryName } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import type { FacetGroup } from "./facet-groups.ts";
import { facetTitle, facetWord, type Reader, unitWord } from "./facet-words.ts";
import type { FoundPage } from "./found-page.ts";
import { ranged, type SearchState, toggled } from "./search-state.ts";

/** A filter in use in the reader's words, and what the search is without it. */
export interface FilterInUse {
  id: string;
  title: string;
  word: string;
  /** Says of a content whether it must be there or must not. */
  sign?: "contains" | "without";
  change: Partial<SearchState>;
}

/** Every filter in use: contents first, as they stand on top of the column. */
export function useFiltersInUse(
  state: SearchState,
  { facets, names, ranges = [] }: FoundPage,
): FilterInUse[] {
  const t = useT();
  const language = useLanguage();
  const reader = { t, language };
  return [
    ...ofContents(reader, { state, sign: "contains", names }),
    ...ofContents(reader, { state, sign: "without", names }),
    ...ofFacets(reader, state, facets),
    ...Object.entries(state.ranges).map(([field, interval]) => ({
      id: field,
      title: facetTitle(t, field),
      word: intervalWord(
        reader,
        interval,
        unitWord(t, ranges.find(({ group }) => group === field)?.unit),
      ),
      change: { ranges: ranged(state.ranges, field, null) },
    })),
  ];
}

function ofFacets(
  reader: Reader,
  state: SearchState,
  facets: readonly FacetGroup[],
): FilterInUse[] {
  return Object.entries(state.filters).flatMap(([group, values]) => {
    const known = facets.find((facet) => facet.group === group)?.values;
    return values.map((value) => ({
      id: `${group}:${value}`,
      title: facetTitle(reader.t, group),
      word: facetWord(reader, group, known?.find((each) => each.value === value) ?? { value }),
      change: { filters: toggled(state.filters, group, value) },
    }));
  });
}

function ofContents(
  reader: Reader,
  of: { state: SearchState; sign: "contains" | "without"; names: FoundPage["names"] },
): FilterInUse[] {
  const { state, sign, names } = of;
  const contents = state[sign];
  return contents.map((content) => ({
    id: `${sign}:${content.kind}:${content.value}`,
    title: reader.t(`search-refine.${sign}`),
    word: contentWord(reader, content, names),
    sign,
    change: { [sign]: contents.filter((each) => each !== content) },
  }));
}

/** The name of a content, as people call it. */
export function contentWord(
  { t, language }: Reader,
  { kind, value }: Content,
  names: FoundPage["names"] = [],
): string {
  if (kind === "inci" && isInciFamily(value)) return words(t, "inci-families", value);
  if (kind === "countries" && /^[A-Z]{2}$/.test(value)) return countryName(value, language);
  return names.find((each) => each.kind === kind && each.value === value)?.name ?? value;
}

export function intervalWord(
  { t, language }: Reader,
  { min, max }: Interval,
  unit: string,
): string {
  const say = (end: number) => end.toLocaleString(language, { maximumFractionDigits: 6 });
  const between =
    min === null
      ? t("search-refine.range.most", { max: say(max ?? 0) })
      : max === null
        ? t("search-refine.range.least", { min: say(min) })
        : t("search-refine.range.between", { min: say(min), max: say(max) });
  return unit ? `${between} ${unit}` : between;
}
