import { importJWK, SignJWT } from "jose";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { keepPayload } from "./commands/keep-payload.ts";
import { loadKeys } from "./commands/make-keys.ts";
import { startIdentity } from "./provider/plugin.ts";
import { audience, issuerOf } from "./provider/provider.ts";
import { algorithm } from "./queries/read-keys.ts";

interface TokenOptions {
  origin: string;
  user_key: string;
  /** Seconds from now; in the past when negative. */
  expires_in?: number;
  audience?: string;
  type?: string;
}

/** An access token as the embedded provider makes it, without going through the sign-in. */
export async function createAccessToken(options: TokenOptions): Promise<string> {
  const key = (await loadKeys()).signing[0];
  if (!key) throw new Error("no signing key");
  const seconds = Math.floor(Date.now() / 1_000);
  return new SignJWT({ scope: "api", client_id: "web" })
    .setProtectedHeader({ alg: algorithm, typ: options.type ?? "at+jwt", kid: String(key.kid) })
    .setIssuer(issuerOf(options.origin))
    .setAudience(options.audience ?? audience)
    .setSubject(options.user_key)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + (options.expires_in ?? 600))
    .sign(await importJWK(key, algorithm));
}

const testOrigin = "http://localhost:3000";

/** How a test's API finds out who asks: the embedded provider's own keys and tokens. */
export async function testIdentity() {
  const { authenticate } = await startIdentity({ origin: testOrigin });
  return { authenticate, tokenFor: oncePerSecond(tokenOf) };
}

const tokenOf = (user_key: string) => createAccessToken({ origin: testOrigin, user_key });

/** Those of one second are the same to the letter, and each takes milliseconds to sign. */
function oncePerSecond(make: (user_key: string) => Promise<string>) {
  let second = 0;
  const made = new Map<string, Promise<string>>();
  return (user_key: string): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) made.clear();
    second = now;
    const token = made.get(user_key) ?? make(user_key);
    made.set(user_key, token);
    return token;
  };
}

/** A session of somebody, as a sign-in with a browser begins one. */
export async function createSession({ user_key }: { user_key: string }): Promise<{ id: string }> {
  const id = randomKey();
  const payload = { accountId: user_key, clientId: "web", kind: "Grant" };
  await keepPayload({ model: "Grant", id, payload, expiresIn: 86_400 });
  return { id };
}

/** An authenticator app whose key nobody knows: it makes up a person's second factor, no more. */
export async function createFactor({ user_key }: { user_key: string }): Promise<void> {
  const secret = Buffer.from(randomKey());
  await db().insertInto("authenticator_apps").values({ user_key, secret }).execute();
}

/** A proof of who sits there, in a session that tests ask in. */
export async function createConfirmation({ user_key }: { user_key: string }): Promise<void> {
  const confirmed_until = new Date(Date.now() + 60_000);
  await db()
    .insertInto("confirmations")
    .values({ user_key, session: "", confirmed_until })
    .execute();
}
