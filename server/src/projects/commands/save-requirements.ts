import type { Requirement } from "@neroli/contract/projects/requirements.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordEvent } from "./record-event.ts";

interface Saved {
  place: ProjectPlace;
  requirements: readonly Requirement[];
  /** Of the project, as it was read. */
  version: number;
}

/** @throws AppError "conflict" where somebody has saved the project since it was read. */
export async function saveRequirements(
  actor: SignedInActor,
  { place, requirements, version }: Saved,
): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("edit", { actor, place });
    if (project.version !== version) throw new AppError("conflict");
    await db()
      .updateTable("projects")
      .set({
        requirements: JSON.stringify(requirements),
        version: version + 1,
        updated_at: new Date(),
      })
      .where("key", "=", project.key)
      .execute();
    await recordEvent({
      ...{ project_key: project.key, kind: "required", actor_key: actor.user_key },
      data: { count: requirements.length },
    });
  });
}
