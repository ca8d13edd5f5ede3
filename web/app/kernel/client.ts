import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { ErrorBody, ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";
import { languageOfAddress, pageLanguageHeader } from "@neroli/contract/kernel/page-language.ts";
import type { z } from "zod";
import { currentToken, noteRefusal } from "./access-token.ts";
import { noteOutcome } from "./outage.ts";
import { isAnswer, nameOfFile, noteAnswer, sendKeyOf } from "./send-keys.ts";

type Api = typeof endpoints;
type Part<E extends Endpoint, K extends keyof E> = E[K] extends z.ZodType ? z.input<E[K]> : never;
type Inputs<E extends Endpoint> = Extract<keyof E, "params" | "query" | "body">;
type Uploaded<E> = E extends { upload: infer U extends z.ZodType }
  ? E extends { filePart: infer F extends string }
    ? { upload: { [K in F]: Blob } }
    : E extends { uploadPart: infer P extends string }
      ? { upload: { [K in P]: z.input<U> } & { content: Blob } }
      : { upload: { asset: z.input<U>; content: Blob } }
  : unknown;
type Omittable<E extends Endpoint> = {
  [K in Inputs<E>]: object extends Part<E, K> ? K : never;
}[Inputs<E>];
type Sent<E extends Endpoint> = {
  [K in Exclude<Inputs<E>, Omittable<E>>]: Part<E, K>;
} & { [K in Omittable<E>]?: Part<E, K> } & Uploaded<E>;
type Fetch = (address: string, options: RequestInit) => Promise<Response>;
interface Extra {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /**
   * What makes this call and a repeat of it one, where it outlives the page as a draft does. Without
   * it the same content is the same call until it is answered.
   */
  key?: string;
  /** In place of the client's own, such as one that tells how far it is (fetch-with-progress.ts). */
  fetch?: Fetch;
}
type Args<E extends Endpoint> =
  object extends Sent<E> ? [options?: Sent<E> & Extra] : [options: Sent<E> & Extra];
interface Loose extends Extra {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  upload?: { content?: Blob; file?: Blob; [jsonPart: string]: unknown };
}

/**
 * An answer that was no success. Its message is the sentence that the server wrote for the reader;
 * none where it wrote none, as something between it and the browser does.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.detail ?? "");
    this.status = status;
    this.body = body;
  }
}

/** Whether the server refused with this code. */
export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.body.code === code;

export type Client = <K extends keyof Api>(
  key: K,
  ...args: Args<Api[K]>
) => Promise<z.output<Api[K]["response"]>>;

/** A client typed by the contract; only types of it reach the browser. */
export function createClient(options: {
  origin: string;
  fetch?: Fetch;
  token?: () => Promise<string | undefined>;
  headers?: Record<string, string>;
  onRefusal?: (status: number, code: string | undefined) => void;
  /** Hears the status of each answer, and null where none came. */
  onOutcome?: (status: number | null) => void;
}): Client {
  const seen = rememberPlace();
  return async (key, ...[sent]) => {
    const { params, query, body, upload, signal, headers: extra, ...own } = (sent ?? {}) as Loose;
    const [method = "GET", template = "/"] = key.split(" ");
    const address = `${options.origin}/api${fillPath(template, params)}${queryString(query)}`;
    const content = upload ? formOf(upload) : body === undefined ? null : JSON.stringify(body);
    const headers = new Headers({ ...options.headers, ...extra });
    if (body !== undefined) headers.set("content-type", "application/json");
    const token = await options.token?.().catch((cause: unknown) => {
      options.onOutcome?.(null);
      // What the session says of it is for nobody's eyes.
      throw new TypeError("no answer", { cause });
    });
    if (token) headers.set("authorization", `Bearer ${token}`);
    const place = seen.by(token);
    if (place !== null) headers.set(journalHeader, String(place));
    const what = `${method} ${address} ${upload ? describe(upload) : content}`;
    if (makes(method)) headers.set(idempotencyHeader, own.key ?? sendKeyOf(what));
    const asked = (own.fetch ?? options.fetch ?? fetch)(address, {
      method,
      headers,
      body: content,
      signal: signal ?? null,
    });
    const response = await asked.catch((error: unknown) => {
      if (!signal?.aborted) options.onOutcome?.(null);
      throw error;
    });
    options.onOutcome?.(response.status);
    seen.note(token, response.headers.get(journalHeader));
    const isJson = response.headers.get("content-type")?.includes("json");
    if (response.ok) {
      const answer = await (isJson ? response.json() : response.blob());
      noteAnswer(what);
      return answer;
    }
    const refusal: Partial<ErrorBody> = isJson ? await response.json() : {};
    if (isAnswer(response.status)) noteAnswer(what);
    options.onRefusal?.(response.status, refusal.code);
    throw new ApiError(response.status, refusal);
  };
}

/**
 * How far in the database's journal this tab has seen what was done, so that it finds that again
 * whoever answers next (journal-header.ts). Of another token nothing is known.
 */
function rememberPlace() {
  let holder: string | undefined;
  let place: number | null = null;
  const by = (token: string | undefined) => {
    if (token !== holder) place = null;
    holder = token;
    return place;
  };
  return {
    by,
    note(token: string | undefined, told: string | null): void {
      if (told === null || token !== holder) return;
      const reached = Number(told);
      place = Number.isSafeInteger(reached) ? Math.max(reached, place ?? 0) : null;
    },
  };
}

/** Calls of other methods are by their nature the same when they are repeated. */
const makes = (method: string) => method === "POST" || method === "PUT";

const describe = ({ content, file, ...json }: NonNullable<Loose["upload"]>) =>
  [JSON.stringify(json), ...[content, file].flatMap((part) => (part ? nameOfFile(part) : []))].join(
    " ",
  );

/**
 * Whether what failed was refused: it was not done, and what is sent next is another thing. What got
 * no answer may have been done.
 */
export function wasRefused(error: unknown): boolean {
  if (error instanceof ApiError) return isAnswer(error.status);
  return error instanceof Error && error.cause !== undefined && wasRefused(error.cause);
}

/** The JSON part comes first: the server decides by it before it reads the file (spec 7). */
function formOf({ content, file, ...json }: NonNullable<Loose["upload"]>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(json)) form.set(name, JSON.stringify(part));
  if (content) form.set("content", content);
  if (file) form.set("file", file);
  return form;
}

const fillPath = (template: string, params: Record<string, unknown> | undefined) =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

function queryString(query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** A page that was opened in a language of its address speaks it until it is left. */
const addressed =
  typeof location === "undefined" ? null : languageOfAddress(new URLSearchParams(location.search));

/** The tab's own client, with its session; never used while rendering on the server. */
export const api = createClient({
  origin: typeof location === "undefined" ? "http://unused" : location.origin,
  token: currentToken,
  headers: addressed ? { [pageLanguageHeader]: addressed } : {},
  onRefusal: noteRefusal,
  onOutcome: noteOutcome,
});
