import { enqueue } from "../kernel/jobs/queued.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { tellProjectsOfLaw } from "./commands/tell-projects-of-law.ts";

export const formulaListeners = {
  /** All projects that go on are looked at, which others' events do not wait for. */
  "law.changed": ({ id, data }) => enqueue(tellProjectsOfLaw, { outbox_id: id, ...data }),
} satisfies Listeners;
