import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const portalData = {
  event_terms_acceptances: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["event_key", "version", "language", "accepted_at"] },
  },
  event_users: {
    names: { user_key: "deleted" },
    exported: {
      of: ["user_key"],
      columns: ["event_key", "status", "permissions", "created_at", "terms_accepted_at"],
    },
  },
  event_terms: {
    names: { published_by: "nameless" },
    exported: { of: ["published_by"], columns: ["event_key", "version", "published_at"] },
  },
  event_assets: {
    names: { uploaded_by: "nameless" },
    exported: { of: ["uploaded_by"], columns: ["event_key", "name", "size", "created_at"] },
  },
  event_companies: {
    names: {},
    tells: { contacts: { without: "company_key" } },
    exported: false,
  },
} satisfies PersonalTables;
