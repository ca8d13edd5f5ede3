import { useDebouncedValue } from "@mantine/hooks";
import type { SuggestionGroup } from "@neroli/contract/catalogue/suggestions.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useWithin } from "../kernel/within.ts";

const pauseMilliseconds = 120;
const lettersToSuggest = 2;

/**
 * Completions of what is typed, by what they are, within the portal that the page is in; none for
 * less than two letters.
 */
export function useSuggestions(offering: Offering, text: string): readonly SuggestionGroup[] {
  const [query] = useDebouncedValue(text.trim(), pauseMilliseconds);
  const wanted = query.length >= lettersToSuggest && text.trim().length >= lettersToSuggest;
  const within = useWithin();
  const { data } = useQuery({
    queryKey: ["suggestions", offering, query, within],
    queryFn: ({ signal }) =>
      api("GET /search/suggestions", { query: { query, offering, ...within }, signal }),
    enabled: wanted,
    placeholderData: (previous) => previous,
  });
  return wanted ? (data?.groups ?? []) : [];
}
