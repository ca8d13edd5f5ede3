import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { projectOwnTo } from "../../published/projects.ts";
import type { ProjectPlace } from "../policy.ts";

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

/** The files of a project as they are stored, the oldest first. */
export const listStoredFiles = (key: string) =>
  db()
    .selectFrom("project_files")
    .where("project_key", "=", key)
    .where("kind", "=", "FILE")
    .select(["id", "name", "media_type", "size", "storage_key", "created_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
