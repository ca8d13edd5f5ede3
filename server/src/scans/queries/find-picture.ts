import { db } from "../../kernel/db/db.ts";
import type { Stand } from "../policy.ts";

/** The picture of a scan; undefined where there is none. */
export const findPicture = ({ company_key, event_key }: Stand, scanId: string) =>
  db()
    .selectFrom("scan_pictures")
    .where("company_key", "=", company_key)
    .where("event_key", "=", event_key)
    .where("scan_id", "=", scanId)
    .select(["storage_key", "media_type", "size", "digest"])
    .executeTakeFirst();
