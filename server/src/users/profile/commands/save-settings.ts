import type { UserSettingsForm } from "@neroli/contract/users/profile.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { invalidField, notFound } from "../../../kernel/errors.ts";
import { acceptTerms } from "../../../portals/commands/accept-terms.ts";

type Form = z.output<typeof UserSettingsForm>;

/**
 * Changes what the form names. A profile's form that is open elsewhere is then of an older version,
 * but for the language and the time zone: a form says these only when somebody has changed them
 * there. What a browser says of its time zone is a beginning, and changes nothing that was chosen.
 */
export async function saveSettings(
  actor: SignedInActor,
  {
    form: { language, browser_time_zone, notifications, event_user },
    event,
  }: { form: Form; event?: string | undefined },
): Promise<void> {
  await transaction(async () => {
    if (event_user) await acceptTermsOf(actor, { event, version: event_user.terms_version });
    if ((language ?? browser_time_zone ?? notifications) === undefined) return;
    await db()
      .updateTable("users")
      .set({
        ...(language !== undefined && { language }),
        ...(browser_time_zone && {
          time_zone: sql<string>`coalesce(time_zone, ${browser_time_zone})`,
        }),
        ...(notifications && {
          notification_settings: sql`notification_settings || ${JSON.stringify(notifications)}::jsonb`,
          version: sql<number>`version + 1`,
        }),
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", actor.user_key)
      .execute();
  });
}

/** Accepts the terms of a portal to which one belongs. */
async function acceptTermsOf(
  { user_key, language }: SignedInActor,
  { event, version }: { event: string | undefined; version: number | undefined },
): Promise<void> {
  if (event === undefined) {
    const message = "only with entity_type and entity_id";
    throw invalidField({
      path: "event_user",
      code: "unknown-field",
      data: { name: "event_user" },
      message,
    });
  }
  if (!(await acceptTerms({ user_key, event, version, language }))) throw notFound();
}
