import { enqueue } from "../kernel/jobs/queued.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { tellSuppliersOfLaw } from "./commands/tell-suppliers-of-law.ts";

export const lawListeners = {
  /** All products are looked at, which others' events do not wait for. */
  "law.changed": ({ id, data }) => enqueue(tellSuppliersOfLaw, { outbox_id: id, ...data }),
} satisfies Listeners;
