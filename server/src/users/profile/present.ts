import { stagingCompany } from "@neroli/contract/companies/staging.ts";
import { notificationSettings } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { Profile, UserSettings } from "@neroli/contract/users/profile.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { getEventUser, getSettings, ProfileRow } from "./queries.ts";

export function presentProfile(actor: SignedInActor, row: ProfileRow): Profile {
  return {
    key: row.key,
    title: row.title,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    roles: [...actor.roles],
    permissions: actor.permissions,
    status: row.status,
    department: row.department,
    job_title: row.job_title,
    phone_number: row.phone_number,
    country_code: row.country_code,
    segments: row.segments,
    language: row.language,
    time_zone: row.time_zone,
    languages: row.languages,
    social_links: row.social_links,
    notifications: notificationSettings(decided(row)),
    picture: row.picture && imageAddress(row.picture),
    company: presentCompany(row),
    vetted: actor.vetted,
    standing: actor.standing,
    staging: row.company_key === stagingCompany,
    has_password: Boolean(row.has_password),
    lacks_factor: actor.lacks_factor === true,
    erased_at: row.erased_at?.toISOString() ?? null,
    version: row.version,
  };
}

const decided = (row: Pick<ProfileRow, "notification_settings">) => row.notification_settings;

function presentCompany(row: ProfileRow): Profile["company"] {
  if (row.company_key === null || row.company_name === null) return null;
  return {
    key: row.company_key,
    name: row.company_name,
    type: row.company_type ?? "UNKNOWN",
    verified: row.company_verified ?? false,
    logo: row.logo && imageAddress(row.logo),
  };
}

export function presentSettings(
  row: Awaited<ReturnType<typeof getSettings>>,
  place: Awaited<ReturnType<typeof getEventUser>> | null,
): UserSettings {
  return {
    language: row.language,
    time_zone: row.time_zone,
    notifications: notificationSettings(decided(row)),
    event_user: place && {
      event_key: place.event_key,
      status: (place.status ?? "NOT_SIGNED_UP") as NonNullable<
        UserSettings["event_user"]
      >["status"],
      terms_accepted: place.terms_accepted,
    },
  };
}
