import type { FastifyInstance } from "fastify";
import { AppError, invalidField } from "../errors.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A name or an address, and a port: RFC 9110, 7.2, without what nobody is reached by. */
const host = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Refuses, before anything else looks at them, requests that no page and no call has a use for, and
 * that libraries stumble over: other methods, hosts that are none, and bodies that are packed, which
 * nobody sends who uses the API and which might be much more than they weigh.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!methods.has(request.method)) {
      reply.header("allow", [...methods].join(", "));
      throw new AppError("request.method");
    }
    const named = request.headers.host;
    // Of several each program on the way may take another one for the meant.
    if ((named && !host.test(named)) || hostsIn(request.raw.rawHeaders) > 1) {
      throw invalidField({ in: "headers", path: "host", code: "unreadable" });
    }
    if ((request.headers["content-encoding"] ?? "identity") !== "identity") {
      throw new AppError("request.unsupported-media-type");
    }
  });
}

/** Names stand before their values. */
const hostsIn = (headers: readonly string[]) =>
  headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
