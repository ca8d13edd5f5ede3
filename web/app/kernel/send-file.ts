import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import type { z } from "zod";
import { ApiError } from "./client.ts";
import { currentToken, noteRefusal } from "./session/token.ts";

type Api = typeof endpoints;
type Uploading = {
  [K in keyof Api]: Api[K] extends { upload: z.ZodType; params: z.ZodType } ? K : never;
}[keyof Api];
type Answer<K extends Uploading> = z.output<Api[K]["response"]>;

interface Sent<K extends Uploading> {
  params: z.input<Api[K]["params"]>;
  /** The part "asset". */
  asset: z.input<Api[K]["upload"]>;
  content: File;
  signal: AbortSignal;
  /** From 0 to 1, as it goes out. */
  onProgress: (share: number) => void;
}

/** The connection broke before there was an answer. */
export const connectionLost = 0;

/**
 * Sends a file as the client of the API does, and tells how far it is, which fetch() does not.
 * Fails as the API refuses it; with status `connectionLost` when nothing was answered.
 */
export async function sendFile<K extends Uploading>(key: K, sent: Sent<K>): Promise<Answer<K>> {
  const { params, asset, content, signal, onProgress } = sent;
  const path = key
    .slice(key.indexOf("/"))
    .replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
  const token = await currentToken();
  signal.throwIfAborted();
  const form = new FormData();
  // The JSON part comes first: the server decides by it before it reads the file (spec 7).
  form.set("asset", JSON.stringify(asset));
  form.set("content", content);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(connectionLost, {}));
    request.open("POST", `/api${path}`);
    request.responseType = "text";
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body as Answer<K>);
      const refusal = (body ?? {}) as Partial<ErrorBody>;
      noteRefusal(request.status, refusal.code);
      reject(new ApiError(request.status, refusal));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/** What stands between here and the server may answer something else. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
