import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { ApiError, api, wasRefused } from "../client.ts";
import { forgetFile, keepFile, readFile } from "../draft-files.ts";
import { forgetDraft, keepDraft, readDraft } from "../drafts.ts";
import { newSendKey } from "../send-keys.ts";

/** A file beside the message that is being written. It is kept with the draft of the message. */
export interface Attachment {
  /** What it is sent with, and kept under; the server's own id is in `stored`. */
  key: string;
  name: string;
  size: number;
  /** The file as the server has it, once it is uploaded. */
  stored?: RequestAttachment;
  stored_at?: number;
  /** Why it could not be uploaded. */
  failure?: string;
}

/** The server removes what was attached and not sent after a day (requests/jobs.ts). */
const storedMilliseconds = 23 * 3_600_000;

const isStored = ({ stored, stored_at = 0 }: Attachment) =>
  stored !== undefined && stored_at > Date.now() - storedMilliseconds;

/** Where the files' bytes are: on this page, or kept from one before. */
function useBytes() {
  const here = useRef(new Map<string, File>());
  return {
    keep: (key: string, file: File) => {
      here.current.set(key, file);
      void keepFile(key, file);
    },
    find: async (key: string) => here.current.get(key) ?? (await readFile(key)),
    forget: (key: string) => {
      here.current.delete(key);
      void forgetFile(key);
    },
  };
}

interface AttachmentsOptions {
  /** Under which the files are kept in the browser. */
  draft: string;
  /** The server's ids of files that stand beside those of this list. */
  beside: readonly string[];
}

/** The files of what is being written in a request, each uploaded as soon as it is chosen. */
export function useAttachments(
  requestKey: string,
  { draft, beside }: AttachmentsOptions = { draft: `answer-files:${requestKey}`, beside: [] },
) {
  const t = useT();
  const [files, setFiles] = useState(() => readDraft<readonly Attachment[]>(draft) ?? []);
  const uploads = useRef(new Map<string, AbortController>());
  const bytes = useBytes();
  useEffect(() => keepList(draft, files), [files, draft]);

  const replace = (key: string, next: (before: Attachment) => Attachment) =>
    setFiles((all) => all.map((one) => (one.key === key ? next(one) : one)));
  const fail = (key: string, failure: string) => replace(key, (one) => ({ ...one, failure }));

  const upload = async (key: string, file: File) => {
    const abort = new AbortController();
    uploads.current.set(key, abort);
    try {
      const stored = await api("POST /requests/:requestKey/attachments", {
        params: { requestKey },
        upload: { asset: {}, content: file },
        signal: abort.signal,
        key,
      });
      replace(key, (one) => ({ ...one, stored, stored_at: Date.now() }));
    } catch (error) {
      if (abort.signal.aborted) return;
      fail(key, sentenceOf(error, t));
      if (wasRefused(error)) rename(key, file);
    } finally {
      uploads.current.delete(key);
    }
  };
  /** What is sent next is another thing. */
  const rename = (before: string, file: File): string => {
    const key = newSendKey();
    bytes.forget(before);
    bytes.keep(key, file);
    replace(before, (one) => ({ ...one, key }));
    return key;
  };
  /** Sends a file again; one whose bytes are gone has to be chosen anew. */
  const resume = async ({ key, stored }: Attachment) => {
    const file = await bytes.find(key);
    if (!file) return fail(key, t("requests.attach.gone"));
    // The server has had it once, and has it no more.
    const next = stored ? rename(key, file) : key;
    replace(next, () => waiting(next, file));
    await upload(next, file);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the page was opened
  useEffect(() => {
    for (const one of files) if (!isStored(one)) void resume(one);
    return () => {
      for (const each of uploads.current.values()) each.abort();
    };
  }, []);

  const own = files.flatMap(({ stored }) => stored?.id ?? []);
  const room = mostAttachments - files.length - beside.filter((id) => !own.includes(id)).length;
  return {
    files,
    isFull: room <= 0,
    isBusy: files.some((one) => !isStored(one) && !one.failure),
    /** The server's ids of those that are uploaded. */
    ready: files.flatMap(({ stored, failure }) => (stored && !failure ? [stored.id] : [])),
    add(chosen: readonly File[]): void {
      for (const file of chosen.slice(0, Math.max(0, room))) {
        const key = newSendKey();
        bytes.keep(key, file);
        setFiles((all) => [...all, waiting(key, file)]);
        void upload(key, file);
      }
    },
    again: (one: Attachment) => void resume(one),
    /** A file that the server could not be told to remove goes by itself after a day. */
    remove({ key, stored }: Attachment): void {
      uploads.current.get(key)?.abort();
      bytes.forget(key);
      setFiles((all) => all.filter((one) => one.key !== key));
      if (!stored) return;
      const params = { requestKey, id: stored.id };
      api("DELETE /requests/:requestKey/attachments/:id", { params }).catch(() => {});
    },
    /** These files are kept elsewhere from now on, by the server's ids. */
    handOver(ids: readonly string[]): void {
      const isKept = ({ stored }: Attachment) => stored !== undefined && ids.includes(stored.id);
      for (const { key } of files.filter(isKept)) bytes.forget(key);
      setFiles((all) => all.filter((one) => !isKept(one)));
    },
    /** Of a message that was refused: marks the files that the server has no more. */
    noteGone(error: unknown): boolean {
      const gone = goneOf(error, files);
      for (const { key } of gone) fail(key, t("requests.attach.gone"));
      return gone.length > 0;
    },
    clear(): void {
      for (const { key } of files) bytes.forget(key);
      setFiles([]);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

const waiting = (key: string, { name, size }: File): Attachment => ({ key, name, size });

/** A failure is of this page; the next one tries again. */
function keepList(draft: string, files: readonly Attachment[]): void {
  if (files.length === 0) forgetDraft(draft);
  else
    keepDraft(
      draft,
      files.map(({ failure: _, ...kept }) => kept),
    );
}

function goneOf(error: unknown, files: readonly Attachment[]): Attachment[] {
  const failures = error instanceof ApiError ? error.body.additional_data?.failures : undefined;
  const sent = files.filter(({ stored, failure }) => stored && !failure);
  return (failures ?? []).flatMap(({ path }) => {
    const at = /^attachments\.(\d+)$/.exec(path)?.[1];
    return (at && sent[Number(at)]) || [];
  });
}
