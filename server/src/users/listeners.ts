import type { Listeners } from "../kernel/outbox/work.ts";
import { mailVerified } from "./administration/commands/mail-verified.ts";
import { tellOfWaiting } from "./administration/commands/tell-of-waiting.ts";

export const userListeners = {
  "user.activated": ({ id, key }) => tellOfWaiting(key, id),
  "user.verified": ({ id, key }) => mailVerified(key, id),
} satisfies Listeners;
