import { randomBytes } from "node:crypto";
import { codeLength, codeOf } from "@neroli/contract/badges/code.ts";
import type { BadgeField } from "@neroli/contract/enumerations/badges.ts";
import { db } from "../kernel/db/db.ts";

interface NewBadge {
  event_key: string;
  user_key: string;
  consents?: BadgeField[];
}

/** The badge of somebody who has a place in the event; nothing may be shown unless it is said. */
export async function createBadge(given: NewBadge): Promise<{ id: string; code: string }> {
  const { id } = await db()
    .insertInto("badges")
    .values(given)
    .returning("id")
    .executeTakeFirstOrThrow();
  const code = codeOf(randomBytes(codeLength));
  await db().insertInto("badge_codes").values({ badge_id: id, code }).execute();
  return { id, code };
}
