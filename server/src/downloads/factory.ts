import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewDownload = Partial<Insertable<DB["downloads"]>> & { user_key: string };

/** An export that is ready to be fetched, with its file; assets must be started. */
export async function createDownload(given: NewDownload): Promise<Selectable<DB["downloads"]>> {
  const content = Buffer.from("a zip");
  const storage_key = `downloads/${randomKey()}`;
  await putAsset(storage_key, content);
  return db()
    .insertInto("downloads")
    .values({
      key: randomKey(),
      kind: "EXPORT",
      name: "export.zip",
      state: "READY",
      progress: 100,
      media_type: "application/zip",
      size: content.length,
      storage_key,
      finished_at: new Date(),
      expires_at: new Date(Date.now() + 7 * 86_400_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
