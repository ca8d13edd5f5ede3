import type { Listeners } from "../kernel/outbox/work.ts";
import { mailAnswer } from "./commands/mail-answer.ts";

export const portalListeners = {
  "portal.answered": ({ id, key, data }) => mailAnswer({ event_id: id, user_key: key, ...data }),
} satisfies Listeners;
