import type { FastifyPluginAsync } from "fastify";
import { createLocalJWKSet, decodeJwt } from "jose";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { IdentityProvider } from "../../kernel/config.ts";
import { rememberRequests } from "../../kernel/current-request.ts";
import type { Authenticate } from "../../kernel/http/register.ts";
import { isUnavailable } from "../../kernel/outage.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { loadKeys } from "../commands/make-keys.ts";
import { noteDevice } from "../commands/note-device.ts";
import { signOut } from "../commands/sign-out.ts";
import { publicKeys } from "../queries/read-keys.ts";
import { keepSignIn } from "../queries/relying-party.ts";
import { type RelayOptions, relay } from "../relay/relay.ts";
import { askEmbedded, askExternal } from "../relay/token-endpoints.ts";
import { createAuthenticate } from "../tokens/authenticate.ts";
import { externalOptions, signOutElsewhere } from "../tokens/external.ts";
import { type KeptValue, keepValue } from "../tokens/keep-value.ts";
import { verifyingWith } from "../tokens/verifying-keys.ts";
import { interactionRoutes } from "./interaction.ts";
import { answerUnavailable, renderIdentityError } from "./outage.ts";
import { audience, clientId, createProvider, issuerOf } from "./provider.ts";

export interface IdentityOptions {
  origin: string;
  /** An identity provider of one's own; the embedded one when left out. */
  external?: IdentityProvider | undefined;
  access_token_ttl?: number | undefined;
}

export interface Identity {
  /** Mounts the relay of tokens, and the embedded provider below /oidc where it is used. */
  plugin: FastifyPluginAsync;
  authenticate: Authenticate;
  /** Where browsers sign in, and as what. */
  issuer: string;
  client_id: string;
}

/** Sign-in for this installation. The database must be connected. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { origin, external } = options;
  keepSignIn(external ? null : origin);
  if (external) {
    const { issuer, client_id } = external;
    const options = externalOptions(external);
    const authenticate = createAuthenticate(options);
    const plugin = relay({
      origin,
      client_id,
      ask: (form) => askExternal(issuer, form),
      // It knows its people's browsers.
      arrived: async () => {},
      // Its session ends by its own page; what it gave for us ends here.
      end: async ({ authorization }) => {
        await signOutElsewhere(authorization, options);
        return false;
      },
    });
    return { plugin, authenticate, issuer, client_id };
  }
  const issuer = issuerOf(origin);
  const embedded = keepEmbedded(options);
  await embedded.current();
  const keys: KeptValue<Embedded["verify"]> = {
    current: async () => (await embedded.current()).verify,
    renewed: async () => (await embedded.renewed()).verify,
  };
  return {
    plugin: async (app) => {
      await app.register(mount(embedded, new URL(origin)));
      const ask = async (form: URLSearchParams) =>
        askEmbedded((await embedded.current()).provider, form, new URL(origin));
      await app.register(relay({ origin, client_id: clientId, ask, arrived, end }));
    },
    authenticate: createAuthenticate({
      issuer,
      audience,
      keys: verifyingWith(keys),
      believed: believedSeconds,
      ends_with_session: true,
      factors: "required",
    }),
    issuer,
    client_id: clientId,
  };
}

interface Embedded {
  /** By whose change a change of keys is known. */
  kids: string;
  provider: Provider;
  verify: ReturnType<typeof createLocalJWKSet>;
}

/** Its own keys are read again every ten minutes: a token is as good for a moment. */
const believedSeconds = 20;

/** Far less than a new key's notice (queries/read-keys.ts), so that it is known here before it signs. */
const ages = { fresh: 600, usable: 3_600, pause: 30 };

/** The provider with the keys of now; built anew when they change, as all it holds is stored. */
function keepEmbedded({ origin, access_token_ttl }: IdentityOptions): KeptValue<Embedded> {
  let built: Embedded | undefined;
  return keepValue(async () => {
    const keys = await loadKeys();
    const kids = JSON.stringify([keys.signing.map(({ kid }) => kid), keys.cookies.length]);
    if (built?.kids !== kids) {
      built = {
        kids,
        provider: createProvider({ origin, keys, access_token_ttl }),
        verify: createLocalJWKSet(publicKeys(keys)),
      };
    }
    return built;
  }, ages);
}

const mount =
  (embedded: KeptValue<Embedded>, origin: URL): FastifyPluginAsync =>
  async (app) => {
    rememberRequests(app);
    // The provider reads bodies itself: Fastify must leave the stream alone here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const listenedTo = new WeakSet<Provider>();
    const current = async () => {
      const { provider } = await embedded.current();
      if (!listenedTo.has(provider)) {
        provider.on("server_error", (ctx, error) => {
          app.log.error({ err: error }, "identity");
          if (isUnavailable(error)) answerUnavailable(ctx);
        });
        provider.on("grant.revoked", (ctx) => {
          if (ctx.oidc.route === "token") void noteReuse(ctx).catch((err) => app.log.error(err));
        });
        listenedTo.add(provider);
      }
      return provider;
    };
    app.setErrorHandler(renderIdentityError);
    // Whatever name the request came by, the provider's addresses are the configured ones.
    app.addHook("onRequest", async ({ raw }) => {
      raw.headers["x-forwarded-proto"] = origin.protocol.slice(0, -1);
      raw.headers["x-forwarded-host"] = origin.host;
    });
    // It would hand refresh tokens to scripts: pages ask the relay.
    app.all("/oidc/token", (_request, reply) => reply.status(404).send({ error: "not_found" }));
    app.all("/oidc/*", async (request, reply) => {
      const provider = await current();
      reply.hijack();
      // What every answer says; the provider's own headers come on top.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw: typeof request.raw & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? "/";
      raw.url = raw.originalUrl.slice("/oidc".length);
      void provider.callback()(raw, reply.raw);
    });
    await app.register(async (forms) => interactionRoutes(forms, current));
  };

/** What serves once came twice: somebody else may have it. The grant and its tokens have ended. */
const noteReuse = (ctx: KoaContextWithOIDC) =>
  noteSecurity({
    kind: "token-reused",
    user_key: ctx.oidc.entities.Account?.accountId ?? null,
    details: {},
  });

const end: RelayOptions["end"] = async ({ refresh_token }) =>
  refresh_token !== null && signOut(refresh_token);

const arrived = (idToken: string, device: string) =>
  noteDevice(String(decodeJwt(idToken).sub), device);
