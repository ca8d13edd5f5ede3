import { mailedFrom, senderOf } from "../kernel/mail/sender.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { mailAnswer } from "./commands/mail-answer.ts";
import { tellAdmitted } from "./commands/tell-admitted.ts";

export const portalListeners = {
  "portal.answered": async ({ id, key, data }) => {
    const answer = { event_id: id, user_key: key, ...data };
    if (data.admitted) await tellAdmitted(answer);
    await mailedFrom(senderOf(data.event), () => mailAnswer(answer));
  },
} satisfies Listeners;
