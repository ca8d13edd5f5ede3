import { randomUUID } from "node:crypto";
import type { NewComment } from "@neroli/contract/projects/schema.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordEvent } from "./record-event.ts";

interface Written {
  place: ProjectPlace;
  comment: z.output<typeof NewComment>;
}

/** Comments; what a member of role SUPPLIER writes is shared with the suppliers' members. */
export async function writeComment(
  actor: SignedInActor,
  { place, comment: { body, shared, mentions } }: Written,
): Promise<string> {
  return once(async () => {
    const project = await lockProjectFor("comment", { actor, place });
    const id = randomUUID();
    const isShared = shared || project.side === "SUPPLIER";
    await db()
      .insertInto("project_comments")
      .values({
        ...{ id, project_key: project.key, author_key: actor.user_key, body, shared: isShared },
        company_key: actor.company_key,
      })
      .execute();
    await recordEvent({ project_key: project.key, kind: "commented", actor_key: actor.user_key });
    emit({
      topic: "project.commented",
      key: project.key,
      data: { actor: actor.user_key, comment: id, told: mentions },
    });
    return id;
  });
}

/** Takes back a comment of one's own. */
export async function removeComment(
  actor: SignedInActor,
  { place, id }: { place: ProjectPlace; id: string },
): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("comment", { actor, place });
    const removed = await db()
      .updateTable("project_comments")
      .set({ removed_at: new Date() })
      .where("id", "=", id)
      .where("project_key", "=", project.key)
      .where("author_key", "=", actor.user_key)
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    found(removed);
  });
}
