import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { Role } from "@neroli/contract/access/roles.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { publish } from "../../kernel/events/events.ts";
import { api } from "../../kernel/http/api.ts";
import type { Authenticate } from "../../kernel/http/register.ts";
import { routes } from "../../kernel/http/routes.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { endPassedTime, passTime } from "../../kernel/testing/pass-time.ts";
import { createUser } from "../../users/factory.ts";
import { createAccessToken } from "../factory.ts";
import { startIdentity } from "../provider/plugin.ts";
import { holdAccounts } from "./held-accounts.ts";

const origin = "http://localhost:3000";

let database: { close(): Promise<void> };
let app: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApi((await startIdentity({ origin })).authenticate);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Two calls of our own: what is tested is who gets through, not what they find. */
const endpoints = {
  "GET /who": { access: "signed-in", summary: "", response: z.object({ key: z.string() }) },
  "GET /often": {
    access: "public",
    rights: "held",
    summary: "",
    response: z.object({ key: z.string().nullable(), vetted: z.boolean(), language: z.string() }),
  },
  "GET /support-only": { access: "support", summary: "", response: z.object({ key: z.string() }) },
} as const satisfies Endpoints;

/** What the operator would read. */
const log: Record<string, unknown>[] = [];

async function buildApi(authenticate: Authenticate) {
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  const built = Fastify({ logger: { level: "warn", stream } });
  const own = routes(endpoints, {
    "GET /who": async ({ actor }) => ({ key: actor.user_key }),
    "GET /often": async ({ actor: { user_key, vetted, language } }) => ({
      key: user_key,
      vetted,
      language,
    }),
    "GET /support-only": async ({ actor }) => ({ key: actor.user_key }),
  });
  await built.register(api, { prefix: "/api", routes: [own], authenticate });
  return built;
}

async function who(authorization?: string, { of = app, path = "/who" } = {}) {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await of.inject({ url: `/api${path}`, headers });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const bearer = async (options: Omit<Parameters<typeof createAccessToken>[0], "origin">) =>
  `Bearer ${await createAccessToken({ origin, ...options })}`;

test("a token is believed for a moment, its owner's rights never, and not beyond its end", async () => {
  const { key: user_key } = await createUser();
  const token = await bearer({ user_key, expires_in: 10 });
  expect((await who(token)).status).toBe(200);
  expect((await who(`${token.slice(0, -4)}AAAA`)).status).toBe(401);
  await db().updateTable("users").set({ enabled: false }).where("key", "=", user_key).execute();
  expect((await who(token)).body).toMatchObject({ code: "access.disabled" });
  await db().updateTable("users").set({ enabled: true }).where("key", "=", user_key).execute();
  expect((await who(token)).status).toBe(200);
  passTime(11_000);
  const late = await who(token);
  endPassedTime();
  expect(late.status).toBe(401);
});

describe("a call that bears rights of a moment ago", () => {
  const often = async (user_key: string, language = "en") => {
    const headers = { authorization: await bearer({ user_key }), "accept-language": language };
    const response = await app.inject({ url: "/api/often", headers });
    return { status: response.statusCode, body: response.json() };
  };
  const disable = (key: string) =>
    db().updateTable("users").set({ enabled: false }).where("key", "=", key).execute();

  test("reads an account once, for every language, and again after ten seconds", async () => {
    const { key } = await createUser();
    expect((await often(key)).body).toMatchObject({ key, language: "en" });
    await disable(key);
    expect((await often(key, "de")).body).toMatchObject({ key, language: "de" });
    // Every other call knows at once.
    expect((await who(await bearer({ user_key: key }))).status).toBe(403);
    // A clock that is set back meanwhile prolongs nothing.
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() - 3_600_000);
    passTime(10_001);
    const late = await often(key);
    endPassedTime();
    expect(late.body).toMatchObject({ code: "access.disabled" });
  });

  test("knows at once what the outbox tells of the user or of the company", async () => {
    const { key, company_key } = await createUser();
    expect((await often(key)).body).toMatchObject({ vetted: true });
    await transaction(async () => {
      emit({ topic: "company.changed", key: String(company_key) });
      await db()
        .updateTable("companies")
        .set({ verified: false })
        .where("key", "=", company_key)
        .execute();
    });
    expect((await often(key)).body).toMatchObject({ vetted: false });
    await transaction(async () => {
      emit({ topic: "user.changed", key, data: { actor: key } });
      await disable(key);
    });
    expect((await often(key)).status).toBe(403);
  });

  test("does not hold what was read while it changed", async () => {
    const { key } = await createUser();
    const find = holdAccounts();
    const reading = find(key, "en");
    await publish([{ topic: "user.changed", key }]);
    expect((await reading)?.enabled).toBe(true);
    await disable(key);
    expect((await find(key, "en"))?.enabled).toBe(false);
  });
});

