import { useDebouncedValue } from "@mantine/hooks";
import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import { inciFamilies } from "@neroli/contract/catalogue/inci-families.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";

const pauseMilliseconds = 150;

export interface SuggestedContent {
  value: string;
  label: string;
  count: number;
  family: boolean;
}

const isFirstOfItsValue = (
  { value }: { value: string },
  at: number,
  all: readonly { value: string }[],
): boolean => all.findIndex((one) => one.value === value) === at;

/**
 * Families that no product of today holds are suggested as well: who leaves out parabens leaves
 * out those that come tomorrow.
 */
function familiesCalled(typed: {
  t: Translate;
  kind: ContentKind;
  text: string;
  found: readonly SuggestedContent[];
}): SuggestedContent[] {
  const sought = foldText(typed.text);
  if (typed.kind !== "inci" || sought.length < 2) return [];
  return inciFamilies
    .filter((family) => !typed.found.some(({ value }) => value === family))
    .map((value) => ({ value, label: words(typed.t, "inci-families", value), count: 0 }))
    .filter(({ label }) => foldText(label).includes(sought))
    .map((family) => ({ ...family, family: true }));
}

/** Contents of products that begin as typed, and families that no product holds today. */
export function useContents(input: { kind: ContentKind; offering: Offering; text: string }) {
  const t = useT();
  const { kind, offering } = input;
  const text = input.text.trim();
  const [query] = useDebouncedValue(text, pauseMilliseconds);
  const { data, isError, isSuccess, isPlaceholderData } = useQuery({
    queryKey: ["contents", kind, offering, query],
    queryFn: ({ signal }) =>
      api("GET /search/contents", { query: { kind, offering, query }, signal }),
    placeholderData: keepPreviousData,
  });
  // A family and an ingredient of one name ("fragrance") are asked for alike: as the family.
  const found: SuggestedContent[] = (data?.values ?? []).filter(isFirstOfItsValue);
  return {
    values: [...found, ...familiesCalled({ t, kind, text, found })],
    /** True once the values answer the text in the field; until then the last ones are shown. */
    isCurrent: isSuccess && !isPlaceholderData && query === text,
    failed: isError,
  };
}
