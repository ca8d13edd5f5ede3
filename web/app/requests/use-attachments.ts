import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { useEffect, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

/** A file beside the message that is being written. */
export interface Attachment {
  /** Counted on this page; the server's own id is in `stored`. */
  id: number;
  file: File;
  /** The file as the server has it, once it is uploaded. */
  stored?: RequestAttachment;
  /** Why it could not be uploaded. */
  failure?: string;
}

let last = 0;

/** The files of the message that is being written, each uploaded as soon as it is chosen. */
export function useAttachments(requestKey: string) {
  const t = useT();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const uploads = useRef(new Map<number, AbortController>());
  useEffect(
    () => () => {
      for (const upload of uploads.current.values()) upload.abort();
    },
    [],
  );

  const put = (id: number, change: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const upload = async ({ id, file }: Attachment) => {
    const abort = new AbortController();
    uploads.current.set(id, abort);
    try {
      const stored = await api("POST /requests/:requestKey/attachments", {
        params: { requestKey },
        upload: { asset: {}, content: file },
        signal: abort.signal,
      });
      put(id, { stored });
    } catch (error) {
      if (!abort.signal.aborted) put(id, { failure: sentenceOf(error, t) });
    } finally {
      uploads.current.delete(id);
    }
  };

  return {
    files,
    isFull: files.length >= mostAttachments,
    isBusy: files.some(({ stored, failure }) => !stored && !failure),
    /** The server's ids of those that are uploaded. */
    ready: files.flatMap(({ stored }) => (stored ? [stored.id] : [])),
    add(chosen: readonly File[]): void {
      const more = chosen
        .slice(0, mostAttachments - files.length)
        .map((file): Attachment => ({ id: ++last, file }));
      setFiles((all) => [...all, ...more]);
      for (const one of more) void upload(one);
    },
    again({ id, file }: Attachment): void {
      setFiles((all) => all.map((one) => (one.id === id ? { id, file } : one)));
      void upload({ id, file });
    },
    /** A file that the server could not be told to remove goes by itself after a day. */
    remove({ id, stored }: Attachment): void {
      uploads.current.get(id)?.abort();
      setFiles((all) => all.filter((one) => one.id !== id));
      if (!stored) return;
      const params = { requestKey, id: stored.id };
      api("DELETE /requests/:requestKey/attachments/:id", { params }).catch(() => {});
    },
    clear: () => setFiles([]),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
