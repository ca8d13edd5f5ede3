import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { createLocalJWKSet, decodeJwt } from "jose";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { IdentityProvider } from "../../kernel/config.ts";
import { rememberRequests } from "../../kernel/current-request.ts";
import { addFollower } from "../../kernel/events/events.ts";
import type { Authenticate } from "../../kernel/http/register.ts";
import { log, report } from "../../kernel/log/log.ts";
import { isUnavailable } from "../../kernel/outage.ts";
import { type PortalHost, portalAt } from "../../kernel/portal-hosts.ts";
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
  /** The same at a portal's host; another provider has one for all. */
  issuerAt: (origin: string) => string;
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
    return { plugin, authenticate, issuer, issuerAt: () => issuer, client_id };
  }
  const issuer = issuerOf(origin);
  const embedded = keepEmbedded(options);
  await embedded.current();
  addFollower(async (events) => {
    if (events.some(({ topic }) => topic === "keys.replaced")) embedded.forget();
  });
  const keys: Omit<KeptValue<Embedded["verify"]>, "forget"> = {
    current: async () => (await embedded.current()).verify,
    renewed: async () => (await embedded.renewed()).verify,
  };
  return {
    plugin: async (app) => {
      const providerAt = async (place: Place) => (await embedded.current()).providerAt(place);
      await app.register(mount(providerAt, origin));
      const ask = async (form: URLSearchParams, at: string) =>
        askEmbedded(
          await providerAt(placeAt(portalAt(new URL(at).host), origin)),
          form,
          new URL(at),
        );
      await app.register(relay({ origin, client_id: clientId, ask, arrived, end }));
    },
    authenticate: createAuthenticate({
      issuer,
      issuerAt: issuerOf,
      audience,
      keys: verifyingWith(keys),
      believed: believedSeconds,
      ends_with_session: true,
      factors: "required",
    }),
    issuer,
    issuerAt: issuerOf,
    client_id: clientId,
  };
}

/** Where somebody signs in: at the address of the whole installation, or at a portal's host. */
interface Place {
  origin: string;
  host?: string;
}

const placeAt = (at: PortalHost | null, origin: string): Place =>
  at ? { origin: at.origin, host: at.host } : { origin };

type ProviderAt = (place: Place) => Provider;

interface Embedded {
  /** By whose change a change of keys is known. */
  kids: string;
  /** Each host has an issuer, addresses and cookies of its own. */
  providerAt: ProviderAt;
  verify: ReturnType<typeof createLocalJWKSet>;
}

/** Its own keys are read again every ten minutes: a token is as good for a moment. */
const believedSeconds = 20;

/** Far less than a new key's notice (queries/read-keys.ts), so that it is known here before it signs. */
const ages = { fresh: 600, usable: 3_600, pause: 30 };

/** The provider with the keys of now; built anew when they change, as all it holds is stored. */
function keepEmbedded({ access_token_ttl }: IdentityOptions): KeptValue<Embedded> {
  let built: Embedded | undefined;
  return keepValue(async () => {
    const keys = await loadKeys();
    const kids = JSON.stringify([keys.signing.map(({ kid }) => kid), keys.cookies.length]);
    if (built?.kids !== kids) {
      built = {
        kids,
        providerAt: keepProviders((place) => createProvider({ ...place, keys, access_token_ttl })),
        verify: createLocalJWKSet(publicKeys(keys)),
      };
    }
    return built;
  }, ages);
}

/** Providers that are kept; building one anew takes some milliseconds. */
const mostProviders = 50;

/** Built when somebody first signs in there; the least recently used goes first. */
function keepProviders(create: ProviderAt): ProviderAt {
  const kept = new Map<string, Provider>();
  return (place) => {
    const provider = kept.get(place.origin) ?? listenedTo(create(place));
    kept.delete(place.origin);
    kept.set(place.origin, provider);
    const oldest = kept.keys().next().value;
    if (kept.size > mostProviders && oldest !== undefined) kept.delete(oldest);
    return provider;
  };
}

function listenedTo(provider: Provider): Provider {
  provider.on("server_error", (ctx, error) => {
    log.error({ err: error }, "identity");
    if (isUnavailable(error)) answerUnavailable(ctx);
  });
  provider.on("grant.revoked", (ctx) => {
    if (ctx.oidc.route === "token") void noteReuse(ctx).catch(report);
  });
  return provider;
}

const mount =
  (providerAt: (place: Place) => Promise<Provider>, origin: string): FastifyPluginAsync =>
  async (app) => {
    rememberRequests(app);
    // The provider reads bodies itself: Fastify must leave the stream alone here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const current = ({ host }: FastifyRequest) => providerAt(placeAt(portalAt(host), origin));
    app.setErrorHandler(renderIdentityError);
    // Whatever name the request came by, the provider's addresses are the portal's or the configured ones.
    app.addHook("onRequest", async (request) => {
      const { protocol, host } = new URL(placeAt(portalAt(request.host), origin).origin);
      request.raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      request.raw.headers["x-forwarded-host"] = host;
    });
    // It would hand refresh tokens to scripts: pages ask the relay.
    app.all("/oidc/token", (_request, reply) => reply.status(404).send({ error: "not_found" }));
    app.all("/oidc/*", async (request, reply) => {
      const provider = await current(request);
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
