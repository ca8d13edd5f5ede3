import { createHash, randomBytes } from "node:crypto";
import { type APIRequestContext, type BrowserContextOptions, request } from "playwright-core";

/** The password of everybody in the demo data. */
export const password = "neroli-demo";

const clientId = "web";

interface Tokens {
  access_token: string;
  id_token: string;
}

/** What a browser keeps of somebody who is signed in: cookies, and whose they are. */
export type KeptSession = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Somebody's access token; it outlives restarts of the server. */
export async function tokenOf(origin: string, email: string, typed = password): Promise<string> {
  const client = await request.newContext({ maxRedirects: 0 });
  const { access_token } = await signIn(client, { origin, email, typed });
  await client.dispose();
  return access_token;
}

/**
 * A session of its own by the same steps as the pages take, code flow with PKCE, without the pages:
 * what a person sees of it is shown by session.test.ts.
 */
export async function sessionOf(
  origin: string,
  email: string,
  typed = password,
): Promise<KeptSession> {
  const client = await request.newContext({ maxRedirects: 0 });
  const { id_token } = await signIn(client, { origin, email, typed });
  const { cookies } = await client.storageState();
  await client.dispose();
  const { sub } = JSON.parse(Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString());
  const localStorage = [{ name: "session:person", value: String(sub) }];
  return { cookies, origins: [{ origin, localStorage }] };
}

async function signIn(
  client: APIRequestContext,
  { origin, email, typed }: { origin: string; email: string; typed: string },
): Promise<Tokens> {
  const verifier = randomBytes(32).toString("base64url");
  const redirect_uri = `${origin}/signIn`;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    redirect_uri,
    scope: "openid email",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const form = await follow(client, `${origin}/oidc/auth?${query}`);
  const interaction = `${origin}/oidc/interaction/${form.searchParams.get("interaction")}`;
  const submitted = await client.post(interaction, { form: { email, password: typed } });
  const back = await follow(client, new URL(submitted.headers().location ?? "", origin).href);
  const code = back.searchParams.get("code");
  if (!code) throw new Error(`${email} is not let in: ${back.href}`);
  const exchanged = await client.post(`${origin}/session/token`, {
    headers: { origin },
    form: {
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri,
      code,
      code_verifier: verifier,
    },
  });
  return (await exchanged.json()) as Tokens;
}

/** The page that redirects inside the provider lead to. */
async function follow(client: APIRequestContext, address: string): Promise<URL> {
  const { pathname } = new URL(address);
  if (!pathname.startsWith("/oidc/")) return new URL(address);
  const answer = await client.get(address);
  return follow(client, new URL(answer.headers().location ?? "/", address).href);
}
