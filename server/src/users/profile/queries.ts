import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { erasureDue } from "../../published/personal-data.ts";
import { publishedEvents, publishedEventUsers, termsAccepted } from "../../published/portals.ts";

/** The signed-in user's own row with its picture and company. */
export async function getProfile(actor: SignedInActor) {
  const row = await db()
    .selectFrom("users")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .leftJoin("user_pictures", "user_pictures.user_key", "users.key")
    .select(["users.key", "users.title", "users.firstname", "users.lastname", "users.email"])
    .select(["users.status", "users.department", "users.job_title", "users.phone_number"])
    .select(["users.country_code", "users.segments", "users.language", "users.languages"])
    .select("users.time_zone")
    .select(["users.social_links", "users.notification_settings", "users.version"])
    .select((eb) => eb("users.password_hash", "is not", null).as("has_password"))
    .select(erasureDue("users.key").as("erased_at"))
    .select("user_pictures.id as picture")
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select("companies.verified as company_verified")
    .select("companies.type as company_type")
    .select(pictureOfCompany("LOGO").as("logo"))
    .where("users.key", "=", actor.user_key)
    .executeTakeFirst();
  return found(row);
}
export type ProfileRow = Awaited<ReturnType<typeof getProfile>>;

/** A person's own settings. */
export async function getSettings(actor: SignedInActor) {
  return db()
    .selectFrom("users")
    .where("key", "=", actor.user_key)
    .select(["language", "time_zone", "notification_settings"])
    .executeTakeFirstOrThrow();
}

/** A person's status in a portal or exhibition that is open; null where there is none yet. */
export async function getEventUser(actor: SignedInActor, eventKey: string) {
  const row = await db()
    .selectFrom(publishedEvents())
    .leftJoin(publishedEventUsers(), (join) =>
      join
        .onRef("event_users.event_key", "=", "events.key")
        .on("event_users.user_key", "=", actor.user_key),
    )
    .where("events.key", "=", eventKey)
    .where("events.enabled", "=", true)
    .select(["events.key as event_key", "event_users.status"])
    .select(termsAccepted.as("terms_accepted"))
    .executeTakeFirst();
  return found(row);
}
