import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import type { Job } from "../kernel/jobs/jobs.ts";
import { trimThrottles } from "../kernel/throttle.ts";
import { rotateKeys } from "./keys.ts";

/** What has expired is never found again; this only gives its room back. */
export const trimIdentity: Job = {
  name: "identity-trim",
  cron: "41 * * * *",
  run: async () => {
    await sql`delete from identity_payloads where expires_at < now()`.execute(db());
    await trimThrottles();
  },
};

/** Signing keys are replaced in time. Processes find the new one by themselves. */
export const rotateIdentityKeys: Job = {
  name: "identity-keys",
  cron: "7 3 * * *",
  run: rotateKeys,
};
