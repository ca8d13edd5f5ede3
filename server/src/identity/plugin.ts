import type { FastifyPluginAsync } from "fastify";
import { createLocalJWKSet } from "jose";
import type Provider from "oidc-provider";
import type { Authenticate } from "../kernel/http/register.ts";
import { createAuthenticate } from "./authenticate.ts";
import { externalOptions } from "./external.ts";
import { interactionRoutes } from "./interaction.ts";
import { loadKeys, publicKeys } from "./keys.ts";
import { createProvider, issuerOf } from "./provider.ts";

export interface IdentityOptions {
  origin: string;
  /** An identity provider of one's own; the embedded one when left out. */
  oidc_issuer?: string | undefined;
  access_token_ttl?: number | undefined;
}

export interface Identity {
  /** Mounts the embedded provider below /oidc; with a provider of one's own there is none. */
  plugin: FastifyPluginAsync;
  authenticate: Authenticate;
  /** Where browsers sign in. */
  issuer: string;
}

/** Sign-in for this installation. The database must be connected. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { origin, oidc_issuer } = options;
  if (oidc_issuer) {
    const authenticate = createAuthenticate(externalOptions(oidc_issuer));
    return { plugin: async () => {}, authenticate, issuer: oidc_issuer };
  }
  const keys = await loadKeys();
  const issuer = issuerOf(origin);
  const provider = createProvider({ origin, keys, access_token_ttl: options.access_token_ttl });
  return {
    plugin: mount(provider, new URL(origin)),
    authenticate: createAuthenticate({ issuer, keys: createLocalJWKSet(publicKeys(keys)) }),
    issuer,
  };
}

const mount =
  (provider: Provider, origin: URL): FastifyPluginAsync =>
  async (app) => {
    // The provider reads bodies itself: Fastify must leave the stream alone here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    provider.on("server_error", (_ctx, error) => app.log.error({ err: error }, "identity"));
    const callback = provider.callback();
    // Whatever name the request came by, the provider's addresses are the configured ones.
    app.addHook("onRequest", async ({ raw }) => {
      raw.headers["x-forwarded-proto"] = origin.protocol.slice(0, -1);
      raw.headers["x-forwarded-host"] = origin.host;
    });
    app.all("/oidc/*", (request, reply) => {
      reply.hijack();
      const raw: typeof request.raw & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? "/";
      raw.url = raw.originalUrl.slice("/oidc".length);
      void callback(raw, reply.raw);
    });
    await app.register(async (forms) => interactionRoutes(forms, provider));
  };
