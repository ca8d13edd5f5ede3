import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { projectOwnTo } from "../../published/projects.ts";
import type { ProjectPlace } from "../commands/lock-project.ts";

export type FileKind = "FILE" | "IMAGE";

/** A file or picture of a project of which the actor reads all. */
export const getFile = async (
  actor: SignedInActor,
  { place, id, kind }: { place: ProjectPlace; id: string; kind: FileKind },
) =>
  found(
    await db()
      .selectFrom("project_files")
      .innerJoin("projects", "projects.key", "project_files.project_key")
      .where("projects.key", "=", place.projectKey)
      .where("projects.company_key", "=", place.companyKey)
      .where("project_files.id", "=", id)
      .where("project_files.kind", "=", kind)
      .where(projectOwnTo(actor))
      .select(["project_files.name", "project_files.size", "project_files.media_type"])
      .select("project_files.storage_key")
      .executeTakeFirst(),
  );
