import Fastify from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isSignedIn } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { endPassedTime, passTime } from "../../kernel/testing/pass-time.ts";
import { createUser } from "../../users/factory.ts";
import { createAccessToken } from "../factory.ts";
import { startIdentity } from "../provider/plugin.ts";

const audience = "https://neroli.example.com/api";

let database: { close(): Promise<void> };
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  issuer = await startIssuer();
});
afterEach(async () => {
  endPassedTime();
  await issuer.close();
});

/** Who asks with a token, by key, or the code of the refusal. */
async function startAsking() {
  const external = { issuer: issuer.address, client_id: "neroli", audience, keys_seconds: 300 };
  const { authenticate } = await startIdentity({ origin: "http://localhost:3000", external });
  return async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = { headers, ip: "::1" } as Parameters<typeof authenticate>[0];
    try {
      const actor = await authenticate(request);
      return isSignedIn(actor) ? actor.user_key : "visitor";
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
}

async function lastSignIn(key: string) {
  const query = db().selectFrom("users").select("last_signed_in_at").where("key", "=", key);
  return (await query.executeTakeFirstOrThrow()).last_signed_in_at;
}

test("accounts are matched by the e-mail address that the provider has verified", async () => {
  const user = await createUser();
  const ask = await startAsking();
  const asked = async (claims: Record<string, unknown>) => ask(await issuer.token(claims));
  const email = user.email.toUpperCase();
  expect(await asked({ email, email_verified: true })).toBe(user.key);
  expect(await lastSignIn(user.key)).not.toBeNull();
  expect(await asked({ email, email_verified: false })).toBe("access.email-not-verified");
  expect(await asked({ email })).toBe("access.email-not-verified");
  expect(await asked({ email: "nobody@example.com", email_verified: true })).toBe(
    "access.no-account",
  );
  expect(await asked({ email, email_verified: true, aud: "another" })).toBe("access.signed-out");
  // A token of the embedded provider is of another issuer.
  const embedded = await createAccessToken({
    origin: "http://localhost:3000",
    user_key: user.key,
    audience,
  });
  expect(await ask(embedded)).toBe("access.signed-out");
});

describe("keys that rotate", () => {
  const later = (seconds: number) => passTime(seconds * 1_000);
  const claims = { email_verified: true };

  test("a new one is found at once; one that is taken back is refused after the bound", async () => {
    const { key, email } = await createUser();
    const ask = await startAsking();
    const before = await issuer.token({ ...claims, email });
    expect(await ask(before)).toBe(key);
    await issuer.rotate();
    expect(await ask(await issuer.token({ ...claims, email }))).toBe(key);
    // Read again for the new one, the keys do not hold the old one any more.
    expect(await ask(before)).toBe("access.signed-out");
  });

  test("a key that is taken back is refused after the bound, though nothing else happens", async () => {
    const { key, email } = await createUser();
    const ask = await startAsking();
    const token = await issuer.token({ ...claims, email });
    expect(await ask(token)).toBe(key);
    await issuer.rotate();
    later(299);
    expect(await ask(token)).toBe(key);
    later(1);
    expect(await ask(token)).toBe("access.signed-out");
  });

  test("tokens of unknown keys do not make us ask the provider each time", async () => {
    const { key, email } = await createUser();
    const ask = await startAsking();
    expect(await ask(await issuer.token({ ...claims, email }))).toBe(key);
    for (let attempt = 0; attempt < 5; attempt++) {
      const foreign = await issuer.token({ ...claims, email }, "unknown");
      expect(await ask(foreign)).toBe("access.signed-out");
    }
    expect(issuer.reads()).toBe(2);
  });

  test("a provider that is away for a while signs nobody out", async () => {
    const { key, email } = await createUser();
    const ask = await startAsking();
    const token = await issuer.token({ ...claims, email });
    expect(await ask(token)).toBe(key);
    await issuer.close();
    later(400);
    expect(await ask(token)).toBe(key);
  });
});

/** By the clock that tests may put forward. */
const seconds = () => Math.floor(now().getTime() / 1_000);

/** A provider elsewhere: a discovery document, its keys, and tokens that the newest signs. */
async function startIssuer() {
  const newKey = async (kid: string) => {
    const pair = await generateKeyPair("ES256", { extractable: true });
    return { kid, ...pair };
  };
  let key = await newKey("one");
  let reads = 0;
  const served = Fastify({ forceCloseConnections: true });
  served.get("/.well-known/openid-configuration", async () => ({
    issuer: address,
    jwks_uri: `${address}/keys`,
  }));
  served.get("/keys", async () => {
    reads += 1;
    return { keys: [{ ...(await exportJWK(key.publicKey)), kid: key.kid, alg: "ES256" }] };
  });
  const address = await served.listen({ port: 0, host: "127.0.0.1" });
  return {
    address,
    close: () => served.close(),
    reads: () => reads,
    /** The old key is taken back at once. */
    rotate: async () => {
      key = await newKey("two");
    },
    token: (claims: Record<string, unknown>, kid = key.kid) =>
      new SignJWT({ aud: audience, sub: "abc", ...claims })
        .setProtectedHeader({ alg: "ES256", kid })
        .setIssuer(address)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + 3_600)
        .sign(key.privateKey),
  };
}
