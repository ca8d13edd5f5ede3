import type { Readable } from "node:stream";
import { pictureBytes } from "@neroli/contract/documents/pictures.ts";
import { mostFiles } from "@neroli/contract/projects/limits.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordChange } from "./record-event.ts";

interface NewFile {
  place: ProjectPlace;
  name: string;
  content: Readable;
}

/** Large enough to read a label on a photograph; a project's picture is shown smaller. */
const longestSide = { FILE: 2_400, IMAGE: 1_200 } as const;

/** Puts a file into a project; answers its id. */
export const addFile = (actor: SignedInActor, file: NewFile): Promise<string> =>
  store(actor, { ...file, kind: "FILE" });

/** The picture of a project, in place of the one before. */
export async function setImage(actor: SignedInActor, file: NewFile): Promise<void> {
  const id = await store(actor, { ...file, kind: "IMAGE" });
  await dropImages(actor, file.place, id);
}

export const removeImage = (actor: SignedInActor, place: ProjectPlace): Promise<void> =>
  dropImages(actor, place, null);

async function store(
  actor: SignedInActor,
  { place, name, content, kind }: NewFile & { kind: "FILE" | "IMAGE" },
): Promise<string> {
  // Asked before the file is read, and again when it is written down.
  await transaction(() => assertRoom(actor, { place, kind }));
  await refuseFullStorage(actor.company_key);
  const stored = await storeUpload(content, {
    group: actor.company_key ?? actor.user_key,
    folder: "projects",
    name,
    file_name: name,
    pictures: { most_bytes: pictureBytes, longest_side: longestSide[kind] },
  });
  try {
    if (kind === "IMAGE" && !stored.media_type.startsWith("image/")) {
      throw new AppError("documents.picture-type");
    }
    return await once(async () => {
      const project = await assertRoom(actor, { place, kind });
      const { id } = await db()
        .insertInto("project_files")
        .values({
          ...{ project_key: project.key, kind, ...stored },
          ...{ uploaded_by: actor.user_key, company_key: actor.company_key },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await claimBytes(stored.storage_key);
      await refuseFullStorage(actor.company_key);
      if (kind === "FILE") {
        await recordChange({
          ...{ project_key: project.key, kind: "file-added", actor_key: actor.user_key },
          data: { file: stored.name },
        });
      }
      return id;
    });
  } finally {
    // Of one that failed, or that was put there before: what is claimed stays.
    await discardBytes([stored.storage_key]);
  }
}

async function assertRoom(
  actor: SignedInActor,
  { place, kind }: { place: ProjectPlace; kind: "FILE" | "IMAGE" },
) {
  const project = await lockProjectFor("edit", { actor, place });
  const files = await db()
    .selectFrom("project_files")
    .where("project_key", "=", project.key)
    .where("kind", "=", "FILE")
    .select("id")
    .execute();
  if (kind === "FILE" && files.length >= mostFiles) {
    throw new AppError("projects.files-full", { most: mostFiles });
  }
  return project;
}

export async function removeFile(
  actor: SignedInActor,
  { place, id }: { place: ProjectPlace; id: string },
): Promise<void> {
  const bytes = await transaction(async () => {
    const project = await lockProjectFor("edit", { actor, place });
    const { storage_key, name } = found(
      await db()
        .deleteFrom("project_files")
        .where("id", "=", id)
        .where("project_key", "=", project.key)
        .where("kind", "=", "FILE")
        .returning(["storage_key", "name"])
        .executeTakeFirst(),
    );
    await disownBytes([storage_key]);
    await recordChange({
      ...{ project_key: project.key, kind: "file-removed", actor_key: actor.user_key },
      data: { file: name },
    });
    return storage_key;
  });
  await discardBytes([bytes]);
}

/** Removes the pictures of a project but for one. */
async function dropImages(
  actor: SignedInActor,
  place: ProjectPlace,
  kept: string | null,
): Promise<void> {
  const bytes = await transaction(async () => {
    const project = await lockProjectFor("edit", { actor, place });
    let rows = db()
      .deleteFrom("project_files")
      .where("project_key", "=", project.key)
      .where("kind", "=", "IMAGE");
    if (kept) rows = rows.where("id", "!=", kept);
    const dropped = await rows.returning("storage_key").execute();
    await disownBytes(dropped.map(({ storage_key }) => storage_key));
    return dropped.map(({ storage_key }) => storage_key);
  });
  await discardBytes(bytes);
}
