import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { codeOfUnverified, mayAccess } from "@neroli/contract/access/table.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Actor, isSignedIn, type SignedInActor } from "../actor.ts";
import { AppError } from "../errors.ts";
import { withKey } from "../once/once.ts";
import { rangeHeaders } from "./byte-range.ts";
import { keyedCallOf, onceHeaders } from "./keyed-call.ts";
import { requestLanguage } from "./language.ts";
import { limitCalls } from "./limit-calls.ts";
import { pagesFirst } from "./pages-first.ts";
import { readYourWrites } from "./read-your-writes.ts";
import { readyPartsOf, spliceReadyJson } from "./ready-json.ts";
import type { Call, EventsAnswer, FileAnswer, Handler, Routes } from "./routes.ts";
import { partsOfUpload, passOverUpload, readUpload } from "./upload.ts";

/**
 * Finds out who asks, from the bearer token; a visitor without one, 401 for a bad one. With the
 * rights of this moment, or where the endpoint bears it with those held since a moment ago.
 */
export type Authenticate = (request: FastifyRequest, rights?: Endpoint["rights"]) => Promise<Actor>;

/**
 * Puts a capability's routes on the server: access first (401, 403), then input (400), then the
 * handler, whose answer is serialised through the contract: what is not declared never leaves.
 * Throws when an endpoint has no handler.
 */
export function register(
  app: FastifyInstance,
  { endpoints, handlers }: Routes,
  authenticate: Authenticate,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`no handler for ${name}`);
    app.route(routeOf(name, { endpoint, handler, authenticate }));
  }
}

function routeOf(
  name: string,
  {
    endpoint,
    handler,
    authenticate,
  }: { endpoint: Endpoint; handler: Handler<Endpoint>; authenticate: Authenticate },
): RouteOptions {
  const [method = "GET", url = "/"] = name.split(" ");
  const { params, query, body, response } = endpoint;
  const limit = limitCalls(endpoint);
  return {
    method,
    url,
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [url.split("/")[1] ?? ""],
      ...(endpoint.access !== "public" && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(endpoint.repeats === "once" && { headers: onceHeaders }),
      ...(endpoint.upload && { consumes: ["multipart/form-data"] }),
      ...(isJson(endpoint) && { response: { 200: response } }),
    },
    // Before the body is read: who may not call does not learn what is wrong with the input.
    onRequest: async (request) => {
      if (endpoint.background) await pagesFirst();
      const actor = await authenticate(request, endpoint.rights);
      request.actor = actor;
      authorise(endpoint, actor);
      await limit(actor);
    },
    handler: async (request, reply) => {
      const { upload: schema } = endpoint;
      const named = partsOfUpload(endpoint);
      const upload = schema && (await readUpload(request, { schema, ...named }));
      const call = { ...callOf(request), upload } as Call<Endpoint>;
      const keyed = keyedCallOf(request, { endpoint, upload });
      const work = () => (keyed ? withKey(keyed, () => handler(call)) : handler(call));
      const answer = await readYourWrites({ request, reply }, work);
      if (endpoint.answers === "file") return sendFile(reply, answer as FileAnswer);
      if (endpoint.answers === "events") return sendEvents(reply, answer as EventsAnswer);
      const parts = readyPartsOf(answer);
      return parts ? sendSpliced(reply, answer, parts) : answer;
    },
    ...(endpoint.upload && { onSend: passOverUpload }),
  };
}

function authorise(endpoint: Endpoint, actor: Actor): void {
  const verdict = mayAccess(endpoint.access, isSignedIn(actor) ? actor : null);
  if (verdict === "signed-out") throw new AppError("access.signed-out");
  if (verdict === "allowed") return;
  if (verdict === "forbidden") throw new AppError("access.forbidden");
  throw new AppError(codeOfUnverified(endpoint.access));
}

const isJson = ({ answers = "json" }: Endpoint) => answers === "json";

/** Neither kept, nor packed, nor gathered by what stands between: each event leaves at once. */
function sendEvents(reply: FastifyReply, { events }: EventsAnswer) {
  // Also of who asked for the head alone.
  reply.raw.once("close", () => events.destroy());
  return reply
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "private, no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(events);
}

function sendSpliced(reply: FastifyReply, answer: unknown, parts: Record<string, Uint8Array>) {
  const json = spliceReadyJson(reply.serialize(answer) as string, parts);
  return reply.type("application/json; charset=utf-8").send(json);
}

const callOf = (request: FastifyRequest) =>
  ({
    actor: request.actor as SignedInActor,
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    language: requestLanguage(request),
  }) as Call<Endpoint>;

/** Whatever a file says, nothing in it is run or fetched when a browser is led to it. */
const fileSecurity = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function sendFile(reply: FastifyReply, file: FileAnswer) {
  const disposition = file.inline ? "inline" : "attachment";
  return reply
    .type(file.media_type)
    .header("content-disposition", `${disposition}; filename*=UTF-8''${encodeName(file.name)}`)
    .header(
      "cache-control",
      file.public_for ? `public, max-age=${file.public_for}, immutable` : "private, no-store",
    )
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", fileSecurity)
    .headers(file.size === undefined ? {} : { "content-length": file.size })
    .status(file.range ? 206 : 200)
    .headers(rangeHeaders(file))
    .send(file.stream);
}

/** As RFC 8187 wants it, which leaves fewer letters alone than addresses do. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
