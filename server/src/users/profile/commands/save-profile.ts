import type { ProfileForm } from "@neroli/contract/users/profile.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { once } from "../../../kernel/once/once.ts";

/** Writes a person's own profile; refuses what was typed over an older version of it. */
export async function saveProfile(
  actor: SignedInActor,
  form: z.output<typeof ProfileForm>,
): Promise<void> {
  const { version, language, time_zone, languages, social_links, notifications, ...columns } = form;
  await once(async () => {
    const { numUpdatedRows } = await db()
      .updateTable("users")
      .set({
        ...columns,
        ...(language && { language }),
        ...(time_zone && { time_zone }),
        languages: JSON.stringify(languages),
        social_links: JSON.stringify(social_links),
        notification_settings: JSON.stringify(notifications),
        version: version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", actor.user_key)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
  });
}
