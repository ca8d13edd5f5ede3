import { inPortal } from "../kernel/current-portal.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { mailDeclined } from "./administration/commands/mail-declined.ts";
import { mailVerified } from "./administration/commands/mail-verified.ts";
import { tellOfWaiting } from "./administration/commands/tell-of-waiting.ts";
import { tellVerified } from "./administration/commands/tell-verified.ts";
import { findPortalOfSignUp } from "./queries.ts";

/** What becomes of an account is told as by the portal in which its owner signed up, if in one. */
const whereSignedUp = async (userKey: string, tell: () => Promise<void>): Promise<void> =>
  inPortal({ portal: await findPortalOfSignUp(userKey), host: null }, tell);

export const userListeners = {
  "user.activated": ({ id, key }) => tellOfWaiting(key, id),
  "user.verified": ({ id, key }) =>
    whereSignedUp(key, async () => {
      await tellVerified(key, id);
      await mailVerified(key, id);
    }),
  "user.declined": ({ id, key, data }) =>
    whereSignedUp(key, () =>
      mailDeclined({ event_id: id, user_key: key, company_key: data.company }),
    ),
} satisfies Listeners;
