import type { Project } from "@neroli/contract/projects/schema.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** A project as its address names it. */
export interface Place {
  company: string;
  key: string;
}

/** A project of which its reader reads all. */
export type ReadProject = Project & { own: NonNullable<Project["own"]> };

/** The same as the API's calls name it. */
export const paramsOf = ({ company, key }: Place) => ({ companyKey: company, projectKey: key });

export const placeOf = ({ company, key }: Pick<Project, "company" | "key">): Place => ({
  company: company.key,
  key,
});

export const useProject = (place: Place) =>
  useQuery({
    queryKey: ["projects", "one", place.company, place.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey", { params: paramsOf(place), signal }),
  });

interface Deed {
  action: () => Promise<unknown>;
  /** Said once it is done. */
  done?: string;
}

/** Does something to a project; all that is shown of projects is read anew, whatever came of it. */
export function useDeeds() {
  const t = useT();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action }: Deed) => action(),
    onSuccess: (_, { done }) => void (done && tellDone(done)),
    onError: (error) => tellFailure(error, t),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
  });
  return { run: mutate, pending: isPending };
}
