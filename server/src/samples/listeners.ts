import type { Listeners } from "../kernel/outbox/work.ts";
import { endSample } from "./commands/end-sample.ts";
import { keepSample } from "./commands/keep-sample.ts";
import { findAsked } from "./queries/find-asked.ts";

export const sampleListeners = {
  /** The prices of that moment are kept. */
  "request.created": async ({ key }) => {
    const asked = await findAsked(key);
    if (asked) await keepSample(asked);
  },

  "request.rejected": ({ key, data: { actor, reason } }) =>
    endSample({ request_key: key, actor, reason }),
} satisfies Listeners;
