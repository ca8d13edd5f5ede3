import type { EventUser } from "@neroli/contract/portals/members.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { tellDone, tellFailure } from "../toast.tsx";

/** Every list of places begins its key so; what changes one reads all of them anew. */
export const placesKey = "places";

export const nameOf = ({ user }: Pick<EventUser, "user">) => `${user.firstname} ${user.lastname}`;

interface Change {
  status?: "VERIFIED" | "BLOCKED";
  permissions?: EventUser["permissions"] | Record<string, null>;
  /** Said once it is done. */
  done: string;
}

/** Changes somebody's place in a portal or exhibition and says what came of it. */
export function useChangePlace(event: string, userKey: string) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ done: _, ...body }: Change) =>
      api("PATCH /events/:event/users/:userKey", { params: { event, userKey }, body }),
    onSuccess: (_, { done }) => tellDone(done),
    onError: (error) => tellFailure(error, t),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [placesKey] }),
        queries.invalidateQueries({ queryKey: ["dashboard"] }),
      ]),
  });
}
