import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { BrandVariant } from "@neroli/contract/kernel/brand-variants.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { PageHandler, RenderedPage } from "@neroli/contract/portals/page-services.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { startPageThreads } from "../pages/page-threads.ts";
import { type CallApi, type Renderer, renderWith } from "../pages/render-with.ts";
import { isFromElsewhere, readStyleSheets, withStylesInside } from "../pages/styles-inside.ts";
import { type PortalHost, portalAt } from "../portal-hosts.ts";
import { pagePolicy } from "./headers.ts";
import { pageLanguage } from "./language.ts";
import { makingPage } from "./pages-first.ts";
import { renderFileError, retryAfterSeconds } from "./render-error.ts";

const webRoot = fileURLToPath(new URL("../../../../web/", import.meta.url));
const client = `${webRoot}build/client`;
const assets = `${client}/assets`;

export interface WebOptions {
  origin: string;
  issuer: string;
  /** Where people sign in at a portal's host. */
  issuerAt: (origin: string) => string;
  client_id: string;
  support_email: string;
  operator: string | null;
  crm_script: string | null;
  reports_errors: boolean;
  variant: BrandVariant | null;
  production: boolean;
  isInMaintenance: () => Promise<boolean>;
}

/** Serves the pages: Vite in the same process while developing, threads with the build otherwise. */
export const web: FastifyPluginAsync<WebOptions> = async (app, options) => {
  app.setErrorHandler(renderFileError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  const sheets = options.production ? await readStyleSheets(assets) : new Map<string, Buffer>();
  const { render, stop } = options.production ? await useBuild(app) : await useVite(app);
  app.addHook("onClose", stop);
  // In development a page changes with its source, which no event tells.
  const cache = options.production ? createPageCache() : null;
  app.all("/*", async (request, reply) => {
    // Pages are read: what is sent goes to the API and to the identity provider.
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new AppError("request.method");
    }
    const nonce = randomBytes(16).toString("base64");
    const maintenance = await options.isInMaintenance();
    const at = portalAt(request.host);
    const place = { ...placeOf(at, options), maintenance, nonce };
    if (options.production) {
      reply.header("content-security-policy", pagePolicy({ ...place, address: request.url }));
    }
    const language = languageAt(at, request);
    const make = () => {
      const headers = headersOf(request);
      return render({
        // Whatever name the request came by, pages stand at the portal's or at the configured address.
        url: place.origin + request.url,
        method: request.method,
        headers: at ? { ...headers, "accept-language": language } : headers,
        host: at?.host ?? null,
        place,
      });
    };
    const send = (page: RenderedPage) =>
      sendPage(reply, isFromElsewhere(from(request)) ? withStylesInside(page, sheets) : page);
    if (!cache || maintenance || request.method !== "GET") return send(await makingPage(make));
    const key = `${place.origin} ${language} ${request.url}`;
    const kept = cache.find(key, nonce);
    return send(kept ?? (await makingPage(() => cache.keep(key, nonce, make))));
  });
};

function sendPage(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  if (status === 503) reply.header("retry-after", retryAfterSeconds);
  return reply.status(status).send(Buffer.from(body.buffer, body.byteOffset, body.length));
}

/** Where the browser says that its visitor comes from. */
const from = ({ headers }: FastifyRequest) => headers["sec-fetch-site"];

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(pairs);
}

/** What pages are told of the address that they stand at. */
function placeOf(at: PortalHost | null, options: WebOptions) {
  const { client_id, operator, support_email, variant, crm_script, reports_errors } = options;
  const { origin, issuer, issuerAt } = options;
  if (!at) {
    const own = { client_id, reports_errors, operator, support_email, variant, crm_script };
    return { ...own, origin, issuer, portal: null };
  }
  const portal = at.portal.settings;
  return {
    client_id,
    reports_errors,
    operator,
    // Who looks at a portal is the portal's affair.
    crm_script: null,
    variant: portal.variant ?? variant,
    support_email: portal.support ?? support_email,
    origin: at.origin,
    issuer: issuerAt(at.origin),
    portal,
  };
}

/** A portal is offered in some languages: its first one for who wants none of them. */
function languageAt(at: PortalHost | null, request: FastifyRequest): Language {
  const wanted = pageLanguage(request);
  const offered = at?.portal.settings.languages ?? [];
  const [first = wanted] = offered;
  return offered.length === 0 || offered.includes(wanted) ? wanted : first;
}

async function useVite(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const vite = await createServer({
    root: webRoot,
    appType: "custom",
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // React Router makes more of them for itself, and those would end the process in the midst of its
  // own end: the database would go on without it.
  for (const listener of process.listeners("SIGTERM")) {
    if (!ours.includes(listener)) process.off("SIGTERM", listener);
  }
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  const load = async (): Promise<PageHandler> =>
    (await vite.ssrLoadModule("/app/server.ts")).handlePage;
  return {
    render: async (question) => renderWith(await load(), question, callsOf(app)),
    stop: () => vite.close(),
  };
}

async function useBuild(app: FastifyInstance): Promise<Renderer> {
  // Names of these change with what is in them.
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    index: false,
    preCompressed: true,
    maxAge: "365d",
    immutable: true,
  });
  // A route for each of a thousand takes long to add, and the package's own one for all of them reads
  // the whole folder for each file.
  const names = new Set(await readdir(assets));
  app.get<{ Params: { "*": string } }>("/assets/*", ({ params: { "*": name } }, reply) =>
    names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
  await app.register(fastifyStatic, {
    root: client,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["assets/**"],
    index: false,
    preCompressed: true,
  });
  return startPageThreads({
    program: `${webRoot}build/server/index.js`,
    callApi: callsOf(app),
    report: (error) => app.log.error({ err: error }),
  });
}

/** Answers what pages read from this very server, without leaving the process. */
const callsOf =
  (app: FastifyInstance): CallApi =>
  async ({ url, headers, host }) => {
    const response = await app.inject({
      method: "GET",
      url,
      headers: { ...headers, ...(host !== null && { host }) },
    });
    const type = String(response.headers["content-type"] ?? "");
    return { status: response.statusCode, type, body: response.payload };
  };
