import type { ProjectComment, ProjectEvent } from "@neroli/contract/projects/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import type { CommentRow, EventRow } from "../queries/list-comments.ts";

export const presentComment = (
  actor: SignedInActor,
  { key, firstname, lastname, created_at, ...comment }: CommentRow,
): ProjectComment => ({
  ...comment,
  author: { key, firstname, lastname },
  created_at: created_at.toISOString(),
  can: { remove: key === actor.user_key },
});

export const presentEvent = ({
  actor_key,
  firstname,
  lastname,
  created_at,
  ...event
}: EventRow): ProjectEvent => ({
  ...event,
  actor:
    actor_key === null
      ? null
      : { key: actor_key, firstname: firstname ?? "", lastname: lastname ?? "" },
  created_at: created_at.toISOString(),
});