describe("who is refused", () => {
  const refusal = (status: number, code: string) =>
    expect.objectContaining({ status, body: expect.objectContaining({ code }) });
  const signedOut = refusal(401, "access.signed-out");

  test("one without a token", async () => {
    const answer = await who();
    expect(answer).toEqual(signedOut);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  test("one with a token that has expired, or is for another, or of another kind", async () => {
    const { key: user_key } = await createUser();
    expect(await who(await bearer({ user_key }))).toMatchObject({
      status: 200,
      body: { key: user_key },
    });
    expect(await who(await bearer({ user_key, expires_in: -1 }))).toEqual(signedOut);
    expect(await who(await bearer({ user_key, audience: "web" }))).toEqual(signedOut);
    expect(await who(await bearer({ user_key, type: "JWT" }))).toEqual(signedOut);
    const elsewhere = await createAccessToken({ origin: "https://example.com", user_key });
    expect(await who(`Bearer ${elsewhere}`)).toEqual(signedOut);
  });

  test("one with a token that a foreign key signed", async () => {
    const { key: user_key } = await createUser();
    const genuine = (await bearer({ user_key })).slice("Bearer ".length);
    const { privateKey } = await generateKeyPair("RS256");
    const [header, payload] = genuine.split(".");
    const { kid } = JSON.parse(Buffer.from(String(header), "base64url").toString());
    const claims = JSON.parse(Buffer.from(String(payload), "base64url").toString());
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid })
      .sign(privateKey);
    expect(await who(`Bearer ${forged}`)).toEqual(signedOut);
  });

  test.each(["", "Bearer", "Bearer x", "Bearer a.b.c", "Basic YTpi", "Bearer ä"])(
    "one with the header %j",
    async (authorization) => {
      expect(await who(authorization)).toEqual(signedOut);
    },
  );

  test("one whose account is gone", async () => {
    expect(await who(await bearer({ user_key: "user-gone" }))).toEqual(signedOut);
  });

  test("one who is disabled or blocked, and is told so", async () => {
    const disabled = await createUser({ enabled: false });
    expect(await who(await bearer({ user_key: disabled.key }))).toEqual(
      refusal(403, "access.disabled"),
    );
    const blocked = await createUser({ status: "BLOCKED" });
    expect(await who(await bearer({ user_key: blocked.key }))).toEqual(
      refusal(403, "access.blocked"),
    );
  });
});

test("a role opens what its row of the access table allows, and nothing more", async () => {
  const asked = async (role: Role) => {
    const { key: user_key } = await createUser({ roles: [role] });
    return who(await bearer({ user_key }), { path: "/support-only" });
  };
  expect((await asked("NEROLI_EDITOR")).status).toBe(200);
  expect(await asked("SUPPLIER_MANAGER")).toMatchObject({
    status: 403,
    body: {
      code: "access.forbidden",
      detail: "Permission Denied: Sorry, you do not have permission to access this page.",
    },
  });
});

test("a user without a company is reported once; support and others are not", async () => {
  const homeless = await createUser({ company_key: null });
  const support = await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] });
  const buyer = await createUser();
  for (const { key } of [homeless, homeless, support, buyer]) {
    expect((await who(await bearer({ user_key: key }))).status).toBe(200);
  }
  const keys = [homeless.key, support.key, buyer.key];
  const told = log.map(({ user }) => user).filter((user) => keys.includes(String(user)));
  expect(told).toEqual([homeless.key]);
});
