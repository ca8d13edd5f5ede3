import { ApiError, api } from "../../kernel/client.ts";
import { sessionState } from "../../kernel/session/state.ts";
import {
  deviceId,
  findPicture,
  findUnsent,
  type KeptScan,
  notePicture,
  noteRefused,
  noteSent,
} from "./store.ts";

/** "other": some of it was noted for a company that this account does not belong to. */
export type SendState = "idle" | "sending" | "waiting" | "signed-out" | "other";

const atOnce = 50;
const firstPause = 1_000;
const longestPause = 60_000;

let state: SendState = "idle";
const listeners = new Set<() => void>();
export const sendState = () => state;
export function onSendState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function setState(next: SendState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

let running = false;
let wanted = false;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is not sent: now, and until it has arrived. */
export function wake(): void {
  pause = firstPause;
  void run();
}

async function run(): Promise<void> {
  wanted = true;
  if (running) return;
  running = true;
  clearTimeout(timer);
  let ended: SendState = "idle";
  while (wanted) {
    wanted = false;
    // One tab at a time: the next one finds what is left.
    ended = await navigator.locks.request("scans:send", sendAll).catch((): SendState => "waiting");
  }
  running = false;
  setState(ended);
  if (ended !== "waiting") return;
  timer = setTimeout(() => void run(), pause);
  pause = Math.min(pause * 2, longestPause);
}

/** Batch after batch, those of one stand together; of a stand that refuses this account none. */
async function sendAll(): Promise<SendState> {
  const refusing = new Set<string>();
  for (;;) {
    const unsent = (await findUnsent()).filter(({ refused }) => refused === null);
    const [first, ...others] = unsent.filter((scan) => !refusing.has(standOf(scan)));
    if (!first) return unsent.length > 0 ? "other" : "idle";
    if (sessionState().state === "signed-out") return "signed-out";
    setState("sending");
    const together = others.filter((scan) => standOf(scan) === standOf(first));
    try {
      await sendSome([first, ...together]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
        return "waiting";
      }
      if (error.status === 401) return "signed-out";
      refusing.add(standOf(first));
    }
  }
}

const standOf = ({ company, event }: KeptScan) => `${company} ${event}`;

async function sendSome(scans: readonly KeptScan[]): Promise<void> {
  const records = scans.filter(({ revision, sent_revision }) => revision > sent_revision);
  if (records.length > 0) return sendRecords(records.slice(0, atOnce));
  const [pictured] = scans;
  if (pictured) await sendPicture(pictured);
}

/** What is refused as a whole is sent in halves, until it is known which record it is. */
async function sendRecords(scans: readonly KeptScan[]): Promise<void> {
  try {
    await send(scans);
  } catch (error) {
    if (!isFault(error)) throw error;
    const [only] = scans;
    if (scans.length === 1 && only) return noteRefused(only.id, error.message);
    const half = Math.ceil(scans.length / 2);
    await sendRecords(scans.slice(0, half));
    await sendRecords(scans.slice(half));
  }
}

const isFault = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 415].includes(error.status);

const placeOf = ({ company, event }: KeptScan) => ({ companyKey: company, event });

async function send(scans: readonly KeptScan[]): Promise<void> {
  const [first] = scans;
  if (!first) return;
  const answer = await api("POST /companies/:companyKey/events/:event/scans", {
    params: placeOf(first),
    body: {
      device: await deviceId(),
      now: new Date().toISOString(),
      scans: scans.map(({ id, sequence, revision, scanned_at, read, notes, rating, products }) => ({
        ...{ id, sequence, revision, scanned_at, read, notes, rating, products },
      })),
    },
  });
  for (const { id, outcome, revision } of answer.scans) {
    await (outcome === "taken" ? noteRefused(id, "") : noteSent(id, revision));
  }
}

async function sendPicture(scan: KeptScan): Promise<void> {
  const content = await findPicture(scan.id);
  if (!content) return;
  try {
    await api("POST /companies/:companyKey/events/:event/scans/:scanId/picture", {
      params: { ...placeOf(scan), scanId: scan.id },
      upload: { asset: {}, content },
    });
    await notePicture(scan.id, { sent: content, picture: "sent" });
  } catch (error) {
    if (!isFault(error)) throw error;
    await notePicture(scan.id, { sent: content, picture: "refused" });
  }
}
