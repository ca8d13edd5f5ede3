import type { DocumentType, DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { api } from "../client.ts";
import { fetchWithProgress } from "../fetch-with-progress.ts";

/** Where an upload goes: to a product, or to the company itself. */
export interface Target {
  company: string;
  product: string | null;
}

/** What is said of a document before it is sent; the same words as the contract's. */
export interface DocumentWords {
  name: string;
  type: DocumentType;
  visibility: DocumentVisibility;
  language: string | null;
  valid_until: string | null;
  /** The document that it is a new version of. */
  replaces: string | null;
}

/**
 * STAGED: its words can still be changed. WAITING for others, then SENDING. FAILED can be sent
 * again as it is; REFUSED never, by what the file is. One that is done leaves the list.
 */
type UploadState = "STAGED" | "WAITING" | "SENDING" | "FAILED" | "REFUSED";

export interface Upload {
  id: string;
  target: Target;
  file: File;
  /** Null of a picture. */
  words: DocumentWords | null;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  refusal: ErrorCode | null;
  error: unknown;
}

/** How an upload ended; told to whoever sent it, on whatever page they are by then. */
export type Ended = (upload: Upload, how: "DONE" | "FAILED" | "CANCELED") => void;

/** At the same time; more would only share the same line. */
const mostAtOnce = 2;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();
const ends = new Map<string, Ended>();

export const currentUploads = (): readonly Upload[] => uploads;

export function onUploadsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Upload[]): void {
  uploads = next;
  guardTab();
  for (const listener of listeners) listener();
}

const change = (id: string, changes: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

const find = (id: string) => uploads.find((upload) => upload.id === id);

type New = Pick<Upload, "target" | "file" | "words" | "refusal">;

/** Puts files on the list; they are sent with `sendUploads`. */
export function addUploads(files: readonly New[]): string[] {
  const added = files.map(
    (given): Upload => ({
      ...given,
      id: crypto.randomUUID(),
      state: given.refusal === null ? "STAGED" : "REFUSED",
      share: 0,
      error: null,
    }),
  );
  set([...uploads, ...added]);
  return added.map(({ id }) => id);
}

export function changeWords(id: string, changes: Partial<DocumentWords>): void {
  const upload = find(id);
  if (upload?.words) change(id, { words: { ...upload.words, ...changes } });
}

/** Sends those that are staged or have failed; `ended` hears of each once. */
export function sendUploads(ids: readonly string[], ended: Ended): void {
  const meant = uploads.filter(
    ({ id, state }) => ids.includes(id) && (state === "STAGED" || state === "FAILED"),
  );
  for (const { id } of meant) {
    ends.set(id, ended);
    change(id, { state: "WAITING", share: 0, error: null });
  }
  sendNext();
}

/** Stops one that is on its way: a document can be sent again, with what was said of it. */
export function cancelUpload(id: string): void {
  const upload = find(id);
  running.get(id)?.abort();
  if (upload?.words === null) removeUpload(id);
  else change(id, { state: "STAGED", share: 0, error: null });
}

export function removeUpload(id: string): void {
  running.get(id)?.abort();
  ends.delete(id);
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
      // Cancelled and sent again, it has another one by now.
      if (running.get(next.id) === controller) running.delete(next.id);
      sendNext();
    });
  }
}

async function send(upload: Upload, signal: AbortSignal): Promise<void> {
  const { id, target, file, words } = upload;
  const ended = ends.get(id);
  ends.delete(id);
  try {
    await api("POST /companies/:companyKey/assets", {
      params: { companyKey: target.company },
      upload: { asset: words ? documentOf(words, target) : pictureOf(upload), content: file },
      signal,
      fetch: fetchWithProgress((share) => change(id, { share })),
    });
    set(uploads.filter((each) => each.id !== id));
    ended?.(upload, "DONE");
  } catch (error) {
    // What was cancelled may have arrived all the same: the list tells.
    if (!signal.aborted) change(id, { state: "FAILED", error });
    ended?.(upload, signal.aborted ? "CANCELED" : "FAILED");
  }
}

/** Of a new version the product is that of the one before. */
const documentOf = ({ type, ...words }: DocumentWords, { product }: Target) => ({
  kind: "DOCUMENT" as const,
  ...words,
  // Pictures alone are of the type IMAGE.
  type: type === "IMAGE" ? ("OTHER" as const) : type,
  product: product ?? undefined,
  replaces: words.replaces ?? undefined,
});

const pictureOf = ({ target, file }: Upload) => ({
  kind: "IMAGE" as const,
  product: target.product ?? "",
  name: file.name.slice(0, 200),
});

/** A tab that is closed takes along what has not been sent. */
function guardTab(): void {
  if (typeof window === "undefined") return;
  const any = uploads.some(({ state }) => state !== "REFUSED");
  if (any) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
