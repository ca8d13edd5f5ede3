import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
} from "oidc-provider";

// An identity provider that is not the product's, as a program of its own:
// node other-provider.ts PORT ORIGIN, where ORIGIN is the product's. Its form asks for an e-mail
// address alone; POST /rotate replaces its signing key, and the old one is taken back at once.

const [port, product] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const audience = "urn:neroli:api";

/** All that outlives a change of keys. */
const stored = new Map<string, AdapterPayload>();
let provider = createProvider(await newKey("first"));

function createAdapter(model: string): Adapter {
  const find = async (id: string) => stored.get(`${model} ${id}`);
  const ofModel = () => stored.entries().filter(([key]) => key.startsWith(`${model} `));
  return {
    find,
    findByUid: async (uid) => ofModel().find(([, each]) => each.uid === uid)?.[1],
    findByUserCode: async () => undefined,
    upsert: async (id, payload) => void stored.set(`${model} ${id}`, payload),
    destroy: async (id) => void stored.delete(`${model} ${id}`),
    consume: async (id) => void Object.assign((await find(id)) ?? {}, { consumed: 1 }),
    revokeByGrantId: async (grantId) => {
      for (const [key, each] of ofModel()) if (each.grantId === grantId) stored.delete(key);
    },
  };
}

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" };
}

function createProvider(key: JWK): Provider {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return new Provider(issuer, {
    adapter: createAdapter,
    jwks: { keys: [key] as NonNullable<Configuration["jwks"]>["keys"] },
    clients: [
      {
        client_id: "neroli-web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: [`${product}/signIn`, `${product}/silentRenew`],
        post_logout_redirect_uris: [`${product}/signOut`],
      },
    ],
    ttl: { Interaction: 3_600, Session: 3_600, Grant: 3_600 },
    cookies: { keys: ["of this test alone"] },
    clientBasedCORS: (_ctx, origin) => origin === product,
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, email: sub, email_verified: true }),
    }),
    extraTokenClaims: (_ctx, token) => ({
      email: "accountId" in token ? token.accountId : undefined,
      email_verified: true,
    }),
    issueRefreshToken: async () => true,
    interactions: { policy, url: (_ctx, { uid }) => `/form/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: String(oidc.client?.clientId),
        accountId: String(oidc.session?.accountId),
      });
      grant.addOIDCScope("openid email");
      grant.addResourceScope(audience, "api");
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, asked) => {
          const button = `<button name="logout" value="yes">Yes, sign me out</button></form>`;
          ctx.body = `${head}${asked.replace("</form>", button)}`;
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: "api",
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: 600,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
  });
}

const head = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Another provider</title><h1>Another provider</h1>`;
const form = `${head}
<form method="post"><label>E-mail <input name="email"></label><button>Continue</button></form>`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/rotate") {
    provider = createProvider(await newKey(`next-${Date.now()}`));
    response.end("rotated");
  } else if (!request.url?.startsWith("/form/")) {
    await provider.callback()(request, response);
  } else if (request.method === "POST") {
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const login = { accountId: String(body.get("email")) };
    await provider.interactionFinished(request, response, { login });
  } else response.setHeader("content-type", "text/html").end(form);
}

createServer((request, response) => void answer(request, response)).listen(Number(port), () =>
  console.log(issuer),
);
