import { projectTransitions, type StatusAction } from "@neroli/contract/projects/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordEvent } from "./record-event.ts";

/** Starts, holds, resumes, closes, cancels or reopens a project. */
export async function changeStatus(
  actor: SignedInActor,
  { place, action }: { place: ProjectPlace; action: StatusAction },
): Promise<void> {
  await transaction(async () => {
    const { key, status: from } = await lockProjectFor(action, { actor, place });
    const { to } = projectTransitions.actions[action];
    await db()
      .updateTable("projects")
      .set({ status: to, updated_at: new Date() })
      .where("key", "=", key)
      .execute();
    const data = { from, to };
    await recordEvent({
      project_key: key,
      kind: "status-changed",
      actor_key: actor.user_key,
      data,
    });
  });
}
