import { wasRefused } from "../client.ts";
import { newSendKey } from "../send-keys.ts";
import { forgetUpload, keepUpload, keepUploads, readUploads } from "./kept-uploads.ts";
import { sendUpload } from "./send-upload.ts";
import type { Upload, UploadDetails } from "./upload.ts";

/** Hears how an upload ended, on whatever page the person who sent it is by then. */
export type UploadListener = (upload: Upload, how: "DONE" | "FAILED" | "CANCELED") => void;

/** Uploads that run at the same time; more would only share the same line. */
const mostAtOnce = 2;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();
const uploadListeners = new Map<string, UploadListener>();

export const currentUploads = (): readonly Upload[] => uploads;

export function onUploadsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Upload[]): void {
  uploads = next;
  keepUploads(next);
  guardTab();
  for (const listener of listeners) listener();
}

const change = (id: string, changes: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

const find = (id: string) => uploads.find((upload) => upload.id === id);

type ChosenFile = Pick<Upload, "target" | "file" | "details" | "refusal">;

/** Puts files on the list; they are sent with `sendUploads`. */
export function addUploads(files: readonly ChosenFile[]): string[] {
  const added = files.map(
    (chosen): Upload => ({
      ...chosen,
      id: newSendKey(),
      key: newSendKey(),
      state: chosen.refusal === null ? "STAGED" : "REFUSED",
      share: 0,
      error: null,
    }),
  );
  for (const upload of added) if (upload.state === "STAGED") keepUpload(upload);
  set([...uploads, ...added]);
  return added.map(({ id }) => id);
}

export function changeDetails(id: string, changes: Partial<UploadDetails>): void {
  const upload = find(id);
  if (upload?.details) change(id, { details: { ...upload.details, ...changes } });
}

/** Sends those that are staged or have failed; the listener hears of each once. */
export function sendUploads(ids: readonly string[], onEnd: UploadListener): void {
  const sendable = uploads.filter(
    ({ id, state }) => ids.includes(id) && (state === "STAGED" || state === "FAILED"),
  );
  for (const { id } of sendable) {
    uploadListeners.set(id, onEnd);
    change(id, { state: "WAITING", share: 0, error: null });
  }
  sendNext();
}

/** Stops one that is on its way: a document can be sent again, with the same details. */
export function cancelUpload(id: string): void {
  const upload = find(id);
  running.get(id)?.abort();
  if (upload?.details === null) removeUpload(id);
  else change(id, { state: "STAGED", share: 0, error: null });
}

export function removeUpload(id: string): void {
  running.get(id)?.abort();
  uploadListeners.delete(id);
  drop(id);
}

function drop(id: string): void {
  forgetUpload(id);
  set(uploads.filter((upload) => upload.id !== id));
}

function sendNext(): void {
  while (running.size < mostAtOnce) {
    const next = uploads.find(({ state }) => state === "WAITING");
    if (!next) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    change(next.id, { state: "SENDING" });
    void send(next, controller.signal).finally(() => {
      // An upload that was cancelled and sent again has another controller by now.
      if (running.get(next.id) === controller) running.delete(next.id);
      sendNext();
    });
  }
}

async function send(upload: Upload, signal: AbortSignal): Promise<void> {
  const { id } = upload;
  const onEnd = uploadListeners.get(id);
  uploadListeners.delete(id);
  try {
    await sendUpload(upload, { signal, onShare: (share) => change(id, { share }) });
    drop(id);
    onEnd?.(upload, "DONE");
  } catch (error) {
    // A cancelled upload may have arrived all the same: the list is read anew.
    if (!signal.aborted) {
      change(id, { state: "FAILED", error, ...(wasRefused(error) && { key: newSendKey() }) });
    }
    onEnd?.(upload, signal.aborted ? "CANCELED" : "FAILED");
  }
}

/** A tab that is closed loses what has not been sent: the browser asks first. */
function guardTab(): void {
  if (typeof window === "undefined") return;
  const any = uploads.some(({ state }) => state !== "REFUSED");
  if (any) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

async function restoreUploads(): Promise<void> {
  const before = await readUploads();
  if (before.length > 0) set([...before, ...uploads]);
}
if (typeof window !== "undefined") void restoreUploads();
