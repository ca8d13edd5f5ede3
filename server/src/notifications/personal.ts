import { sql } from "kysely";
import type { PersonalTables } from "../kernel/personal-data/register.ts";
import { requestsOf } from "../requests/queries/requests-of.ts";

export const notificationData = {
  notifications: {
    names: { user_key: "deleted" },
    tells: {
      // First names stand in what others were told: of requests that the person took part in, and
      // of what is no request's.
      data: {
        replaced: "firstname",
        among: (userKey) =>
          sql`(data ->> 'request_key' is null or data ->> 'request_key' in (${requestsOf(userKey)}))`,
      },
    },
    exported: { of: ["user_key"], columns: ["action", "data", "read", "triggered_at"] },
  },
  notification_digests: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["period", "day", "sent_at"] },
  },
  unsubscribe_tokens: { names: { user_key: "deleted" }, exported: false },
} satisfies PersonalTables;
