import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requests } from "../measures/metrics.ts";
import { beginRequestSpan, type RequestSpan } from "../measures/spans.ts";
import { routeOfPath } from "../route-of-path.ts";

/**
 * A line for every request, and its name sent back with the answer. Of the address it has the
 * pattern alone: the rest of it, and what is behind the question mark, may be about people.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const span = beginRequestSpan(request.headers);
    if (!span) return done();
    spans.set(request, span);
    span.within(done);
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Those of requests that are traced. */
const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** Also for what is answered before any hook runs. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, actor } = request;
  const { statusCode: status } = reply;
  const route = routeOf(request);
  // What no route knows has as many methods as people think of.
  const labels = route === null ? { method: "other", route: "none" } : { method, route };
  requests.observe(
    { ...labels, status: `${Math.floor(status / 100)}xx` },
    reply.elapsedTime / 1_000,
  );
  spans.get(request)?.end({
    name: `${labels.method} ${labels.route}`,
    status,
    attributes: {
      "http.request.method": method,
      "http.route": labels.route,
      "http.response.status_code": status,
      "neroli.request_id": request.id,
    },
  });
  const line = {
    method,
    route,
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    user: actor?.user_key ?? null,
    ...(!reply.raw.writableFinished && { cut: true }),
  };
  request.log[status < 500 ? "info" : "warn"](line, "request");
}

/** Pages are one route of the server; the table of pages tells which one it is. */
function routeOf({ routeOptions, url }: FastifyRequest): string | null {
  const route = routeOptions?.url;
  if (route !== "/*") return route ?? null;
  return routeOfPath(url.split("?")[0] ?? "") ?? route;
}
