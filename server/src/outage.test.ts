import type { Endpoint, Method } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { testIdentity } from "./identity/factory.ts";
import { createBrowser, follow, newSignIn } from "./identity/testing-browser.ts";
import { type ProviderServer, password, startProvider } from "./identity/testing-provider.ts";
import { connect, disconnect } from "./kernel/db/db.ts";
import { api } from "./kernel/http/api.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { createUser } from "./users/factory.ts";

// While the database is away every call says so: 503 and when to try again, never a defect (500).

let database: FreshDatabase;
let app: FastifyInstance;
let provider: ProviderServer;
let catalogue: { stop(): Promise<void> };
let authorization: string;
const browser = createBrowser();
let form: URL;

/** Nobody listens there. */
const nowhere = "postgres://neroli@127.0.0.1:1/neroli";

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await startCatalogue();
  const { authenticate, tokenFor } = await testIdentity();
  const support = await createUser({ roles: ["NEROLI_SUPER"] });
  authorization = `Bearer ${await tokenFor(support.key)}`;
  app = Fastify();
  await app.register(api, { prefix: "/api", routes: allRoutes, authenticate });
  await app.ready();
  provider = await startProvider();
  const page = await browser.get(newSignIn(provider.origin).address);
  form = await follow(browser, page);
  await disconnect();
  connect(nowhere);
});

afterAll(async () => {
  await disconnect();
  connect(database.url);
  await provider.app.close();
  await app.close();
  await catalogue.stop();
  await database.close();
});

const all: [string, Endpoint][] = Object.entries(endpoints);

const goodPath = (pattern: string) =>
  pattern
    .replace(/:(offering|type)\b/, "INGREDIENTS")
    .replace(/:(id|\w+Id)\b/, "00000000-0000-7000-8000-000000000000")
    .replaceAll(/:\w+/g, "no-such-thing");

const ask = (name: string, headers: Record<string, string>) => {
  const [method, pattern = ""] = name.split(" ");
  const body = method === "GET" || method === "DELETE" ? {} : { payload: "{}" };
  const url = `/api${goodPath(pattern)}`;
  const type = "payload" in body ? { "content-type": "application/json" } : {};
  return app.inject({ method: method as Method, url, headers: { ...headers, ...type }, ...body });
};

test.each(all)("%s is told to come again", async (name, { access }) => {
  const signedIn = await ask(name, { authorization });
  expect(signedIn.statusCode, signedIn.body).toBe(503);
  expect(signedIn.json<ErrorBody>().code).toBe("unavailable");
  expect(Number(signedIn.headers["retry-after"])).toBeGreaterThan(0);
  if (access !== "public") return;
  const visitor = await ask(name, {});
  expect(visitor.statusCode === 503 || visitor.statusCode < 500, visitor.body).toBe(true);
});

test.each(languages)("people read it in %s", async (language) => {
  const answer = await ask("GET /users/me", { authorization, "accept-language": language });
  expect(answer.json<ErrorBody>().detail).toBe(sayAny(language, "errors.unavailable", {}));
});

describe("signing in while the database is away", () => {
  test("sends the form back, to be sent again", async () => {
    const interaction = form.searchParams.get("interaction") ?? "";
    const address = `${provider.origin}/oidc/interaction/${interaction}`;
    const answer = await browser.post(address, { email: "ada@example.com", password });
    expect(answer.status).toBe(303);
    const page = new URL(answer.headers.get("location") ?? "", provider.origin);
    expect(page.pathname).toBe("/login");
    expect(Object.fromEntries(page.searchParams)).toEqual({ interaction, failed: "unavailable" });
  });

  test("leads people to a page that begins it again", async () => {
    const headers = { accept: "text/html" };
    const { address } = newSignIn(provider.origin);
    const answer = await fetch(address, { headers, redirect: "manual" });
    const page = new URL(answer.headers.get("location") ?? "", provider.origin);
    expect(page.pathname).toBe("/signIn");
    expect(page.searchParams.get("error")).toMatch(/^(server_error|unreachable)$/);
  });

  test("tells programs to come again", async () => {
    const cookie = `neroli-refresh=${"x".repeat(43)}`;
    const answer = await fetch(`${provider.origin}/session/token`, {
      method: "POST",
      headers: { origin: provider.origin, cookie },
      body: new URLSearchParams({ grant_type: "refresh_token" }),
    });
    expect(answer.status, await answer.clone().text()).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
  });
});
