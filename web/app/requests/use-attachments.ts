import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import { useEffect, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** A file beside the message that is being written: on its way, there, or refused and why. */
export interface Attached {
  /** Of this page; the server's own is in `sent`. */
  id: number;
  file: File;
  there?: RequestAttachment;
  failure?: string;
}

let last = 0;

/** What is attached to the message that is being written, uploaded as soon as it is chosen. */
export function useAttachments(requestKey: string) {
  const t = useT();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const uploads = useRef(new Map<number, AbortController>());
  useEffect(
    () => () => {
      for (const upload of uploads.current.values()) upload.abort();
    },
    [],
  );

  const put = (id: number, change: Partial<Attached>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const upload = async ({ id, file }: Attached) => {
    const abort = new AbortController();
    uploads.current.set(id, abort);
    try {
      const there = await api("POST /requests/:requestKey/attachments", {
        params: { requestKey },
        upload: { asset: {}, content: file },
        signal: abort.signal,
      });
      put(id, { there });
    } catch (error) {
      if (!abort.signal.aborted) put(id, { failure: sentenceOf(error, t) });
    } finally {
      uploads.current.delete(id);
    }
  };

  return {
    files,
    isFull: files.length >= mostAttachments,
    isBusy: files.some(({ there, failure }) => !there && !failure),
    /** Ids of those that are there. */
    ready: files.flatMap(({ there }) => (there ? [there.id] : [])),
    add(chosen: readonly File[]): void {
      const more = chosen
        .slice(0, mostAttachments - files.length)
        .map((file): Attached => ({ id: ++last, file }));
      setFiles((all) => [...all, ...more]);
      for (const one of more) void upload(one);
    },
    again({ id, file }: Attached): void {
      setFiles((all) => all.map((one) => (one.id === id ? { id, file } : one)));
      void upload({ id, file });
    },
    /** What is left on the server of one that could not be taken back goes by itself after a day. */
    remove({ id, there }: Attached): void {
      uploads.current.get(id)?.abort();
      setFiles((all) => all.filter((one) => one.id !== id));
      if (!there) return;
      const params = { requestKey, id: there.id };
      api("DELETE /requests/:requestKey/attachments/:id", { params }).catch(() => {});
    },
    clear: () => setFiles([]),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
