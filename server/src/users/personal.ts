import type { PersonalTables } from "../kernel/personal-data/register.ts";

/** The account itself goes last, by users/commands/erase-account.ts. */
export const userData = {
  user_pictures: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["media_type", "size", "created_at"] },
    files: { exported: true, name: "picture.webp" },
  },
  users: {
    names: { key: "deleted" },
    exported: {
      of: ["key"],
      columns: [
        ...(["key", "title", "firstname", "lastname", "email", "phone_number"] as const),
        ...(["type", "department", "job_title", "country_code", "segments", "languages"] as const),
        ...(["social_links", "company_key", "roles", "permissions", "status", "enabled"] as const),
        ...(["language", "time_zone", "notification_settings", "special_case", "source"] as const),
        ...(["created_at", "updated_at", "activated_at", "terms_accepted_at"] as const),
        ...(["last_signed_in_at", "signed_out_at"] as const),
      ],
    },
  },
} satisfies PersonalTables;
