import { noteSecurity } from "../../../kernel/security-log.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { useAppCode } from "./authenticator-app.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** One in 300,000 guesses is right: 60 of a day are found out in 14 years. */
const byMinutes = createThrottle({ name: "factor-code", failures: 10, seconds: 600 });
const byDay = createThrottle({ name: "factor-code-day", failures: 60, seconds: 86_400 });

export type CodeVerdict =
  | { is: "right"; factor: "totp" | "recovery-code" }
  | { is: "wrong" | "throttled" };

/**
 * Uses up a code of somebody's authenticator app, six digits, or one of his recovery codes. Who gets
 * here knows the password or holds a session: nobody else can shut the person out by trying.
 */
export async function checkCode(userKey: string, typed: string): Promise<CodeVerdict> {
  const admitted = (await byMinutes.count(userKey)) && (await byDay.count(userKey));
  if (!admitted) return { is: "throttled" };
  const code = typed.replaceAll(/[\s-]/g, "");
  const factor = /^\d{6}$/.test(code) ? "totp" : "recovery-code";
  const right =
    factor === "totp" ? await useAppCode(userKey, code) : await useRecoveryCode(userKey, code);
  if (!right) {
    await noteSecurity({ kind: "factor-failed", user_key: userKey, details: { factor } });
    return { is: "wrong" };
  }
  await Promise.all([byMinutes.takeBack(userKey), byDay.takeBack(userKey)]);
  return { is: "right", factor };
}
