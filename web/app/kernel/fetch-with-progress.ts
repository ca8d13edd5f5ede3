import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";

/** Hears how much of a body has gone out, from 0 to 1. */
type Progress = (share: number) => void;

/** The connection broke before there was an answer. */
export class ConnectionLost extends Error {}

/**
 * A fetch that tells how far it is with sending, which the browser's own does not; of its options
 * it takes what the client of the API gives. Fails with `ConnectionLost` when nothing was answered,
 * with the signal's reason when it was stopped.
 */
export const fetchWithProgress =
  (onProgress: Progress) =>
  (address: string, options: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { method = "GET", body, headers, signal } = options;
      if (signal?.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      const fail = () => reject(new ConnectionLost());
      request.open(method, address);
      request.responseType = "blob";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = fail;
      request.ontimeout = fail;
      request.onabort = () => reject(signal?.reason);
      request.onload = () => {
        const told = ["content-type", journalHeader].flatMap((name) => {
          const value = request.getResponseHeader(name);
          return value === null ? [] : [[name, value] as [string, string]];
        });
        resolve(
          new Response(request.status === 204 ? null : request.response, {
            status: request.status,
            headers: told,
          }),
        );
      };
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
