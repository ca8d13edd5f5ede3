import Fastify, { type FastifyInstance } from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { registrationRoutes } from "../registration/routes.ts";
import { createUser } from "../users/factory.ts";
import { factorRoutes } from "./factors/routes.ts";
import { createFactor } from "./factory.ts";
import { startIdentity } from "./provider/plugin.ts";
import { keepSignIn } from "./queries/relying-party.ts";
import { sessionRoutes } from "./sessions/routes.ts";

const origin = "http://localhost:3000";
const audience = "urn:neroli:api";
const password = "correct horse battery staple";
const second = 1_000;

let database: { close(): Promise<void> };
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let app: TestApp;
/** Where the browser gives its session back. */
let relay: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  issuer = await startIssuer();
  const external = { issuer: issuer.address, client_id: "web", audience, keys_seconds: 300 };
  const { authenticate, plugin } = await startIdentity({ origin, external });
  relay = Fastify();
  await relay.register(plugin);
  const routes = [factorRoutes, registrationRoutes, sessionRoutes];
  app = await testApp({ routes, authenticate, tokenFor: async (token) => token });
});
afterAll(async () => {
  keepSignIn(origin);
  await relay.close();
  await app.close();
  await issuer.close();
  await database.close();
});

const asked = async (token: string) => (await app.call("GET /sessions", { as: token })).status;

async function signOut(token?: string, from = origin) {
  const headers = { origin: from, ...(token && { authorization: `Bearer ${token}` }) };
  return (await relay.inject({ method: "POST", url: "/session/end", headers })).json();
}

test("signing out ends every access token that was given before, and none that comes after", async () => {
  const [person, other] = [await createUser(), await createUser()];
  const now = Date.now();
  const here = await issuer.token(person.email, now - 60 * second);
  const tab = await issuer.token(person.email, now - 5 * second);
  const theirs = await issuer.token(other.email, now - 60 * second);
  for (const token of [here, tab, theirs]) expect(await asked(token)).toBe(200);
  expect(await signOut(here)).toEqual({ ended: false });
  expect([await asked(here), await asked(tab), await asked(theirs)]).toEqual([401, 401, 200]);
  expect(await asked(await issuer.token(person.email, now + 2 * second))).toBe(200);
  const noted = db().selectFrom("security_events").where("kind", "=", "signed-out");
  expect(await noted.select("user_key").execute()).toEqual([{ user_key: person.key }]);
});

test("a token that has expired meanwhile ends the others, one of nobody or from elsewhere none", async () => {
  const { email } = await createUser();
  const token = await issuer.token(email, Date.now() - 5 * second);
  const slept = await issuer.token(email, Date.now() - 7_200 * second);
  expect(await asked(slept)).toBe(401);
  await signOut();
  await signOut("not a token");
  await signOut(`${token.slice(0, -4)}AAAA`);
  await signOut(await issuer.token(email, Date.now() - 200_000 * second));
  await signOut(token, "https://elsewhere.example");
  expect(await asked(token)).toBe(200);
  await signOut(slept);
  expect(await asked(token)).toBe(401);
});

test("passwords, factors and sessions are the other provider's to keep", async () => {
  const person = await createUser({ password });
  await createFactor({ user_key: person.key });
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null, demo: false });
  const as = await issuer.token(person.email, Date.now());
  const ofSupport = await issuer.token(support.email, Date.now());
  const own = await app.call("GET /users/profile/factors", { as });
  expect(own.body).toMatchObject({ offered: false });
  const params = { userKey: person.key };
  const held = await app.call("GET /users/:userKey/factors", { as: ofSupport, params });
  expect(held.body).toMatchObject({ offered: false });
  await sql`insert into confirmations (user_key, session, confirmed_until)
    select key, '', now() + interval '5 minutes' from users`.execute(db());
  const passkey = { id: "any", type: "public-key" };
  const answers = [
    await app.call("POST /users/profile/factors/confirm/begin", { as }),
    await app.call("POST /users/profile/factors/confirm", { as, body: { password } }),
    await app.call("POST /users/profile/factors/passkeys/begin", { as }),
    await app.call("POST /users/profile/factors/passkeys", { as, body: { name: "One", passkey } }),
    await app.call("POST /users/profile/factors/passkeys/rename", {
      as,
      body: { id: "any", name: "One" },
    }),
    await app.call("POST /users/profile/factors/passkeys/remove", { as, body: { id: "any" } }),
    await app.call("POST /users/profile/factors/app/begin", { as }),
    await app.call("POST /users/profile/factors/app", { as, body: { code: "123456" } }),
    await app.call("POST /users/profile/factors/app/remove", { as }),
    await app.call("POST /users/profile/factors/codes", { as }),
    await app.call("POST /users/:userKey/factors/reset", { as: ofSupport, params }),
    await app.call("POST /users/profile/password", {
      as,
      body: { current: password, new: "wintry orchards hum softly" },
    }),
    await app.call("POST /registration/password/forgotten", { body: { email: person.email } }),
    await app.call("POST /registration/password/reset", {
      body: { token: "a".repeat(43), password: "wintry orchards hum softly" },
    }),
    await app.call("POST /sessions/end-others", { as }),
    await app.call("DELETE /sessions/:sessionId", { as, params: { sessionId: "any" } }),
  ];
  for (const [index, { status, body }] of answers.entries()) {
    expect([index, status, body.code]).toEqual([index, 409, "identity.elsewhere"]);
  }
});

/** A provider elsewhere, with tokens of any moment. */
async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const served = Fastify({ forceCloseConnections: true });
  served.get("/.well-known/openid-configuration", async () => ({
    issuer: address,
    jwks_uri: `${address}/keys`,
  }));
  served.get("/keys", async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "ES256" }],
  }));
  const address = await served.listen({ port: 0, host: "127.0.0.1" });
  return {
    address,
    close: () => served.close(),
    /** Given at that moment, good for an hour. */
    token: (email: string, at: number) => {
      const given = Math.floor(at / second);
      return new SignJWT({ aud: audience, sub: "abc", email, email_verified: true })
        .setProtectedHeader({ alg: "ES256", kid: "one" })
        .setIssuer(address)
        .setIssuedAt(given)
        .setExpirationTime(given + 3_600)
        .sign(privateKey);
    },
  };
}
