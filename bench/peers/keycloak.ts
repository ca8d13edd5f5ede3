import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { freePort, startNeroli } from "../../e2e/start-neroli.ts";
import { until } from "../chaos/asking.ts";
import { startBrowser } from "../vitals/phone.ts";
import { findJava } from "./java.ts";
import { type Peer, start, type Tools } from "./peer.ts";

const artifact = { group: "org.keycloak", name: "keycloak-quarkus-dist", version: "26.7.3" };
const person = { email: "buyer@neroli.example", password: "of-the-other-provider" };
/** Seconds that an access token lives; the page renews it 15 seconds before. */
const tokenSeconds = 25;
/** Seconds after which its keys are read again. */
const keysSeconds = 2;
const longestStart = 240_000;

export const keycloak: Peer = {
  name: "keycloak",
  target:
    "a person signs in at a real Keycloak, their token is renewed, also after its keys changed, and signing out ends it",
  async run(tools) {
    const folder = await tools.fromMaven(artifact);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const provider = await startKeycloak(tools, { folder, origin });
    const data = await mkdtemp(path.join(tmpdir(), "neroli-peer-"));
    tools.onClose(() => rm(data, { recursive: true }));
    const more = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: "neroli",
      OIDC_KEYS_SECONDS: String(keysSeconds),
    };
    const neroli = await startNeroli(data, { port, more });
    tools.onClose(() => neroli.stop());
    const browser = await startBrowser();
    tools.onClose(() => browser.close());
    const page = await browser.newPage({ locale: "en" });
    const token = watchToken(page, origin);
    const asked = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      return (await fetch(`${origin}/api/users/profile`, { headers })).status;
    };

    await page.goto(`${origin}/requests`, { waitUntil: "commit" });
    await page.getByLabel("Username or email").fill(person.email);
    await page.locator("input[name=password]").fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
    const first = await token();
    const signedIn = await asked(first);

    const renewal = await until(async () => (await token()) !== first);
    const second = await token();
    const renewed = await asked(second);

    await provider.changeKeys();
    const refused = await until(async () => (await asked(second)) === 401);
    await page.goto(`${origin}/notifications`);
    await page.getByRole("heading", { level: 1, name: "Your Notifications" }).waitFor();
    await until(async () => (await token()) !== second);
    const third = await token();
    const afterKeys = await asked(third);

    await page.getByRole("button", { name: /user menu/i }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/ingredients/search");
    await page.getByRole("button", { name: "Log in" }).first().waitFor();
    await page.waitForLoadState();
    const signedOut = await asked(third);
    await page.goto(`${origin}/requests`, { waitUntil: "commit" });
    await page.getByLabel("Username or email").waitFor();
    return {
      holds:
        signedIn === 200 &&
        renewed === 200 &&
        afterKeys === 200 &&
        signedOut === 401 &&
        keyOf(third) !== keyOf(second),
      figures: {
        version: artifact.version,
        "signed in": signedIn,
        "renewed after, ms": renewal,
        renewed,
        "an old key refused after, ms": refused,
        "with a new key": afterKeys,
        "after signing out": signedOut,
      },
    };
  },
};

const keyOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;

/** The last token that the page showed the API. */
function watchToken(page: Page, origin: string): () => Promise<string> {
  let last: string | undefined;
  page.on("request", (request) => {
    const { authorization } = request.headers();
    if (request.url().startsWith(`${origin}/api/`) && authorization) last = authorization.slice(7);
  });
  return async () => {
    // Asks the API of something, with the token of now.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    while (last === undefined) await pause(50);
    return last;
  };
}

async function startKeycloak(tools: Tools, { folder, origin }: { folder: string; origin: string }) {
  const [unpacked = ""] = await readdir(folder);
  const home = path.join(folder, unpacked);
  const port = await freePort();
  const base = `http://localhost:${port}`;
  // What an earlier run left.
  await rm(path.join(home, "data"), { recursive: true, force: true });
  await mkdir(path.join(home, "data/import"), { recursive: true });
  await writeFile(path.join(home, "data/import/neroli.json"), JSON.stringify(realmFor(origin)));
  start(tools, "sh", {
    args: [path.join(home, "bin/kc.sh"), "start-dev", `--http-port=${port}`, "--import-realm"],
    env: {
      JAVA_HOME: await findJava(17),
      KC_BOOTSTRAP_ADMIN_USERNAME: "admin",
      KC_BOOTSTRAP_ADMIN_PASSWORD: "admin",
    },
  });
  const issuer = `${base}/realms/neroli`;
  const isUp = async () => (await fetch(`${issuer}/.well-known/openid-configuration`)).ok;
  await until(isUp, longestStart);
  return { issuer, changeKeys: () => changeKeys(base) };
}

function realmFor(origin: string) {
  const redirects = ["/signIn", "/silentRenew", "/signOut"].map((place) => `${origin}${place}`);
  return {
    realm: "neroli",
    enabled: true,
    sslRequired: "none",
    accessTokenLifespan: tokenSeconds,
    clients: [
      {
        clientId: "neroli",
        publicClient: true,
        standardFlowEnabled: true,
        redirectUris: redirects,
        webOrigins: [origin],
        attributes: {
          "pkce.code.challenge.method": "S256",
          "post.logout.redirect.uris": redirects.join("##"),
        },
        protocolMappers: [
          {
            name: "audience",
            protocol: "openid-connect",
            protocolMapper: "oidc-audience-mapper",
            config: { "included.custom.audience": "urn:neroli:api", "access.token.claim": "true" },
          },
        ],
      },
    ],
    users: [
      {
        username: person.email,
        email: person.email,
        emailVerified: true,
        enabled: true,
        firstName: "Bea",
        lastName: "Buyer",
        credentials: [{ type: "password", value: person.password, temporary: false }],
      },
    ],
  };
}

/** A new key that signs, and the old ones away, as after a leak. */
async function changeKeys(base: string): Promise<void> {
  const body = new URLSearchParams({
    ...{ grant_type: "password", client_id: "admin-cli", username: "admin", password: "admin" },
  });
  const token = `${base}/realms/master/protocol/openid-connect/token`;
  const { access_token } = (await (await fetch(token, { method: "POST", body })).json()) as {
    access_token: string;
  };
  const ask = async (address: string, options: { method?: string; json?: object } = {}) => {
    const answer = await fetch(`${base}/admin/realms/neroli${address}`, {
      method: options.method ?? "GET",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      ...(options.json && { body: JSON.stringify(options.json) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.status === 200 ? answer.json() : null;
  };
  const type = "org.keycloak.keys.KeyProvider";
  const old = (await ask(`/components?type=${type}`)) as { id: string; providerId: string }[];
  const config = { priority: ["1000"], enabled: ["true"], active: ["true"], algorithm: ["RS256"] };
  const key = { name: "next", providerId: "rsa-generated", providerType: type, config };
  await ask("/components", { method: "POST", json: key });
  for (const { id, providerId } of old) {
    if (providerId === "rsa-generated") await ask(`/components/${id}`, { method: "DELETE" });
  }
}
