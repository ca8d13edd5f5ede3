import type { RequestColleague } from "@neroli/contract/requests/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";

const none: readonly RequestColleague[] = [];

/** The people of the own side who may read the request; none while they are not known. */
export function useColleagues(requestKey: string): readonly RequestColleague[] {
  const { data } = useQuery({
    queryKey: ["requests", "colleagues", requestKey],
    queryFn: ({ signal }) =>
      api("GET /requests/:requestKey/colleagues", { params: { requestKey }, signal }),
    staleTime: 60_000,
  });
  return data?.content ?? none;
}
