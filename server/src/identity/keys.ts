import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import { sql } from "kysely";
import { db, transaction } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

/** What the provider signs with; the newest first, older ones still verify what they signed. */
export interface IdentityKeys {
  /** Private keys of access and identity tokens. */
  signing: JWK[];
  /** Secrets of the provider's cookies. */
  cookies: string[];
}

export const algorithm = "RS256";

/**
 * The keys of this installation, made at the first use. Two processes that start at once queue at
 * the lock, so that the second finds the keys of the first.
 */
export function loadKeys(): Promise<IdentityKeys> {
  return transaction(async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended('identity_keys', 0))`.execute(db());
    const [signing, cookies] = [await keysOf("signing"), await keysOf("cookies")];
    if (signing.length === 0) signing.push(await addKey("signing", await newSigningKey()));
    if (cookies.length === 0) cookies.push(await addKey("cookies", newCookieKey()));
    return { signing, cookies: cookies.map(({ k }) => String(k)) };
  });
}

type Purpose = "signing" | "cookies";

async function keysOf(purpose: Purpose): Promise<JWK[]> {
  const rows = await db()
    .selectFrom("identity_keys")
    .select("key")
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ key }) => key as unknown as JWK);
}

async function addKey(purpose: Purpose, key: JWK): Promise<JWK> {
  const kid = randomKey();
  await db()
    .insertInto("identity_keys")
    .values({ kid, purpose, key: JSON.stringify({ ...key, kid }) })
    .execute();
  return { ...key, kid };
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: "sig" };
}

const newCookieKey = (): JWK => ({ kty: "oct", k: randomBytes(32).toString("base64url") });

/** What anybody may know of the signing keys. */
export const publicKeys = ({ signing }: IdentityKeys): JSONWebKeySet => ({
  keys: signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK),
});
