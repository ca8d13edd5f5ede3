import type { FastifyInstance } from "fastify";
import { AppError, invalidField } from "../errors.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A name or an address, and a port: RFC 9110, 7.2, without what nobody is reached by. */
const host = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Refuses, before anything else looks at them, requests that no page and no call has a use for, and
 * that libraries stumble over: other methods, and hosts that are none.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!methods.has(request.method)) {
      reply.header("allow", [...methods].join(", "));
      throw new AppError("request.method");
    }
    const named = request.headers.host;
    if (named && !host.test(named)) {
      throw invalidField({ in: "headers", path: "host", code: "unreadable" });
    }
  });
}
