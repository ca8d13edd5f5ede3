import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import {
  algorithm,
  hoursOfNotice,
  type IdentityKeys,
  type KeyPurpose,
  readKeys,
} from "../queries/read-keys.ts";

/** A signing key is followed by a new one after this many days. */
const daysOfService = 90;
/** One that has been followed stays to verify as long as a browser may hold a token of its time. */
const daysOfRetirement = 15;

/** The keys of this installation, made at the first use. */
export async function loadKeys(): Promise<IdentityKeys> {
  const known = await readKeys();
  return known.signing.length > 0 && known.cookies.length > 0 ? known : makeKeys();
}

/** Two processes that start at once queue at the lock, so that the second finds the first's keys. */
function makeKeys(): Promise<IdentityKeys> {
  return transaction(async () => {
    await lock();
    const { signing, cookies } = await readKeys();
    if (signing.length === 0) await addKey("signing", await newSigningKey());
    if (cookies.length === 0) await addKey("cookies", newCookieKey());
    return readKeys();
  });
}

/**
 * A new signing key at once, from which on an hour of notice goes. With `dropOld` the others are gone
 * at the same moment, as when one has become known: access tokens end, and browsers renew theirs.
 */
export async function replaceKeys({ dropOld }: { dropOld: boolean }): Promise<void> {
  await transaction(async () => {
    await lock();
    if (dropOld) await sql`delete from identity_keys where purpose = 'signing'`.execute(db());
    await addKey("signing", await newSigningKey());
    if (dropOld) emit({ topic: "keys.replaced", key: "signing" });
  });
}

/** A new signing key in time, and none longer than it is good for. */
export async function rotateKeys(): Promise<void> {
  await transaction(async () => {
    await lock();
    const { rows } = await sql<{ isDue: boolean }>`
      select coalesce(max(created_at) < now() - make_interval(days => ${daysOfService}), false)
        as "isDue"
      from identity_keys where purpose = 'signing'`.execute(db());
    if (rows[0]?.isDue) await addKey("signing", await newSigningKey());
    await sql`
      delete from identity_keys as old using identity_keys as next
      where old.purpose = 'signing' and next.purpose = 'signing'
        and next.created_at > old.created_at
        and next.created_at < now() - make_interval(days => ${daysOfRetirement}, hours => ${hoursOfNotice})
    `.execute(db());
  });
}

const lock = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('identity_keys', 0))`.execute(db());

async function addKey(purpose: KeyPurpose, key: JWK): Promise<void> {
  const kid = randomKey();
  await db()
    .insertInto("identity_keys")
    .values({ kid, purpose, key: JSON.stringify({ ...key, kid }) })
    .execute();
}

/** Bits that are worth 128 of security (ASVS 11.2.3). */
const modulusLength = 3_072;

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength });
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: "sig" };
}

const newCookieKey = (): JWK => ({ kty: "oct", k: randomBytes(32).toString("base64url") });
