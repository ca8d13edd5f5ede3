import type { JSONWebKeySet, JWK } from "jose";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** The keys that the provider signs with. */
export interface IdentityKeys {
  /** Private keys of access and identity tokens: the first signs, the others only verify. */
  signing: JWK[];
  /** Secrets of the provider's cookies. */
  cookies: string[];
}

export const algorithm = "RS256";

export type KeyPurpose = "signing" | "cookies";

/** A new key verifies for an hour before it signs: by then every process knows it. */
export const hoursOfNotice = 1;

/** The keys that there are; none in a new installation. */
export async function readKeys(): Promise<IdentityKeys> {
  const rows = await db()
    .selectFrom("identity_keys")
    .select(["purpose", "key"])
    .select(
      sql<boolean>`created_at < now() - make_interval(hours => ${hoursOfNotice})`.as("announced"),
    )
    .orderBy("created_at", "desc")
    .orderBy("kid")
    .execute();
  const ofPurpose = (purpose: KeyPurpose) =>
    rows.filter((row) => row.purpose === purpose).map(({ key, announced }) => ({ key, announced }));
  const signing = ofPurpose("signing");
  // The newest of those that all know; where there is none, the installation's first.
  const signer = signing.find(({ announced }) => announced) ?? signing.at(-1);
  return {
    signing: [
      ...(signer ? [signer.key] : []),
      ...signing.filter((each) => each !== signer).map(({ key }) => key),
    ],
    cookies: ofPurpose("cookies").map(({ key }) => String(key.k)),
  };
}

/** The public part of the signing keys. */
export const publicKeys = ({ signing }: IdentityKeys): JSONWebKeySet => ({
  keys: signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK),
});
