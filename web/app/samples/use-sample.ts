import type { Sample } from "@neroli/contract/samples/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";

/** Polling on the requests page (spec 9); a focused window asks at once. */
const refetchInterval = 20_000;

const keyOf = (requestKey: string) => ["requests", "sample", requestKey];

export const useSample = (requestKey: string) =>
  useQuery({
    queryKey: keyOf(requestKey),
    queryFn: ({ signal }) =>
      api("GET /requests/:requestKey/sample", { params: { requestKey }, signal }),
    refetchInterval,
    refetchOnWindowFocus: "always",
  });

/** A command on a sample answers it as it is now; its request and their list have changed, too. */
export function useShowSample() {
  const queries = useQueryClient();
  return (sample: Sample) => {
    queries.setQueryData(keyOf(sample.request), sample);
    void queries.invalidateQueries({ queryKey: ["requests", "detail", sample.request] });
    void queries.invalidateQueries({ queryKey: ["requests", "list"] });
  };
}
