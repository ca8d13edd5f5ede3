import type { z } from "zod";
import type { AuditAction } from "../enumerations/audit.ts";
import type { ThrottleName } from "../enumerations/throttles.ts";
import type { ErrorCode } from "../kernel/errors.ts";
import type { AccessRow } from "./table.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call of the API: everything that may be said over it, and who may say it. */
export interface Endpoint {
  /** The row of the access table that decides who may call; there is no default. */
  access: AccessRow;
  /** One sentence for the API document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A multipart call instead of a body: the JSON part "asset", then the file in "content" (spec 7). */
  upload?: z.ZodType;
  /** Of files of events the JSON part is called so (spec 7). */
  uploadPart?: "asset" | "assetdata";
  /** The file stands in this part, in place of "content", and there is no JSON part (spec 7, sync). */
  filePart?: "file";
  /**
   * The body is what people fill in: "requests/new-request" has its constraints written to
   * `requests/forms/new-request.gen.ts` for the page (npm run generate).
   */
  form?: `${string}/${string}`;
  /** The answer is serialised through it: what is not declared never leaves. */
  response: z.ZodType;
  /** Codes this call may answer beside those that any call may. */
  errors?: readonly ErrorCode[];
  /**
   * "file": the answer is a stream of bytes and `response` describes no JSON. "events": it goes on
   * and tells what happens (text/event-stream); `response` is the data of one event.
   */
  answers?: "json" | "file" | "events";
  /**
   * "held": who asks may be known by rights of some seconds ago of which no change was told since.
   * For what changes nothing and is asked with every letter that somebody types.
   */
  rights?: "held";
  /** For what nobody waits for: it begins when no page is being made, or a moment later. */
  background?: true;
  /**
   * How often somebody may call it: what costs much or tells something about others. Beyond it is
   * 429 with Retry-After. The security log tells of it by its name.
   */
  limit?: { name: ThrottleName; calls: number; minutes: number };
  /** The entry that an administrative call writes into the audit trail. */
  audit?: AuditAction;
  /**
   * What becomes of the same call made twice, as by whoever got no answer to the first. "once": it
   * carries an idempotency key, and with the same key nothing is made a second time. "harmless": by
   * its nature the second makes nothing that the first has not made. Calls other than POST are that.
   */
  repeats?: "once" | "harmless";
}

/** A call that may make something says what becomes of it when it is made twice. */
type PostEndpoint = Endpoint & Required<Pick<Endpoint, "repeats">>;

/** Keyed as the spec writes its calls, without the base /api. */
export type Endpoints = Record<`${Exclude<Method, "POST">} /${string}`, Endpoint> &
  Record<`POST /${string}`, PostEndpoint>;
