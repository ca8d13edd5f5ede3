import type { Visit } from "@neroli/contract/visits/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useSession } from "../kernel/session/session.tsx";

export const visitsKey = (event: string) => ["visits", event];

/** What is kept of an exhibition, by whom. */
export interface KnownVisits {
  content: Visit[];
}

/** What the reader keeps of an exhibition; nothing is asked for visitors. */
export function useVisits(event: string) {
  const session = useSession();
  return useQuery({
    queryKey: visitsKey(event),
    queryFn: ({ signal }) => api("GET /events/:event/visits", { params: { event }, signal }),
    enabled: session.state === "signed-in",
  });
}
