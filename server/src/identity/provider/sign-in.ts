import { noteSecurity } from "../../kernel/security-log.ts";
import { findAccount } from "../../users/queries.ts";
import { checkCode } from "../factors/commands/check-code.ts";
import { askForPasskey, checkPasskey } from "../factors/commands/passkeys.ts";
import {
  endStep,
  findPerson,
  keepChallenge,
  notePassword,
  takeChallenge,
} from "../factors/commands/sign-in-steps.ts";
import { findFactors, findHasFactor } from "../factors/queries/find-factors.ts";
import { placeOfPasskey } from "../queries/relying-party.ts";
import { checkCredentials, type Verdict } from "./credentials.ts";

/** What the form page is told where a sign-in does not go on; 1 is all about address and password. */
type Failure =
  | "1"
  | "throttled"
  | "blocked"
  | "disabled"
  | "not-activated"
  | "expired"
  | "code"
  | "passkey";

/** Who is in, or what is asked next. */
export type SignInStep =
  | { is: "in"; userKey: string; factor?: "totp" | "passkey" | "recovery-code" }
  | { is: "second" }
  | { is: "failed"; failed: Failure; second?: boolean };

const reasons: Record<Exclude<Verdict["is"], "right">, Failure> = {
  wrong: "1",
  throttled: "throttled",
  blocked: "blocked",
  disabled: "disabled",
  "not-activated": "not-activated",
};

/**
 * One sending of the form, in the sign-in `uid`: address and password, then a code or a passkey of
 * the person whose password was right; or a passkey alone, which stands for both.
 */
export async function takeStep(
  uid: string,
  form: URLSearchParams,
  address: string,
): Promise<SignInStep> {
  const [passkey, code] = [form.get("passkey"), form.get("code")];
  if (passkey !== null) return takePasskey(uid, passkey);
  if (code !== null) return takeCode(uid, { typed: code, address });
  return takePassword(uid, {
    email: form.get("email") ?? "",
    password: form.get("password") ?? "",
    address,
  });
}

async function takePassword(
  uid: string,
  attempt: Parameters<typeof checkCredentials>[0],
): Promise<SignInStep> {
  const verdict = await checkCredentials(attempt);
  if (verdict.is !== "right") return { is: "failed", failed: reasons[verdict.is] };
  const { userKey } = verdict;
  if (!(await findHasFactor(userKey))) return { is: "in", userKey };
  await notePassword(uid, userKey);
  return { is: "second" };
}

async function takeCode(
  uid: string,
  attempt: { typed: string; address: string },
): Promise<SignInStep> {
  const userKey = await findPerson(uid);
  if (userKey === null) return { is: "failed", failed: "expired" };
  const verdict = await checkCode({ userKey, ...attempt });
  if (verdict.is === "right") return enter(uid, userKey, verdict.factor);
  return { is: "failed", failed: verdict.is === "wrong" ? "code" : "throttled", second: true };
}

async function takePasskey(uid: string, text: string): Promise<SignInStep> {
  const person = await findPerson(uid);
  const failed = { is: "failed", failed: "passkey", second: person !== null } as const;
  const challenge = await takeChallenge(uid);
  const response = parse(text);
  if (challenge === null || response === null) return failed;
  const userKey = await checkPasskey({ user_key: person, challenge, response });
  return userKey === null ? failed : enter(uid, userKey, "passkey");
}

/** The account may have been shut since the password was right; a passkey says nothing of it. */
async function enter(
  uid: string,
  userKey: string,
  factor: "totp" | "passkey" | "recovery-code",
): Promise<SignInStep> {
  const account = await findAccount(userKey, "en");
  await endStep(uid);
  const failed = account ? shutBecause(account) : "not-activated";
  if (failed === null) return { is: "in", userKey, factor };
  await noteSecurity({ kind: "sign-in-failed", user_key: userKey, details: { reason: failed } });
  return { is: "failed", failed };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function shutBecause({ activated, status, enabled }: Account) {
  if (!activated) return "not-activated";
  if (status === "BLOCKED") return "blocked";
  return enabled ? null : "disabled";
}

/**
 * What the browser may sign in with here: any passkey of this host before a password was right, and
 * after it what that person has. Nothing is told of anybody before.
 */
export async function beginFactors(uid: string) {
  const person = await findPerson(uid);
  const own = person === null ? null : await findFactors(person);
  const places = own?.passkeys.map(({ host }) => placeOfPasskey(host)) ?? [];
  const any = person === null || places.some(({ works_here }) => works_here);
  const passkey = any ? await askForPasskey(person) : null;
  if (passkey) await keepChallenge(uid, passkey.challenge);
  return {
    second: own !== null,
    passkey,
    app: own !== null && own.app !== null,
    codes: own !== null && own.codes_left > 0,
    // Where that person's passkeys work which do not work here.
    elsewhere: [...new Set(places.filter((each) => !each.works_here).map((each) => each.works_at))],
  };
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
