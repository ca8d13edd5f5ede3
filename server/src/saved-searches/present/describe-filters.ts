import { decodeContents } from "@neroli/contract/catalogue/content-values.ts";
import { decodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";
import { productFacets, productIntervals } from "@neroli/contract/catalogue/facets.ts";
import { decodeInterval } from "@neroli/contract/catalogue/interval-values.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import type { SearchParameters } from "@neroli/contract/saved-searches/search-state.ts";
import { isPhraseKey, say } from "@neroli/phrases/say.ts";
import { findCompanyNames } from "../../catalogue/queries/find-company-names.ts";
import type { Actor } from "../../kernel/actor.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";

type Filter = SavedSearch["filters"][number];

/** Facets whose values are enumerated, and the group of phrases that has their words. */
const enumerated: Record<string, string> = {
  segment: "segments",
  documents: "document-types",
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  regions: "regions",
};
const countries = new Set(["country_origin", "countries"]);

/** The filters of a search, in the reader's words. */
export function describeFilters(actor: Actor, query: SearchParameters): Filter[] {
  return Object.entries(query).flatMap(([name, text]): Filter[] => {
    const values = valuesOf(actor, name, text);
    return values ? [{ name: nameOf(actor, name), values }] : [];
  });
}

/** The phrase of the first of these keys that there is one of. */
function phraseOf({ language }: Actor, ...keys: string[]): string | undefined {
  const key = keys.find(isPhraseKey);
  return key && say(language, key);
}

const nameOf = (actor: Actor, name: string): string =>
  phraseOf(actor, `product-fields.${name}`, `facets.${name}`, `saved-searches.filter.${name}`) ??
  name;

/** Undefined for what is no filter. */
function valuesOf(actor: Actor, name: string, text: string): string[] | undefined {
  if ((productFacets as readonly string[]).includes(name)) return wordsOf(actor, name, text);
  if (name === "contains" || name === "without") {
    return decodeContents(text)?.map(({ value }) => value);
  }
  if ((productIntervals as readonly string[]).includes(name)) return [between(actor, text)];
  // On its own host everything is looked for in the portal.
  const isElsewhere = name === "exhibition" || (name === "portal" && text !== actor.portal);
  return isElsewhere ? [text] : undefined;
}

function wordsOf(actor: Actor, group: string, text: string): string[] {
  const values = decodeFacetValues(text);
  if (group === "company") {
    const names = findCompanyNames(actor, values);
    return values.map((key) => names.get(key) ?? key);
  }
  const terms = namesOfField(actor.language, group);
  return values.map((value) => terms?.get(value) ?? wordOf(actor, group, value));
}

function wordOf(actor: Actor, group: string, value: string): string {
  if (countries.has(group) && /^[A-Z]{2}$/.test(value)) {
    return new Intl.DisplayNames(actor.language, { type: "region" }).of(value) ?? value;
  }
  if (value === "true" || value === "false") {
    return say(actor.language, value === "true" ? "catalogue.yes" : "catalogue.no");
  }
  return phraseOf(actor, `${enumerated[group]}.${value}`) ?? value;
}

/** "4 – 6.5", "≥ 4", "≤ 6.5". */
function between({ language }: Actor, text: string): string {
  const interval = decodeInterval(text);
  if (!interval) return text;
  const [min, max] = [interval.min, interval.max].map((end) => end?.toLocaleString(language));
  if (min === undefined) return `≤ ${max}`;
  return max === undefined ? `≥ ${min}` : `${min} – ${max}`;
}
