import { replaceKeys } from "../../identity/commands/make-keys.ts";
import {
  dropQueuedWork,
  listQueuedWork,
  type QueuedWork,
  retryQueuedWork,
} from "../../kernel/jobs/tend-queued.ts";
import { dropEvent, listFailedEvents, retryEvent } from "../../kernel/outbox/tend-events.ts";
import { StartError } from "../../kernel/start-error.ts";
import { rebuildIndex } from "../commands/rebuild-index.ts";
import type { WorkName } from "./arguments.ts";

export async function tellWork(): Promise<void> {
  const [work, events] = await Promise.all([listQueuedWork(), listFailedEvents()]);
  for (const each of work) console.log(`work ${each.id}  ${each.name}  ${stateOf(each)}`);
  for (const { id, topic, key, attempts, given_up } of events) {
    const state = given_up ? "given up" : "is tried again";
    console.log(`event ${id}  ${topic} of ${key}  ${state} after ${attempts} attempts`);
  }
  if (work.length + events.length === 0) console.log("Nothing waits, and nothing was given up.");
}

function stateOf({ failed_at, failures, error, created_at }: QueuedWork): string {
  if (failed_at) return `given up ${failed_at.toISOString()}: ${error ?? "?"}`;
  const again = failures > 0 ? `, failed ${failures} times: ${error ?? "?"}` : "";
  return `waits since ${created_at.toISOString()}${again}`;
}

const deeds = {
  retry: { work: retryQueuedWork, event: retryEvent, done: "is tried again" },
  drop: { work: dropQueuedWork, event: dropEvent, done: "is forgotten" },
};

export async function tendWork(command: "retry" | "drop", { kind, id }: WorkName): Promise<void> {
  const { [kind]: tend, done } = deeds[command];
  if (!(await tend(id))) {
    throw new StartError(`There is no ${kind} ${id} that was given up (npm run admin -- work).`);
  }
  console.log(`${kind} ${id} ${done}.`);
}

export async function tellRebuilding(): Promise<void> {
  await rebuildIndex();
  console.log("Every running server reads the whole catalogue anew, and answers meanwhile.");
  console.log("One that starts builds its index of the database.");
}

export async function replaceAllKeys(dropOld: boolean): Promise<void> {
  await replaceKeys({ dropOld });
  console.log(
    dropOld
      ? "The new key signs from now on; tokens of before are refused within half a minute."
      : "The new key signs in an hour; the old one verifies for two weeks.",
  );
}
