import type { EventPerson, EventUser } from "@neroli/contract/portals/members.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { tellDone, tellFailure } from "../toast.tsx";

/** Every list of places begins its key so; what changes one reads all of them anew. */
export const placesKey = "places";

/** The address of who is invited: nothing else is known of them. */
export const nameOf = ({ user }: Pick<EventPerson, "user">) =>
  `${user.firstname} ${user.lastname}`.trim() || user.email;

/** Who has signed up, of whom there may be those who are invited as well. */
export const isPlace = (person: EventPerson): person is EventPerson & EventUser =>
  person.invitation === null;

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
