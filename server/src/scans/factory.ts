import { randomUUID } from "node:crypto";
import { readCode } from "@neroli/contract/badges/code.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";

type NewScan = Partial<Insertable<DB["scans"]>> & {
  event_key: string;
  company_key: string;
  read: string;
};

/** A scan that arrived a moment after it was made, without notes, unless something else is said. */
export async function createScan(given: NewScan): Promise<Selectable<DB["scans"]>> {
  return db()
    .insertInto("scans")
    .values({
      id: randomUUID(),
      device: randomUUID(),
      sequence: 1,
      revision: 1,
      scanned_at: new Date(),
      code: readCode(given.read),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its picture, as it is kept. */
export async function createScanPicture(scan: {
  company_key: string;
  event_key: string;
  id: string;
}): Promise<void> {
  const { company_key, event_key, id } = scan;
  const storage_key = `scans/${randomUUID()}.webp`;
  const { size } = await putAsset(storage_key, Buffer.from("a picture"));
  await db()
    .insertInto("scan_pictures")
    .values({
      company_key,
      event_key,
      scan_id: id,
      media_type: "image/webp",
      size,
      storage_key,
      digest: "",
    })
    .execute();
}
