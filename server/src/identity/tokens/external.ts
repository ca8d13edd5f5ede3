import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload } from "jose";
import { z } from "zod";
import { now } from "../../kernel/clock.ts";
import type { IdentityProvider } from "../../kernel/config.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { noteSignIn } from "../../users/commands/note-sign-in.ts";
import { noteSignOut } from "../../users/commands/note-sign-out.ts";
import { findUserKeyByEmail } from "../../users/queries.ts";
import { type AuthenticateOptions, verify } from "./authenticate.ts";
import { keepValue } from "./keep-value.ts";
import { verifyingWith } from "./verifying-keys.ts";

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url() });
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Seconds that known keys serve while the provider does not answer. */
const patience = 3_600;
/** Seconds between two looks for a key that is not known; no more than a tenth of their age. */
const longestPause = 30;

/** Tokens of an identity provider of one's own (OIDC_ISSUER). */
export function externalOptions({
  issuer,
  audience,
  keys_seconds,
}: IdentityProvider): AuthenticateOptions {
  const keys = keepValue(async () => createLocalJWKSet(await readKeys(issuer)), {
    fresh: keys_seconds,
    usable: Math.max(patience, keys_seconds),
    pause: Math.min(longestPause, keys_seconds / 10),
  });
  return {
    issuer,
    audience,
    keys: verifyingWith(keys),
    // Not every provider writes the type of RFC 9068; the audience tells its tokens apart.
    token_type: null,
    findUserKey: noting(vouchedFor),
  };
}

/** A tab that slept has a token that has expired: it says whose it is all the same. */
const secondsLate = 86_400;

/**
 * Ends what the provider gave a person until now, by any access token of it: from now on tokens that
 * are older are refused. A token that is not good ends nothing.
 */
export async function signOutElsewhere(
  authorization: string | undefined,
  options: AuthenticateOptions,
): Promise<void> {
  if (authorization === undefined) return;
  const claims = await verify(authorization, options, { seconds_late: secondsLate });
  if (typeof claims?.email !== "string" || claims.email_verified !== true) return;
  const user_key = await findUserKeyByEmail(claims.email);
  if (user_key === null) return;
  await transaction(async () => {
    await noteSignOut(user_key);
    await noteSecurity({ kind: "signed-out", user_key, details: {} });
  });
}

type FindUserKey = (claims: JWTPayload) => Promise<string>;

/** The sign-in itself happens elsewhere: whoever comes is noted, once an hour. */
function noting(find: FindUserKey): FindUserKey {
  const notedAt = new Map<string, number>();
  return async (claims) => {
    const userKey = await find(claims);
    const time = now().getTime();
    if (time - (notedAt.get(userKey) ?? 0) > 3_600_000) {
      notedAt.set(userKey, time);
      await noteSignIn(userKey);
    }
    return userKey;
  };
}

/** Accounts are matched by e-mail address, and only by one that the provider has verified. */
async function vouchedFor({ email, email_verified }: JWTPayload): Promise<string> {
  if (typeof email !== "string" || email_verified !== true) {
    throw new AppError("access.email-not-verified");
  }
  const userKey = await findUserKeyByEmail(email);
  if (userKey === null) throw new AppError("access.no-account");
  return userKey;
}

/** What the provider signs with, from its document of discovery, so that it may move its keys. */
export async function readKeys(issuer: string): Promise<JSONWebKeySet> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const metadata = Metadata.parse(await readJson(address));
  if (metadata.issuer !== issuer) throw new Error(`${address} is of ${metadata.issuer}`);
  return KeySet.parse(await readJson(metadata.jwks_uri));
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
