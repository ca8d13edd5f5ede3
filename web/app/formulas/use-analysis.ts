import { useDebouncedValue } from "@mantine/hooks";
import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { type Place, paramsOf } from "./formula-queries.ts";

/** Milliseconds without a key after which a formula is reckoned anew. */
const pause = 500;

/** What a formula comes to while it is written; the one before stays until the next is there. */
export function useAnalysis(place: Place, content: FormulaContent) {
  const [paused] = useDebouncedValue(content, pause);
  return useQuery({
    queryKey: ["formula-analysis", place.key, paused],
    queryFn: ({ signal }) =>
      api("POST /companies/:companyKey/projects/:projectKey/formulas/analysis", {
        params: paramsOf(place),
        body: { content: paused },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
