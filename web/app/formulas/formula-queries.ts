import type { Formula } from "@neroli/contract/formulas/schema.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** The project in which somebody formulates, as its address names it. */
export interface Place {
  company: string;
  key: string;
}

/** The same as the API's calls name it. */
export const paramsOf = ({ company, key }: Place) => ({ companyKey: company, projectKey: key });

export const useProject = (place: Place) =>
  useQuery({
    queryKey: ["projects", "one", place.company, place.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey", { params: paramsOf(place), signal }),
  });

export const useFormulas = (place: Place) =>
  useQuery({
    queryKey: ["formulas", "list", place.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/formulas", {
        params: paramsOf(place),
        signal,
      }),
  });

/** A formula as it is being worked on, or one of its versions. */
export const useFormula = (place: Place, formulaKey: string, version: string | null) =>
  useQuery({
    queryKey: ["formulas", "one", formulaKey, version ?? ""],
    queryFn: ({ signal }) => readFormula(place, { formulaKey, version, signal }),
  });

export const readFormula = (
  place: Place,
  asked: { formulaKey: string; version?: string | null; signal?: AbortSignal },
): Promise<Formula> =>
  api("GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey", {
    params: { ...paramsOf(place), formulaKey: asked.formulaKey },
    ...(asked.version && { query: { version: asked.version } }),
    ...(asked.signal && { signal: asked.signal }),
  });

interface Deed {
  action: () => Promise<unknown>;
  /** Said once it is done. */
  done?: string;
}

/** Does something to formulas; all that is shown of them is read anew, whatever came of it. */
export function useDeeds() {
  const t = useT();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action }: Deed) => action(),
    onSuccess: (_, { done }) => void (done && tellDone(done)),
    onError: (error) => tellFailure(error, t),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["formulas"] }),
  });
  return { run: mutate, pending: isPending };
}
