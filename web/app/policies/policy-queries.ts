import type { Policy } from "@neroli/contract/policies/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { type Translate, words } from "../language/phrases.tsx";

/** All policies of a company, and whether the reader may change them; of none nothing is asked. */
export const usePolicies = (company: string | null) =>
  useQuery({
    queryKey: ["policies", company],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/policies", {
        params: { companyKey: company ?? "" },
        signal,
      }),
    enabled: company !== null,
  });

/** What a policy is about, in the reader's words. */
export const nameOf = (t: Translate, { dimension, label }: Policy): string =>
  dimension === "ORIGIN" ? words(t, "origins", label) : label;
