import type { Listeners } from "../kernel/outbox/work.ts";
import { mailErasureAsked } from "./commands/mail-erasure.ts";

export const personalDataListeners = {
  "user.erasure-asked": ({ id, key, data }) =>
    mailErasureAsked(key, { event_id: id, due_at: data.due_at }),
} satisfies Listeners;
