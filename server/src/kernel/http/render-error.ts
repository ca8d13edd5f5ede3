import type { ErrorBody, ErrorCode, FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { reportLevel } from "@neroli/contract/kernel/errors.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { reportRefusal } from "../error-reports/reports.ts";
import { AppError, type ErrorData, notFound } from "../errors.ts";
import { isUnavailable } from "../outage.ts";
import { InvalidInput } from "./invalid-input.ts";
import { requestLanguage } from "./language.ts";

/**
 * Turns whatever was thrown into the one shape of an error, `ErrorBody` (spec 8): refusals with
 * their code and status, `detail` in the reader's language; anything else is a bare 500 that names
 * the request, by which the log tells what it was.
 */
export function renderError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refused = toAppError(error);
  const level = reportLevel(refused.status);
  if (refused.code === "internal") request.log.error({ err: error }, "unexpected");
  else if (refused.cause !== undefined) request.log.error({ err: refused.cause }, refused.code);
  else {
    const { code, status } = refused;
    if (level) request.log[level === "error" ? "debug" : "info"]({ code });
    reportRefusal({ code, status, route: request.routeOptions?.url, request_id: request.id });
  }
  const data = refused.data;
  const body: ErrorBody = {
    code: refused.code,
    detail: sayAny(requestLanguage(request), `errors.${refused.code}`, plain(data)),
    message: messageOf(refused),
    request_id: request.id,
    ...(data && { additional_data: data }),
  };
  if (refused.status === 503) reply.header("retry-after", retryAfterSeconds);
  if (typeof data?.seconds === "number") reply.header("retry-after", data.seconds);
  if (refused.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.status(refused.status).type("application/json").send(JSON.stringify(body));
}

/**
 * The same where files are served as they lie: what their server refuses, such as a way out of its
 * folder, is not there.
 */
export function renderFileError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  const refused = statusCode >= 400 && statusCode < 500;
  return renderError(refused ? (notFound() as unknown as FastifyError) : error, request, reply);
}

/** What stores and scanners need to come back takes longer, but nothing is gained by waiting. */
export const retryAfterSeconds = 2;

function messageOf({ code, data }: AppError): string {
  const failures = data?.failures?.map(({ in: part, path, message }) =>
    [`${part}${path ? `.${path}` : ""}`, message].join(": "),
  );
  return failures?.length ? failures.join("; ") : sayAny("en", `errors.${code}`, plain(data));
}

const plain = (data: ErrorData | undefined) =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );

function toAppError(error: Partial<FastifyError> | null): AppError {
  if (error instanceof AppError) return error;
  if (!error) return new AppError("internal");
  if (error instanceof InvalidInput) {
    const part = parts[error.validationContext ?? "body"] ?? "body";
    const failures = error.failures.map((failure) => ({ in: part, ...failure }));
    return new AppError("request.invalid", { failures });
  }
  // A library's error may carry a status too, but its words are not for the reader.
  if (isUnavailable(error)) return new AppError("unavailable", undefined, { cause: error });
  if (isNotStorable(error)) return new AppError("request.invalid", { failures: [zeroByte] });
  const known = isBrokenOff(error) ? "request.invalid" : ofFramework(error);
  if (!known) return new AppError("internal");
  if (known === "not-found") return new AppError(known);
  const part = error.code === "FST_ERR_BAD_URL" ? "params" : "body";
  return new AppError(known, {
    failures: [{ in: part, path: "", code: "unreadable", message: error.message ?? "" }],
  });
}

/** Node's own words where a body ends before its end: who sent it has gone, or was let go. */
const isBrokenOff = ({ code, message }: Partial<FastifyError>) =>
  code === "ECONNRESET" && message === "aborted";

/**
 * What PostgreSQL says to a text or JSON with a zero byte, the one character that it does not store:
 * whichever input let it through, it was given.
 */
const isNotStorable = ({ code }: Partial<FastifyError>) => code === "22021" || code === "22P05";
const zeroByte: FieldFailure = { in: "body", path: "", code: "character", message: "a zero byte" };

const ofFramework = ({ code, statusCode }: Partial<FastifyError>) =>
  code?.startsWith("FST_") && frameworkErrors[statusCode ?? 500];

/** Refusals of the framework itself, before a handler runs. */
const frameworkErrors: Record<number, ErrorCode> = {
  400: "request.invalid",
  404: "not-found",
  413: "request.too-large",
  // A key that is longer than any.
  414: "not-found",
  415: "request.unsupported-media-type",
};

const parts: Record<string, FieldFailure["in"]> = {
  params: "params",
  querystring: "query",
  body: "body",
  headers: "headers",
};
