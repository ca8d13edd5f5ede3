import type { ProjectContact, ProjectForm } from "@neroli/contract/projects/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordEvent } from "./record-event.ts";
import { rowOf } from "./row-of.ts";

/** @throws AppError "conflict" where somebody has saved since it was read. */
export async function saveProject(
  actor: SignedInActor,
  { place, form: { version, ...form } }: { place: ProjectPlace; form: ProjectForm },
): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("edit", { actor, place });
    if (project.version !== version) throw new AppError("conflict");
    await db()
      .updateTable("projects")
      .set({ ...rowOf(form), version: version + 1, updated_at: new Date() })
      .where("key", "=", project.key)
      .execute();
    await recordEvent({ project_key: project.key, kind: "edited", actor_key: actor.user_key });
  });
}

/** Writes the contacts of a project, in their order. */
export async function saveContacts(
  actor: SignedInActor,
  { place, contacts }: { place: ProjectPlace; contacts: readonly ProjectContact[] },
): Promise<void> {
  await transaction(async () => {
    const { key } = await lockProjectFor("edit", { actor, place });
    await db()
      .updateTable("projects")
      .set({ contacts: JSON.stringify(contacts), updated_at: new Date() })
      .where("key", "=", key)
      .execute();
    await recordEvent({ project_key: key, kind: "edited", actor_key: actor.user_key });
  });
}
