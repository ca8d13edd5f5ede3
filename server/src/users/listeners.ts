import type { Listeners } from "../kernel/outbox/work.ts";
import { mailDeclined } from "./administration/commands/mail-declined.ts";
import { mailVerified } from "./administration/commands/mail-verified.ts";
import { tellOfWaiting } from "./administration/commands/tell-of-waiting.ts";
import { tellVerified } from "./administration/commands/tell-verified.ts";

export const userListeners = {
  "user.activated": ({ id, key }) => tellOfWaiting(key, id),
  "user.verified": async ({ id, key }) => {
    await tellVerified(key, id);
    await mailVerified(key, id);
  },
  "user.declined": ({ id, key, data }) =>
    mailDeclined({ event_id: id, user_key: key, company_key: data.company }),
} satisfies Listeners;
