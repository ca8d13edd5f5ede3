import { inPortal } from "../kernel/current-portal.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { mailAnswer } from "./commands/mail-answer.ts";
import { tellAdmitted } from "./commands/tell-admitted.ts";

export const portalListeners = {
  "portal.answered": async ({ id, key, data }) => {
    const answer = { event_id: id, user_key: key, ...data };
    await inPortal({ portal: data.event, host: null }, async () => {
      if (data.admitted) await tellAdmitted(answer);
      await mailAnswer(answer);
    });
  },
} satisfies Listeners;
