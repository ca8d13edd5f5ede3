import type { Listeners } from "../kernel/outbox/work.ts";
import { mailCopies } from "./commands/mail-copies.ts";
import { releaseRequests } from "./commands/release-requests.ts";

export const requestListeners = {
  "request.created": ({ id, key }) => mailCopies({ event_id: id, request_key: key }),
  "user.changed": ({ key }) => releaseRequests(key),
} satisfies Listeners;
