import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../kernel/errors.ts";
import { type Batch, writeInbox } from "./write-inbox.ts";

interface Waiting {
  batch: Batch;
  done: () => void;
  failed: (error: unknown) => void;
}

/** Rows of one statement. */
const most = 5_000;
/** Milliseconds between two statements: nobody waits for one of them, and each delays a page. */
const gathering = 200;
/** Batches that may wait; beyond it the database cannot keep up, and readers are not made to wait. */
const mostWaiting = 2_000;
const waiting: Waiting[] = [];
let writing = false;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Writes a batch, the first at once and those that come soon after it together: many readers cost
 * one commit. Done when it is written; what finds no room is given up, as browsers keep what was not
 * taken.
 */
export function collect(batch: Batch): Promise<void> {
  if (waiting.length >= mostWaiting) return Promise.reject(new AppError("unavailable"));
  const written = new Promise<void>((done, failed) => waiting.push({ batch, done, failed }));
  latest = written.catch(() => {});
  if (!writing) void writeAll();
  return written;
}

/** Done when all that has been told until now is written or given up. */
export async function allCollected(): Promise<void> {
  await latest;
}

async function writeAll(): Promise<void> {
  writing = true;
  while (waiting.length > 0) {
    const taken = take();
    try {
      await write(taken);
    } catch {
      // One of them may be to blame, and the others are not to be lost for it.
      for (const each of taken) await write([each]).catch(each.failed);
    }
    await pause(gathering);
  }
  writing = false;
}

async function write(taken: readonly Waiting[]): Promise<void> {
  await writeInbox(taken.map(({ batch }) => batch));
  for (const { done } of taken) done();
}

function take(): Waiting[] {
  let rows = 0;
  let end = 0;
  for (const { batch } of waiting) {
    rows += batch.interactions.length;
    if (rows > most && end > 0) break;
    end += 1;
  }
  return waiting.splice(0, end);
}
