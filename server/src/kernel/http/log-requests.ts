import { pages } from "@neroli/contract/access/pages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * A line for every request, and its name sent back with the answer. Of the address it has the
 * pattern alone: the rest of it, and what is behind the question mark, may be about people.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => logRequest(request, reply));
}

/** Also for what is answered before any hook runs. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, actor } = request;
  const line = {
    method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    user: actor?.user_key ?? null,
    ...(!reply.raw.writableFinished && { cut: true }),
  };
  request.log[reply.statusCode < 500 ? "info" : "warn"](line, "request");
}

/** Pages are one route of the server; the table of pages tells which one it is. */
function routeOf({ routeOptions, url }: FastifyRequest): string | null {
  const route = routeOptions?.url;
  if (route !== "/*") return route ?? null;
  const path = url.split("?")[0] ?? "";
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? route;
}

const patterns = Object.keys(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/?$`),
}));
