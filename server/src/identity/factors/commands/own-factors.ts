import type { SignedInActor } from "../../../kernel/actor.ts";
import { emit } from "../../../kernel/db/db.ts";
import { AppError, fieldFailure, notFound } from "../../../kernel/errors.ts";
import { noteSecurity } from "../../../kernel/security-log.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { requireSignInHere } from "../../queries/relying-party.ts";
import { requireConfirmed } from "../../queries/require-confirmed.ts";
import { findHasFactor } from "../queries/find-factors.ts";
import { acceptApp, dropApp, offerApp } from "./authenticator-app.ts";
import { changeFactors } from "./change-factors.ts";
import { keepOwnChallenge, takeOwnChallenge } from "./confirm.ts";
import {
  acceptPasskey,
  askForPasskey,
  dropPasskey,
  offerPasskey,
  renamePasskey,
} from "./passkeys.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

export async function beginConfirming(actor: SignedInActor) {
  const options = await askForPasskey(actor.user_key);
  if (!options.allowCredentials?.length) return null;
  await keepOwnChallenge(actor, options.challenge);
  return options;
}

export async function beginPasskey(actor: SignedInActor) {
  await requireConfirmed(actor);
  const { user_key: key, email, name } = actor;
  const options = await offerPasskey({ key, email, name });
  await keepOwnChallenge(actor, options.challenge);
  return options;
}

export async function addPasskey(
  actor: SignedInActor,
  { name, passkey }: { name: string; passkey: unknown },
): Promise<string[] | null> {
  const { user_key } = actor;
  await requireConfirmed(actor);
  const challenge = await takeOwnChallenge(actor);
  if (challenge === null) throw new AppError("factors.passkey-not-accepted");
  return changeFactors(actor, async () => {
    await acceptPasskey({ user_key, name, challenge, response: passkey });
    await tell(user_key, "added", "passkey");
  });
}

/** A name opens nothing: nobody proves himself for it. */
export async function renameOwnPasskey(
  { user_key }: SignedInActor,
  passkey: { id: string; name: string },
): Promise<void> {
  requireSignInHere();
  if (!(await renamePasskey(user_key, passkey))) throw notFound();
}

/** What is gone already is gone. */
export function removePasskey(actor: SignedInActor, id: string) {
  const { user_key } = actor;
  return changeFactors(actor, async () => {
    if (!(await dropPasskey(user_key, id))) return;
    await tell(user_key, "removed", "passkey");
  });
}

export async function beginApp(actor: SignedInActor) {
  await requireConfirmed(actor);
  return offerApp(actor.user_key, actor.email);
}

/** The code of a key that was shown is not a secret's; this only bounds the work. */
const throttle = createThrottle({ name: "app-code", failures: 20, seconds: 600 });

export async function addApp(actor: SignedInActor, code: string): Promise<string[] | null> {
  const { user_key } = actor;
  if (!(await throttle.count(user_key))) throw new AppError("too-many-requests");
  return changeFactors(actor, async () => {
    if (!(await acceptApp(user_key, code.replaceAll(/\s/g, "")))) {
      throw new AppError("factors.wrong-code", {
        failures: [fieldFailure({ path: "code", code: "errors.factors.wrong-code" })],
      });
    }
    await tell(user_key, "added", "totp");
  });
}

export function removeApp(actor: SignedInActor) {
  const { user_key } = actor;
  return changeFactors(actor, async () => {
    if (!(await dropApp(user_key))) return;
    await tell(user_key, "removed", "totp");
  });
}

export async function renewCodes(actor: SignedInActor): Promise<string[]> {
  let codes: string[] = [];
  await changeFactors(actor, async () => {
    if (!(await findHasFactor(actor.user_key))) throw new AppError("factors.none");
    codes = await makeRecoveryCodes(actor.user_key);
    const data = { factor: "recovery-codes", change: "renewed" } as const;
    emit({ topic: "factor.changed", key: actor.user_key, data });
  });
  return codes;
}

/** The security log keeps it, and its owner reads it in a mail. */
async function tell(
  user_key: string,
  change: "added" | "removed",
  factor: "passkey" | "totp",
): Promise<void> {
  await noteSecurity({ kind: `factor-${change}`, user_key, details: { factor } });
  emit({ topic: "factor.changed", key: user_key, data: { factor, change } });
}
