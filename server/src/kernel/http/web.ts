import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { BrandVariant } from "@neroli/contract/kernel/brand-variants.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { PageHandler } from "@neroli/contract/portals/page-services.ts";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { type PortalHost, portalAt } from "../portal-hosts.ts";
import { pagePolicy } from "./headers.ts";
import { pageLanguage } from "./language.ts";
import { createPageCache } from "./page-cache.ts";
import { makingPage } from "./pages-first.ts";
import { renderFileError, retryAfterSeconds } from "./render-error.ts";

const webRoot = fileURLToPath(new URL("../../../../web/", import.meta.url));

export interface WebOptions {
  origin: string;
  issuer: string;
  /** Where people sign in at a portal's host. */
  issuerAt: (origin: string) => string;
  client_id: string;
  support_email: string;
  operator: string | null;
  variant: BrandVariant | null;
  production: boolean;
  isInMaintenance: () => Promise<boolean>;
}

type LoadHandler = () => Promise<PageHandler>;

/** Serves the pages: Vite in the same process while developing, the build otherwise. */
export const web: FastifyPluginAsync<WebOptions> = async (app, options) => {
  app.setErrorHandler(renderFileError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  const loadHandler = options.production ? await useBuild(app) : await useVite(app);
  // In development a page changes with its source, which no event tells.
  const cache = options.production ? createPageCache() : null;
  app.addHook("onClose", async () => cache?.stop());
  app.all("/*", async (request, reply) => {
    // Pages are read: what is sent goes to the API and to the identity provider.
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      throw new AppError("request.method");
    }
    const nonce = randomBytes(16).toString("base64");
    const maintenance = await options.isInMaintenance();
    const at = portalAt(request.host);
    const place = placeOf(at, options);
    if (options.production) {
      const policy = pagePolicy({ nonce, address: request.url, ...place });
      reply.header("content-security-policy", policy);
    }
    const language = languageAt(at, request);
    const render = async () => {
      const handlePage = await loadHandler();
      // Whatever name the request came by, pages stand at the portal's or at the configured address.
      const { host, protocol } = new URL(place.origin);
      const asked = createRequest(request.raw, reply.raw, { host, protocol });
      if (at) asked.headers.set("accept-language", language);
      const apiFetch = injectFetch(app, at?.host);
      const page = await handlePage(asked, { ...place, apiFetch, nonce, maintenance });
      if (page.status === 503) reply.header("retry-after", retryAfterSeconds);
      return page;
    };
    // Sent as a web Response, so that Fastify's hooks (headers, compression) apply to pages too.
    if (!cache || maintenance || request.method !== "GET") {
      return reply.send(await makingPage(render));
    }
    const key = `${place.origin} ${language} ${request.url}`;
    const make = async () => await cache.keep(key, await render(), nonce);
    const page = cache.find(key, nonce) ?? (await makingPage(make));
    if (page instanceof Response) return reply.send(page);
    return reply.status(page.status).headers(page.headers).send(page.html);
  });
};

/** What pages are told of the address that they stand at. */
function placeOf(at: PortalHost | null, options: WebOptions) {
  const { client_id, support_email, operator, variant, origin, issuer, issuerAt } = options;
  if (!at) return { client_id, support_email, operator, variant, origin, issuer, portal: null };
  const portal = at.portal.settings;
  return {
    client_id,
    operator,
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

async function useVite(app: FastifyInstance): Promise<LoadHandler> {
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
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  return async () => (await vite.ssrLoadModule("/app/server.ts")).handlePage;
}

async function useBuild(app: FastifyInstance): Promise<LoadHandler> {
  const client = `${webRoot}build/client`;
  // Names of these change with what is in them. One route serves all: a thousand take long to add.
  await app.register(fastifyStatic, {
    root: `${client}/assets`,
    prefix: "/assets/",
    index: false,
    preCompressed: true,
    maxAge: "365d",
    immutable: true,
  });
  await app.register(fastifyStatic, {
    root: client,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["assets/**"],
    index: false,
    preCompressed: true,
  });
  const { handlePage } = await import(`${webRoot}build/server/index.js`);
  return async () => handlePage;
}

/** A fetch that answers from this very server without leaving the process. */
function injectFetch(app: FastifyInstance, host: string | undefined): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const response = await app.inject({
      method: "GET",
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), ...(host !== undefined && { host }) },
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
}
