import type { Listeners } from "../kernel/outbox/work.ts";
import { findAccount } from "../users/queries.ts";
import { endSessions } from "./commands/end-sessions.ts";
import { mailFactorChanged, mailFactorsReset, mailNewDevice } from "./commands/mail-notices.ts";

export const identityListeners = {
  /** Whoever is shut out is signed out; the API refuses them already, whatever token they hold. */
  "user.changed": async ({ key }) => {
    const account = await findAccount(key, "en");
    if (account?.enabled && account.status !== "BLOCKED") return;
    await endSessions(key, "account");
  },
  "session.new-device": ({ id, key, data }) => mailNewDevice(key, id, data),
  "factor.changed": ({ id, key, data }) => mailFactorChanged(key, id, data),
  "factors.reset": ({ id, key, data }) => mailFactorsReset(key, id, data),
} satisfies Listeners;
