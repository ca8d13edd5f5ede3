import type { ChangedFactors, Factors } from "@neroli/contract/factors/endpoints.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { refreshProfile } from "../../../kernel/session/session.tsx";

const factorsKey = ["factors"];

export const useFactors = () =>
  useQuery<Factors>({
    queryKey: factorsKey,
    queryFn: ({ signal }) => api("GET /users/profile/factors", { signal }),
  });

/** Shows what a change has made of them; support's rights come and go with the first and last. */
export function useShowFactors() {
  const queries = useQueryClient();
  return ({ factors }: ChangedFactors) => {
    queries.setQueryData(factorsKey, factors);
    void refreshProfile();
  };
}
