import Fastify from "fastify";
import { startIdentity } from "./provider/plugin.ts";
import { type Browser, createBrowser, follow, newSignIn } from "./testing-browser.ts";

export const password = "correct horse battery staple";

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}

export const tokensOf = async (response: Response) => (await response.json()) as Tokens;

/** The port is the origin, so a server that is built again takes the port of the one before. */
export async function startProvider(port?: number) {
  const app = Fastify({ forceCloseConnections: true, trustProxy: "loopback" });
  // A port first: the provider must know its address before it is mounted.
  const free = port ?? (await freePort());
  const origin = `http://localhost:${free}`;
  await app.register((await startIdentity({ origin })).plugin);
  await app.listen({ port: free, host: "localhost" });
  return { app, origin, ...stepsAt(origin) };
}
export type ProviderServer = Awaited<ReturnType<typeof startProvider>>;

async function freePort(): Promise<number> {
  const app = Fastify();
  const address = await app.listen({ port: 0, host: "localhost" });
  await app.close();
  return Number(new URL(address).port);
}

/** The steps of a sign-in, one by one and together. */
export function stepsAt(origin: string) {
  const formOf = async (browser: Browser, address: string) =>
    follow(browser, await browser.get(address));

  const submit = (browser: Browser, page: URL, form: { email: string; password: string }) =>
    browser.post(`${origin}/oidc/interaction/${page.searchParams.get("interaction")}`, form);

  /** From the log-in button to the code. */
  const signIn = async (browser: Browser, email: string) => {
    const { address, verifier } = newSignIn(origin);
    const page = await formOf(browser, address);
    const back = await follow(browser, await submit(browser, page, { email, password }));
    return { code: back.searchParams.get("code") ?? "", verifier };
  };

  /** As the browser asks; what it would keep in its cookie is told as the provider tells it. */
  const token = async (browser: Browser, form: Record<string, string>, cookie?: string) => {
    const headers = { origin, ...(cookie && { cookie }) };
    const answer = await browser.post(`${origin}/session/token`, form, headers);
    const lines = answer.headers.getSetCookie().join("\n");
    const [, refresh_token] = /^neroli-refresh=([^;]+)/m.exec(lines) ?? [];
    const body = { ...((await answer.json()) as object), ...(refresh_token && { refresh_token }) };
    return Response.json(body, { status: answer.status });
  };

  const exchange = (
    { code, verifier }: { code: string; verifier: string },
    browser: Browser = createBrowser(),
  ) =>
    token(browser, {
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: `${origin}/signIn`,
    });

  const refresh = (refresh_token: string) =>
    token(createBrowser(), { grant_type: "refresh_token" }, `neroli-refresh=${refresh_token}`);

  const signedIn = async (browser: Browser, email: string) =>
    tokensOf(await exchange(await signIn(browser, email)));

  return { formOf, submit, signIn, exchange, refresh, signedIn };
}
