import type { Endpoints } from "@neroli/contract/kernel/endpoint.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCompany } from "../companies/factory.ts";
import { api } from "../kernel/http/api.ts";
import { routes } from "../kernel/http/routes.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import { userRoutes } from "../users/routes.ts";
import { createAccessToken } from "./factory.ts";
import { startIdentity } from "./plugin.ts";
import { audience } from "./provider.ts";

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

async function buildApi(authenticate: Awaited<ReturnType<typeof startIdentity>>["authenticate"]) {
  const built = Fastify();
  await built.register(api, { prefix: "/api", routes: [userRoutes], authenticate });
  return built;
}

async function profile(authorization?: string, of = app) {
  const response = await of.inject({
    url: "/api/users/profile",
    headers: authorization === undefined ? {} : { authorization },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const bearer = async (options: Omit<Parameters<typeof createAccessToken>[0], "origin">) =>
  `Bearer ${await createAccessToken({ origin, ...options })}`;

describe("GET /users/profile", () => {
  test("answers the signed-in user with its company and rights", async () => {
    const company = await createCompany({ name: "Maison Ambre", type: "CONSUMER_CARE_BRAND" });
    const user = await createUser({
      company_key: company.key,
      firstname: "Chiara",
      roles: ["BUYER_MANAGER"],
      permissions: { analytics_show: "view" },
    });
    const { status, body } = await profile(await bearer({ user_key: user.key }));
    expect(status).toBe(200);
    expect(body).toEqual({
      key: user.key,
      title: null,
      firstname: "Chiara",
      lastname: user.lastname,
      email: user.email,
      roles: ["BUYER_MANAGER"],
      permissions: { analytics_show: "view" },
      status: "VERIFIED",
      department: null,
      language: null,
      company: {
        key: company.key,
        name: "Maison Ambre",
        type: "CONSUMER_CARE_BRAND",
        verified: true,
        logo: null,
      },
      vetted: true,
      staging: false,
    });
  });

  test("is for a user without a company too", async () => {
    const user = await createUser({ company_key: null });
    const { status, body } = await profile(await bearer({ user_key: user.key }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ company: null, vetted: false });
  });

  test("knows the internal staging company", async () => {
    const { key } = await createCompany({ key: "neroli-staging" });
    const user = await createUser({ company_key: key });
    const { body } = await profile(await bearer({ user_key: user.key }));
    expect(body.staging).toBe(true);
  });

  test.each([
    ["an unverified user", { status: "AWAITING_VERIFICATION" }, {}],
    ["a user of an unverified company", {}, { verified: false }],
    ["a user of a disabled company", {}, { enabled: false }],
  ])("%s is not vetted", async (_who, user, company) => {
    const { key } = await createCompany(company);
    const { key: user_key } = await createUser({ ...user, company_key: key });
    const { status, body } = await profile(await bearer({ user_key }));
    expect(status).toBe(200);
    expect(body.vetted).toBe(false);
  });
});

describe("who is refused", () => {
  const refusal = (status: number, code: string) =>
    expect.objectContaining({ status, body: expect.objectContaining({ code }) });
  const signedOut = refusal(401, "access.signed-out");

  test("one without a token", async () => {
    const answer = await profile();
    expect(answer).toEqual(signedOut);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  test("one with a token that has expired, or is for another, or of another kind", async () => {
    const { key: user_key } = await createUser();
    expect((await profile(await bearer({ user_key }))).status).toBe(200);
    expect(await profile(await bearer({ user_key, expires_in: -1 }))).toEqual(signedOut);
    expect(await profile(await bearer({ user_key, audience: "web" }))).toEqual(signedOut);
    expect(await profile(await bearer({ user_key, type: "JWT" }))).toEqual(signedOut);
    const elsewhere = await createAccessToken({ origin: "https://example.com", user_key });
    expect(await profile(`Bearer ${elsewhere}`)).toEqual(signedOut);
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
    expect(await profile(`Bearer ${forged}`)).toEqual(signedOut);
  });

  test.each(["", "Bearer", "Bearer x", "Bearer a.b.c", "Basic YTpi", "Bearer ä"])(
    "one with the header %j",
    async (authorization) => {
      expect(await profile(authorization)).toEqual(signedOut);
    },
  );

  test("one whose account is gone or disabled", async () => {
    expect(await profile(await bearer({ user_key: "user-gone" }))).toEqual(signedOut);
    const { key: user_key } = await createUser({ enabled: false });
    expect(await profile(await bearer({ user_key }))).toEqual(signedOut);
  });

  test("one who is blocked", async () => {
    const { key: user_key } = await createUser({ status: "BLOCKED" });
    expect(await profile(await bearer({ user_key }))).toEqual(refusal(403, "access.blocked"));
  });
});

test("a role opens what its row of the access table allows, and nothing more", async () => {
  const endpoints = {
    "GET /support-only": {
      access: "support",
      summary: "",
      response: z.object({ seen: z.string() }),
    },
  } as const satisfies Endpoints;
  const { authenticate } = await startIdentity({ origin });
  const built = Fastify();
  await built.register(api, {
    prefix: "/api",
    routes: [
      routes(endpoints, { "GET /support-only": async ({ actor }) => ({ seen: actor.user_key }) }),
    ],
    authenticate,
  });
  const asked = async (role: string) => {
    const { key: user_key } = await createUser({ roles: [role] });
    const headers = { authorization: await bearer({ user_key }) };
    return built.inject({ url: "/api/support-only", headers });
  };
  expect((await asked("NEROLI_EDITOR")).statusCode).toBe(200);
  const refused = await asked("SUPPLIER_MANAGER");
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: "access.forbidden",
    detail: "Permission Denied: Sorry, you do not have permission to access this page.",
  });
  await built.close();
});

describe("with an identity provider of one's own", () => {
  test("accounts are matched by the e-mail address that it has verified", async () => {
    const issuer = await startIssuer();
    const { authenticate } = await startIdentity({ origin, oidc_issuer: issuer.address });
    const built = await buildApi(authenticate);
    const user = await createUser();
    const asked = async (claims: Record<string, unknown>) =>
      (await profile(`Bearer ${await issuer.token(claims)}`, built)).status;
    const email = user.email.toUpperCase();
    expect(await asked({ email, email_verified: true })).toBe(200);
    expect(await asked({ email, email_verified: false })).toBe(401);
    expect(await asked({ email })).toBe(401);
    expect(await asked({ email: "nobody@example.com", email_verified: true })).toBe(401);
    expect(await asked({ email, email_verified: true, aud: "another" })).toBe(401);
    // A token of the embedded provider is of another issuer.
    expect((await profile(await bearer({ user_key: user.key }), built)).status).toBe(401);
    await built.close();
    await issuer.close();
  });
});

/** A provider elsewhere: a discovery document, its keys, and tokens that these sign. */
async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const served = Fastify({ forceCloseConnections: true });
  served.get("/.well-known/openid-configuration", async () => ({
    issuer: address,
    jwks_uri: `${address}/keys`,
  }));
  served.get("/keys", async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "ES256", use: "sig" }],
  }));
  const address = await served.listen({ port: 0, host: "127.0.0.1" });
  return {
    address,
    close: () => served.close(),
    token: (claims: Record<string, unknown>) =>
      new SignJWT({ aud: audience, sub: "abc", ...claims })
        .setProtectedHeader({ alg: "ES256", kid: "one" })
        .setIssuer(address)
        .setExpirationTime("5m")
        .sign(privateKey),
  };
}
