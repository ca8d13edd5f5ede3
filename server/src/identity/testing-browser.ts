import { createHash, randomBytes } from "node:crypto";

/** As much of a browser as signing in needs: cookies with their paths, and redirects one by one. */
export interface Browser {
  get(url: string): Promise<Response>;
  post(
    url: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

interface Cookie {
  value: string;
  path: string;
}

export function createBrowser(): Browser {
  const jar = new Map<string, Cookie>();
  const send = async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    const cookies = [...jar]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, "/")))
      .map(([id, { value }]) => `${id.slice(id.indexOf(" ") + 1)}=${value}`);
    // Names below localhost are this machine's, which not every system's resolver knows.
    const { host } = new URL(url);
    const response = await fetch(url.replace(/\/\/[\w-]+\.localhost/, "//localhost"), {
      ...init,
      redirect: "manual",
      headers: { "x-forwarded-host": host, cookie: cookies.join("; "), ...init.headers },
    });
    Object.defineProperty(response, "url", { value: url });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
  return {
    get: (url) => send(url, {}),
    post: (url, form, headers = {}) =>
      send(url, { method: "POST", body: new URLSearchParams(form), headers }),
  };
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const at = pair.indexOf("=");
  const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? "/";
  // The same name at two paths is two cookies.
  const id = `${path} ${pair.slice(0, at)}`;
  const value = pair.slice(at + 1);
  if (value === "") jar.delete(id);
  else jar.set(id, { value, path });
}

export const locationOf = (response: Response): URL =>
  new URL(response.headers.get("location") ?? "about:blank", response.url);

export interface SignInRequest {
  address: string;
  verifier: string;
}

/** The application's request to the provider: the code flow with PKCE. */
export function newSignIn(origin: string, more: Record<string, string> = {}): SignInRequest {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: "web",
    response_type: "code",
    redirect_uri: `${origin}/signIn`,
    scope: "openid email",
    state: "the state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...more,
  });
  return { address: `${origin}/oidc/auth?${query}`, verifier };
}

/** Follows redirects inside the provider until one leads to a page. */
export async function follow(browser: Browser, response: Response): Promise<URL> {
  const next = locationOf(response);
  if (!next.pathname.startsWith("/oidc/")) return next;
  return follow(browser, await browser.get(next.href));
}
