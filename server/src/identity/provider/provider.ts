import { randomBytes } from "node:crypto";
import { links } from "@neroli/contract/access/links.ts";
import { say } from "@neroli/phrases/say.ts";
import Provider, {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { requestLanguage } from "../../kernel/http/language.ts";
import { findAccount } from "../../users/queries.ts";
import { algorithm, type IdentityKeys } from "../queries/read-keys.ts";
import { isSecure } from "../relay/cookies.ts";
import { adapterAt } from "./adapter.ts";

/** The audience of access tokens. */
export const audience = "urn:neroli:api";
/** The browser application. */
export const clientId = "web";

const minutes = 60;
const days = 86_400;

export interface ProviderOptions {
  origin: string;
  /** Of a portal; that of the whole installation where there is none. */
  host?: string | undefined;
  keys: IdentityKeys;
  /** Seconds that an access token is good for; ten minutes when left out. */
  access_token_ttl?: number | undefined;
}

export const issuerOf = (origin: string) => `${origin}/oidc`;
const scope = "openid email";

/** The embedded OpenID provider: one first-party client, passwords, no consent page. */
export function createProvider(options: ProviderOptions): Provider {
  const { origin, keys } = options;
  const provider = new Provider(issuerOf(origin), {
    adapter: adapterAt(options.host ?? null),
    jwks: { keys: keys.signing as NonNullable<Configuration["jwks"]>["keys"] },
    clients: [webClient(origin)],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    scopes: ["openid"],
    cookies: { keys: keys.cookies, ...cookiesAt(origin) },
    findAccount: findSubject,
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, { uid }) => `${issuerOf(origin)}/interaction/${uid}`,
    },
    loadExistingGrant,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    // By which a person's other sessions are told from this one.
    extraTokenClaims: (_ctx, token) =>
      "grantId" in token && token.grantId ? { grant: token.grantId } : undefined,
    renderError: (ctx, out) => {
      // Signing out ends on its own page even when there was nothing to end.
      const page = ctx.path.startsWith("/session/end") ? links.signOut : links.signIn;
      ctx.redirect(`${origin}${page({ error: out.error })}`);
    },
    ttl: ttls(options.access_token_ttl),
    features: features(options.access_token_ttl),
  });
  // Behind a proxy that ends TLS; plugin.ts says the address in the headers it believes.
  provider.proxy = true;
  return provider;
}

/** No consent to give; and whose account is shut or gone since is asked who else they are. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const { Check } = interactionPolicy;
  const shut = new Check("account_shut", "the account may not sign in", "login_required", (ctx) =>
    ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  );
  policy.get("login")?.checks.add(shut);
  return policy;
}

const webClient = (origin: string) => ({
  client_id: clientId,
  token_endpoint_auth_method: "none" as const,
  application_type: "web" as const,
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code" as const],
  redirect_uris: [`${origin}${links.signIn()}`, `${origin}${links.silentRenew()}`],
  post_logout_redirect_uris: [`${origin}${links.signOut()}`],
});

/**
 * The session's cookie is for the whole site and so may bear `__Host-`; those of a sign-in that goes
 * on are for its own address alone. Another site's link may lead here: Lax, not Strict.
 */
function cookiesAt(origin: string): Configuration["cookies"] {
  const secure = isSecure(origin);
  const sent = { httpOnly: true, sameSite: "lax", secure } as const;
  const [host, any] = secure ? ["__Host-", "__Secure-"] : ["", ""];
  const names = {
    session: `${host}_session`,
    interaction: `${any}_interaction`,
    resume: `${any}_interaction_resume`,
  };
  return { names, long: sent, short: sent };
}

const ttls = (accessToken = 10 * minutes): Configuration["ttl"] => ({
  AccessToken: accessToken,
  IdToken: accessToken,
  AuthorizationCode: minutes,
  Interaction: 60 * minutes,
  RefreshToken: 14 * days,
  Session: 14 * days,
  Grant: 14 * days,
});

const features = (accessToken = 10 * minutes): Configuration["features"] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: "api",
      audience,
      accessTokenTTL: accessToken,
      accessTokenFormat: "jwt",
      jwt: { sign: { alg: algorithm } },
    }),
  },
  rpInitiatedLogout: { enabled: true, logoutSource },
});

/** The tokens' subject is the user's key; who is disabled or blocked gets no new ones. */
async function findSubject(_ctx: KoaContextWithOIDC, sub: string) {
  const account = await findAccount(sub, "en");
  if (!account?.enabled || account.status === "BLOCKED") return undefined;
  return {
    accountId: sub,
    claims: async () => ({ sub, email: account.email, email_verified: true }),
  };
}

/** The grant of a first-party client is made on the spot: there is nothing to consent to. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  grant.addResourceScope(audience, "api");
  await grant.save();
  return grant;
}

/**
 * Signing out needs no second question when the application asks for it with the person's token;
 * a link from elsewhere has none, and then the person decides.
 */
function logoutSource(ctx: KoaContextWithOIDC, form: string): void {
  const language = requestLanguage(ctx);
  const asked = ctx.oidc.entities.IdTokenHint !== undefined;
  const nonce = randomBytes(16).toString("base64");
  const button = `<button>${say(language, "identity.sign-out.confirm")}</button>`;
  const fields = `<input type="hidden" name="logout" value="yes">${asked ? `<noscript>${button}</noscript>` : button}`;
  ctx.set("content-security-policy", `default-src 'none'; script-src 'nonce-${nonce}'`);
  ctx.body = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${say(language, "identity.sign-out.title")}</title>`,
    form.replace("</form>", `${fields}</form>`),
    asked ? `<script nonce="${nonce}">document.forms[0].submit()</script>` : "",
  ].join("\n");
}
