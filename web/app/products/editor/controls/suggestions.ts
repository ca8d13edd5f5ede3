import { useDebouncedValue } from "@mantine/hooks";
import { type AttributeField, isAttributeField } from "@neroli/contract/attributes/fields.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { vocabularies } from "@neroli/contract/products/value-text.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { useCountryOptions } from "../../../kernel/country-options.ts";
import { useLanguage, useT, words } from "../../../language/phrases.tsx";
import type { Suggestion } from "../../../ui/fields/combo-input.tsx";

/** Long enough not to ask for every letter. */
const pause = 150;

/** Terms of the field's vocabulary that fit what is typed, in the reader's language. */
export function useTermSuggestions(
  key: ProductFieldKey,
  { typed, entered }: { typed: string; entered: boolean },
): Suggestion[] {
  const t = useT();
  const language = useLanguage();
  const [query] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ["attributes", "suggest", key, query, language],
    queryFn: ({ signal }) => {
      const field = key as AttributeField;
      return api("GET /attributes/suggest", { query: { field, query, language }, signal });
    },
    // Before anything is typed, the most used are offered.
    enabled: isAttributeField(key) && (entered || query !== ""),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (data?.content ?? []).map(({ term, name, products, matched }) => ({
    value: term,
    label: name,
    note: matched ?? t("product-editor.used", { count: products }),
  }));
}

/** The names of the field's terms in the reader's language; a new term is its own name. */
export function useTermNames(key: ProductFieldKey): (term: string) => string {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["attributes", "names", language],
    queryFn: ({ signal }) => api("GET /attributes/names", { query: { language }, signal }),
    enabled: isAttributeField(key) && language !== "en",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = data?.names[key];
  return (term) => names?.[term] ?? term;
}

/** All that can be chosen, by name. */
export function useFixedOptions(field: ProductFieldKey): Suggestion[] {
  const t = useT();
  const countries = useCountryOptions(useLanguage());
  const { type, values = [] } = productField(field);
  const group = vocabularies[field];
  if (type === "country") return countries;
  return values.map((value) => ({ value, label: group ? words(t, group, value) : value }));
}
