import type { Proof } from "@neroli/contract/factors/endpoints.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { isPassword } from "../../../kernel/passwords.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { getOwnCredentials } from "../../../users/queries.ts";
import { ofSession } from "../../queries/require-confirmed.ts";
import { checkCode } from "./check-code.ts";
import { checkPasskey } from "./passkeys.ts";

/** Who finds a session left open shall not find out its password by trying. */
const throttle = createThrottle({ name: "confirm-password", failures: 10, seconds: 600 });

const minutes = 5;
const until = () => sql<Date>`now() + make_interval(mins => ${minutes})`;

/** A proof of who sits there: it holds in this session for five minutes. */
export async function confirm(actor: SignedInActor, proof: Proof): Promise<void> {
  if (!(await isProved(actor, proof))) throw new AppError("factors.wrong-proof");
  const confirmed = { confirmed_until: until() };
  await db()
    .insertInto("confirmations")
    .values({ ...ofSession(actor), ...confirmed })
    .onConflict((conflict) => conflict.columns(["user_key", "session"]).doUpdateSet(confirmed))
    .execute();
}

async function isProved(actor: SignedInActor, proof: Proof): Promise<boolean> {
  const { user_key } = actor;
  if (proof.passkey !== undefined) {
    const challenge = await takeOwnChallenge(actor);
    const signed = { user_key, challenge: challenge ?? "", response: proof.passkey };
    return challenge !== null && (await checkPasskey(signed)) !== null;
  }
  if (proof.code !== undefined) {
    const { address } = actor;
    const { is } = await checkCode({ userKey: user_key, typed: proof.code, address });
    if (is === "throttled") throw new AppError("too-many-requests");
    return is === "right";
  }
  if (!(await throttle.count(user_key))) throw new AppError("too-many-requests");
  const { password_hash } = await getOwnCredentials(actor);
  if (!(await isPassword(proof.password ?? "", password_hash))) return false;
  await throttle.takeBack(user_key);
  return true;
}

/** What a passkey has to sign in this session; the one before serves no more. */
export async function keepOwnChallenge(actor: SignedInActor, challenge: string): Promise<void> {
  const asked = { challenge, challenge_until: until() };
  await db()
    .insertInto("confirmations")
    .values({ ...ofSession(actor), ...asked })
    .onConflict((conflict) => conflict.columns(["user_key", "session"]).doUpdateSet(asked))
    .execute();
}

/** The challenge, once. */
export function takeOwnChallenge(actor: SignedInActor): Promise<string | null> {
  const { user_key, session } = ofSession(actor);
  return transaction(async () => {
    const known = await db()
      .selectFrom("confirmations")
      .where("user_key", "=", user_key)
      .where("session", "=", session)
      .where("challenge_until", ">", sql<Date>`now()`)
      .select("challenge")
      .forUpdate()
      .executeTakeFirst();
    await db()
      .updateTable("confirmations")
      .set({ challenge: null })
      .where("user_key", "=", user_key)
      .where("session", "=", session)
      .execute();
    return known?.challenge ?? null;
  });
}
