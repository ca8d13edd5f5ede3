import type { Listeners } from "../kernel/outbox/work.ts";
import { mailVerified } from "./administration/commands/mail-verified.ts";

export const userListeners = {
  "user.verified": ({ id, key }) => mailVerified(key, id),
} satisfies Listeners;
