import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { sql } from "kysely";
import { brandName } from "../../../kernel/current-portal.ts";
import { db } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { hostAsked } from "../../../kernel/portal-hosts.ts";
import { noteSecurity } from "../../../kernel/security-log.ts";
import { relyingParty } from "../../queries/relying-party.ts";
import { findPasskey, listPasskeysHere } from "../queries/find-factors.ts";

const mostPasskeys = 20;
/** EdDSA, ES256 and RS256, which all devices know; asking the runtime for more makes it warn. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What the browser makes a passkey of; one that is there already is not made again. */
export async function offerPasskey(user: { key: string; email: string; name: string }) {
  const known = await listPasskeysHere(user.key);
  if (known.length >= mostPasskeys) throw new AppError("factors.too-many");
  return generateRegistrationOptions({
    rpName: brandName(),
    rpID: relyingParty().id,
    userID: new Uint8Array(Buffer.from(user.key)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

interface NewPasskey {
  user_key: string;
  name: string;
  challenge: string;
  /** As the browser said it: anything at all. */
  response: unknown;
}

/** Keeps a passkey that was made of this challenge, here. */
export async function acceptPasskey({ user_key, name, challenge, response }: NewPasskey) {
  const { origin, id: rpID } = relyingParty();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null);
  const credential = verified?.registrationInfo?.credential;
  if (!verified?.verified || !credential) throw new AppError("factors.passkey-not-accepted");
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto("passkeys")
    .values({
      id: credential.id,
      user_key,
      name,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      host: hostAsked()?.host ?? null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError("factors.passkey-not-accepted");
}

export async function renamePasskey(
  userKey: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("passkeys")
    .set({ name })
    .where("user_key", "=", userKey)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropPasskey(userKey: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("passkeys")
    .where("user_key", "=", userKey)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a passkey has to sign: one of this person's, or any that the browser has of this host. */
export async function askForPasskey(userKey: string | null) {
  const own = userKey === null ? [] : await listPasskeysHere(userKey);
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    // Alone it stands for the password too: the device makes sure of the person.
    userVerification: userKey === null ? "required" : "preferred",
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: transports as [] })),
  });
}

interface Signed {
  /** Whose it has to be; null where the passkey says who signs in. */
  user_key: string | null;
  challenge: string;
  response: unknown;
}

/**
 * Whose passkey has signed this challenge, here; null for whatever is not good, which the security
 * log tells of where it is known whose it was to be.
 */
export async function checkPasskey({ user_key, challenge, response }: Signed) {
  const { origin, id: rpID } = relyingParty();
  const { id, response: said } = response as Partial<AuthenticationResponseJSON>;
  const passkey = typeof id === "string" ? await findPasskey(id) : undefined;
  if (!passkey || (user_key !== null && passkey.user_key !== user_key)) return refuse(user_key);
  const handle = said?.userHandle;
  const named = handle ? Buffer.from(handle, "base64url").toString() : passkey.user_key;
  if (named !== passkey.user_key) return refuse(passkey.user_key);
  const counter = Number(passkey.counter);
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter },
    requireUserVerification: user_key === null,
  }).catch(() => null);
  if (!verified?.verified) return refuse(passkey.user_key);
  await db()
    .updateTable("passkeys")
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where("id", "=", passkey.id)
    .execute();
  return passkey.user_key;
}

async function refuse(user_key: string | null): Promise<null> {
  const details = { factor: "passkey" } as const;
  if (user_key !== null) await noteSecurity({ kind: "factor-failed", user_key, details });
  return null;
}
