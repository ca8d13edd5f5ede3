import type { Listeners } from "../kernel/outbox/work.ts";
import { beginRound } from "./commands/begin-round.ts";

export const roundListeners = {
  "request.created": async ({ key }) => {
    await beginRound(key);
  },
} satisfies Listeners;
