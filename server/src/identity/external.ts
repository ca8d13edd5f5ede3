import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { findUserKeyByEmail } from "../users/queries.ts";
import type { AuthenticateOptions } from "./authenticate.ts";

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Tokens of an identity provider of one's own (OIDC_ISSUER). */
export const externalOptions = (issuer: string): AuthenticateOptions => ({
  issuer,
  keys: remoteKeys(issuer),
  // Not every provider writes the type of RFC 9068; the audience tells its tokens apart.
  token_type: null,
  findUserKey: vouchedFor,
});

/** Accounts are matched by e-mail address, and only by one that the provider has verified. */
async function vouchedFor({ email, email_verified }: JWTPayload): Promise<string | null> {
  if (typeof email !== "string" || email_verified !== true) return null;
  return findUserKeyByEmail(email);
}

/** The issuer's keys by its discovery document, read at the first token; jose follows rotation. */
function remoteKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= discover(issuer);
    // A provider that was away is asked again by the next token.
    const get = await keys.catch((error) => {
      keys = undefined;
      throw error;
    });
    return get(header, token);
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const metadata = Metadata.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} is of ${metadata.issuer}`);
  return createRemoteJWKSet(new URL(metadata.jwks_uri));
}
