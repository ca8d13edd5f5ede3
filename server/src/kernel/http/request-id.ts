import type { IncomingHttpHeaders } from "node:http";

const sane = /^[\w.:-]{8,100}$/;
/** W3C Trace Context: version, trace, parent, flags; a trace of zeros is none. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/**
 * By what a request is known in the log, in an error and to who sent it: the name that it came
 * with, that of the trace it belongs to, or a new one. Nobody writes anything else into the log.
 */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const { "x-request-id": given, traceparent: trace } = headers;
  if (typeof given === "string" && sane.test(given)) return given;
  const traced = typeof trace === "string" ? traceparent.exec(trace)?.[1] : undefined;
  return traced ?? crypto.randomUUID();
}
